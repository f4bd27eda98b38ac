// expect: stored property 'box' of 'Sendable'-conforming struct 'Project' has non-Sendable type 'Box'

import AppIntents
import Foundation

struct Project: AppEntity {
    static var typeDisplayRepresentation: TypeDisplayRepresentation { TypeDisplayRepresentation(name: "Project") }

    static var defaultQuery: ProjectQuery { ProjectQuery() }

    let id: String
    let box = Box()

    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
}

struct ProjectQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [Project] { [] }
}

final class Box {
    var value = 0
}
