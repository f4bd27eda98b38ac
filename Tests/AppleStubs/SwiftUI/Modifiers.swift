// In: a view. Out: the view, changed.
// Invariant: arguments, defaults and availability are SwiftUI's; a modifier that only moves or sizes leaves no line in
// a rendering.

import Foundation

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
    /// docs/apple-api.md §19.9
    nonisolated public func padding(_ insets: EdgeInsets) -> some View { StubModified(self, "padding") }

    /// docs/apple-api.md §19.9
    nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        StubModified(self, "padding")
    }

    /// docs/apple-api.md §19.9
    nonisolated public func padding(_ length: CGFloat) -> some View { StubModified(self, "padding") }

    /// docs/apple-api.md §19.9
    nonisolated public func frame(
        width: CGFloat? = nil,
        height: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> some View {
        StubModified(self, "frame")
    }

    /// docs/apple-api.md §19.9
    nonisolated public func frame(
        minWidth: CGFloat? = nil,
        idealWidth: CGFloat? = nil,
        maxWidth: CGFloat? = nil,
        minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil,
        maxHeight: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> some View {
        StubModified(self, "frame")
    }

    /// docs/apple-api.md §19.9
    nonisolated public func fixedSize() -> some View { StubModified(self, "fixedSize") }

    /// docs/apple-api.md §19.9
    nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View { StubModified(self, "fixedSize") }

    /// docs/apple-api.md §19.9
    nonisolated public func layoutPriority(_ value: Double) -> some View { StubModified(self, "layoutPriority") }

    /// docs/apple-api.md §19.9
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { StubModified(self, "offset") }

    /// docs/apple-api.md §19.9
    nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        StubModified(self, "aspectRatio")
    }

    /// docs/apple-api.md §19.9
    nonisolated public func scaledToFit() -> some View { StubModified(self, "scaledToFit") }

    /// docs/apple-api.md §19.9
    nonisolated public func scaledToFill() -> some View { StubModified(self, "scaledToFill") }

    /// docs/apple-api.md §19.9
    nonisolated public func clipped(antialiased: Bool = false) -> some View { StubModified(self, "clipped") }

    /// docs/apple-api.md §19.9
    nonisolated public func clipShape<S>(_ shape: S) -> some View where S: Shape { StubModified(self, "clipShape") }

    /// docs/apple-api.md §19.9
    nonisolated public func opacity(_ opacity: Double) -> some View {
        StubModified(self, "opacity") { _ in "\(opacity)" }
    }

    /// docs/apple-api.md §19.9
    nonisolated public func hidden() -> some View { StubModified(self, "hidden") { _ in "" } }

    /// docs/apple-api.md §19.9
    nonisolated public func font(_ font: Font?) -> some View { StubModified(self, "font") { _ in font?.text } }

    /// docs/apple-api.md §19.9
    nonisolated public func lineLimit(_ number: Int?) -> some View { StubModified(self, "lineLimit") }

    /// docs/apple-api.md §19.9
    nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View { StubModified(self, "lineSpacing") }

    /// docs/apple-api.md §19.9
    nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        StubModified(self, "multilineTextAlignment")
    }

    /// docs/apple-api.md §19.9
    nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
        StubModified(self, "minimumScaleFactor")
    }

    /// docs/apple-api.md §19.9
    @_disfavoredOverload
    nonisolated public func background<Background>(
        _ background: Background,
        alignment: Alignment = .center
    ) -> some View where Background: View {
        StubLayered(content: self, layer: background, name: "background")
    }

    /// docs/apple-api.md §19.9
    @_disfavoredOverload
    nonisolated public func overlay<Overlay>(
        _ overlay: Overlay,
        alignment: Alignment = .center
    ) -> some View where Overlay: View {
        StubLayered(content: self, layer: overlay, name: "overlay")
    }

    /// docs/apple-api.md §19.9
    nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        StubModified(self, "environment", change: { $0[keyPath: keyPath] = value })
    }

    /// docs/apple-api.md §19.9
    nonisolated public func id<ID>(_ id: ID) -> some View where ID: Hashable { StubModified(self, "id") }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension View {
    /// docs/apple-api.md §10.2
    nonisolated public func redacted(reason: RedactionReasons) -> some View {
        StubModified(self, "redacted", change: { $0.redactionReasons.formUnion(reason) }, text: { _ in "" })
    }

    /// docs/apple-api.md §10.2
    nonisolated public func unredacted() -> some View {
        StubModified(self, "unredacted", change: { $0.redactionReasons = [] })
    }

    /// docs/apple-api.md §19.9
    nonisolated public func accessibilityLabel(_ label: Text) -> some View {
        StubModified(self, "accessibilityLabel") { _ in label._stubText }
    }

    /// docs/apple-api.md §19.9
    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
        accessibilityLabel(Text(labelKey))
    }

    /// docs/apple-api.md §19.9
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S>(_ label: S) -> some View where S: StringProtocol {
        accessibilityLabel(Text(label))
    }

    /// docs/apple-api.md §19.9
    nonisolated public func accessibilityValue(_ value: Text) -> some View {
        StubModified(self, "accessibilityValue") { _ in value._stubText }
    }

    /// docs/apple-api.md §19.9
    nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
        accessibilityValue(Text(valueKey))
    }

    /// docs/apple-api.md §19.9
    @_disfavoredOverload
    nonisolated public func accessibilityValue<S>(_ value: S) -> some View where S: StringProtocol {
        accessibilityValue(Text(value))
    }

    /// docs/apple-api.md §19.9
    nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
        StubModified(self, "accessibilityHidden") { _ in "\(hidden)" }
    }
}

/// docs/apple-api.md §19.9
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct AccessibilityChildBehavior: Hashable, Sendable {
    let name: String

    public static let ignore = AccessibilityChildBehavior(name: "ignore")
    public static let contain = AccessibilityChildBehavior(name: "contain")
    public static let combine = AccessibilityChildBehavior(name: "combine")
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
    /// docs/apple-api.md §19.9
    nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        StubModified(self, "accessibilityElement") { _ in children.name }
    }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension View {
    /// docs/apple-api.md §19.9
    nonisolated public func foregroundStyle<S>(_ style: S) -> some View where S: ShapeStyle {
        StubModified(self, "foregroundStyle") { style.stubText(in: $0) }
    }

    /// docs/apple-api.md §19.9
    nonisolated public func background<V>(
        alignment: Alignment = .center,
        @ViewBuilder content: () -> V
    ) -> some View where V: View {
        StubLayered(content: self, layer: content(), name: "background")
    }

    /// docs/apple-api.md §19.9
    nonisolated public func background<S>(
        _ style: S,
        ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View where S: ShapeStyle {
        StubModified(self, "background") { style.stubText(in: $0) }
    }

    /// docs/apple-api.md §19.9
    nonisolated public func overlay<V>(
        alignment: Alignment = .center,
        @ViewBuilder content: () -> V
    ) -> some View where V: View {
        StubLayered(content: self, layer: content(), name: "overlay")
    }

    /// docs/apple-api.md §19.9
    nonisolated public func tint(_ tint: Color?) -> some View {
        StubModified(self, "tint") { _ in tint?.description }
    }

    /// docs/apple-api.md §10.2
    nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
        StubModified(self, "privacySensitive") { _ in "\(sensitive)" }
    }

    /// docs/apple-api.md §19.9
    nonisolated public func monospacedDigit() -> some View { StubModified(self, "monospacedDigit") }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension View {
    /// docs/apple-api.md §19.9
    @_disfavoredOverload
    nonisolated public func tint<S>(_ tint: S?) -> some View where S: ShapeStyle {
        StubModified(self, "tint") { tint?.stubText(in: $0) }
    }

    /// docs/apple-api.md §19.9
    nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View { StubModified(self, "fontWeight") }

    /// docs/apple-api.md §19.9
    nonisolated public func bold(_ isActive: Bool = true) -> some View { StubModified(self, "bold") }

    /// docs/apple-api.md §19.9
    nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View { StubModified(self, "lineLimit") }

    /// docs/apple-api.md §10.2
    nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
        StubModified(self, "contentTransition") { _ in transition.name }
    }
}

/// How content changes. docs/apple-api.md §10.2
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct ContentTransition: Equatable, Sendable {
    let name: String

    public static let identity = ContentTransition(name: "identity")
    public static let opacity = ContentTransition(name: "opacity")
    public static let interpolate = ContentTransition(name: "interpolate")

    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(name: "numericText")
    }

    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
    public static func numericText(value: Double) -> ContentTransition {
        ContentTransition(name: "numericText \(value)")
    }
}

/// Where a container draws its background. docs/apple-api.md §11.2
@available(iOS 17.0, macOS 14.0, watchOS 10.0, tvOS 17.0, *)
public struct ContainerBackgroundPlacement: Sendable, Hashable {
    /// The placement's name: what `WidgetKit` makes its own with.
    public let _stubName: String

    public init(_stubName: String) {
        self._stubName = _stubName
    }
}

@available(iOS 17.0, macOS 14.0, watchOS 10.0, tvOS 17.0, *)
extension View {
    /// docs/apple-api.md §11.2
    nonisolated public func containerBackground<S>(
        _ style: S,
        for container: ContainerBackgroundPlacement
    ) -> some View where S: ShapeStyle {
        StubModified(self, "containerBackground") { style.stubText(in: $0) }
    }

    /// docs/apple-api.md §11.2
    nonisolated public func containerBackground<V>(
        for container: ContainerBackgroundPlacement,
        alignment: Alignment = .center,
        @ViewBuilder content: () -> V
    ) -> some View where V: View {
        StubLayered(content: self, layer: content(), name: "containerBackground")
    }

    /// docs/apple-api.md §10.2
    nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> some View {
        StubModified(self, "invalidatableContent") { _ in "\(invalidatable)" }
    }
}
