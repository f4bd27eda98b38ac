// In: nothing. Out: controls and the builder of their templates.
// Invariant: controls are unavailable on visionOS and tvOS.

import Foundation

/// docs/apple-api.md §3.2
@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
@available(tvOS, unavailable)
@available(visionOS, unavailable)
@MainActor
@preconcurrency
public protocol ControlWidget {
    associatedtype Body: ControlWidgetConfiguration

    init()

    var body: Body { get }
}

/// docs/apple-api.md §3.2
@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
@available(tvOS, unavailable)
@available(visionOS, unavailable)
@MainActor
@preconcurrency
public protocol ControlWidgetConfiguration {
    associatedtype Body: ControlWidgetConfiguration

    var body: Body { get }
}

@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
@available(tvOS, unavailable)
@available(visionOS, unavailable)
extension Never: ControlWidgetConfiguration {}

/// docs/apple-api.md §3.2
@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
@available(tvOS, unavailable)
@available(visionOS, unavailable)
@MainActor
@preconcurrency
public protocol ControlWidgetTemplate {
    associatedtype Body: ControlWidgetTemplate

    var body: Body { get }
}

@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
@available(tvOS, unavailable)
@available(visionOS, unavailable)
extension Never: ControlWidgetTemplate {}

/// docs/apple-api.md §3.2
@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
@available(tvOS, unavailable)
@available(visionOS, unavailable)
@resultBuilder
public struct ControlWidgetTemplateBuilder {
    public static func buildExpression<Content>(_ content: Content) -> Content where Content: ControlWidgetTemplate {
        content
    }

    public static func buildBlock<Content>(_ content: Content) -> Content where Content: ControlWidgetTemplate {
        content
    }
}
