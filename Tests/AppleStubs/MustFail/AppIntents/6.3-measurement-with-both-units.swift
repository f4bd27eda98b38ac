// expect: extra argument
// expect: cannot infer contextual base in reference to member 'meters'

import AppIntents
import Foundation

struct Choose: WidgetConfigurationIntent {
    static var title: LocalizedStringResource { "Choose" }

    @Parameter(title: "Length", defaultValue: 1, defaultUnit: .meters, unit: .meters)
    var length: Measurement<UnitLength>?

    init() {}
}
