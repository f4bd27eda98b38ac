// expect: static property 'description' is not concurrency-safe because non-'Sendable' type 'IntentDescription'

import AppIntents

struct Choose: WidgetConfigurationIntent {
    static var title: LocalizedStringResource { "Choose" }
    static let description = IntentDescription("Chooses.")
}
