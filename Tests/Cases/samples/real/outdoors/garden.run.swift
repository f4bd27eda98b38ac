// Proves: a parameter that shows for one scope only; visits within a day and a half; an action that fills up.

import AppIntents
import Foundation
import WidgetKit
@testable import OutdoorWidgets

extension Run {
    static func garden(_ checks: inout Checks) async throws {
        typealias Provider = GardenTimelineProvider
        let store = try FileStore(group: GardenSnapshot.appGroup, file: GardenSnapshot.fileName)
        let (pond, yard) = (UUID(), UUID())
        store.write("""
            { "version": 1, "written": "2026-01-01T12:00:00Z", "gardens": [
              { "gardenID": "\(pond)", "name": "Pond" },
              { "gardenID": "\(yard)", "name": "Backyard", "isFavorite": true, "foodUntil": "2026-01-01T13:00:00Z" }
            ], "visits": [
              { "gardenID": "\(pond)", "visitor": "Wren", "arrives": "2026-01-01T12:00:00Z",
                "leaves": "2026-01-01T14:07:00Z" },
              { "gardenID": "\(yard)", "visitor": "Robin", "arrives": "2026-01-01T13:07:00Z",
                "leaves": "2026-01-03T12:00:00Z" }
            ] }
            """)
        let reading = GardenSnapshot.read()
        let stored = try await GardenQuery().entities(for: [yard]).first
        func entries(_ scope: GardenScope, _ garden: Garden? = nil) -> [GardenEntry] {
            Provider.entries(
                for: GardenIntent(scope: scope, garden: garden), reading: reading, at: now, calendar: calendar)
        }
        let all = entries(.all)
        checks.expect(all.map { minutes($0.date) } == [0, 60, 120], "visits within a day and a half: \(all.count)")
        checks.expect(all.map { $0.visits.map(\.visitor) } == [["Wren"], ["Wren", "Robin"], ["Robin"]], "who is there")
        checks.expect(all[0].shown?.name == "Pond", "the first of all")
        checks.expect(entries(.favorites)[0].shown?.name == "Backyard", "the first with a star")
        checks.expect(entries(.specific, stored)[0].shown?.name == "Backyard", "the chosen one")
        checks.expect(entries(.specific)[0].shown == nil, "none chosen")
        let empty = GardenSnapshot.Reading.fresh(GardenSnapshot(written: now))
        checks.expect(Provider.entry(for: GardenIntent(), reading: empty, at: now).state == .empty, "no garden")
        func reload(_ end: Double) -> Double {
            minutes(Provider.reloadDate(after: .ready, endingAt: later(end), at: now, calendar: calendar))
        }
        checks.expect(reload(120) == 120 && reload(0) == 36 * 60, "at the end, or after a day and a half")

        func shown(_ scope: GardenScope) -> Int? {
            let summary = GardenIntent.parameterSummary as? any _StubSummary
            return summary?._stubShown(for: GardenIntent(scope: scope, garden: nil), family: nil)?.keyPaths.count
        }
        checks.expect(shown(.all) == 1 && shown(.specific) == 2, "a garden is asked for in one scope")
        checks.expect(Provider().recommendations().map(\._stubIntent.scope) == [.all, .favorites], "what a watch offers")

        if let row = stored?.row { _ = try await Resupply(garden: row).perform() }
        let filled = GardenSnapshot.read().snapshot?.gardens.first { $0.gardenID == yard }
        checks.expect((filled?.waterUntil ?? .distantPast) > Date(), "filled up")
    }
}
