// Proves: entries that the data and midnight begin, no more than twelve; nothing chosen is everything.

import AppIntents
import Foundation
import WidgetKit
@testable import HomeWidgets

extension Run {
    static func calendar(_ checks: inout Checks) async throws {
        let rows = try await CalendarCatalog().rows()
        let listing = try await HouseCalendarQuery().suggestedEntities()._stubListing
        checks.expect(listing.map(\.title) == ["Cabin", "Home"], "sections by hub")
        let byID = try await HouseCalendarQuery().entities(matching: "guests")._stubListing
        checks.expect(byID.flatMap(\.items) == ["Guests"], "search reads identifiers")
        func event(_ calendar: String, _ hours: Double) -> HouseEvent {
            HouseEvent(
                calendarID: calendar, calendarName: calendar, title: "\(calendar) \(hours)",
                start: now.addingTimeInterval(hours * 3600 - 1800), end: now.addingTimeInterval(hours * 3600))
        }
        let content = CalendarLoaderContent(events: [event("guests", 5), event("bins", 1), event("bins", -1)])
        func entries(_ calendars: [HouseCalendar]?, _ content: CalendarLoaderContent) -> [HouseCalendarEntry] {
            HouseCalendarTimelineProvider.entries(
                for: CalendarIntent(calendars: calendars, showsCalendarName: true), houseCalendarRows: rows,
                loading: .loaded(content), family: .systemMedium, at: now, calendar: calendar)
        }
        let all = entries(nil, content)
        checks.expect(all.map { minutes($0.date) } == [0, 60, 300, 720], "now, each end to come, midnight")
        checks.expect(all.map { $0.upcoming.map(\.title) } == [
            ["bins 1.0", "guests 5.0"], ["guests 5.0"], [], [],
        ], "what is over is left out")
        let guests = HouseCalendar.entities(for: ["guests"], in: rows)
        checks.expect(entries(guests, content)[0].upcoming.map(\.title) == ["guests 5.0"], "those chosen only")
        checks.expect(all[0].namesCalendars, "as configured")
        let many = CalendarLoaderContent(events: (1...20).map { event("bins", Double($0)) })
        checks.expect(entries(nil, many).count == 12, "no more than twelve")
        checks.expect(entries(nil, CalendarLoaderContent())[0].state == .empty, "nothing planned")

        typealias Provider = HouseCalendarTimelineProvider
        func reload(_ end: Double) -> Double? {
            minutes(Provider.reloadDate(
                after: .ready, loading: .loaded(content), endingAt: now.addingTimeInterval(end * 60), at: now,
                calendar: calendar))
        }
        checks.expect(reload(30) == 30 && reload(700) == 60, "at the end, or after an hour: \(reload(700) ?? 0)")
        checks.expect(all[0].url?.absoluteString == "hearth://calendar", "the link of the whole")
        checks.expect(
            Routes.openEvent(calendarID: "bins", title: "a b")?.absoluteString == "hearth://calendar/bins/a%20b", "and each")
        _ = try await RefreshCalendar().perform()
    }
}
