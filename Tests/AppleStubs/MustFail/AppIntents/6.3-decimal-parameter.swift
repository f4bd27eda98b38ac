// expect: generic class 'IntentParameter' requires that 'Decimal' conform to '_IntentValue'
// expect: no exact matches in call to initializer

import AppIntents
import Foundation

struct Choose: WidgetConfigurationIntent {
    static var title: LocalizedStringResource { "Choose" }

    @Parameter(title: "Amount")
    var amount: Decimal?

    init() {}
}
