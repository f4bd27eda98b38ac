// In: a context and a configuration. Out: entries and timelines.
// Invariant: no requirement throws; on watchOS `recommendations()` has no default.

import AppIntents
import Foundation
import Intents
import SwiftUI

/// docs/apple-api.md §4.2
@available(iOS 14.0, macOS 11.0, watchOS 9.0, visionOS 26.0, *)
@available(tvOS, unavailable)
public protocol TimelineProvider {
    associatedtype Entry: TimelineEntry

    typealias Context = TimelineProviderContext

    func placeholder(in context: Context) -> Entry

    func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void)

    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void)

    @available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 26.0, *)
    func relevance() async -> WidgetRelevance<Void>
}

@available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 26.0, *)
@available(tvOS, unavailable)
extension TimelineProvider {
    public func relevance() async -> WidgetRelevance<Void> { WidgetRelevance([]) }
}

/// docs/apple-api.md §4.2
@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 26.0, *)
@available(tvOS, unavailable)
public protocol AppIntentTimelineProvider {
    associatedtype Entry: TimelineEntry
    associatedtype Intent: WidgetConfigurationIntent

    typealias Context = TimelineProviderContext

    func recommendations() -> [AppIntentRecommendation<Intent>]

    func placeholder(in context: Context) -> Entry

    func snapshot(for configuration: Intent, in context: Context) async -> Entry

    func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>

    @available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 26.0, *)
    func relevance() async -> WidgetRelevance<Intent>
}

extension AppIntentTimelineProvider {
    @available(iOS 17.0, macOS 14.0, visionOS 26.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
}

@available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 26.0, *)
@available(tvOS, unavailable)
extension AppIntentTimelineProvider {
    public func relevance() async -> WidgetRelevance<Intent> { WidgetRelevance([]) }
}

/// docs/apple-api.md §4.2
@available(iOS 14.0, macOS 11.0, watchOS 9.0, *)
@available(tvOS, unavailable)
public protocol IntentTimelineProvider {
    associatedtype Entry: TimelineEntry
    associatedtype Intent: INIntent

    typealias Context = TimelineProviderContext

    @available(iOS 16.0, macOS 13.0, watchOS 9.0, *)
    @available(tvOS, unavailable)
    func recommendations() -> [IntentRecommendation<Intent>]

    func placeholder(in context: Context) -> Entry

    func getSnapshot(for configuration: Intent, in context: Context, completion: @escaping (Entry) -> Void)

    func getTimeline(for configuration: Intent, in context: Context, completion: @escaping (Timeline<Entry>) -> Void)
}

@available(iOS 16.0, macOS 13.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension IntentTimelineProvider {
    public func recommendations() -> [IntentRecommendation<Intent>] { [] }
}

/// docs/apple-api.md §4.2
@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 26.0, *)
@available(tvOS, unavailable)
public struct AppIntentRecommendation<Intent> where Intent: WidgetConfigurationIntent {
    /// What is recommended, and under which title: hooks for tests.
    public let _stubIntent: Intent
    public let _stubDescription: String

    public init(intent: Intent, description: Text) {
        _stubIntent = intent
        _stubDescription = description._stubText
    }

    public init(intent: Intent, description: LocalizedStringKey) {
        self.init(intent: intent, description: Text(description))
    }

    @_disfavoredOverload
    public init(intent: Intent, description: some StringProtocol) {
        self.init(intent: intent, description: Text(description))
    }
}

/// docs/apple-api.md §4.2
@available(iOS 16.0, macOS 13.0, watchOS 9.0, *)
@available(tvOS, unavailable)
public struct IntentRecommendation<T> where T: INIntent {
    /// What is recommended, and under which title: hooks for tests.
    public let _stubIntent: T
    public let _stubDescription: String

    public init(intent: T, description: Text) {
        _stubIntent = intent
        _stubDescription = description._stubText
    }

    public init(intent: T, description: LocalizedStringKey) {
        self.init(intent: intent, description: Text(description))
    }

    @_disfavoredOverload
    public init<S>(intent: T, description: S) where S: StringProtocol {
        self.init(intent: intent, description: Text(description))
    }
}
