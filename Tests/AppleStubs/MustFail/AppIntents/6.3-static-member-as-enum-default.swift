// expect: expect a compile-time constant literal

import AppIntents
import Foundation

enum Flavor: String, AppEnum {
    case vanilla
    case lemon

    static var typeDisplayRepresentation: TypeDisplayRepresentation { TypeDisplayRepresentation(name: "Flavor") }

    static var caseDisplayRepresentations: [Flavor: DisplayRepresentation] { [.vanilla: "Vanilla", .lemon: "Lemon"] }
}

extension Flavor {
    static let favorite = Flavor.lemon
}

struct Choose: WidgetConfigurationIntent {
    static var title: LocalizedStringResource { "Choose" }

    @Parameter(title: "Flavor", default: .favorite)
    var flavor: Flavor

    init() {}
}
