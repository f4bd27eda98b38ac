// expect: no exact matches in call to initializer

import AppIntents
import Foundation

struct TextOptions: DynamicOptionsProvider {
    func results() async throws -> [String] { [] }
}

struct Choose: WidgetConfigurationIntent {
    static var title: LocalizedStringResource { "Choose" }

    @Parameter(title: "Days", optionsProvider: TextOptions())
    var days: Int?

    init() {}
}
