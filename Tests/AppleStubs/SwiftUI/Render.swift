// In: a view and its environment. Out: what it would show, a line for each thing.
// Invariant: lines come in the order in which the views stand; a modifier's line comes before what it applies to.

import Foundation

/// What a view would show: a hook for tests, no part of Apple's interface.
///
/// Lines: `text …`, `image …` (`image system …`), `color …`, `shape …`, `progress …`, `gauge …`, `button …`,
/// `toggle on|off …`, `link …`, and for modifiers their name with what they were given (`widgetURL …`,
/// `containerBackground …`, `tint …`, `font …`, `accessibilityLabel …`).
@MainActor
public func _render<V>(_ view: V, environment: EnvironmentValues = EnvironmentValues()) -> [String] where V: View {
    var rendering = _StubRendering(environment: environment)
    rendering.add(view)
    return rendering.lines
}

/// The lines of a rendering, and the environment at its current place.
public struct _StubRendering {
    public private(set) var lines: [String] = []
    public var environment: EnvironmentValues

    init(environment: EnvironmentValues) {
        self.environment = environment
    }

    public mutating func add(line: String) {
        lines.append(line)
    }

    /// Adds what a view shows.
    @MainActor
    public mutating func add<V>(_ view: V) where V: View {
        if let view = view as? any _StubRenderable {
            view._render(into: &self)
            return
        }
        let environment = StubEnvironment(environment)
        add(StubEnvironment.$current.withValue(environment) { StubBox(view.body) }.value)
    }

    /// Adds what a view shows under a modifier that has a body.
    @MainActor
    mutating func add<M, V>(modifier: M, of view: V) where M: ViewModifier, V: View {
        let environment = StubEnvironment(environment)
        let content = _ViewModifier_Content<M>(view: AnyView(view))
        add(StubEnvironment.$current.withValue(environment) { StubBox(modifier.body(content: content)) }.value)
    }

    /// Adds what a view shows in a changed environment.
    @MainActor
    mutating func add<V>(_ view: V, in change: (inout EnvironmentValues) -> Void) where V: View {
        let outer = environment
        change(&environment)
        add(view)
        environment = outer
    }
}

/// Carries a body out of the scope of its environment.
private struct StubBox<Value>: @unchecked Sendable {
    let value: Value

    init(_ value: Value) {
        self.value = value
    }
}

/// A view that is shown by the system, not by a body.
@MainActor
public protocol _StubRenderable {
    func _render(into rendering: inout _StubRendering)
}

/// A view with a modifier.
struct StubModified<Content> {
    let content: Content
    let name: String
    let text: (EnvironmentValues) -> String?
    let change: (inout EnvironmentValues) -> Void

    /// `text` gives what the modifier was given; nil leaves no line.
    init(_ content: Content, _ name: String, text: @escaping (EnvironmentValues) -> String? = { _ in nil }) {
        self.init(content, name, change: { _ in }, text: text)
    }

    init(
        _ content: Content,
        _ name: String,
        change: @escaping (inout EnvironmentValues) -> Void,
        text: @escaping (EnvironmentValues) -> String? = { _ in nil }
    ) {
        self.content = content
        self.name = name
        self.change = change
        self.text = text
    }
}

extension StubModified: View where Content: View {
    typealias Body = Never
}

extension StubModified: _StubRenderable where Content: View {
    func _render(into rendering: inout _StubRendering) {
        if let text = text(rendering.environment) {
            rendering.add(line: text.isEmpty ? name : "\(name) \(text)")
        }
        rendering.add(content, in: change)
    }
}

/// A view with others behind or before it.
struct StubLayered<Content, Layer> {
    let content: Content
    let layer: Layer
    let name: String
}

extension StubLayered: View where Content: View, Layer: View {
    typealias Body = Never
}

extension StubLayered: _StubRenderable where Content: View, Layer: View {
    func _render(into rendering: inout _StubRendering) {
        rendering.add(line: name)
        rendering.add(layer)
        rendering.add(content)
    }
}

extension View {
    /// This view with a modifier of another stub module.
    nonisolated public func _stubModified(
        _ name: String,
        _ text: @escaping (EnvironmentValues) -> String?
    ) -> some View {
        StubModified(self, name, text: text)
    }

    /// This view with a style that another stub module names.
    nonisolated public func _stubStyled<S>(_ name: String, _ style: S) -> some View where S: ShapeStyle {
        StubModified(self, name) { style.stubText(in: $0) }
    }

    /// This view with another one as its layer.
    nonisolated public func _stubLayered<Layer>(_ name: String, _ layer: Layer) -> some View where Layer: View {
        StubLayered(content: self, layer: layer, name: name)
    }
}
