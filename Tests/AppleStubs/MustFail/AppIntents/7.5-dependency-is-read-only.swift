// expect: cannot assign to property: 'intent' is a get-only property

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

    func results() async throws -> [String] { [] }

    mutating func forget() {
        intent = nil
    }
}
