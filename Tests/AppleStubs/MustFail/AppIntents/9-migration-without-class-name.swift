// expect: type 'Choose' does not conform to protocol 'CustomIntentMigratedAppIntent'

import AppIntents

struct Choose: WidgetConfigurationIntent, CustomIntentMigratedAppIntent {
    static var title: LocalizedStringResource { "Choose" }
}
