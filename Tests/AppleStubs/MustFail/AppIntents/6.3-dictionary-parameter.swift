// expect: generic class 'IntentParameter' requires that '[String : Int]' conform to '_IntentValue'
// expect: no exact matches in call to initializer

import AppIntents
import Foundation

struct Choose: WidgetConfigurationIntent {
    static var title: LocalizedStringResource { "Choose" }

    @Parameter(title: "Counts")
    var counts: [String: Int]?

    init() {}
}
