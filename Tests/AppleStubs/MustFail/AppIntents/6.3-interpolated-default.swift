// expect: expect a compile-time constant literal

import AppIntents
import Foundation

struct Choose: WidgetConfigurationIntent {
    static var title: LocalizedStringResource { "Choose" }

    @Parameter(title: "Name", default: "a\(1)")
    var name: String

    init() {}
}
