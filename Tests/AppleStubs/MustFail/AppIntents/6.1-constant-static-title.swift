// expect: static property 'title' is not concurrency-safe because non-'Sendable' type 'LocalizedStringResource'

import AppIntents

struct Choose: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Choose"
}
