// expect: expect a compile-time constant literal

import AppIntents

let bounds = (lowerBound: 1, upperBound: 9)

struct Choose: WidgetConfigurationIntent {
    static var title: LocalizedStringResource { "Choose" }

    @Parameter(title: "Days", inclusiveRange: bounds)
    var days: Int?

    init() {}
}
