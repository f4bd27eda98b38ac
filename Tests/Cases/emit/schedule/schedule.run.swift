// Proves when entries begin and when timelines are asked for again: in zones with shifts of an hour and of half an
// hour, over both changes of the clock, with a clock that is set back; and how often a day asks.

import AppIntents
import Foundation
import WidgetKit
@testable import ScheduleWidgets

@main
enum Run {
    static func main() async throws {
        var checks = Checks()
        for zone in Zone.all {
            quarters(zone, &checks)
            steps(zone, &checks)
            days(zone, &checks)
        }
        clockChanges(&checks)
        agenda(&checks)
        expiry(&checks)
        setBack(&checks)
        ends(&checks)
        departures(&checks)
        samples(&checks)
        simulatedDays(&checks)
        checks.finish()
    }

    /// A zone, with moments around the changes of its clock.
    struct Zone {
        var name: String
        var moments: [Date]

        static let all = [
            Zone(
                "Europe/Berlin",
                ["2026-03-28T22:59:59Z", "2026-03-29T00:20:00Z", "2026-10-24T23:10:00Z", "2026-10-25T00:40:00Z"]),
            Zone("Australia/Lord_Howe", ["2026-10-03T15:10:00Z", "2026-04-04T14:40:00Z", "2026-04-04T15:05:00Z"]),
            Zone("America/St_Johns", ["2026-03-08T04:40:00Z", "2026-11-01T03:40:00Z", "2026-07-01T12:00:00Z"]),
            Zone("Asia/Kolkata", ["2026-03-29T00:59:59Z", "2026-10-25T18:29:59Z"]),
            Zone("America/Sao_Paulo", ["2018-11-04T02:50:00Z", "2018-02-18T01:10:00Z"]),
            Zone("UTC", ["2000-12-31T23:59:59Z", "1999-01-01T00:00:00Z"]),
        ]

        private init(_ name: String, _ texts: [String]) {
            self.name = name
            moments = texts.map(date)
        }

        var calendar: Calendar {
            var calendar = Calendar(identifier: .gregorian)
            calendar.timeZone = TimeZone(identifier: name) ?? calendar.timeZone
            return calendar
        }
    }

    static func date(_ text: String) -> Date { ISO8601DateFormatter().date(from: text) ?? .distantPast }

    /// What the clock shows: `03:00`.
    static func time(_ date: Date, _ calendar: Calendar) -> String {
        let parts = calendar.dateComponents([.hour, .minute, .second], from: date)
        func digits(_ number: Int?) -> String { String(String((number ?? 99) + 100).dropFirst()) }
        let seconds = parts.second == 0 ? "" : ":" + digits(parts.second)
        return digits(parts.hour) + ":" + digits(parts.minute) + seconds
    }

    static func isSorted(_ dates: [Date]) -> Bool { zip(dates, dates.dropFirst()).allSatisfy { $0 < $1 } }

    // MARK: Steps

    static func quarters(_ zone: Zone, _ checks: inout Checks) {
        let calendar = zone.calendar
        for now in zone.moments {
            let dates = QuarterTimelineProvider.entries(at: now, calendar: calendar).map(\.date)
            checks.expect(dates.count == 9 && dates.first == now && isSorted(dates), "\(zone.name): now, then in order")
            checks.expect(
                dates.dropFirst().allSatisfy { calendar.component(.minute, from: $0) % 15 == 0 && seconds($0) == 0 },
                "\(zone.name): whole quarters of the clock")
            checks.expect(
                zip(dates.dropFirst(), dates.dropFirst(2)).allSatisfy { $1.timeIntervalSince($0) == 900 },
                "\(zone.name): none is left out")
            let reload = QuarterTimelineProvider.reloadDate(endingAt: dates.last ?? now, at: now, calendar: calendar)
            checks.expect(reload == dates.last, "\(zone.name): asked again at the end")
        }
    }

    static func seconds(_ date: Date) -> Double { date.timeIntervalSinceReferenceDate.remainder(dividingBy: 60) }

    static func steps(_ zone: Zone, _ checks: inout Checks) {
        for now in zone.moments {
            let calendar = zone.calendar
            let dates = StepTimelineProvider.entries(at: now, calendar: calendar).map(\.date)
            checks.expect(dates.first == now && isSorted(dates), "\(zone.name): in order, each once")
            checks.expect(dates.contains(now.addingTimeInterval(5400)), "\(zone.name): 90 minutes are 90 minutes")
            let tomorrow = calendar.date(byAdding: .day, value: 1, to: now)
            checks.expect(tomorrow.map(dates.contains) == true, "\(zone.name): a day by the calendar")
            let weeks = dates.filter { calendar.dateInterval(of: .weekOfYear, for: $0)?.start == $0 }
            checks.expect(!weeks.isEmpty, "\(zone.name): the beginning of a week")
            let half = dates.filter { $0.timeIntervalSince(now) <= 30 }
            checks.expect(half.count == 2, "\(zone.name): half a minute")
        }
    }

    static func days(_ zone: Zone, _ checks: inout Checks) {
        let calendar = zone.calendar
        for now in zone.moments {
            let dates = StepTimelineProvider.entries(at: now, calendar: calendar).map(\.date)
            let days = (1...2).compactMap { calendar.date(byAdding: .day, value: $0, to: now) }
            checks.expect(
                days.allSatisfy { dates.contains(calendar.startOfDay(for: $0)) },
                "\(zone.name): the next two days begin")
            var reload = now
            var asked: [String] = []
            for _ in 0..<4 {
                let next = StepTimelineProvider.reloadDate(at: reload, calendar: calendar)
                checks.expect(next > reload, "\(zone.name): later than now")
                checks.expect(next.timeIntervalSince(reload) <= 26 * 3600, "\(zone.name): within a day")
                asked.append(day(next, calendar))
                reload = next
            }
            checks.expect(Set(asked).count == 4, "\(zone.name): once a day")
        }
    }

    static func day(_ date: Date, _ calendar: Calendar) -> String {
        let parts = calendar.dateComponents([.month, .day], from: date)
        return "\(parts.month ?? 0)-\(parts.day ?? 0)"
    }

    // MARK: Changes of the clock

    static func clockChanges(_ checks: inout Checks) {
        func daily(_ text: String, in zone: Int) -> String {
            let calendar = Zone.all[zone].calendar
            let reload = StepTimelineProvider.reloadDate(at: date(text), calendar: calendar)
            return day(reload, calendar) + " " + time(reload, calendar)
        }
        checks.expect(daily("2026-03-28T23:00:00Z", in: 0) == "3-29 03:00", "skipped: the moment after")
        checks.expect(daily("2026-10-24T23:00:00Z", in: 0) == "10-25 02:30", "shown twice: the first")
        checks.expect(daily("2026-10-25T00:30:00Z", in: 0) == "10-26 02:30", "not a second time")
        checks.expect(daily("2026-10-25T00:40:00Z", in: 0) == "10-26 02:30", "nor between the two")
        checks.expect(daily("2026-10-25T01:10:00Z", in: 0) == "10-26 02:30", "nor shortly before the second")
        checks.expect(daily("2026-10-03T15:00:00Z", in: 1) == "10-4 02:30", "half an hour is skipped")
        checks.expect(daily("2026-04-04T15:10:00Z", in: 1) == "4-5 02:30", "half an hour is shown twice")

        func hours(_ text: String, in zone: Int) -> [String] {
            let calendar = Zone.all[zone].calendar
            let intent = AgendaIntent(title: nil)
            let entries = AgendaTimelineProvider.entries(
                for: intent, reading: .missing, at: date(text), calendar: calendar)
            return entries.dropFirst().prefix(3).map { time($0.date, calendar) }
        }
        checks.expect(hours("2026-03-29T00:20:00Z", in: 0) == ["03:00", "04:00", "05:00"], "two o'clock is skipped")
        checks.expect(hours("2026-10-24T23:20:00Z", in: 0) == ["02:00", "02:00", "03:00"], "two o'clock is shown twice")
        checks.expect(hours("2026-10-03T15:10:00Z", in: 1) == ["03:00", "04:00", "05:00"], "from half past two on")
        checks.expect(hours("2026-04-04T14:10:00Z", in: 1) == ["02:00", "03:00", "04:00"], "back to half past one")
        checks.expect(hours("2026-07-01T12:10:00Z", in: 2) == ["10:00", "11:00", "12:00"], "a zone of half hours")
        checks.expect(hours("2026-07-01T12:10:00Z", in: 3) == ["18:00", "19:00", "20:00"], "another one")
        checks.expect(hours("2018-11-04T02:50:00Z", in: 4) == ["01:00", "02:00", "03:00"], "midnight is skipped")
    }

    // MARK: Data

    static let calendar = Zone.all[5].calendar
    static let now = date("2026-05-04T10:00:30Z")

    static func event(_ title: String, from start: Double, to end: Double, alarm: Double? = nil) -> Event {
        Event(
            title: title, start: now.addingTimeInterval(start * 60), end: now.addingTimeInterval(end * 60),
            alarm: alarm.map { now.addingTimeInterval($0 * 60) })
    }

    static func agenda(_ checks: inout Checks) {
        let snapshot = AgendaSnapshot(
            events: [
                event("Past", from: -60, to: -30, alarm: -70), event("Lunch", from: -10, to: 20, alarm: 5),
                event("Same end", from: 5, to: 20), event("Late", from: 30, to: 90),
            ],
            nextSync: now.addingTimeInterval(5 * 60),
            written: now.addingTimeInterval(-5 * 3600)
        )
        func entries(_ reading: AgendaSnapshot.Reading) -> [AgendaEntry] {
            AgendaTimelineProvider.entries(for: AgendaIntent(title: nil), reading: reading, at: now, calendar: calendar)
        }
        let fresh = entries(.fresh(snapshot))
        let times = fresh.map { time($0.date, calendar) }
        checks.expect(
            times == [
                "10:00:30", "10:05:30", "10:20:30", "11:00", "11:00:30", "11:30:30", "12:00", "13:00", "00:00", "06:30",
                "10:05:30", "10:25:30",
            ],
            "hours, ends, alarms and times of day, each once: \(times)")
        checks.expect(isSorted(fresh.map(\.date)), "in order")
        checks.expect(fresh.map(\.left).prefix(3) == [3, 3, 1], "each entry is of its own time")
        checks.expect(fresh[0].current?.title == "Lunch" && fresh[2].current == nil, "what is going on then")
        checks.expect(
            fresh.map(\.state) == [.ready, .ready, .ready, .ready] + Array(repeating: .stale, count: 8),
            "stale from the sixth hour on")
        checks.expect(fresh[0].relevance == TimelineEntryRelevance(score: 1, duration: 7200), "the relevance")
        let many = AgendaSnapshot(events: (1...400).map { event("\($0)", from: 0, to: Double($0)) }, written: now)
        checks.expect(entries(.fresh(many)).count == 13, "the limit, and one when the content expires")
        let unread = entries(.locked)
        checks.expect(unread.count == 8 && unread.allSatisfy { $0.state == .unavailable(.locked) }, "without data")

        func reload(_ state: WidgetState, _ end: Date) -> String {
            let date = AgendaTimelineProvider.reloadDate(
                after: state, endingAt: end, reading: .missing, at: now, calendar: calendar)
            return time(date, calendar)
        }
        checks.expect(reload(.ready, now.addingTimeInterval(36_000)) == "13:00:30", "three hours come first")
        checks.expect(reload(.ready, now.addingTimeInterval(600)) == "10:10:30", "the end comes first")
        checks.expect(reload(.ready, now) == "13:00:30", "an end that is no later than now does not count")
        checks.expect(reload(.unavailable(.missing), now.addingTimeInterval(600)) == "11:00:30", "the retry interval")
        let night = date("2026-05-04T03:30:00Z")
        let daily = AgendaTimelineProvider.reloadDate(
            after: .ready, endingAt: night, reading: .missing, at: night, calendar: calendar)
        checks.expect(time(daily, calendar) == "04:00", "the time of day comes first")
    }

    static func expiry(_ checks: inout Checks) {
        let snapshot = AgendaSnapshot(events: [], nextSync: nil, written: now)
        let entries = AgendaTimelineProvider.entries(
            for: AgendaIntent(title: "T"), reading: .fresh(snapshot), at: now, calendar: calendar)
        let end = entries.dropLast().last?.date ?? now
        checks.expect(entries.last?.date == end.addingTimeInterval(1200), "twenty minutes after the last")
        checks.expect(entries.last?.state == .stale, "the content has expired")
        checks.expect(entries.first?.relevance?.score == 2, "the score of the expression")
    }

    /// A clock that is set back: what was written lies in the future, and everything still comes after now.
    static func setBack(_ checks: inout Checks) {
        let snapshot = AgendaSnapshot(
            events: [event("Lunch", from: -10, to: 20)], nextSync: now.addingTimeInterval(-60), written: now)
        let earlier = now.addingTimeInterval(-86_400)
        let entries = AgendaTimelineProvider.entries(
            for: AgendaIntent(title: nil), reading: .fresh(snapshot), at: earlier, calendar: calendar)
        checks.expect(entries.first?.date == earlier && isSorted(entries.map(\.date)), "the first is now all the same")
        let reload = AgendaTimelineProvider.reloadDate(
            after: .ready, endingAt: entries.last?.date ?? now, reading: .fresh(snapshot), at: earlier,
            calendar: calendar)
        checks.expect(reload > earlier && reload.timeIntervalSince(earlier) <= 3 * 3600, "no longer than the rule says")
        let later = EndTimelineProvider.reloadDate(after: .ready, endingAt: earlier, reading: .fresh(snapshot), at: now)
        checks.expect(later > now, "later than now")
    }

    static func ends(_ checks: inout Checks) {
        let stale = AgendaSnapshot(events: [], nextSync: now, written: now.addingTimeInterval(-86_400))
        let entries = EndTimelineProvider.entries(reading: .stale(stale), at: now, calendar: calendar)
        checks.expect(entries.count == 1 && entries[0].relevance?.score == 1.5, "one entry")
        let reload = EndTimelineProvider.reloadDate(
            after: .stale, endingAt: now, reading: .stale(stale), at: now, calendar: calendar)
        checks.expect(reload == now.addingTimeInterval(2400), "one entry ends at once: the retry interval")
        let none = EndTimelineProvider.entry(reading: .missing, at: now)
        checks.expect(none.relevance == nil, "nil says nothing about relevance")
    }

    // MARK: Timelines of a loader

    static func departures(_ checks: inout Checks) {
        typealias Content = DepartureLoaderContent
        func content(_ minutes: Double, _ line: String, leaves: Double? = nil) -> Content {
            Content(
                date: now.addingTimeInterval(minutes * 60), line: line,
                leaves: leaves.map { now.addingTimeInterval($0 * 60) })
        }
        func entries(_ loading: WidgetLoading<[Content]>) -> [DepartureEntry] {
            DepartureTimelineProvider.entries(
                for: AgendaIntent(title: nil), loading: loading, at: now, calendar: calendar)
        }
        let contents = [
            content(30, "S3"), content(-20, "S0"), content(-5, "S1", leaves: 4), content(10, "S2"), content(10, "S2"),
        ]
        let loaded = entries(.loaded(contents))
        checks.expect(loaded.map(\.line) == ["S1", "S1", "S2", "S3"], "the contents are the timeline, in order")
        checks.expect(
            loaded.map { $0.date.timeIntervalSince(now) / 60 } == [0, 4, 10, 30], "past ones collapse into now")
        checks.expect(loaded.allSatisfy { $0.state == .ready }, "ready")
        checks.expect(
            entries(.loaded([content(5, "S9")])).map(\.line) == ["S9", "S9"], "the first where none has begun")
        checks.expect(entries(.loaded([])).map(\.state) == [.empty], "no content is nothing to show")
        checks.expect(entries(.kept(contents)).allSatisfy { $0.state == .stale }, "what was kept is stale")
        checks.expect(entries(.failed).map(\.state) == [.unavailable(.failed)], "nothing was kept")
        checks.expect(entries(.loaded([content(0, "none")])).map(\.state) == [.empty], "the condition of emptiness")
        func reload(_ loading: WidgetLoading<[Content]>) -> Double {
            let end = entries(loading).last?.date ?? now
            return DepartureTimelineProvider.reloadDate(after: loading, endingAt: end, at: now, calendar: calendar)
                .timeIntervalSince(now) / 60
        }
        checks.expect(reload(.loaded(contents)) == 30, "asked again when the last begins")
        checks.expect(reload(.loaded([content(90, "S9")])) == 60, "but no later than in an hour")
        checks.expect(reload(.failed) == 60, "in an hour where loading failed")
        let data = try? JSONEncoder().encode(contents)
        let decoded = data.flatMap { try? JSONDecoder().decode([Content].self, from: $0) }
        checks.expect(decoded == contents, "contents are kept with their dates")
    }

    static func samples(_ checks: inout Checks) {
        let first = AgendaEntry.sample(at: now)
        checks.expect(first.current?.title == "Lunch" && first.state == .sample, "the first sample")
        let second = AgendaEntry.sample(titled: "Nothing left", at: now)
        checks.expect(second.headline == "Free" && second.left == 0, "the second, by its title")
        checks.expect(AgendaEntry.sample(titled: "An \"odd\" title", at: now).headline == "Odd", "the third")
        checks.expect(AgendaEntry.sample(titled: "Other", at: now) == first, "no sample has the title")
        let placeholder = AgendaTimelineProvider().placeholder(in: ._stub(family: .systemSmall))
        checks.expect(placeholder.current?.title == "Lunch", "the placeholder is the first sample")
        let offered = AgendaTimelineProvider().recommendations()
        checks.expect(offered.map(\._stubDescription) == ["Agenda"], "one recommendation")
    }

    // MARK: A day

    /// How often a day asks for a timeline, from one request to the next.
    static func requests(from start: Date, _ next: (Date) -> Date) -> Int {
        var count = 0
        var date = start
        while date < start.addingTimeInterval(86_400), count < 10_000 {
            count += 1
            date = next(date)
        }
        return count
    }

    static func simulatedDays(_ checks: inout Checks) {
        let budget = 40
        for zone in Zone.all {
            let calendar = zone.calendar
            for now in zone.moments {
                let quarters = requests(from: now) { date in
                    let end = QuarterTimelineProvider.entries(at: date, calendar: calendar).last?.date ?? date
                    return QuarterTimelineProvider.reloadDate(endingAt: end, at: date, calendar: calendar)
                }
                checks.expect((12...13).contains(quarters), "\(zone.name): nine entries a request: \(quarters)")
                let steps = requests(from: now) { StepTimelineProvider.reloadDate(at: $0, calendar: calendar) }
                checks.expect((1...2).contains(steps), "\(zone.name): once a day: \(steps)")
                let snapshot = AgendaSnapshot(events: [], nextSync: nil, written: now)
                let agenda = requests(from: now) { date in
                    let isFresh = date < snapshot.staleDate(in: calendar)
                    let reading: AgendaSnapshot.Reading = isFresh ? .fresh(snapshot) : .stale(snapshot)
                    let entries = AgendaTimelineProvider.entries(
                        for: AgendaIntent(title: nil), reading: reading, at: date, calendar: calendar)
                    return AgendaTimelineProvider.reloadDate(
                        after: entries.first?.state ?? .ready, endingAt: entries.last?.date ?? date, reading: reading,
                        at: date, calendar: calendar)
                }
                checks.expect((8...10).contains(agenda), "\(zone.name): every three hours: \(agenda)")
                checks.expect(quarters + steps + agenda <= budget, "\(zone.name): within the budget of a day")
            }
        }
    }
}
