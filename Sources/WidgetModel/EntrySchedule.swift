// In: `entries`, `relevance`, `relevant` and `recommend` of widgets. Out: when content changes and when it matters.
// Invariant: counts are at least 1; times of day are of the clock that the person sees.

import WidgetBase

/// A time of day, by the clock of the calendar's time zone.
public struct TimeOfDay: Hashable, Sendable {
    /// 0 to 23.
    public var hour: Int
    /// 0 to 59.
    public var minute: Int

    public init(hour: Int, minute: Int) {
        self.hour = hour
        self.minute = minute
    }

    public static let midnight = TimeOfDay(hour: 0, minute: 0)
}

/// What begins entries of a timeline, beside the one now.
public enum ScheduleItem: Sendable {
    /// So many entries, the one now among them, at equal steps; aligned ones where the clock shows whole steps.
    case every(WidgetDuration, isAligned: Bool, count: Int)
    /// The next time that the clock shows it.
    case time(TimeOfDay)
    /// A `Date`, an optional one, or a list of either.
    case date(ExprID)
}

/// What begins entries, and on which condition.
public struct ScheduleRule: Sendable {
    public var item: ScheduleItem
    /// A `Bool`; nil where the rule always holds.
    public var condition: ExprID?

    public init(_ item: ScheduleItem, condition: ExprID? = nil) {
        self.item = item
        self.condition = condition
    }
}

/// When the content of a widget changes.
public struct EntrySchedule: Sendable {
    /// How many entries a timeline has where the description gives no limit.
    public static let standardLimit = 100

    public var rules: [ScheduleRule]
    public var limit: Int
    /// How long after the last entry the content counts as out of date; nil for never.
    public var expiry: WidgetDuration?

    public init() {
        rules = []
        limit = EntrySchedule.standardLimit
        expiry = nil
    }

    /// How many entries the clock begins, the one now among them. What stands under conditions is taken for a choice
    /// of one.
    public var clockCount: Int {
        var always = 1
        var chosen = 0
        for rule in rules {
            let count: Int
            switch rule.item {
            case .every(_, _, let steps): count = steps - 1
            case .time: count = 1
            case .date: continue
            }
            if rule.condition == nil { always += count } else { chosen = max(chosen, count) }
        }
        return always + chosen
    }

    /// Whether there may be an entry beside the one now.
    public var isLong: Bool { expiry != nil || hasSteps }

    /// Whether there may be an entry beside the one now and the one that expires.
    public var hasSteps: Bool {
        limit > 1
            && rules.contains { rule in
                guard case .every(_, _, let count) = rule.item else { return true }
                return count > 1
            }
    }
}

/// How much an entry matters, compared with other entries of the widget.
public struct RelevanceDecl: Sendable {
    /// A `Double` or an optional one; nil says nothing.
    public var score: ExprID
    /// How long the score holds; nil for until the next entry.
    public var duration: WidgetDuration?

    public init(score: ExprID, duration: WidgetDuration?) {
        self.score = score
        self.duration = duration
    }
}

/// Dates at which a widget matters, and around them.
public struct RelevantRule: Sendable {
    /// A distance from a date.
    public struct Offset: Hashable, Sendable {
        public var duration: WidgetDuration
        public var isNegative: Bool

        public init(duration: WidgetDuration, isNegative: Bool) {
            self.duration = duration
            self.isNegative = isNegative
        }

        /// In seconds where clocks do not change; saturates.
        public var nominalSeconds: Int { isNegative ? -duration.nominalSeconds : duration.nominalSeconds }
    }

    /// The parameter that the configuration sets, with its value; nil for the configuration as it starts.
    public var parameter: ParameterID?
    public var value: LiteralValue?
    /// A `Date`, an optional one, or a list of either.
    public var date: ExprID
    /// From when to when; nil for the date itself.
    public var span: (start: Offset, end: Offset)?

    public init(date: ExprID) {
        self.date = date
        parameter = nil
        value = nil
        span = nil
    }
}

/// A configuration that is offered where a person cannot edit a widget.
public enum Recommendation: Sendable {
    case fixed(title: TextID, values: [(parameter: ParameterID, value: ExprID)])
    /// One for each row of a list, whose title reads the row's fields.
    case each(rows: ExprID, parameter: ParameterID, title: TextID)
}

/// One set of data for gallery, placeholder and previews.
public struct WidgetSample: Sendable {
    /// What tells it from the others; nil for the first of a widget.
    public var title: NameID?
    public var values: [SampleValue]

    public init(title: NameID?, values: [SampleValue] = []) {
        self.title = title
        self.values = values
    }
}
