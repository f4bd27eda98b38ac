// In: a widget or a bundle. Out: what it declares, for tests.
// Invariant: a bundle lists its widgets and controls in order, those behind an unmet `#available` left out.

import Foundation

/// What a widget or control declares: a hook for tests, no part of Apple's interface.
public struct _StubWidgetDetails: Equatable, Sendable {
    public var kind = ""
    public var displayName: String?
    public var description: String?
    /// The families, by the names of their cases.
    public var families: [String]?
    /// Whatever else was asked for, in order: `contentMarginsDisabled`, `containerBackgroundRemovable false`, ….
    public var modifiers: [String] = []

    public init() {}
}

/// A configuration that is inspectable. Every configuration of the stub modules is.
@MainActor
public protocol _StubConfiguration {
    func _stubDetails() -> _StubWidgetDetails
}

/// What a widget declares: a hook for tests.
@MainActor
public func _stubDetails<W>(_ widget: W) -> _StubWidgetDetails where W: Widget {
    stubDetails(ofConfiguration: widget.body)
}

/// What each widget and control of a bundle declares, in order: a hook for tests.
@MainActor
public func _stubDetails<B>(of bundle: B) -> [_StubWidgetDetails] where B: WidgetBundle {
    stubChildren(of: bundle.body).map(\.details)
}

@MainActor
func stubDetails<C>(ofConfiguration configuration: C) -> _StubWidgetDetails where C: WidgetConfiguration {
    if let configuration = configuration as? any _StubConfiguration { return configuration._stubDetails() }
    return stubDetails(ofConfiguration: configuration.body)
}

/// One widget or control of a bundle.
struct StubChild {
    let details: _StubWidgetDetails

    @available(tvOS, unavailable)
    @available(visionOS, unavailable)
    @MainActor
    static func control<C>(_ control: C) -> StubChild where C: ControlWidget {
        StubChild(details: stubControlDetails(control.body))
    }
}

@available(tvOS, unavailable)
@available(visionOS, unavailable)
@MainActor
func stubControlDetails<C>(_ configuration: C) -> _StubWidgetDetails where C: ControlWidgetConfiguration {
    if let configuration = configuration as? any _StubConfiguration { return configuration._stubDetails() }
    return stubControlDetails(configuration.body)
}

@MainActor
func stubChildren<W>(of widget: W) -> [StubChild] where W: Widget {
    if let widget = widget as? any StubWidgetList { return widget.children() }
    return [StubChild(details: _stubDetails(widget))]
}

/// Several widgets in place of one.
@MainActor
protocol StubWidgetList {
    var children: @MainActor () -> [StubChild] { get }
}

struct StubWidgets: Widget, StubWidgetList {
    let children: @MainActor () -> [StubChild]

    nonisolated init(_ children: @escaping @MainActor () -> [StubChild]) {
        self.children = children
    }

    nonisolated init() {
        children = { [] }
    }

    var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}

struct StubLimitedWidgets: Widget, StubWidgetList, _LimitedAvailabilityWidgetMarker {
    let children: @MainActor () -> [StubChild]

    init(_ children: @escaping @MainActor () -> [StubChild]) {
        self.children = children
    }

    init() {
        children = { [] }
    }

    var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}

/// A configuration of nothing. docs/apple-api.md §2.2
@available(iOS 14.0, macOS 11.0, watchOS 9.0, *)
@available(tvOS, unavailable)
@MainActor
@preconcurrency
public struct EmptyWidgetConfiguration: WidgetConfiguration, _StubConfiguration {
    public init() {}

    public var body: Never { fatalError("an empty configuration has no body") }

    public func _stubDetails() -> _StubWidgetDetails { _StubWidgetDetails() }
}

/// A configuration with a modifier.
struct StubModifiedConfiguration<Base>: WidgetConfiguration, _StubConfiguration where Base: WidgetConfiguration {
    let base: Base
    let change: (inout _StubWidgetDetails) -> Void

    var body: Never { fatalError("a modified configuration has no body") }

    func _stubDetails() -> _StubWidgetDetails {
        var details = stubDetails(ofConfiguration: base)
        change(&details)
        return details
    }
}

@available(iOS 14.0, macOS 11.0, watchOS 9.0, *)
@available(tvOS, unavailable)
extension WidgetConfiguration {
    /// This configuration with a modifier of another stub module.
    public func _stubChanged(_ change: @escaping (inout _StubWidgetDetails) -> Void) -> some WidgetConfiguration {
        StubModifiedConfiguration(base: self, change: change)
    }
}
