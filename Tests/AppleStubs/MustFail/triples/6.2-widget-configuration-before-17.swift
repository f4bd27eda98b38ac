// expect: 'WidgetConfigurationIntent' is only available in iOS 17.0 or newer
// triple: iOS 16.0

import AppIntents

@available(iOS 16.0, *)
struct Choose: WidgetConfigurationIntent {
    static var title: LocalizedStringResource { "Choose" }
}
