// In: entries and a policy. Out: a timeline, and the context in which one is asked for.
// Invariant: a policy cannot be switched over; entries and policy cannot be changed.

import Foundation
import SwiftUI

/// docs/apple-api.md §4.1
@available(iOS 14.0, macOS 11.0, watchOS 9.0, visionOS 26.0, *)
@available(tvOS, unavailable)
public protocol TimelineEntry {
    var date: Date { get }
    var relevance: TimelineEntryRelevance? { get }
}

@available(iOS 14.0, macOS 11.0, watchOS 9.0, visionOS 26.0, *)
@available(tvOS, unavailable)
extension TimelineEntry {
    public var relevance: TimelineEntryRelevance? { nil }
}

/// docs/apple-api.md §4.1
@available(iOS 14.0, macOS 11.0, watchOS 9.0, visionOS 26.0, *)
@available(tvOS, unavailable)
public struct TimelineEntryRelevance: Codable, Hashable {
    public var score: Float
    public var duration: TimeInterval

    public init(score: Float, duration: TimeInterval = 0.0) {
        self.score = score
        self.duration = duration
    }
}

/// docs/apple-api.md §4.1
@available(iOS 14.0, macOS 11.0, watchOS 9.0, visionOS 26.0, *)
@available(tvOS, unavailable)
public struct Timeline<EntryType> where EntryType: TimelineEntry {
    public let entries: [EntryType]
    public let policy: TimelineReloadPolicy

    public init(entries: [EntryType], policy: TimelineReloadPolicy) {
        self.entries = entries
        self.policy = policy
    }
}

/// docs/apple-api.md §4.1
@available(iOS 14.0, macOS 11.0, watchOS 9.0, visionOS 26.0, *)
@available(tvOS, unavailable)
public struct TimelineReloadPolicy: Equatable {
    /// What the policy is: a hook for tests.
    public enum _StubKind: Equatable, Sendable {
        case atEnd
        case never
        case after(Date)
    }

    public let _stubKind: _StubKind

    public static var atEnd: TimelineReloadPolicy { TimelineReloadPolicy(_stubKind: .atEnd) }

    public static var never: TimelineReloadPolicy { TimelineReloadPolicy(_stubKind: .never) }

    public static func after(_ date: Date) -> TimelineReloadPolicy {
        TimelineReloadPolicy(_stubKind: .after(date))
    }

    /// The date of `after`: a hook for tests.
    public var _stubDate: Date? {
        guard case .after(let date) = _stubKind else { return nil }
        return date
    }
}

/// docs/apple-api.md §4.1
@available(iOS 14.0, macOS 11.0, watchOS 9.0, visionOS 26.0, *)
@available(tvOS, unavailable)
public struct TimelineProviderContext {
    /// docs/apple-api.md §4.1
    @dynamicMemberLookup
    public struct EnvironmentVariants {
        public subscript<T>(dynamicMember keyPath: WritableKeyPath<EnvironmentValues, T>) -> [T]? { nil }

        public subscript<T>(keyPath: WritableKeyPath<EnvironmentValues, T>) -> [T]? { nil }
    }

    public let environmentVariants: EnvironmentVariants
    public let family: WidgetFamily
    public let isPreview: Bool
    public let displaySize: CGSize

    /// A context as the system makes it: a hook for tests.
    public static func _stub(
        family: WidgetFamily,
        isPreview: Bool = false,
        displaySize: CGSize = CGSize(width: 155, height: 155)
    ) -> TimelineProviderContext {
        TimelineProviderContext(
            environmentVariants: EnvironmentVariants(),
            family: family,
            isPreview: isPreview,
            displaySize: displaySize
        )
    }
}
