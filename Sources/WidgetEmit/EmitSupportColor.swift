// In: the floors, and which variants the colours of a module's styles have. Out: `SchemeColor`.
// Invariant: a row carries every variant; which one is drawn is decided where the view is.

import WidgetBase
import WidgetModel

func emitSchemeColor(byRendering: Bool, in context: EmitContext, to out: inout OutputBuffer) {
    let access = context.access
    let isStyle = context.hasFloors(.customShapeStyles)
    out.blank()
    let modes = byRendering ? "colour scheme and rendering mode" : "colour scheme"
    out.line("/// A colour with one variant for each \(modes); the view picks it.")
    out.block("\(access)struct SchemeColor: \(isStyle ? "ShapeStyle, " : "")Hashable, WidgetContent") { out in
        out.line("\(access)let light: Color")
        out.line("\(access)let dark: Color")
        if byRendering {
            out.line("/// Where the system tints the widget; nil for what it makes of the others.")
            out.line("\(access)let accented: Color?")
            out.line("/// Where the widget takes the light of what is behind it; nil for what becomes of the others.")
            out.line("\(access)let vibrant: Color?")
        }
        emitInitializers(byRendering: byRendering, access: access, to: &out)
        if isStyle {
            out.blank()
            out.block("\(access)func resolve(in environment: EnvironmentValues) -> Color") { out in
                let mode = byRendering ? ", mode: environment.widgetRenderingMode" : ""
                out.line("color(in: environment.colorScheme\(mode))")
            }
        }
        out.blank()
        out.block("\(access)func color(in scheme: ColorScheme) -> Color") { out in
            out.line("scheme == .dark ? dark : light")
        }
        if byRendering { emitRenderedColor(in: context, to: &out) }
    }
}

private func emitInitializers(byRendering: Bool, access: String, to out: inout OutputBuffer) {
    out.blank()
    out.line("/// The same colour in each \(byRendering ? "of them" : "scheme").")
    out.block("\(access)init(_ color: Color)") { out in
        out.line("light = color")
        out.line("dark = color")
        if byRendering {
            out.line("accented = nil")
            out.line("vibrant = nil")
        }
    }
    out.blank()
    let others = byRendering ? ", accented: Color? = nil, vibrant: Color? = nil" : ""
    out.block("\(access)init(light: Color, dark: Color\(others))") { out in
        for name in byRendering ? ["light", "dark", "accented", "vibrant"] : ["light", "dark"] {
            out.line("self.\(name) = \(name)")
        }
    }
}

private func emitRenderedColor(in context: EmitContext, to out: inout OutputBuffer) {
    out.blank()
    if let versions = context.availability(of: .renderingModes).runtime {
        out.line("@available(\(versions))")
    }
    out.block("\(context.access)func color(in scheme: ColorScheme, mode: WidgetRenderingMode) -> Color") { out in
        out.line("if mode == .accented, let accented { return accented }")
        out.line("if mode == .vibrant, let vibrant { return vibrant }")
        out.line("return color(in: scheme)")
    }
}
