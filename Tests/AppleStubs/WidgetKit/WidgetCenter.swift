// In: requests to reload. Out: a record of them, for tests; and what is known of placed widgets.
// Invariant: requests are kept in the order of the calls, from all threads.

import AppIntents
import Foundation
import Intents
import SwiftUI

/// docs/apple-api.md §5
@available(iOS 14.0, macOS 11.0, watchOS 9.0, visionOS 26.0, *)
@available(tvOS, unavailable)
public class WidgetCenter {
    // Apple shares one object that is not Sendable; the record behind it has a lock.
    nonisolated(unsafe) public static let shared = WidgetCenter()

    private let requests = _StubLocked<[String]>([])
    private let placed = _StubLocked<[WidgetInfo]>([])

    init() {}

    /// docs/apple-api.md §5
    public struct UserInfoKey {
        public static let kind = "WGWidgetUserInfoKeyKind"
        public static let family = "WGWidgetUserInfoKeyFamily"
        public static let activityID = "WGWidgetUserInfoKeyActivityID"
    }

    public func reloadTimelines(ofKind kind: String) {
        requests.with { $0.append("timelines \(kind)") }
    }

    public func reloadAllTimelines() {
        requests.with { $0.append("all timelines") }
    }

    public func getCurrentConfigurations(_ completion: @escaping (Result<[WidgetInfo], any Error>) -> Void) {
        completion(.success(placed.with { $0 }))
    }

    @available(iOS 16.0, macOS 13.0, watchOS 9.0, *)
    @available(tvOS, unavailable)
    public func invalidateConfigurationRecommendations() {
        requests.with { $0.append("recommendations") }
    }

    @available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 26.0, *)
    public func currentConfigurations() async throws -> [WidgetInfo] { placed.with { $0 } }

    @available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 26.0, *)
    public func invalidateRelevance(ofKind kind: String) {
        requests.with { $0.append("relevance \(kind)") }
    }

    @available(iOS 26.0, macOS 26.0, watchOS 26.0, visionOS 26.0, *)
    public var currentPushInfo: WidgetPushInfo? {
        get async { nil }
    }

    /// What was asked for so far: `timelines <kind>`, `all timelines`, `relevance <kind>`, `recommendations`: a hook
    /// for tests.
    public var _stubRequests: [String] { requests.with { $0 } }

    /// Forgets requests and placed widgets: a hook for tests.
    public func _stubReset() {
        requests.with { $0 = [] }
        placed.with { $0 = [] }
    }

    /// Places widgets: a hook for tests.
    public func _stubPlace(_ widgets: [WidgetInfo]) {
        placed.with { $0 = widgets }
    }
}

/// docs/apple-api.md §5
@available(iOS 14.0, macOS 11.0, watchOS 9.0, visionOS 26.0, *)
@available(tvOS, unavailable)
public struct WidgetInfo {
    public let configuration: INIntent?
    public let family: WidgetFamily
    public let kind: String

    private let intent: Any?

    /// A placed widget: a hook for tests.
    public init(_stubKind kind: String, family: WidgetFamily, intent: Any? = nil) {
        configuration = intent as? INIntent
        self.family = family
        self.kind = kind
        self.intent = intent
    }

    @available(iOS 17.0, macOS 14.0, watchOS 10.0, *)
    @available(tvOS, unavailable)
    public func widgetConfigurationIntent<Intent>(
        of intentType: Intent.Type = Intent.self
    ) -> Intent? where Intent: WidgetConfigurationIntent {
        intent as? Intent
    }
}

@available(iOS 14.0, macOS 11.0, watchOS 9.0, visionOS 26.0, *)
@available(tvOS, unavailable)
extension WidgetInfo: Identifiable, Hashable {
    public var id: WidgetInfo { self }

    public static func == (first: WidgetInfo, second: WidgetInfo) -> Bool {
        first.kind == second.kind && first.family == second.family && first.configuration == second.configuration
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(kind)
        hasher.combine(family)
    }
}

/// docs/apple-api.md §5
@available(iOS 26.0, macOS 26.0, watchOS 26.0, visionOS 26.0, *)
@available(tvOS, unavailable)
public struct WidgetPushInfo: Hashable, Sendable {
    public let token: Data
}

/// docs/apple-api.md §5
@available(iOS 26.0, macOS 26.0, watchOS 26.0, visionOS 26.0, *)
@available(tvOS, unavailable)
public protocol WidgetPushHandler {
    init()

    func pushTokenDidChange(_ pushInfo: WidgetPushInfo, widgets: [WidgetInfo])
}
