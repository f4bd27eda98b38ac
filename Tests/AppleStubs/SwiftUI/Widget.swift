// In: nothing. Out: widgets, bundles and their builder.
// Invariant: a bundle holds at most ten children, and `if` in it takes `#available` only, without `else`.

import Foundation

/// docs/apple-api.md §2.1
@available(iOS 14.0, macOS 11.0, watchOS 9.0, *)
@available(tvOS, unavailable)
@MainActor
@preconcurrency
public protocol Widget {
    associatedtype Body: WidgetConfiguration

    init()

    var body: Body { get }
}

/// docs/apple-api.md §2.1
@available(iOS 14.0, macOS 11.0, watchOS 9.0, *)
@available(tvOS, unavailable)
@MainActor
@preconcurrency
public protocol WidgetBundle {
    associatedtype Body: Widget

    init()

    @WidgetBundleBuilder
    var body: Body { get }
}

/// docs/apple-api.md §2.1
@available(iOS 14.0, macOS 11.0, watchOS 9.0, *)
@available(tvOS, unavailable)
@MainActor
@preconcurrency
public protocol WidgetConfiguration {
    associatedtype Body: WidgetConfiguration

    var body: Body { get }
}

@available(iOS 14.0, macOS 11.0, watchOS 9.0, *)
@available(tvOS, unavailable)
extension Never: WidgetConfiguration {}

/// Marks a widget that stands behind `#available`. docs/apple-api.md §2.2
@available(iOS 14.0, macOS 11.0, watchOS 9.0, *)
@available(tvOS, unavailable)
@_marker
public protocol _LimitedAvailabilityWidgetMarker {}

/// docs/apple-api.md §2.2
@available(iOS 14.0, macOS 11.0, watchOS 9.0, *)
@available(tvOS, unavailable)
@resultBuilder
public struct WidgetBundleBuilder {
    public static func buildExpression<Content>(_ content: Content) -> Content where Content: Widget { content }

    /// docs/apple-api.md §3.2
    @available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
    @available(visionOS, unavailable)
    @MainActor
    public static func buildExpression<Content>(_ content: Content) -> some Widget where Content: ControlWidget {
        StubWidgets { [.control(content)] }
    }

    @MainActor
    public static func buildBlock() -> some Widget { StubWidgets { [] } }

    @MainActor
    public static func buildBlock<Content>(_ content: Content) -> some Widget where Content: Widget { content }

    @MainActor
    public static func buildOptional(
        _ widget: (any Widget & _LimitedAvailabilityWidgetMarker)?
    ) -> some Widget {
        StubWidgets { widget.map { stubChildren(of: $0) } ?? [] }
    }

    @available(
        *, unavailable,
        message: "if statements in a WidgetBundleBuilder can only be used with #available clauses"
    )
    @MainActor
    public static func buildOptional<W>(_ widget: W?) -> some Widget where W: Widget {
        StubWidgets { [] }
    }

    @MainActor
    public static func buildLimitedAvailability(
        _ widget: some Widget
    ) -> any Widget & _LimitedAvailabilityWidgetMarker {
        StubLimitedWidgets { stubChildren(of: widget) }
    }
}

@available(iOS 14.0, macOS 11.0, watchOS 9.0, *)
@available(tvOS, unavailable)
extension WidgetBundleBuilder {
    @MainActor
    public static func buildBlock<C0, C1>(
        _ c0: C0,
        _ c1: C1
    ) -> some Widget
        where C0: Widget, C1: Widget {
        StubWidgets {
            [
                stubChildren(of: c0),
                stubChildren(of: c1),
            ].flatMap { $0 }
        }
    }
}

@available(iOS 14.0, macOS 11.0, watchOS 9.0, *)
@available(tvOS, unavailable)
extension WidgetBundleBuilder {
    @MainActor
    public static func buildBlock<C0, C1, C2>(
        _ c0: C0,
        _ c1: C1,
        _ c2: C2
    ) -> some Widget
        where C0: Widget, C1: Widget, C2: Widget {
        StubWidgets {
            [
                stubChildren(of: c0),
                stubChildren(of: c1),
                stubChildren(of: c2),
            ].flatMap { $0 }
        }
    }
}

@available(iOS 14.0, macOS 11.0, watchOS 9.0, *)
@available(tvOS, unavailable)
extension WidgetBundleBuilder {
    @MainActor
    public static func buildBlock<C0, C1, C2, C3>(
        _ c0: C0,
        _ c1: C1,
        _ c2: C2,
        _ c3: C3
    ) -> some Widget
        where C0: Widget, C1: Widget, C2: Widget, C3: Widget {
        StubWidgets {
            [
                stubChildren(of: c0),
                stubChildren(of: c1),
                stubChildren(of: c2),
                stubChildren(of: c3),
            ].flatMap { $0 }
        }
    }
}

@available(iOS 14.0, macOS 11.0, watchOS 9.0, *)
@available(tvOS, unavailable)
extension WidgetBundleBuilder {
    @MainActor
    public static func buildBlock<C0, C1, C2, C3, C4>(
        _ c0: C0,
        _ c1: C1,
        _ c2: C2,
        _ c3: C3,
        _ c4: C4
    ) -> some Widget
        where C0: Widget, C1: Widget, C2: Widget, C3: Widget, C4: Widget {
        StubWidgets {
            [
                stubChildren(of: c0),
                stubChildren(of: c1),
                stubChildren(of: c2),
                stubChildren(of: c3),
                stubChildren(of: c4),
            ].flatMap { $0 }
        }
    }
}

@available(iOS 14.0, macOS 11.0, watchOS 9.0, *)
@available(tvOS, unavailable)
extension WidgetBundleBuilder {
    @MainActor
    public static func buildBlock<C0, C1, C2, C3, C4, C5>(
        _ c0: C0,
        _ c1: C1,
        _ c2: C2,
        _ c3: C3,
        _ c4: C4,
        _ c5: C5
    ) -> some Widget
        where C0: Widget, C1: Widget, C2: Widget, C3: Widget, C4: Widget, C5: Widget {
        StubWidgets {
            [
                stubChildren(of: c0),
                stubChildren(of: c1),
                stubChildren(of: c2),
                stubChildren(of: c3),
                stubChildren(of: c4),
                stubChildren(of: c5),
            ].flatMap { $0 }
        }
    }
}

@available(iOS 14.0, macOS 11.0, watchOS 9.0, *)
@available(tvOS, unavailable)
extension WidgetBundleBuilder {
    @MainActor
    public static func buildBlock<C0, C1, C2, C3, C4, C5, C6>(
        _ c0: C0,
        _ c1: C1,
        _ c2: C2,
        _ c3: C3,
        _ c4: C4,
        _ c5: C5,
        _ c6: C6
    ) -> some Widget
        where C0: Widget, C1: Widget, C2: Widget, C3: Widget, C4: Widget, C5: Widget, C6: Widget {
        StubWidgets {
            [
                stubChildren(of: c0),
                stubChildren(of: c1),
                stubChildren(of: c2),
                stubChildren(of: c3),
                stubChildren(of: c4),
                stubChildren(of: c5),
                stubChildren(of: c6),
            ].flatMap { $0 }
        }
    }
}

@available(iOS 14.0, macOS 11.0, watchOS 9.0, *)
@available(tvOS, unavailable)
extension WidgetBundleBuilder {
    @MainActor
    public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7>(
        _ c0: C0,
        _ c1: C1,
        _ c2: C2,
        _ c3: C3,
        _ c4: C4,
        _ c5: C5,
        _ c6: C6,
        _ c7: C7
    ) -> some Widget
        where C0: Widget, C1: Widget, C2: Widget, C3: Widget, C4: Widget, C5: Widget, C6: Widget, C7: Widget {
        StubWidgets {
            [
                stubChildren(of: c0),
                stubChildren(of: c1),
                stubChildren(of: c2),
                stubChildren(of: c3),
                stubChildren(of: c4),
                stubChildren(of: c5),
                stubChildren(of: c6),
                stubChildren(of: c7),
            ].flatMap { $0 }
        }
    }
}

@available(iOS 14.0, macOS 11.0, watchOS 9.0, *)
@available(tvOS, unavailable)
extension WidgetBundleBuilder {
    @MainActor
    public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7, C8>(
        _ c0: C0,
        _ c1: C1,
        _ c2: C2,
        _ c3: C3,
        _ c4: C4,
        _ c5: C5,
        _ c6: C6,
        _ c7: C7,
        _ c8: C8
    ) -> some Widget
        where C0: Widget, C1: Widget, C2: Widget, C3: Widget, C4: Widget,
        C5: Widget, C6: Widget, C7: Widget, C8: Widget {
        StubWidgets {
            [
                stubChildren(of: c0),
                stubChildren(of: c1),
                stubChildren(of: c2),
                stubChildren(of: c3),
                stubChildren(of: c4),
                stubChildren(of: c5),
                stubChildren(of: c6),
                stubChildren(of: c7),
                stubChildren(of: c8),
            ].flatMap { $0 }
        }
    }
}

@available(iOS 14.0, macOS 11.0, watchOS 9.0, *)
@available(tvOS, unavailable)
extension WidgetBundleBuilder {
    @MainActor
    public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7, C8, C9>(
        _ c0: C0,
        _ c1: C1,
        _ c2: C2,
        _ c3: C3,
        _ c4: C4,
        _ c5: C5,
        _ c6: C6,
        _ c7: C7,
        _ c8: C8,
        _ c9: C9
    ) -> some Widget
        where C0: Widget, C1: Widget, C2: Widget, C3: Widget, C4: Widget,
        C5: Widget, C6: Widget, C7: Widget, C8: Widget, C9: Widget {
        StubWidgets {
            [
                stubChildren(of: c0),
                stubChildren(of: c1),
                stubChildren(of: c2),
                stubChildren(of: c3),
                stubChildren(of: c4),
                stubChildren(of: c5),
                stubChildren(of: c6),
                stubChildren(of: c7),
                stubChildren(of: c8),
                stubChildren(of: c9),
            ].flatMap { $0 }
        }
    }
}
