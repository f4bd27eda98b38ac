// In: the folder that `store.app.run.swift` has written to. Out: what widgets make of it.
// Invariant: this program is built in the extension role, from the same description.

import Foundation
import WidgetKit

@testable import Store

@main
struct Program {
    static func main() async throws {
        var checks = Checks()
        guard let path = ProcessInfo.processInfo.environment["STORE"] else { return checks.finish() }
        let folder = URL(fileURLWithPath: path)
        guard case .fresh(let snapshot) = TasksSnapshot.read(from: folder) else {
            checks.expect(false, "the app has written the file")
            return checks.finish()
        }
        let id = UUID(uuid: (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15))
        let place = Place(name: "“Ö\u{0}\n\"/\\", latitude: -.infinity, opened: Date(timeIntervalSince1970: 1.001))
        let job = JobRow(taskID: id, name: "\u{1F469}\u{200D}", priority: .high, places: [place, Place(name: "")])
        checks.expect(snapshot.tasks.first == job && snapshot.tasks.count == 2, "rows: \(snapshot.tasks)")
        checks.expect(snapshot.current == place && snapshot.share == 0.1 + 0.2, "rows and numbers")
        checks.expect(snapshot.link?.absoluteString == "https://example.com/a%20b?c=d#e", "links")
        checks.expect(snapshot.count == .min && !snapshot.flag && snapshot.priority == .high, "numbers and cases")
        checks.expect(snapshot.due == .distantPast && snapshot.synced == .distantFuture, "dates")
        checks.expect(snapshot.extras == [Extra(number: 3)] && snapshot.unread == "x", "hand-written types")
        checks.expect(snapshot.skippedCount == 0, "nothing is left out")
        checks.expect(Settings.read(from: folder).snapshot?.name == "n", "the other file")
        checks.expect(WidgetKinds.task == TaskWidget.kind && WidgetKinds.share == ShareWidget.kind, "kinds")
        checks.finish()
    }
}
