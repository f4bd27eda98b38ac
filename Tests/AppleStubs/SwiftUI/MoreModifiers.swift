// In: a view. Out: the view, changed: what hand-written widget views use besides the common modifiers.
// Invariant: as in `Modifiers.swift`.

import Foundation

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
    /// docs/apple-api.md §19.9
    nonisolated public func foregroundColor(_ color: Color?) -> some View {
        StubModified(self, "foregroundColor") { _ in color?.description }
    }

    /// docs/apple-api.md §19.9
    nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        StubModified(self, "cornerRadius")
    }

    /// docs/apple-api.md §19.9
    nonisolated public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33),
        radius: CGFloat,
        x: CGFloat = 0,
        y: CGFloat = 0
    ) -> some View {
        StubModified(self, "shadow")
    }

    /// docs/apple-api.md §19.9
    nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        StubModified(self, "rotationEffect")
    }

    /// docs/apple-api.md §19.9
    nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
        StubModified(self, "scaleEffect")
    }

    /// docs/apple-api.md §19.9
    nonisolated public func disabled(_ disabled: Bool) -> some View {
        StubModified(self, "disabled") { _ in "\(disabled)" }
    }

    /// docs/apple-api.md §19.9
    nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

@available(iOS 13.0, macOS 11.0, tvOS 13.0, watchOS 6.0, *)
extension View {
    /// docs/apple-api.md §19.9
    nonisolated public func imageScale(_ scale: Image.Scale) -> some View { StubModified(self, "imageScale") }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension View {
    /// docs/apple-api.md §19.9
    nonisolated public func textCase(_ textCase: Text.Case?) -> some View { StubModified(self, "textCase") }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension View {
    /// docs/apple-api.md §19.9
    nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        StubModified(self, "symbolRenderingMode")
    }

    /// docs/apple-api.md §11.3
    nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
        StubModified(self, "dynamicTypeSize", change: { $0.dynamicTypeSize = size })
    }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension View {
    /// docs/apple-api.md §19.9
    nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        StubModified(self, "lineLimit")
    }
}

extension Text {
    /// docs/apple-api.md §19.9
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
    public enum Case: Hashable, Sendable {
        case uppercase
        case lowercase
    }
}

/// docs/apple-api.md §19.9
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct SymbolRenderingMode: Sendable {
    let name: String

    public static let monochrome = SymbolRenderingMode(name: "monochrome")
    public static let multicolor = SymbolRenderingMode(name: "multicolor")
    public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
    public static let palette = SymbolRenderingMode(name: "palette")
}

/// docs/apple-api.md §19.6
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct Angle: Hashable, Sendable {
    public var radians: Double

    public var degrees: Double {
        get { radians * 180 / .pi }
        set { radians = newValue * .pi / 180 }
    }

    public init() {
        radians = 0
    }

    public init(radians: Double) {
        self.radians = radians
    }

    public init(degrees: Double) {
        radians = degrees * .pi / 180
    }

    public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

    public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
}

/// A change to a view, as a type. docs/apple-api.md §19.9
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@MainActor
@preconcurrency
public protocol ViewModifier {
    associatedtype Body: View

    typealias Content = _ViewModifier_Content<Self>

    @ViewBuilder
    func body(content: Content) -> Body
}

/// The view that a modifier is given. docs/apple-api.md §19.9
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct _ViewModifier_Content<Modifier> where Modifier: ViewModifier {
    let view: AnyView
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension _ViewModifier_Content: View {
    public typealias Body = Never
}

extension _ViewModifier_Content: _StubRenderable {
    public func _render(into rendering: inout _StubRendering) { rendering.add(view) }
}

/// A view with a change. docs/apple-api.md §19.9
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct ModifiedContent<Content, Modifier> {
    public var content: Content
    public var modifier: Modifier

    public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    public typealias Body = Never
}

extension ModifiedContent: _StubRenderable where Content: View, Modifier: ViewModifier {
    public func _render(into rendering: inout _StubRendering) {
        rendering.add(modifier: modifier, of: content)
    }
}

/// Views in rows and columns. docs/apple-api.md §19.6
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct Grid<Content> where Content: View {
    let content: Content

    public init(
        alignment: Alignment = .center,
        horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.content = content()
    }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension Grid: View {
    public typealias Body = Never
}

extension Grid: _StubRenderable {
    public func _render(into rendering: inout _StubRendering) { rendering.add(content) }
}

/// A row of a grid. docs/apple-api.md §19.6
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct GridRow<Content> where Content: View {
    let content: Content

    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension GridRow: View {
    public typealias Body = Never
}

extension GridRow: _StubRenderable {
    public func _render(into rendering: inout _StubRendering) { rendering.add(content) }
}
