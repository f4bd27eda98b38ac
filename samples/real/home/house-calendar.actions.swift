// Hand-written: what a tap on the refresh button does.

/// The system reloads the tapped widget when this returns, so that there is nothing else to do.
struct CalendarRefresher: CalendarRefresherPerforming {
    func perform(_ action: RefreshCalendar) async throws {}
}
