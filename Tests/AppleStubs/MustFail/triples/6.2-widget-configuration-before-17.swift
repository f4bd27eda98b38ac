// expect: conformance of 'Never' to 'IntentResult' is only available in iOS 17.0 or newer
// expect: protocol 'AppIntent' requires 'perform()' to be available in iOS 16.0 and newer
// triple: iOS 16.0

import AppIntents

@available(iOS 16.0, *)
struct Choose: WidgetConfigurationIntent {
    static var title: LocalizedStringResource { "Choose" }
}
