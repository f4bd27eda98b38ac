// expect: generic class 'IntentParameter' requires that 'Float' conform to '_IntentValue'
// expect: no exact matches in call to initializer

import AppIntents
import Foundation

struct Choose: WidgetConfigurationIntent {
    static var title: LocalizedStringResource { "Choose" }

    @Parameter(title: "Share")
    var share: Float?

    init() {}
}
