// expect: extra argument 'requestValueDialog' in call

import AppIntents
import Foundation

struct Project: AppEntity {
    static var typeDisplayRepresentation: TypeDisplayRepresentation { TypeDisplayRepresentation(name: "Project") }

    static var defaultQuery: ProjectQuery { ProjectQuery() }

    let id: String

    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
}

struct ProjectQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [Project] { [] }
}

struct Choose: WidgetConfigurationIntent {
    static var title: LocalizedStringResource { "Choose" }

    @Parameter(title: "Projects", size: 3, requestValueDialog: "Which?")
    var projects: [Project]?

    init() {}
}
