// expect: 'nonisolated' can not be applied to variable with non-'Sendable' type 'IntentProjection<Choose>?'

import AppIntents
import Foundation

struct Choose: WidgetConfigurationIntent {
    static var title: LocalizedStringResource { "Choose" }

    @Parameter(title: "Name")
    var name: String?
}

nonisolated struct Options: DynamicOptionsProvider {
    @IntentParameterDependency<Choose>(\.$name)
    var intent

    func results() async throws -> [String] { [] }
}
