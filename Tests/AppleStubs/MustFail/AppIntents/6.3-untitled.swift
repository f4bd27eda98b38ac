// expect: missing argument for parameter 'title' in call

import AppIntents
import Foundation

struct Choose: WidgetConfigurationIntent {
    static var title: LocalizedStringResource { "Choose" }

    @Parameter(default: 7)
    var days: Int

    init() {}
}
