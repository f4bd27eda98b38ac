// expect: missing argument for parameter #1 in call
// expect: generic parameter 'V0' could not be inferred

import AppIntents
import Foundation

struct Choose: WidgetConfigurationIntent {
    static var title: LocalizedStringResource { "Choose" }

    @Parameter(title: "Name")
    var name: String?
}

struct Options: DynamicOptionsProvider {
    @IntentParameterDependency<Choose>()
    var intent

    func results() async throws -> [String] { [] }
}
