// expect: expect a compile-time constant literal

import AppIntents
import Foundation

struct Choose: WidgetConfigurationIntent {
    static var title: LocalizedStringResource { "Choose" }

    @Parameter(title: "Seconds", default: 60 * 60)
    var seconds: Int

    init() {}
}
