// expect: cannot convert value of type 'ClosedRange<Int>' to expected argument type
// expect: expect a compile-time constant literal

import AppIntents
import Foundation

struct Choose: WidgetConfigurationIntent {
    static var title: LocalizedStringResource { "Choose" }

    @Parameter(title: "Days", inclusiveRange: 1...9)
    var days: Int?

    init() {}
}
