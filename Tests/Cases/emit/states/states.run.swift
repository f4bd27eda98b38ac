// Proves the order of the states with several snapshots and every kind of required parameter, and the entries' dates.

import AppIntents
import Foundation
import WidgetKit
@testable import StateWidgets

@main
enum Run {
    static let now = Date(timeIntervalSince1970: 1_767_268_800)
    static let event = Event(title: "Lunch", end: now.addingTimeInterval(600), calendarID: "work")
    static let events = EventsSnapshot(
        calendars: [
            CalendarEntityRow(calendarID: "work", name: "Work"), CalendarEntityRow(calendarID: "home", name: "Home"),
        ],
        events: [event],
        written: now
    )
    static let settings = SettingsSnapshot(showsPast: true, written: now)

    static var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "UTC") ?? calendar.timeZone
        return calendar
    }

    static func intent(
        calendars: [String] = ["work"],
        main: String? = "work",
        title: String? = "Title",
        tags: [String]? = ["a"]
    ) -> EventsIntent {
        let reading = EventsSnapshot.Reading.fresh(events)
        return EventsIntent(
            calendars: CalendarEntity.entities(for: calendars, in: reading),
            main: main.flatMap { CalendarEntity.entities(for: [$0], in: reading).first },
            title: title,
            tags: tags
        )
    }

    static func state(
        _ intent: EventsIntent,
        _ events: EventsSnapshot.Reading = .fresh(events),
        _ settings: SettingsSnapshot.Reading = .fresh(settings)
    ) -> WidgetState {
        EventsTimelineProvider.entry(
            for: intent, eventsSnapshot: events, settingsSnapshot: settings, family: .systemSmall, at: now
        ).state
    }

    static func main() async throws {
        var checks = Checks()
        checks.expect(state(intent()) == .ready, "ready")
        for unset in [
            intent(calendars: []), intent(main: nil), intent(title: nil), intent(tags: nil), intent(tags: []),
        ] {
            checks.expect(state(unset, .missing, .corrupt) == .unconfigured, "a required parameter has no value")
        }
        checks.expect(state(intent(), .missing, .locked) == .unavailable(.missing), "the first snapshot's reason")
        checks.expect(
            state(intent(main: "gone"), .fresh(events), .locked) == .unavailable(.locked), "then the second's")
        checks.expect(state(intent(calendars: ["gone", "old"])) == .missing, "every one of a list is gone")
        checks.expect(state(intent(calendars: ["gone", "home"])) == .ready, "a single loss is dropped")
        checks.expect(
            state(intent(main: "gone"), .stale(EventsSnapshot(written: now))) == .missing, "gone before empty")
        let empty = EventsSnapshot(calendars: events.calendars, written: now)
        checks.expect(state(intent(), .stale(empty)) == .empty, "empty before stale")
        checks.expect(state(intent(), .stale(events)) == .stale, "the first is stale")
        checks.expect(state(intent(), .fresh(events), .stale(settings)) == .stale, "the second is stale")

        func entries(_ events: EventsSnapshot.Reading, _ settings: SettingsSnapshot.Reading) -> [EventsEntry] {
            EventsTimelineProvider.entries(
                for: intent(), eventsSnapshot: events, settingsSnapshot: settings, family: .systemLarge, at: now,
                calendar: calendar
            )
        }
        let both = entries(.fresh(events), .fresh(settings))
        checks.expect(
            both.map(\.date) == [0, 90 * 60, 7 * 86_400].map { now.addingTimeInterval($0) }, "each becomes stale")
        checks.expect(both.map(\.state) == [.ready, .stale, .stale], "and stays so")
        checks.expect(both[0].events == [event] && both[1].events.isEmpty, "later entries know their own time")
        let sameDate = SettingsSnapshot(written: now.addingTimeInterval(90 * 60 - 7 * 86_400))
        checks.expect(entries(.fresh(events), .fresh(sameDate)).count == 2, "equal dates give one entry")
        checks.expect(entries(.locked, .fresh(settings)).first?.limit == 3, "a default where nothing can be read")
        checks.expect(both[0].limit == 3, "the family decides")
        checks.expect(
            both[0].url?.absoluteString == "states://events/work?limit=3&past=true",
            "a link with several arguments"
        )

        let count = CountTimelineProvider.entry(reading: .fresh(empty), family: .systemSmall, at: now)
        checks.expect(count.state == .empty && count.count == 0, "a static widget is empty")
        checks.expect(
            CountTimelineProvider.entry(reading: .fresh(events), family: .systemSmall, at: now).count == 1, "or not")
        let never = CountTimelineProvider.reloadDate(after: .stale, reading: .stale(empty), at: now)
        checks.expect(never == nil, "never")
        let sample = EventsEntry.sample(at: now, family: .systemSmall)
        checks.expect(sample.title == "Today" && sample.events.count == 1 && sample.limit == 1, "the sample's values")
        checks.expect(sample.calendars.map(\.name) == ["Work", "Home"], "and its rows, without identifiers")
        checks.finish()
    }
}
