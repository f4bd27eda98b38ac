// expect: static property 'title' is not concurrency-safe because it is nonisolated global shared mutable state

import AppIntents

struct Choose: WidgetConfigurationIntent {
    static var title: LocalizedStringResource = "Choose"
}
