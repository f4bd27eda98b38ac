// expect: requires that 'String.ValueType' (aka 'String') conform to 'AppEnum'

import AppIntents
import Foundation

struct TextOptions: DynamicOptionsProvider {
    func results() async throws -> [String] { [] }
}

struct Choose: WidgetConfigurationIntent {
    static var title: LocalizedStringResource { "Choose" }

    @Parameter(title: "Name", default: "a", optionsProvider: TextOptions())
    var name: String

    init() {}
}
