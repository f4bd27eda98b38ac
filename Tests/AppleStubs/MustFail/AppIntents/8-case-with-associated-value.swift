// expect: type 'Flavor' does not conform to protocol 'CaseIterable'
// expect: enum with raw type cannot have cases with arguments
// expect: 'Flavor' declares raw type 'String', but does not conform to RawRepresentable

import AppIntents
import Foundation

enum Flavor: String, AppEnum {
    case vanilla
    case lemon(Int)

    static var typeDisplayRepresentation: TypeDisplayRepresentation { TypeDisplayRepresentation(name: "Flavor") }

    static var caseDisplayRepresentations: [Flavor: DisplayRepresentation] { [.vanilla: "Vanilla"] }
}
