// In: the facade of the store, without its marks for Objective-C. Out: whether it does what the Swift behind it does.
// Invariant: values are handed over as Objective-C would: objects by name.

import Foundation

@testable import Store

@main
struct Program {
    static func main() async throws {
        var checks = Checks()
        links(&checks)
        try await writes(&checks)
        checks.expect(StoreFacade.taskKind == "com.example.task" && StoreFacade.shareKind == "ShareWidget", "kinds")
        checks.finish()
    }

    static func links(_ checks: inout Checks) {
        let id = UUID()
        let link = StoreFacade.taskLink(id: id, priority: 10)
        checks.expect(link == Routes.task(id: id, priority: .high), "a link by raw value")
        checks.expect(StoreFacade.taskLink(id: id, priority: 11) == nil, "no such raw value")
        checks.expect(StoreFacade.homeLink() == Routes.home(), "a link without values")
        guard let link, let other = URL(string: "store://other") else { return checks.expect(false, "no link") }
        checks.expect(StoreFacade.nameOfRoute(for: link) == "task", "a name")
        let arguments = StoreFacade.argumentsOfRoute(for: link)
        checks.expect(arguments["id"] as? UUID == id && arguments["priority"] as? Int == 10, "arguments: \(arguments)")
        checks.expect(StoreFacade.nameOfRoute(for: other) == nil, "another link")
        checks.expect(StoreFacade.argumentsOfRoute(for: other).isEmpty, "has no arguments")
    }

    static func write(_ contents: @Sendable () -> [String: Any]) async -> (any Error)? {
        await withCheckedContinuation { continuation in
            StoreFacade.writeTasksSnapshot(contents()) { continuation.resume(returning: $0) }
        }
    }

    static func writes(_ checks: inout Checks) async throws {
        let store = try FileStore(group: TasksSnapshot.appGroup, file: TasksSnapshot.fileName)
        let id = UUID()
        let date = Date(timeIntervalSince1970: 1_700_000_000.25)
        var error = await write {
            let place: [String: Any] = ["name": "p", "latitude": Double.nan, "opened": date]
            let task: [String: Any] = ["taskID": id, "name": "n", "priority": 10, "places": [place]]
            return ["tasks": [task], "share": 0.5, "flag": false, "link": URL(fileURLWithPath: "/a")]
        }
        checks.expect(error == nil, "it is written: \(String(describing: error))")
        let found = TasksSnapshot.read().snapshot
        let row = found?.tasks.first
        checks.expect(row?.taskID == id && row?.priority == .high && row?.name == "n", "rows")
        checks.expect(row?.places.first?.opened == date && row?.places.first?.latitude.isNaN == true, "rows in rows")
        checks.expect(found?.share == 0.5 && found?.flag == false && found?.count == 0, "numbers and defaults")
        checks.expect(found?.link == URL(fileURLWithPath: "/a"), "links")
        let before = store.contents
        error = await write { ["task": []] }
        checks.expect(error as? WidgetObjects.Failure == .unknownField("task"), "a name that is no field's")
        error = await write { ["share": Data()] }
        checks.expect(error as? WidgetObjects.Failure == .unsupportedValue, "a class that files cannot hold")
        error = await write { ["tasks": [["name": "without an identifier"]]] }
        checks.expect(error as? WidgetWriteError == .unreadable(count: 1), "a row that lacks a field")
        error = await write { ["share": "much"] }
        checks.expect(error is DecodingError, "a value of another type")
        checks.expect(store.contents == before, "and nothing is written")
        await withCheckedContinuation { continuation in
            StoreFacade.flushReloads { continuation.resume() }
        }
    }
}
