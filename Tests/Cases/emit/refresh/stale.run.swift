// Proves that a widget looks again when what it shows becomes stale, that days are those of the calendar given, and
// that what the system was told of a widget is asked for again when the store changes it.

import Foundation
import WidgetKit
@testable import TideWidgets

@main
enum Run {
    static let start = Date(timeIntervalSince1970: 1_750_000_000)
    static let hour = 3_600.0
    static let harbour = HarbourRow(code: "hel", name: "Helsinki")

    static func main() async throws {
        var checks = Checks()
        let store = try FileStore(group: "group.com.example.tides", file: "tides.json")
        rules(&checks)
        try await day(&checks)
        calendars(&checks)
        store.remove()
        try await invalidations(&checks)
        checks.finish()
    }

    static func tides(written: Date, next: Date? = nil) -> TidesSnapshot {
        TidesSnapshot(harbours: [harbour], next: next, turns: [], written: written)
    }

    static func rules(_ checks: inout Checks) {
        func date(_ reading: TidesSnapshot.Reading, after state: WidgetState = .ready) -> Date {
            TideTimelineProvider.reloadDate(after: state, reading: reading, at: start)
        }
        let fresh = date(.fresh(tides(written: start - hour)))
        checks.expect(fresh == start + hour, "when the store becomes stale, before the rule: \(fresh)")
        let stale = date(.stale(tides(written: start - 9 * hour)))
        checks.expect(stale > start + 22 * hour, "by the rule where it is stale already: \(stale)")
        let missing = date(.missing, after: .unavailable(.missing))
        checks.expect(missing == start + 2 * hour, "after the retry interval where there is none: \(missing)")

        func never(_ tide: TidesSnapshot.Reading, _ moon: MoonSnapshot.Reading, _ state: WidgetState) -> Date? {
            SpringTimelineProvider.reloadDate(after: state, moonSnapshot: moon, tidesSnapshot: tide, at: start)
        }
        let moon = MoonSnapshot(phase: 0.5, written: start - 23.5 * hour)
        let first = never(.fresh(tides(written: start)), .fresh(moon), .ready)
        checks.expect(first == start + 0.5 * hour, "the first of several: \(String(describing: first))")
        let only = never(.fresh(tides(written: start)), .stale(moon), .stale)
        checks.expect(only == start + 2 * hour, "the only one that is fresh: \(String(describing: only))")
        let none = never(.stale(tides(written: start)), .stale(moon), .stale)
        checks.expect(none == nil, "a rule of never, once all are stale")
        let retry = never(.missing, .stale(moon), .unavailable(.missing))
        checks.expect(retry == start + hour, "an hour after what could not be read: \(String(describing: retry))")
    }

    /// A day on which the app writes the same once an hour: no write asks for a timeline, and nothing looks stale for
    /// longer than it is.
    static func day(_ checks: inout Checks) async throws {
        WidgetCenter.shared._stubReset()
        let reloads = WidgetReloads(intervalInNanoseconds: 1_000_000)
        let writer = TidesSnapshot.Writer(reloads: reloads)
        try await writer.write(tides(written: start), at: start)
        await reloads.flush()
        let asked = WidgetCenter.shared._stubRequests.count
        var entries: [TideEntry] = []
        var reload = start
        var requests = 0
        var wrong: [Double] = []
        for minute in 0..<(24 * 60) {
            let now = start + Double(minute) * 60
            if minute > 0, minute.isMultiple(of: 60) { try await writer.write(tides(written: now), at: now) }
            if now >= reload {
                requests += 1
                let reading = TidesSnapshot.read(at: now)
                entries = TideTimelineProvider.entries(for: HarbourIntent(), reading: reading, at: now)
                reload = TideTimelineProvider.reloadDate(
                    after: entries.first?.state ?? .ready, reading: reading, at: now)
            }
            let shown = entries.last { $0.date <= now }?.state
            if shown == .stale { wrong.append(Double(minute) / 60) }
        }
        await reloads.flush()
        checks.expect(wrong.isEmpty, "what the app keeps fresh is never shown as stale: at \(wrong)")
        checks.expect(requests <= 24, "a day costs few requests: \(requests)")
        checks.expect(WidgetCenter.shared._stubRequests.count == asked, "a rewrite that changes nothing asks for none")
    }

    /// Where the clock is put forward, a day has 23 hours.
    static func calendars(_ checks: inout Checks) {
        var helsinki = Calendar(identifier: .gregorian)
        var utc = helsinki
        guard let zone = TimeZone(identifier: "Europe/Helsinki"), let zero = TimeZone(identifier: "UTC") else {
            return checks.expect(false, "time zones")
        }
        helsinki.timeZone = zone
        utc.timeZone = zero
        // The evening before 30 March 2025.
        let evening = Date(timeIntervalSince1970: 1_743_271_200)
        let next = evening + 23.5 * hour
        func entry(_ next: Date, _ calendar: Calendar, at now: Date = evening) -> TideEntry {
            let reading = TidesSnapshot.Reading.fresh(tides(written: now, next: next))
            return TideTimelineProvider.entry(for: HarbourIntent(), reading: reading, at: now, calendar: calendar)
        }
        checks.expect(!entry(next, helsinki).isSoon, "more than a short day")
        checks.expect(entry(next, utc).isSoon, "less than a day of 24 hours")
        let morning = evening + 23.5 * hour
        checks.expect(entry(evening, helsinki, at: morning).state == .empty, "a short day has passed")
        checks.expect(entry(evening, utc, at: morning).state == .ready, "a day of 24 hours has not")
        let reading = TidesSnapshot.Reading.fresh(tides(written: evening, next: next))
        let all = TideTimelineProvider.entries(for: HarbourIntent(), reading: reading, at: evening, calendar: helsinki)
        checks.expect(all.first?.isSoon == false, "entries pass their calendar on")
    }

    static func invalidations(_ checks: inout Checks) async throws {
        WidgetCenter.shared._stubReset()
        let reloads = WidgetReloads(intervalInNanoseconds: 1_000_000)
        let writer = TidesSnapshot.Writer(reloads: reloads)
        try await writer.write(tides(written: start), at: start)
        await reloads.flush()
        let requests = WidgetCenter.shared._stubRequests.map { "\($0)" }
        checks.expect(requests.contains("recommendations"), "what is offered: \(requests)")
        checks.expect(requests.contains("relevance TideWidget"), "when it matters: \(requests)")
        checks.expect(!requests.contains("relevance SpringWidget"), "of the widget that says so alone: \(requests)")

        // Only `relevant` reads these.
        WidgetCenter.shared._stubReset()
        let turns = TidesSnapshot(harbours: [harbour], turns: [start + hour], written: start)
        try await writer.write(turns, at: start + 60)
        await reloads.flush()
        let again = WidgetCenter.shared._stubRequests.map { "\($0)" }
        checks.expect(again.contains("relevance TideWidget"), "a field that no entry reads: \(again)")
        checks.expect(!again.contains { $0.contains("Spring") }, "the other widget is left alone: \(again)")
    }
}
