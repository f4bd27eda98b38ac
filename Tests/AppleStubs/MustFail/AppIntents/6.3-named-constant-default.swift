// expect: expect a compile-time constant literal

import AppIntents

let standard = 7

struct Choose: WidgetConfigurationIntent {
    static var title: LocalizedStringResource { "Choose" }

    @Parameter(title: "Days", default: standard)
    var days: Int

    init() {}
}
