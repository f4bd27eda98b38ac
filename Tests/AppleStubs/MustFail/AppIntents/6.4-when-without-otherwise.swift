// expect: missing argument for parameter 'otherwise' in call
// expect: generic parameter 'Otherwise' could not be inferred

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
        When(\Choose.$name, .hasAnyValue) {
            Summary("Show \(\.$name)")
        }
    }
}
