// Hand-written: how the calendar looks.

import AppIntents
import SwiftUI
import WidgetKit

struct HouseCalendarView: View {
    let entry: HouseCalendarEntry

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            HStack {
                Text(entry.date, style: .date)
                    .font(.headline)
                Spacer()
                Button(intent: RefreshCalendar()) {
                    Image(systemName: "arrow.clockwise")
                }
                .accessibilityLabel(Text("Refresh"))
            }
            if entry.upcoming.isEmpty {
                HomeStateNotice(state: entry.state, empty: "Nothing is planned")
            }
            ForEach(entry.upcoming, id: \.self) { event in
                if let url = Routes.openEvent(calendarID: event.calendarID, title: event.title) {
                    Link(destination: url) { EventLine(event: event, namesCalendar: entry.namesCalendars) }
                }
            }
        }
    }
}

private struct EventLine: View {
    let event: HouseEvent
    let namesCalendar: Bool

    var body: some View {
        HStack {
            Text(event.start, style: .time)
                .foregroundStyle(.secondary)
            VStack(alignment: .leading) {
                Text(event.title)
                if namesCalendar {
                    Text(event.calendarName)
                        .font(.caption)
                }
            }
        }
        .lineLimit(1)
    }
}
