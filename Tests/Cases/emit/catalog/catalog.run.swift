// Proves that rows of a hand-written catalog are looked up again, and what is shown where they cannot be loaded.

import AppIntents
import Foundation
import WidgetKit
@testable import CatalogWidgets

@main
enum Run {
    static func main() async throws {
        var checks = Checks()
        let now = Date(timeIntervalSince1970: 1_767_268_800)
        let rows = try await LineCatalog().rows()
        let choice = ChoiceSnapshot.Reading.fresh(ChoiceSnapshot(currentID: "u1", written: now))
        let found = LineEntity.entities(for: ["u1", "x"], in: rows, choiceSnapshot: choice)
        checks.expect(found.map(\.isMissing) == [false, true], "one entity for each identifier")
        let unread = LineEntity.entities(for: ["u1", "x"], in: nil, choiceSnapshot: choice)
        checks.expect(unread.map(\.isMissing) == [false, false], "none is gone while rows cannot be loaded")
        let start = await LineIntentLineQuery().defaultResult()
        checks.expect(start?.id == LineEntity.followsCurrentID, "follows")
        let offered = try await LineIntentLineQuery().suggestedEntities()._stubListing
        checks.expect(offered.flatMap(\.items) == ["Current line", "M5", "U1"], "after the row that follows")
        let matching = try await LineIntentLineQuery().entities(matching: "city")._stubListing
        checks.expect(matching.flatMap(\.items) == ["U1"], "every searched field")
        let back = await LineIntentBackQuery().defaultResult()
        checks.expect(back?.id == "m5", "the first of the first section")

        func entry(_ line: LineEntity?, _ rows: [LineEntityRow]?) -> CatalogEntry {
            let intent = LineIntent(line: line, back: nil, all: [])
            return CatalogTimelineProvider.entry(for: intent, reading: choice, lineEntityRows: rows, at: now)
        }
        checks.expect(entry(start, rows).name == "U1" && entry(start, rows).state == .ready, "ready")
        checks.expect(entry(found[1], rows).state == .missing, "gone")
        checks.expect(entry(found[1], nil).state == .unavailable(.failed), "rows that cannot be loaded")
        checks.expect(entry(nil, nil).state == .unconfigured, "nothing chosen")
        checks.finish()
    }
}
