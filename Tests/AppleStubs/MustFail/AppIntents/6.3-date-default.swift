// expect: no exact matches in call to initializer
// expect: cannot infer contextual base in reference to member 'date'

import AppIntents
import Foundation

struct Choose: WidgetConfigurationIntent {
    static var title: LocalizedStringResource { "Choose" }

    @Parameter(title: "Since", default: nil, kind: .date)
    var since: Date?

    init() {}
}
