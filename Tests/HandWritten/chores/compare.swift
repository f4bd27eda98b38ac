// Prints what the widget shows for a file of chores, and what a tap makes of the file.

import AppIntents
import Foundation
import WidgetKit
@testable import PocketWidgets

@main
enum Compare {
    static let ids = (0..<8).compactMap { UUID(uuidString: "00000000-0000-0000-0000-00000000000\($0)") }

    static func main() async throws {
        let store = try FileStore(group: "group.com.example.pocket", file: "chores.json")
        store.remove()
        try await titles()
        let due = ISO8601DateFormatter().string(from: Date(timeIntervalSinceNow: 400))
        var rows = ids.enumerated().map { index, id in
            let date = index == 1 ? "2026-01-01T12:30:00.5Z" : due
            return #"{ "choreID": "\#(id)", "name": "Chore \#(index)", "due": "\#(date)" }"#
        }
        rows.append(#"{ "name": "no identifier" }"#)
        store.write("""
            { "version": 1, "written": "\(due)", "chores": [\(rows.joined(separator: ","))] }
            """)
        try await titles()
        for index in 0..<2 { try await timeline(index) }
        let offered = ChoreTimelineProvider().recommendations()
        print(offered.compactMap { $0._stubIntent.chore?.id })

        guard let chore = try await Chore.defaultQuery.entities(for: [ids[1]]).first, let row = chore.row else {
            return print("the chore is gone")
        }
        _ = try await ConfirmChore(chore: row).perform()
        let once = chores(in: store)
        _ = try await ConfirmChore(chore: row).perform()
        print("a second tap changes no chore: \(once == chores(in: store))")
        let text = String(decoding: store.contents ?? Data(), as: UTF8.self)
        let date = /"(\d{4}-\d\d-\d\dT[0-9:.]+Z)"/
        print(text.replacing(date) { $0.output.1 == due ? "due" : $0.output.1.contains(".") ? "fraction" : "whole" })
        try await timeline(1)
    }

    /// The chores as the file has them, which are in it before its version and date.
    static func chores(in store: FileStore) -> String? {
        String(decoding: store.contents ?? Data(), as: UTF8.self).components(separatedBy: "\"version\"").first
    }

    static func titles() async throws {
        let gone = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9))
        for entity in try await Chore.defaultQuery.entities(for: [ids[0], gone]) {
            print(entity.id, String(localized: entity.displayRepresentation.title))
        }
        print(try await Chore.defaultQuery.suggestedEntities().map(\.id))
    }

    static func timeline(_ index: Int) async throws {
        let intent = ChoreIntent()
        let chore = try await Chore.defaultQuery.entities(for: [ids[index]]).first
        intent.chore = chore
        let start = Date()
        let timeline = await ChoreTimelineProvider().timeline(for: intent, in: ._stub(family: .accessoryCircular))
        let dates = timeline.entries.map(\.date)
        let due = chore?.row?.due
        let areQuarters = dates.dropFirst().allSatisfy { $0 == due || Int($0.timeIntervalSince1970) % 900 == 0 }
        let isDue = timeline.entries.map { entry in entry.style.label == "Due" }
        print("\(dates.count) entries, the first now: \(abs(dates[0].timeIntervalSince(start)) < 60)")
        print("in order: \(dates == dates.sorted()), quarters of an hour: \(areQuarters)")
        print("due: \(isDue.first == true) now, \(isDue.last == true) at the end")
        print("reload at the end: \(timeline.policy._stubDate == dates.last)")
    }
}
