// In: a kind, a provider, a template. Out: the configuration of a control.
// Invariant: the names are `displayName`, `action` and `previewValue`; titles are resources only; visionOS has none.

import AppIntents
import Foundation
import SwiftUI

/// docs/apple-api.md §3.2
@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
@available(tvOS, unavailable)
@available(visionOS, unavailable)
public protocol ControlValueProvider {
    associatedtype Value

    var previewValue: Value { get }

    func currentValue() async throws -> Value
}

/// docs/apple-api.md §3.2
@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
@available(tvOS, unavailable)
@available(visionOS, unavailable)
public protocol AppIntentControlValueProvider {
    associatedtype Value
    associatedtype Configuration: ControlConfigurationIntent

    func previewValue(configuration: Configuration) -> Value

    func currentValue(configuration: Configuration) async throws -> Value
}

/// docs/apple-api.md §3.2
@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
@available(tvOS, unavailable)
@available(visionOS, unavailable)
@MainActor
@preconcurrency
public struct StaticControlConfiguration<Content>: ControlWidgetConfiguration where Content: ControlWidgetTemplate {
    let kind: String
    let preview: () -> Content

    public init(kind: String, @ControlWidgetTemplateBuilder content: @escaping () -> Content) {
        self.kind = kind
        preview = content
    }

    public init<Provider>(
        kind: String,
        provider: Provider,
        @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
    ) where Provider: ControlValueProvider {
        self.kind = kind
        preview = { content(provider.previewValue) }
    }

    public var body: Never { fatalError("a configuration has no body") }
}

/// docs/apple-api.md §3.2
@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
@available(tvOS, unavailable)
@available(visionOS, unavailable)
@MainActor
@preconcurrency
public struct AppIntentControlConfiguration<Configuration, Content>: ControlWidgetConfiguration
    where Configuration: ControlConfigurationIntent, Content: ControlWidgetTemplate {
    let kind: String
    let preview: () -> Content

    public init<Provider>(
        kind: String,
        provider: Provider,
        @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
    ) where Configuration == Provider.Configuration, Provider: AppIntentControlValueProvider {
        self.kind = kind
        preview = { content(provider.previewValue(configuration: Configuration())) }
    }

    public init(
        kind: String,
        intent: Configuration.Type = Configuration.self,
        @ControlWidgetTemplateBuilder content: @escaping (Configuration) -> Content
    ) {
        self.kind = kind
        preview = { content(Configuration()) }
    }

    public var body: Never { fatalError("a configuration has no body") }
}

@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
@available(tvOS, unavailable)
@available(visionOS, unavailable)
extension StaticControlConfiguration: _StubConfiguration {
    public func _stubDetails() -> _StubWidgetDetails {
        var details = _StubWidgetDetails(kind: kind)
        details.modifiers = stubLines(of: preview())
        return details
    }
}

@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
@available(tvOS, unavailable)
@available(visionOS, unavailable)
extension AppIntentControlConfiguration: _StubConfiguration {
    public func _stubDetails() -> _StubWidgetDetails {
        var details = _StubWidgetDetails(kind: kind)
        details.modifiers = stubLines(of: preview())
        return details
    }
}

@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
@available(tvOS, unavailable)
@available(visionOS, unavailable)
extension ControlWidgetConfiguration {
    /// docs/apple-api.md §3.2
    public func displayName(_ displayName: LocalizedStringResource) -> some ControlWidgetConfiguration {
        StubChangedControl(base: self) { $0.displayName = String(localized: displayName) }
    }

    /// docs/apple-api.md §3.2
    public func description(_ description: LocalizedStringResource) -> some ControlWidgetConfiguration {
        StubChangedControl(base: self) { $0.description = String(localized: description) }
    }

    /// docs/apple-api.md §3.2
    public func promptsForUserConfiguration() -> some ControlWidgetConfiguration {
        StubChangedControl(base: self) { $0.modifiers.append("promptsForUserConfiguration") }
    }

    /// docs/apple-api.md §3.2
    public func pushHandler(_ handler: any ControlPushHandler.Type) -> some ControlWidgetConfiguration {
        StubChangedControl(base: self) { $0.modifiers.append("pushHandler \(handler)") }
    }
}

/// A control's configuration with a modifier.
@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
@available(tvOS, unavailable)
@available(visionOS, unavailable)
struct StubChangedControl<Base>: ControlWidgetConfiguration, _StubConfiguration
    where Base: ControlWidgetConfiguration {
    let base: Base
    let change: (inout _StubWidgetDetails) -> Void

    var body: Never { fatalError("a modified configuration has no body") }

    func _stubDetails() -> _StubWidgetDetails {
        var details = (base as? any _StubConfiguration)?._stubDetails() ?? _StubWidgetDetails()
        change(&details)
        return details
    }
}

/// docs/apple-api.md §3.2
@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
@available(tvOS, unavailable)
@available(visionOS, unavailable)
public protocol ControlPushHandler {
    init()

    func pushTokensDidChange(controls: [ControlInfo])
}

/// docs/apple-api.md §3.2
@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
@available(tvOS, unavailable)
@available(visionOS, unavailable)
public struct ControlPushInfo: Hashable, Sendable {
    public let token: Data
}

/// docs/apple-api.md §3.2
@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
@available(tvOS, unavailable)
@available(visionOS, unavailable)
public struct ControlInfo {
    public let kind: String
    public let pushInfo: ControlPushInfo?
}

/// docs/apple-api.md §3.2
@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
@available(tvOS, unavailable)
@available(visionOS, unavailable)
public final class ControlCenter: Sendable {
    public static let shared = ControlCenter()

    private let requests = _StubLocked<[String]>([])

    init() {}

    public func currentControls() async throws -> [ControlInfo] { [] }

    public func reloadControls(ofKind kind: String) {
        requests.with { $0.append("controls \(kind)") }
    }

    public func reloadAllControls() {
        requests.with { $0.append("all controls") }
    }

    /// What was asked for so far: `controls <kind>`, `all controls`: a hook for tests.
    public var _stubRequests: [String] { requests.with { $0 } }

    /// Forgets requests: a hook for tests.
    public func _stubReset() {
        requests.with { $0 = [] }
    }
}
