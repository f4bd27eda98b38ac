// expect: type 'Project' does not conform to protocol 'AppEntity'

import AppIntents
import Foundation

struct Project: AppEntity {
    static var typeDisplayRepresentation: TypeDisplayRepresentation { TypeDisplayRepresentation(name: "Project") }

    let id: String

    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "Project") }
}
