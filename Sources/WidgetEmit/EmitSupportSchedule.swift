// In: nothing. Out: the helpers that find when entries begin, as constant Swift.
// Invariant: each text stands for one flag of `SupportNeeds`.

/// `WidgetClock`.
let widgetClock = """
    /// Times as the clock shows them.
    enum WidgetClock: WidgetContent {
        /// The next time at which the clock shows an hour and a minute: the moment after where it skips them, and the
        /// first where it shows them twice.
        static func next(hour: Int, minute: Int, after date: Date, in calendar: Calendar) -> Date? {
            let time = DateComponents(hour: hour, minute: minute, second: 0)
            var day = calendar.startOfDay(for: date)
            for _ in 0..<3 {
                let eve = day.addingTimeInterval(-1)
                guard let found = calendar.nextDate(after: eve, matching: time, matchingPolicy: .nextTime) else {
                    return nil
                }
                if found > date { return found }
                guard let next = calendar.date(byAdding: .day, value: 1, to: day) else { return nil }
                day = calendar.startOfDay(for: next)
            }
            return nil
        }
    }
    """

/// `WidgetSchedule`.
let widgetSchedule = """
    /// Collects when the entries of a timeline begin: now, and later dates, each once.
    struct WidgetSchedule: WidgetContent {
        let now: Date
        let calendar: Calendar
        private var later: Set<Date> = []

        init(at now: Date, in calendar: Calendar) {
            self.now = now
            self.calendar = calendar
        }

        /// Adds a date that is not past.
        mutating func add(_ date: Date?) {
            if let date, date > now { later.insert(date) }
        }

        mutating func add(each dates: [Date?]?) {
            for date in dates ?? [] { add(date) }
        }

        /// Adds the next time at which the clock shows an hour and a minute.
        mutating func add(hour: Int, minute: Int) {
            add(WidgetClock.next(hour: hour, minute: minute, after: now, in: calendar))
        }

        /// Adds dates at equal steps from now; the count includes now.
        mutating func add(every step: Int, _ unit: Calendar.Component, count: Int) {
            for index in stride(from: 1, to: count, by: 1) {
                add(calendar.date(byAdding: unit, value: step * index, to: now))
            }
        }

        /// Adds the next times at which the clock shows whole steps; the count includes now.
        mutating func add(aligned step: Int, _ unit: Calendar.Component, count: Int) {
            var date = now
            for _ in stride(from: 1, to: count, by: 1) {
                guard let next = next(aligned: step, unit, after: date) else { return }
                add(next)
                date = next
            }
        }

        /// The dates in order, now first.
        func dates(limit: Int) -> [Date] {
            Array(([now] + later.sorted()).prefix(limit))
        }

        private func next(aligned step: Int, _ unit: Calendar.Component, after date: Date) -> Date? {
            switch unit {
            case .second: return next(multipleOf: TimeInterval(step), after: date)
            case .minute: return next(multipleOf: TimeInterval(step * 60), after: date)
            case .hour: return next(multipleOf: TimeInterval(step * 3600), after: date)
            case .day: return WidgetClock.next(hour: 0, minute: 0, after: date, in: calendar)
            default: return calendar.dateInterval(of: unit, for: date)?.end
            }
        }

        /// The next moment at which the clock shows a multiple of some seconds since midnight. Where it is put forward
        /// or back before that, the search goes on from there.
        private func next(multipleOf seconds: TimeInterval, after date: Date) -> Date {
            let shift = shift(at: date)
            let passed = ((date.timeIntervalSinceReferenceDate + shift) / seconds).rounded(.down)
            let next = Date(timeIntervalSinceReferenceDate: (passed + 1) * seconds - shift)
            let change = calendar.timeZone.nextDaylightSavingTimeTransition(after: date)
            guard let change, change > date, change <= next else { return next }
            let time = change.timeIntervalSinceReferenceDate + self.shift(at: change)
            return time.remainder(dividingBy: seconds) == 0 ? change : self.next(multipleOf: seconds, after: change)
        }

        /// How much the clock is ahead of universal time.
        private func shift(at date: Date) -> TimeInterval {
            TimeInterval(calendar.timeZone.secondsFromGMT(for: date))
        }
    }
    """
