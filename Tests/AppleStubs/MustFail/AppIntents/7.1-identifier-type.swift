// expect: type 'Project' does not conform to protocol 'AppEntity'
// expect: type 'Identifier' does not conform to protocol 'EntityIdentifierConvertible'

import AppIntents
import Foundation

struct Identifier: Hashable, Sendable {
    let number: Int
}

struct Project: AppEntity {
    static var typeDisplayRepresentation: TypeDisplayRepresentation { TypeDisplayRepresentation(name: "Project") }

    static var defaultQuery: ProjectQuery { ProjectQuery() }

    let id: Identifier

    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "Project") }
}

struct ProjectQuery: EntityQuery {
    func entities(for identifiers: [Identifier]) async throws -> [Project] { [] }
}
