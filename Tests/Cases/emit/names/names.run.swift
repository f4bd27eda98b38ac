// Proves that parameters named like the generated functions' own variables keep their values.

import AppIntents
import Foundation
import WidgetKit
@testable import NameWidgets

@main
enum Run {
    static func main() async throws {
        var checks = Checks()
        let now = Date(timeIntervalSince1970: 1_767_268_800)
        let row = RowEntityRow(id: "r", title: "Row", in: "shelf")
        let reading = Store.Reading.fresh(Store(rows: [row], snapshot: "stored", written: now))
        let chosen = RowEntity(row)
        func intent(date: Date? = nil, snapshot: String? = nil, now number: Int? = 5) -> NamesIntent {
            NamesIntent(
                date: date, state: "state", reading: chosen, configuration: nil, content: "content",
                snapshot: snapshot, family: nil, in: "in", entries: chosen, now: number, loading: ["x"]
            )
        }
        func entry(_ intent: NamesIntent) -> NamesEntry {
            NamesTimelineProvider.entry(for: intent, reading: reading, family: .systemMedium, at: now)
        }
        let first = entry(intent())
        checks.expect(first.title == "state" && first.when == now && first.self2 == "stored", "each keeps its own")
        checks.expect(first.names == ["Row", "r"] && first.now == 5 && first.loading == ["x"], "rows and values")
        checks.expect(
            first.default && !first.isSmall && first.date == now && first.state == .ready, "and the entry's own")
        let early = now.addingTimeInterval(-60)
        checks.expect(entry(intent(date: early)).when == early, "a parameter called date")
        checks.expect(entry(intent(date: early, snapshot: "stored")).state == .empty, "in conditions too")
        checks.expect(entry(intent(now: nil)).state == .unconfigured, "a required parameter called now")
        checks.finish()
    }
}
