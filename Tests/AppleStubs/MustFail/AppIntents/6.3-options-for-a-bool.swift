// expect: requires the types 'Optional<Bool>.ValueType' (aka 'Bool') and 'String' be equivalent

import AppIntents
import Foundation

struct TextOptions: DynamicOptionsProvider {
    func results() async throws -> [String] { [] }
}

struct Choose: WidgetConfigurationIntent {
    static var title: LocalizedStringResource { "Choose" }

    @Parameter(title: "On", optionsProvider: TextOptions())
    var isOn: Bool?

    init() {}
}
