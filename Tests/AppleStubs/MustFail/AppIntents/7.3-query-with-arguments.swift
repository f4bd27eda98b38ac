// expect: type 'ProjectQuery' does not conform to protocol 'EntityQuery'

import AppIntents
import Foundation

struct Project: AppEntity {
    static var typeDisplayRepresentation: TypeDisplayRepresentation { TypeDisplayRepresentation(name: "Project") }

    static var defaultQuery: ProjectQuery { ProjectQuery(limit: 1) }

    let id: String

    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
}

struct ProjectQuery: EntityQuery {
    let limit: Int

    init(limit: Int) {
        self.limit = limit
    }

    func entities(for identifiers: [String]) async throws -> [Project] { [] }
}
