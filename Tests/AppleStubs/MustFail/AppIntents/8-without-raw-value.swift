// expect: type 'Flavor' does not conform to protocol

import AppIntents
import Foundation

enum Flavor: AppEnum {
    case vanilla
    case lemon

    static var typeDisplayRepresentation: TypeDisplayRepresentation { TypeDisplayRepresentation(name: "Flavor") }

    static var caseDisplayRepresentations: [Flavor: DisplayRepresentation] { [.vanilla: "Vanilla", .lemon: "Lemon"] }
}
