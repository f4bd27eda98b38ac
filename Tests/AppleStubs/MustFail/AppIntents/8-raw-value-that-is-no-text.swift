// expect: type 'Flavor' does not conform to protocol 'AppEnum'
// expect: type '[String]' does not conform to protocol 'LosslessStringConvertible'

import AppIntents
import Foundation

enum Flavor: AppEnum {
    case vanilla
    case lemon

    init?(rawValue: [String]) { nil }

    var rawValue: [String] { [] }

    static var typeDisplayRepresentation: TypeDisplayRepresentation { TypeDisplayRepresentation(name: "Flavor") }

    static var caseDisplayRepresentations: [Flavor: DisplayRepresentation] { [.vanilla: "Vanilla", .lemon: "Lemon"] }
}
