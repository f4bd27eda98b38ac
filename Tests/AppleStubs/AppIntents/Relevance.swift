// In: dates, places, conditions. Out: when something matters.
// Invariant: the contexts of the iOS 17.4 SDK only; where they moved later, the type and its members are the same.

import CoreLocation
import Foundation

/// When something matters. docs/apple-api.md §4.3
@available(macOS 14.0, iOS 17.0, watchOS 10.0, tvOS 17.0, visionOS 1.0, *)
public struct RelevantContext {
    /// What the context was made with: a hook for tests.
    public let _stubText: String

    private init(_ text: String) {
        _stubText = text
    }

    public static func date(_ exact: Date) -> RelevantContext {
        RelevantContext("date \(exact.timeIntervalSince1970)")
    }

    @available(iOS, introduced: 17.0, deprecated: 26.0)
    @available(macOS, introduced: 14.0, deprecated: 26.0)
    @available(watchOS, introduced: 10.0, deprecated: 26.0)
    @available(tvOS, introduced: 17.0, deprecated: 26.0)
    @available(visionOS, introduced: 1.0, deprecated: 26.0)
    public static func date(from: Date, to: Date) -> RelevantContext {
        RelevantContext("date \(from.timeIntervalSince1970) to \(to.timeIntervalSince1970)")
    }

    /// docs/apple-api.md §4.3
    @available(macOS 26.0, iOS 26.0, watchOS 26.0, tvOS 26.0, visionOS 26.0, *)
    public struct DateKind: Sendable {
        let name: String

        public static var `default`: DateKind { DateKind(name: "default") }

        public static var scheduled: DateKind { DateKind(name: "scheduled") }
    }

    @available(macOS 26.0, iOS 26.0, watchOS 26.0, tvOS 26.0, visionOS 26.0, *)
    public static func date(_ date: Date, kind: DateKind) -> RelevantContext {
        RelevantContext("date \(date.timeIntervalSince1970) \(kind.name)")
    }

    @available(macOS 26.0, iOS 26.0, watchOS 26.0, tvOS 26.0, visionOS 26.0, *)
    public static func date(interval: DateInterval, kind: DateKind) -> RelevantContext {
        let bounds = "\(interval.start.timeIntervalSince1970) to \(interval.end.timeIntervalSince1970)"
        return RelevantContext("date \(bounds) \(kind.name)")
    }

    @available(macOS 26.0, iOS 26.0, watchOS 26.0, tvOS 26.0, visionOS 26.0, *)
    public static func date(range: ClosedRange<Date>, kind: DateKind) -> RelevantContext {
        let bounds = "\(range.lowerBound.timeIntervalSince1970) to \(range.upperBound.timeIntervalSince1970)"
        return RelevantContext("date \(bounds) \(kind.name)")
    }

    @available(macOS 14.0, iOS 17.0, watchOS 10.0, tvOS 17.0, *)
    @available(visionOS, unavailable)
    public static func location(_ exact: CLRegion) -> RelevantContext {
        RelevantContext("location \(exact.identifier)")
    }

    public static func location(inferred: InferredLocation) -> RelevantContext {
        RelevantContext("location \(inferred.name)")
    }

    public static func sleep(_ condition: SleepCondition) -> RelevantContext {
        RelevantContext("sleep \(condition.name)")
    }

    public static func fitness(_ condition: FitnessCondition) -> RelevantContext {
        RelevantContext("fitness \(condition.name)")
    }

    public static func hardware(headphones: HeadphonesCondition) -> RelevantContext {
        RelevantContext("headphones \(headphones.name)")
    }

    /// docs/apple-api.md §4.3
    public struct InferredLocation {
        let name: String

        public static var home: InferredLocation { InferredLocation(name: "home") }

        public static var work: InferredLocation { InferredLocation(name: "work") }

        public static var school: InferredLocation { InferredLocation(name: "school") }

        public static var commute: InferredLocation { InferredLocation(name: "commute") }
    }

    /// docs/apple-api.md §4.3
    public struct SleepCondition {
        let name: String

        public static var wakeup: SleepCondition { SleepCondition(name: "wakeup") }

        public static var bedtime: SleepCondition { SleepCondition(name: "bedtime") }
    }

    /// docs/apple-api.md §4.3
    public struct FitnessCondition {
        let name: String

        public static var workoutActive: FitnessCondition { FitnessCondition(name: "workoutActive") }

        public static var activityRingsIncomplete: FitnessCondition {
            FitnessCondition(name: "activityRingsIncomplete")
        }
    }

    /// docs/apple-api.md §4.3
    public struct HeadphonesCondition {
        let name: String

        public static var connected: HeadphonesCondition { HeadphonesCondition(name: "connected") }
    }
}

/// A configuration that matters at some time. docs/apple-api.md §4.3
@available(macOS 14.0, iOS 17.0, watchOS 10.0, tvOS 17.0, *)
public struct RelevantIntent {
    /// The widget's kind: a hook for tests.
    public let _stubWidgetKind: String

    @available(iOS 17.0, macOS 14.0, watchOS 10.0, *)
    @available(tvOS, unavailable)
    public init<IntentType>(
        _ intent: IntentType,
        widgetKind: String,
        relevance: RelevantContext
    ) where IntentType: WidgetConfigurationIntent {
        _stubWidgetKind = widgetKind
    }
}

/// Tells the system when configurations matter. docs/apple-api.md §4.3
@available(macOS 14.0, iOS 17.0, watchOS 10.0, tvOS 17.0, *)
public final class RelevantIntentManager {
    // Apple shares one object that is not Sendable; the record behind it has a lock.
    nonisolated(unsafe) public static let shared = RelevantIntentManager()

    private let stored = _StubLocked<[RelevantIntent]>([])

    private init() {}

    public func updateRelevantIntents(_ relevantIntents: [RelevantIntent]) async throws {
        stored.with { $0 = relevantIntents }
    }

    /// What was told last: a hook for tests.
    public var _stubRelevantIntents: [RelevantIntent] { stored.with { $0 } }
}

@available(iOS 17.0, macOS 14.0, watchOS 10.0, *)
@available(tvOS, unavailable)
extension NSUserActivity {
    /// The configuration of the widget that was tapped. docs/apple-api.md §5
    public func widgetConfigurationIntent<Intent>(
        of intentType: Intent.Type = Intent.self
    ) -> Intent? where Intent: WidgetConfigurationIntent {
        _stubWidgetConfigurationIntent as? Intent
    }
}
