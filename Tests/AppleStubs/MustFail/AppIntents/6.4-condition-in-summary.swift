// expect: closure containing control flow statement cannot be used with result builder

import AppIntents
import Foundation

enum Flavor: String, AppEnum {
    case vanilla
    case lemon

    static var typeDisplayRepresentation: TypeDisplayRepresentation { TypeDisplayRepresentation(name: "Flavor") }

    static var caseDisplayRepresentations: [Flavor: DisplayRepresentation] { [.vanilla: "Vanilla", .lemon: "Lemon"] }
}

struct Choose: WidgetConfigurationIntent {
    static var title: LocalizedStringResource { "Choose" }

    @Parameter(title: "Name")
    var name: String?

    @Parameter(title: "Flavor")
    var flavor: Flavor

    static var parameterSummary: some ParameterSummary {
        Summary("Show \(\.$name)") {
            if true {
                \Choose.$flavor
            }
        }
    }
}
