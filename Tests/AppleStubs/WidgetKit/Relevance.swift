// In: contexts, groups, configurations. Out: when a widget matters.
// Invariant: an attribute of a configured widget names its configuration, one of an unconfigured widget names none.

import AppIntents
import Foundation

/// docs/apple-api.md §4.3
@available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 26.0, *)
@available(tvOS, unavailable)
public struct WidgetRelevance<Configuration> {
    /// What was given: a hook for tests.
    public let _stubAttributes: [WidgetRelevanceAttribute<Configuration>]

    public init(_ attributes: [WidgetRelevanceAttribute<Configuration>]) {
        _stubAttributes = attributes
    }
}

/// docs/apple-api.md §4.3
@available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 26.0, *)
@available(tvOS, unavailable)
public struct WidgetRelevanceAttribute<Configuration> {
    /// What was given: hooks for tests.
    public let _stubConfiguration: Configuration
    public let _stubContext: String

    private init(_ configuration: Configuration, _ context: String) {
        _stubConfiguration = configuration
        _stubContext = context
    }

    public init(configuration: Configuration, context: RelevantContext) where Configuration: WidgetConfigurationIntent {
        self.init(configuration, context._stubText)
    }

    public init(
        configuration: Configuration,
        group: WidgetRelevanceGroup
    ) where Configuration: WidgetConfigurationIntent {
        self.init(configuration, "group \(group.name)")
    }

    public init(context: RelevantContext) where Configuration == Void {
        self.init((), context._stubText)
    }

    public init(group: WidgetRelevanceGroup) where Configuration == Void {
        self.init((), "group \(group.name)")
    }
}

/// docs/apple-api.md §4.3
@available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 26.0, *)
@available(tvOS, unavailable)
public struct WidgetRelevanceGroup {
    let name: String

    public static var automatic: WidgetRelevanceGroup { WidgetRelevanceGroup(name: "automatic") }

    public static var ungrouped: WidgetRelevanceGroup { WidgetRelevanceGroup(name: "ungrouped") }

    public static func named(_ name: String) -> WidgetRelevanceGroup { WidgetRelevanceGroup(name: name) }
}

/// docs/apple-api.md §4.4
@available(watchOS 26.0, *)
@available(iOS, unavailable)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(visionOS, unavailable)
public protocol RelevanceEntry: Sendable {}

/// docs/apple-api.md §4.4
@available(watchOS 26.0, *)
@available(iOS, unavailable)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(visionOS, unavailable)
public struct RelevanceEntriesProviderContext {
    public let isPreview: Bool
}

/// docs/apple-api.md §4.4
@available(watchOS 26.0, *)
@available(iOS, unavailable)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(visionOS, unavailable)
public protocol RelevanceEntriesProvider {
    associatedtype Entry: RelevanceEntry
    associatedtype Configuration: WidgetConfigurationIntent

    typealias Context = RelevanceEntriesProviderContext

    func relevance() async -> WidgetRelevance<Configuration>

    func entry(configuration: Configuration, context: Context) async throws -> Entry

    func placeholder(context: Context) -> Entry
}
