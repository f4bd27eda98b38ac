// expect: cannot find '$intent' in scope

import AppIntents
import Foundation

struct Choose: WidgetConfigurationIntent {
    static var title: LocalizedStringResource { "Choose" }

    @Parameter(title: "Name")
    var name: String?
}

struct Options: DynamicOptionsProvider {
    @IntentParameterDependency<Choose>(\.$name)
    var intent

    func results() async throws -> [String] {
        _ = $intent
        return []
    }
}
