// expect: argument 'description' must precede argument 'default'

import AppIntents
import Foundation

struct Choose: WidgetConfigurationIntent {
    static var title: LocalizedStringResource { "Choose" }

    @Parameter(title: "Days", default: 7, description: "How many")
    var days: Int

    init() {}
}
