// expect: requires the types 'Optional<[String]>.ValueType' (aka 'String') and 'IntentPerson' be equivalent

import AppIntents
import Foundation

struct Choose: WidgetConfigurationIntent {
    static var title: LocalizedStringResource { "Choose" }

    @Parameter(title: "Tags", size: 3)
    var tags: [String]?

    init() {}
}
