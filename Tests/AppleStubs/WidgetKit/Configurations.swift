// In: a kind, a provider, a view. Out: the configuration of a widget.
// Invariant: argument order is fixed; the provider's intent is the configuration's.

import AppIntents
import Foundation
import Intents
import SwiftUI

/// docs/apple-api.md §3.1
@available(iOS 14.0, macOS 11.0, watchOS 9.0, visionOS 26.0, *)
@available(tvOS, unavailable)
@MainActor
@preconcurrency
public struct StaticConfiguration<Content>: WidgetConfiguration where Content: View {
    let kind: String

    public init<Provider>(
        kind: String,
        provider: Provider,
        @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) where Provider: TimelineProvider {
        self.kind = kind
        stubRemember(kind) { entry in (entry as? Provider.Entry).map { AnyView(content($0)) } }
    }

    public var body: Never { fatalError("a configuration has no body") }
}

/// docs/apple-api.md §3.1
@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 26.0, *)
@available(tvOS, unavailable)
@MainActor
@preconcurrency
public struct AppIntentConfiguration<Intent, Content>: WidgetConfiguration
    where Intent: WidgetConfigurationIntent, Content: View {
    let kind: String

    public init<Provider>(
        kind: String,
        intent: Intent.Type = Intent.self,
        provider: Provider,
        @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) where Intent == Provider.Intent, Provider: AppIntentTimelineProvider {
        self.kind = kind
        stubRemember(kind) { entry in (entry as? Provider.Entry).map { AnyView(content($0)) } }
    }

    public var body: Never { fatalError("a configuration has no body") }
}

/// docs/apple-api.md §3.1
@available(iOS 14.0, macOS 11.0, watchOS 9.0, *)
@available(tvOS, unavailable)
@MainActor
@preconcurrency
public struct IntentConfiguration<Intent, Content>: WidgetConfiguration where Intent: INIntent, Content: View {
    let kind: String

    public init<Provider>(
        kind: String,
        intent: Intent.Type,
        provider: Provider,
        @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) where Intent == Provider.Intent, Provider: IntentTimelineProvider {
        self.kind = kind
        stubRemember(kind) { entry in (entry as? Provider.Entry).map { AnyView(content($0)) } }
    }

    public var body: Never { fatalError("a configuration has no body") }
}

/// docs/apple-api.md §3.1
@available(watchOS 26.0, *)
@available(iOS, unavailable)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(visionOS, unavailable)
@MainActor
@preconcurrency
public struct RelevanceConfiguration<Content>: WidgetConfiguration where Content: View {
    let kind: String

    public init<Provider>(
        kind: String,
        provider: Provider,
        @ViewBuilder content: @escaping @MainActor (Provider.Entry) -> Content
    ) where Provider: RelevanceEntriesProvider {
        self.kind = kind
    }

    public var body: Never { fatalError("a configuration has no body") }
}

extension StaticConfiguration: _StubConfiguration {
    public func _stubDetails() -> _StubWidgetDetails { .init(kind: kind) }
}

extension AppIntentConfiguration: _StubConfiguration {
    public func _stubDetails() -> _StubWidgetDetails { .init(kind: kind) }
}

extension IntentConfiguration: _StubConfiguration {
    public func _stubDetails() -> _StubWidgetDetails { .init(kind: kind) }
}

extension _StubWidgetDetails {
    init(kind: String) {
        self.init()
        self.kind = kind
    }
}

/// The views of configurations, by kind.
@MainActor private var stubViews: [String: (Any) -> AnyView?] = [:]

@MainActor
private func stubRemember(_ kind: String, _ view: @escaping (Any) -> AnyView?) {
    stubViews[kind] = view
}

/// The view of a widget for an entry: a hook for tests.
@MainActor
public func _stubView<W, Entry>(of widget: W, entry: Entry) -> AnyView? where W: Widget, Entry: TimelineEntry {
    stubViews[_stubDetails(widget).kind]?(entry)
}
