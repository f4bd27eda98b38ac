// Hand-written: which calendars there are, and what is in them.

import Foundation

struct CalendarCatalog: CalendarCatalogSource {
    func rows() async throws -> [HouseCalendarRow] {
        [
            HouseCalendarRow(calendarID: "bins", hubName: "Home", name: "Bins"),
            HouseCalendarRow(calendarID: "guests", hubName: "Cabin", name: "Guests"),
        ]
    }
}

struct CalendarLoader: CalendarLoaderSource {
    func load(_ request: CalendarLoaderRequest) async throws -> CalendarLoaderContent {
        let morning = Calendar.current.startOfDay(for: request.date).addingTimeInterval(8 * 3600)
        let bins = HouseEvent(
            calendarID: "bins",
            calendarName: "Bins",
            title: "Glass",
            start: morning,
            end: morning.addingTimeInterval(3600)
        )
        return CalendarLoaderContent(events: [bins])
    }
}
