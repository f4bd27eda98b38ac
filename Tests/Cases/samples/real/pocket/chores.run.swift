// Proves: quarters of an hour together with what the store knows, no more than twenty; a tap that confirms.

import AppIntents
import Foundation
import WidgetKit
@testable import PocketWidgets

extension Run {
    static func chores(_ checks: inout Checks) async throws {
        typealias Provider = ChoreTimelineProvider
        let store = try FileStore(group: ChoreSnapshot.appGroup, file: ChoreSnapshot.fileName)
        let ids = (0..<8).map { _ in UUID() }
        let rows = ids.enumerated().map { index, id in
            #"{ "choreID": "\#(id)", "name": "Chore \#(index)", "due": "2026-01-01T12:30:00Z" }"#
        }
        store.write("""
            { "version": 1, "written": "2026-01-01T12:00:00Z", "chores": [\(rows.joined(separator: ","))] }
            """)
        let reading = ChoreSnapshot.read()
        let start = await ChoreIntentChoreQuery().defaultResult()
        checks.expect(start?.id == ids[0], "the first at first")
        let entries = Provider.entries(for: ChoreIntent(chore: start), reading: reading, at: now, calendar: calendar)
        checks.expect(entries.count == 20, "no more than twenty: \(entries.count)")
        checks.expect(entries.prefix(4).map { minutes($0.date) } == [0, 8, 23, 38], "quarters, and when it is due")
        checks.expect(entries[0].style.label == "Done" && entries[3].style.label == "Due", "due from then on")
        let end = entries.last?.date ?? now
        let reload = Provider.reloadDate(after: .ready, endingAt: end, at: now, calendar: calendar)
        checks.expect(reload == end, "asks again at the last")
        let offered = Provider.recommendations(snapshot: reading.snapshot)
        checks.expect(offered.count == 6 && offered[5]._stubIntent.chore?.id == ids[5], "six on a watch")

        if let row = start?.row {
            _ = try await ConfirmChore(chore: row).perform()
            let once = ChoreSnapshot.read().snapshot?.chores[0].done
            _ = try await ConfirmChore(chore: row).perform()
            checks.expect(once != nil && ChoreSnapshot.read().snapshot?.chores[0].done == once, "a second tap is none")
        }
        let unset = Provider.entry(for: ChoreIntent(chore: nil), reading: reading, at: now)
        checks.expect(unset.state == .unconfigured && unset.style.label == "Done", "nothing chosen")
    }
}
