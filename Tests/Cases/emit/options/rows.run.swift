// Proves that a picker follows another choice, that looking identifiers up does not, and what is first.

import AppIntents
import Foundation
@testable import RowOptions

@main
enum Run {
    static func main() async throws {
        var checks = Checks()
        let store = try FileStore(group: TasksSnapshot.appGroup, file: TasksSnapshot.fileName)
        store.write(
            """
            {
              "version": 1, "written": "2026-01-01T00:00:00Z",
              "projects": [{ "projectID": "p", "name": "Portal" }, { "projectID": "q", "name": "Queue" }],
              "tasks": [
                { "taskID": 1, "projectID": "p", "name": "Design", "stage": "done", "due": "2026-01-05T00:00:00Z" },
                { "taskID": 2, "projectID": "q", "name": "Build" },
                { "taskID": 3, "projectID": "p", "name": "Ask", "due": "2026-01-04T00:00:00Z" },
                { "taskID": 4, "projectID": "p", "name": "Zip", "due": "2026-01-03T00:00:00Z" },
                { "taskID": 5, "projectID": "p", "name": "Undated", "stage": "unknown" }
              ]
            }
            """
        )
        let projects = ProjectEntity.entities(for: ["p", "q"], in: TasksSnapshot.read())
        func intent(_ project: ProjectEntity?) -> TaskIntent {
            TaskIntent(project: project, task: nil, other: nil, pinned: [], title: nil)
        }
        func listing(_ project: ProjectEntity?) async -> [[String]] {
            await _StubDependency.with(intent(project)) {
                (try? await TaskIntentTaskQuery().suggestedEntities())?._stubListing.map(\.items) ?? []
            }
        }
        let chosen = await listing(projects[0])
        checks.expect(
            chosen == [["Ask", "Undated", "Zip"], ["Design"]], "the project's tasks, in sections: \(chosen)")
        let other = await listing(projects[1])
        checks.expect(other == [["Build"]], "another project's")
        let unset = await listing(nil)
        checks.expect(unset == [["Ask", "Build", "Undated", "Zip"], ["Design"]], "all while no project is chosen")

        let found = await _StubDependency.with(intent(projects[1])) {
            (try? await TaskIntentTaskQuery().entities(for: [4, 9, 1])) ?? []
        }
        checks.expect(
            found.map(\.id) == [4, 9, 1] && found.map(\.isMissing) == [false, true, false], "looking up does not")
        let matching = await _StubDependency.with(intent(projects[0])) {
            (try? await TaskIntentTaskQuery().entities(matching: "I"))?._stubListing.map(\.items) ?? []
        }
        checks.expect(matching == [["Zip"], ["Design"]], "a search stays within the project")

        let first = await TaskIntentProjectQuery().defaultResult()
        checks.expect(first?.id == "p", "the first row is the default")
        let task = await _StubDependency.with(intent(projects[0])) { await TaskIntentTaskQuery().defaultResult() }
        checks.expect(task?.id == 3, "of a picker in sections, the first of the first section")
        let ordered = await _StubDependency.with(intent(projects[0])) {
            (try? await TaskIntentOtherQuery().suggestedEntities()) ?? []
        }
        checks.expect(ordered.map(\.id) == [4, 3, 5], "by date, those without last")
        let none = (try? await TaskIntentOtherQuery().suggestedEntities()) ?? []
        checks.expect(none.isEmpty, "`unset none` offers nothing")
        let rows = TaskEntity.rows(in: TasksSnapshot.read())
        checks.expect(
            TaskIntentPinnedQuery.rows(from: rows, project: nil).map(\.taskID) == [1, 2, 3], "`unset` with rows")
        checks.expect(
            TaskIntentPinnedQuery.rows(from: rows, project: projects[0].row).map(\.taskID) == [2], "and without")

        let snapshot = TasksSnapshot.read().snapshot
        checks.expect(
            TaskIntentTitleOptions.values(project: projects[1].row, task: rows[1], snapshot: snapshot) == ["None"],
            "options by two rows and a snapshot"
        )
        checks.expect(
            TaskIntentTitleOptions.values(project: projects[1].row, task: nil, snapshot: snapshot).isEmpty, "nil")

        store.remove()
        let gone = await TaskIntentProjectQuery().defaultResult()
        checks.expect(gone == nil, "without a file there is no first row")
        checks.finish()
    }
}
