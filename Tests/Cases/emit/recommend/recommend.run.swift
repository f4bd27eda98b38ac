// Proves what is recommended where a person cannot edit a widget, and at which dates a widget matters.

import AppIntents
import Foundation
import WidgetKit
@testable import WatchWidgets

@main
enum Run {
    static let now = Date(timeIntervalSince1970: 1_000_000)

    static let snapshot = ClassesSnapshot(
        rooms: [
            RoomRow(roomID: "b", name: "Blue"), RoomRow(roomID: "a", name: "Amber", kind: .exam),
            RoomRow(roomID: "c", name: "Cyan"),
        ],
        lessons: [
            Lesson(title: "Art", start: now, reminder: nil), Lesson(title: "Sport", start: now + 60, reminder: now),
        ],
        nextExam: now + 120,
        bells: [now + 1, now + 2],
        written: now
    )

    static var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "UTC") ?? calendar.timeZone
        return calendar
    }

    static func main() async throws {
        var checks = Checks()
        try recommendations(&checks)
        await relevance(&checks)
        checks.finish()
    }

    static func recommendations(_ checks: inout Checks) throws {
        let offered = RoomTimelineProvider.recommendations(snapshot: snapshot)
        checks.expect(
            offered.map(\._stubDescription) == [
                "Next \"exam\"", "Amber: Exam", "Blue: Lesson", "Cyan: Lesson", "Beside Blue", "Beside Amber",
                "Beside Cyan",
            ],
            "titles in order: \(offered.map(\._stubDescription))")
        let intents = offered.map(\._stubIntent)
        checks.expect(intents[0].kind == .exam && intents[0].room?.id == "b", "values of the description")
        checks.expect(intents[0].others.map(\.id) == ["b", "a"], "a list of entities")
        checks.expect(intents[1].room?.id == "a" && intents[1].kind == .lesson, "the row, and defaults beside it")
        checks.expect(intents[4].others.map(\.id) == ["b"] && intents[4].room == nil, "a parameter that is a list")
        checks.expect(
            RoomTimelineProvider.recommendations(snapshot: nil).map(\._stubDescription) == ["Next \"exam\""],
            "without a store only what needs none")
        let written = KindTimelineProvider().recommendations()
        checks.expect(written.map(\._stubIntent.kind) == [.lesson, .exam], "written out")
        checks.expect(written.map(\._stubIntent.floor) == [nil, 2], "with a number")

        let store = try FileStore(group: "group.com.example.classes", file: "classes.json")
        checks.expect(DoorTimelineProvider().recommendations().isEmpty, "no file, no rows")
        store.write("{ \"rooms\": [{ \"roomID\": \"x\", \"name\": \"Xenon\" }] }")
        checks.expect(
            DoorTimelineProvider().recommendations().map(\._stubDescription) == ["Xenon"], "the store as it is")
        let entry = DoorTimelineProvider.entry(
            for: DoorTimelineProvider.recommendations(snapshot: snapshot)[2]._stubIntent, reading: .fresh(snapshot),
            at: now)
        checks.expect(entry.name == "Cyan", "what is recommended is what is shown")
    }

    static func relevance(_ checks: inout Checks) async {
        let attributes = RoomTimelineProvider.relevanceAttributes(snapshot: snapshot, calendar: calendar)
        checks.expect(
            attributes.map(\._stubContext) == [
                "date 999100.0 to 1000600.0", "date 999160.0 to 1000660.0", "date 913720.0 to 1007320.0",
                "date 1000001.0", "date 1000002.0", "date 1000000.0",
            ],
            "one for each date: \(attributes.map(\._stubContext))")
        checks.expect(
            attributes.map(\._stubConfiguration.kind) == [.lesson, .lesson, .exam, .lesson, .lesson, .lesson],
            "the configuration that each is for")
        checks.expect(
            RoomTimelineProvider.relevanceAttributes(snapshot: nil, calendar: calendar).isEmpty, "nothing without data")
        let bell = BellTimelineProvider.relevanceAttributes(at: now)
        checks.expect(bell.map(\._stubContext) == ["date 1000300.0"], "of a widget without configuration")
        let asked = await BellTimelineProvider().relevance()
        checks.expect(asked._stubAttributes.count == 1, "the system is told the same")
    }
}
