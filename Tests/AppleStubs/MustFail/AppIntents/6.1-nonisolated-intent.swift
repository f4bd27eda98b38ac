// expect: 'nonisolated' cannot be applied to mutable stored properties

import AppIntents

nonisolated struct Choose: WidgetConfigurationIntent {
    static var title: LocalizedStringResource { "Choose" }

    @Parameter(title: "Name")
    var name: String?
}
