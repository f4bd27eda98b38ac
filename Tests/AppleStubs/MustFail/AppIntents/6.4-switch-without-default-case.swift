// expect: generic parameter 'DefaultSummary' could not be inferred
// expect: missing argument for parameter #2 in call

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
        Switch(\Choose.$flavor) {
            Case(Flavor.vanilla) {
                Summary("Show \(\.$name)")
            }
        }
    }
}
