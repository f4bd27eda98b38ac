// expect: type 'Flavor' does not conform to protocol 'CaseDisplayRepresentable'

import AppIntents
import Foundation

enum Flavor: String, AppEnum {
    case vanilla

    static var typeDisplayRepresentation: TypeDisplayRepresentation { TypeDisplayRepresentation(name: "Flavor") }
}
