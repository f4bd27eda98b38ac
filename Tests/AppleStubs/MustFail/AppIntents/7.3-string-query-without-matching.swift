// expect: type 'ProjectQuery' does not conform to protocol 'EntityStringQuery'

import AppIntents
import Foundation

struct Project: AppEntity {
    static var typeDisplayRepresentation: TypeDisplayRepresentation { TypeDisplayRepresentation(name: "Project") }

    static var defaultQuery: ProjectQuery { ProjectQuery() }

    let id: String

    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
}

struct ProjectQuery: EntityStringQuery {
    func entities(for identifiers: [String]) async throws -> [Project] { [] }
}
