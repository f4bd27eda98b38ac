// In: the views of this module. Out: the lines that each shows.
// Invariant: every view without a body of its own is listed here.

import Foundation

extension Never: _StubRenderable {
    public func _render(into rendering: inout _StubRendering) {}
}

extension EmptyView: _StubRenderable {
    public func _render(into rendering: inout _StubRendering) {}
}

extension TupleView: _StubRenderable {
    public func _render(into rendering: inout _StubRendering) { children(&rendering, value) }
}

extension AnyView: _StubRenderable {
    public func _render(into rendering: inout _StubRendering) { render(&rendering) }
}

extension Optional: _StubRenderable where Wrapped: View {
    public func _render(into rendering: inout _StubRendering) {
        if let view = self { rendering.add(view) }
    }
}

extension _ConditionalContent: _StubRenderable where TrueContent: View, FalseContent: View {
    public func _render(into rendering: inout _StubRendering) {
        switch storage {
        case .trueContent(let view): rendering.add(view)
        case .falseContent(let view): rendering.add(view)
        }
    }
}

extension Group: _StubRenderable where Content: View {
    public func _render(into rendering: inout _StubRendering) { rendering.add(content) }
}

extension ForEach: _StubRenderable where Content: View {
    public func _render(into rendering: inout _StubRendering) {
        for element in data { rendering.add(content(element)) }
    }
}

extension VStack: _StubRenderable {
    public func _render(into rendering: inout _StubRendering) { rendering.add(content) }
}

extension HStack: _StubRenderable {
    public func _render(into rendering: inout _StubRendering) { rendering.add(content) }
}

extension ZStack: _StubRenderable {
    public func _render(into rendering: inout _StubRendering) { rendering.add(content) }
}

extension ViewThatFits: _StubRenderable {
    public func _render(into rendering: inout _StubRendering) { rendering.add(content) }
}

extension GeometryReader: _StubRenderable {
    public func _render(into rendering: inout _StubRendering) {
        rendering.add(content(GeometryProxy(size: CGSize(width: 100, height: 100))))
    }
}

extension Spacer: _StubRenderable {
    public func _render(into rendering: inout _StubRendering) {}
}

extension Divider: _StubRenderable {
    public func _render(into rendering: inout _StubRendering) {}
}

extension Text: _StubRenderable {
    public func _render(into rendering: inout _StubRendering) { rendering.add(line: "text \(_stubText)") }
}

extension Image: _StubRenderable {
    public func _render(into rendering: inout _StubRendering) { rendering.add(line: "image \(text)") }
}

extension Color: _StubRenderable {
    public func _render(into rendering: inout _StubRendering) { rendering.add(line: "color \(description)") }
}

extension LinearGradient: _StubRenderable {
    public func _render(into rendering: inout _StubRendering) {
        rendering.add(line: "gradient \(gradient.colors.map(\.description).joined(separator: ", "))")
    }
}

extension Rectangle: _StubRenderable {
    public func _render(into rendering: inout _StubRendering) { rendering.add(line: "shape rectangle") }
}

extension RoundedRectangle: _StubRenderable {
    public func _render(into rendering: inout _StubRendering) { rendering.add(line: "shape rounded rectangle") }
}

extension Circle: _StubRenderable {
    public func _render(into rendering: inout _StubRendering) { rendering.add(line: "shape circle") }
}

extension Capsule: _StubRenderable {
    public func _render(into rendering: inout _StubRendering) { rendering.add(line: "shape capsule") }
}

extension ContainerRelativeShape: _StubRenderable {
    public func _render(into rendering: inout _StubRendering) { rendering.add(line: "shape container") }
}

extension StubTrimmed: _StubRenderable {
    func _render(into rendering: inout _StubRendering) { rendering.add(base) }
}

extension Button: _StubRenderable {
    public func _render(into rendering: inout _StubRendering) {
        rendering.add(line: role.map { "\(action) (\($0.name))" } ?? action)
        rendering.add(label)
    }
}

extension Toggle: _StubRenderable {
    public func _render(into rendering: inout _StubRendering) {
        rendering.add(line: action)
        rendering.add(label)
    }
}

extension Link: _StubRenderable {
    public func _render(into rendering: inout _StubRendering) {
        rendering.add(line: "link \(destination.absoluteString)")
        rendering.add(label)
    }
}

extension Label: _StubRenderable {
    public func _render(into rendering: inout _StubRendering) {
        rendering.add(icon)
        rendering.add(title)
    }
}

extension ProgressView: _StubRenderable {
    public func _render(into rendering: inout _StubRendering) {
        rendering.add(line: text)
        rendering.add(label)
        rendering.add(currentValueLabel)
    }
}

extension Gauge: _StubRenderable {
    public func _render(into rendering: inout _StubRendering) {
        rendering.add(line: text)
        rendering.add(label)
        rendering.add(currentValueLabel)
        for bound in bounds { rendering.add(bound) }
    }
}
