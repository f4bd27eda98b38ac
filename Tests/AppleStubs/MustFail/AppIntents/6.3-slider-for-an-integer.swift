// expect: requires the types 'Optional<Int>.ValueType' (aka 'Int') and 'Double' be equivalent

import AppIntents
import Foundation

struct Choose: WidgetConfigurationIntent {
    static var title: LocalizedStringResource { "Choose" }

    @Parameter(title: "Days", controlStyle: .slider)
    var days: Int?

    init() {}
}
