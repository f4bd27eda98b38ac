// In: durations as written. Out: a count of calendar units.
// Invariant: the unit is kept, since a day is not always 24 hours.

/// A calendar unit of a duration.
public enum DurationUnit: UInt8, Sendable {
    case second
    case minute
    case hour
    case day
    case week

    /// How long the unit is, in seconds, where clocks do not change.
    public var seconds: Int {
        switch self {
        case .second: return 1
        case .minute: return 60
        case .hour: return 3600
        case .day: return 86_400
        case .week: return 604_800
        }
    }
}

/// A duration such as `30 minutes`.
public struct WidgetDuration: Hashable, Sendable {
    /// At least 1.
    public var count: Int
    public var unit: DurationUnit

    public init(count: Int, unit: DurationUnit) {
        self.count = count
        self.unit = unit
    }

    /// The length in seconds where clocks do not change; saturates.
    public var nominalSeconds: Int {
        let (product, overflow) = count.multipliedReportingOverflow(by: unit.seconds)
        return overflow ? Int.max : product
    }
}
