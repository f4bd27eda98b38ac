// expect: requires that 'Optional<String>' inherit from 'IntentParameter<V0>'
// expect: generic parameter 'V0' could not be inferred

import AppIntents
import Foundation

struct Choose: WidgetConfigurationIntent {
    static var title: LocalizedStringResource { "Choose" }

    @Parameter(title: "Name")
    var name: String?
}

struct Options: DynamicOptionsProvider {
    @IntentParameterDependency<Choose>(\.name)
    var intent

    func results() async throws -> [String] { [] }
}
