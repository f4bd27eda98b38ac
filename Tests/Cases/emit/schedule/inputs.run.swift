// Proves the dates of several snapshots and a loader together, and that an answer comes once, with the family.

import AppIntents
import Foundation
import WidgetKit
@testable import InputWidgets

@main
enum Run {
    static let now = Date(timeIntervalSince1970: 1_767_268_800)

    static var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "UTC") ?? calendar.timeZone
        return calendar
    }

    static func main() async throws {
        var checks = Checks()
        entries(&checks)
        relevance(&checks)
        await answers(&checks)
        checks.finish()
    }

    static func minutes(_ entries: [TableEntry]) -> [Double] { entries.map { $0.date.timeIntervalSince(now) / 60 } }

    static func entries(_ checks: inout Checks) {
        let schedule = Schedule(
            stops: [
                Stop(name: "Past", time: now - 600, delay: now + 1200), Stop(name: "Hill", time: now + 600),
                Stop(name: "Lake", time: now + 1500, delay: nil),
            ],
            breaks: [now + 60, now + 120, now - 60, now + 180],
            written: now
        )
        let dates = Dates(date: now + 240, written: now)
        let contents = [
            TableLoaderContent(date: now - 60, title: "First", relevanceScore: 3, changes: [now + 2400]),
            TableLoaderContent(date: now + 1800, title: "Second"),
        ]
        func entries(_ family: WidgetFamily, _ dates: Dates.Reading) -> [TableEntry] {
            TableTimelineProvider.entries(
                schedule: .fresh(schedule), dates: dates, loading: .loaded(contents), family: family, at: now,
                calendar: calendar)
        }
        let small = entries(.systemSmall, .fresh(dates))
        checks.expect(
            minutes(small) == [0, 1, 2, 4, 5, 10, 20, 25, 30, 40, 120, 1440, 1500],
            "every input's dates, in order: \(minutes(small))")
        checks.expect(
            minutes(entries(.accessoryInline, .fresh(dates))) == [0, 1, 2, 5, 10, 20, 25, 30, 40, 120, 1440, 1500],
            "another family has other dates")
        checks.expect(small[7].title == "First" && small[8].title == "Second", "each content from its date on")
        checks.expect(
            small.map(\.state) == Array(repeating: .ready, count: 10) + Array(repeating: .stale, count: 3),
            "stale from the first snapshot on that is")
        checks.expect(small[0].relevance?.score == 3 && small[0].next?.name == "Hill", "the relevance of the content")
        let unread = entries(.systemSmall, .missing)
        checks.expect(unread.allSatisfy { $0.state == .unavailable(.missing) }, "one snapshot that cannot be read")
        let late = TableEntry.sample(titled: "Late", at: now, family: .systemSmall)
        checks.expect(late.next?.name == "Hill" && late.isSmall, "a sample by its title")
    }

    static func relevance(_ checks: inout Checks) {
        let schedule = Schedule(
            stops: [Stop(name: "A", time: now, delay: nil), Stop(name: "B", time: now + 1, delay: now + 2)],
            breaks: nil, written: now)
        let contexts = TableTimelineProvider.relevanceAttributes(snapshot: schedule, calendar: calendar)
            .map(\._stubContext)
        checks.expect(
            contexts == ["date 1767265201.0 to 1767272401.0", "date 1767268802.0"],
            "where there is a date: \(contexts)")
    }

    static func answers(_ checks: inout Checks) async {
        _StubGroupContainers.set(
            FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString),
            for: "group.com.example.inputs")
        let (timelines, continuation) = AsyncStream.makeStream(of: [TableEntry].self)
        TableTimelineProvider().getTimeline(in: ._stub(family: .systemSmall)) { timeline in
            continuation.yield(timeline.entries)
        }
        var answer: [TableEntry]?
        for await entries in timelines {
            answer = entries
            break
        }
        checks.expect(answer?.first?.state == .unavailable(.missing), "the answer comes")
        checks.expect(
            answer?.first?.isSmall == true && answer?.first?.title == "Table", "with the family and the content")
    }
}
