// expect: result of 'IntentParameterSummary<Intent>' initializer is unused
// expect: function declares an opaque return type, but has no return statements

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
        Summary("Show \(\.$name)")
        Summary("Show \(\.$flavor)")
    }
}
