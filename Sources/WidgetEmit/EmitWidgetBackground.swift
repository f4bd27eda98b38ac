// In: the background of a widget. Out: the modifier that gives it to the widget's view.
// Invariant: it is the container background wherever the system has one.

import WidgetBase
import WidgetModel

/// Writes the last modifiers of the view that a configuration makes.
func emitBackground(of widget: WidgetDecl, in context: EmitContext, to out: inout OutputBuffer) {
    guard let background = widget.modifiers.background else {
        if context.hasContainerBackground {
            out.line(".containerBackground(.background, for: .widget)")
        } else {
            out.line(".widgetBackground(\(widget.modifiers.disablesContentMargins ? "hasMargins: false" : ""))")
        }
        return
    }
    let code: SwiftCode
    switch background {
    case .clear: code = "Color.clear"
    case .color(let color): code = context.typedColor(color)
    case .view(let view): code = "\(context.name(view, as: .type))(entry: entry)"
    case .adaptiveColor, .column:
        code =
            context.hasSchemeBackground(widget)
            ? "\(context.schemeBackgroundName(widget))(entry: entry)" : context.schemeColor(background)
    }
    if context.hasContainerBackground, !context.isViewBackground(widget) {
        out.line(.call(".containerBackground", [code, "for: .widget"]))
        return
    }
    let margins = widget.modifiers.disablesContentMargins ? "(hasMargins: false)" : ""
    out.block(context.hasContainerBackground ? ".containerBackground(for: .widget)" : ".widgetBackground\(margins)") {
        $0.line(code)
    }
}

/// Writes the view that shows a background whose colours follow the scheme, where a colour cannot do so by itself.
func emitSchemeBackground(_ widget: WidgetDecl, in context: EmitContext, to out: inout OutputBuffer) {
    guard let background = widget.modifiers.background, context.hasSchemeBackground(widget) else { return }
    out.blank()
    out.line("/// The background in the colours of the scheme.")
    out.block("private struct \(context.schemeBackgroundName(widget)): View") { out in
        out.line("@Environment(\\.colorScheme)")
        out.line("private var colorScheme")
        out.blank()
        out.line("let entry: \(context.entryName(widget))")
        out.blank()
        out.getter("var body: some View", context.schemeColor(background) + ".color(in: colorScheme)")
    }
}

extension EmitContext {
    /// Whether the background is a view; else it is a shape style.
    fileprivate func isViewBackground(_ widget: WidgetDecl) -> Bool {
        if case .view = widget.modifiers.background { return true }
        return hasSchemeBackground(widget)
    }

    /// Whether the background follows the scheme, and its type is not able to on every system of its module.
    fileprivate func hasSchemeBackground(_ widget: WidgetDecl) -> Bool {
        switch widget.modifiers.background {
        case .adaptiveColor:
            // The type is the module's, whatever systems the widget is for.
            return !AppleSymbol.customShapeStyles.introduced.isReached(by: program.modules[module].platforms)
        case .column(let row, let column):
            guard program.styleColumns[column].variesByScheme,
                case .style(let style) = program.types[program.expressions[row].type]
            else { return false }
            let floors = program.modules[program.styles[style].header.module].platforms
            return !AppleSymbol.customShapeStyles.introduced.isReached(by: floors)
        case .clear, .color, .view, nil: return false
        }
    }

    fileprivate func schemeBackgroundName(_ widget: WidgetDecl) -> String {
        "\(text(widget.baseName))SchemeBackground"
    }

    /// A colour of which nothing else says that it is one.
    fileprivate func typedColor(_ color: ColorValue) -> SwiftCode {
        if case .system = color { return "Color" + self.color(color) }
        return self.color(color)
    }

    fileprivate func schemeColor(_ background: WidgetBackground) -> SwiftCode {
        switch background {
        case .adaptiveColor(let value): return schemeColor(value)
        case .column(let row, let column):
            var scope = ExpressionScope()
            scope.entryPrefix = "entry."
            return emitExpression(row, in: scope) + ".\(name(program.styleColumns[column].name, as: .member))"
        case .clear, .color, .view: return "Color.clear"
        }
    }
}
