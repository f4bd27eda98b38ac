// In: a style table with its coverage proved. Out: the type of its rows, the rows, and the look-up.
// Invariant: a look-up allocates nothing, and compares texts only on text axes.

import WidgetBase
import WidgetModel

func emitStyle(_ id: StyleID, in context: EmitContext, to out: inout OutputBuffer) {
    let row = context.program.styles[id]
    let name = context.typeName(id)
    context.emitDoc(row.header.doc, to: &out)
    out.block("\(context.access)struct \(name): Hashable, WidgetContent") { out in
        for id in row.columns {
            let column = context.program.styleColumns[id]
            context.emitDoc(column.doc, to: &out)
            out.line("\(context.access)let \(context.name(column.name)): \(context.columnType(column))")
        }
        emitStyleRows(row, name: name, in: context, to: &out)
        emitStyleLookup(row, name: name, in: context, to: &out)
    }
}

private func emitStyleRows(_ row: StyleDecl, name: String, in context: EmitContext, to out: inout OutputBuffer) {
    out.blank()
    let rows = row.rows.map { styleRow -> SwiftCode in
        let cells = zip(row.columns, styleRow.cells).map { id, cell -> SwiftCode in
            let column = context.program.styleColumns[id]
            return .labeled(context.text(column.name), context.cell(cell, of: column))
        }
        return .call(SwiftCode(name), cells)
    }
    out.line("private static let rows: [\(name)] = " + .list(rows, isBroken: true))
}

extension EmitContext {
    /// The Swift type of a column.
    fileprivate func columnType(_ column: StyleColumn) -> String {
        let types = program.types
        guard column.variesByScheme else { return swiftType(column.type) }
        return types.isOptional(column.type) ? "SchemeColor?" : "SchemeColor"
    }

    fileprivate func cell(_ cell: StyleCell, of column: StyleColumn) -> SwiftCode {
        switch cell {
        case .color(let color):
            return column.variesByScheme ? .call("SchemeColor", [self.color(color)]) : self.color(color)
        case .adaptiveColor(let value): return schemeColor(value)
        case .font(let value): return font(value)
        case .text(let text): return resolved(text)
        case .literal(.string(let text)): return .string(self.text(text))
        case .literal(let value): return SwiftCode(literal(value))
        }
    }

    /// `SchemeColor(light: …, dark: …)`.
    func schemeColor(_ value: AdaptiveColor) -> SwiftCode {
        let variants = [
            ("light", value.light), ("dark", value.dark), ("accented", value.accented), ("vibrant", value.vibrant),
        ]
        return .call(
            "SchemeColor",
            variants.compactMap { label, variant in
                variant.map { .labeled(label, color($0)) }
            })
    }

    private func font(_ font: FontValue) -> SwiftCode {
        let style = SwiftCode(".\(font.style.rawValue)")
        let design = font.design.map { SwiftCode.labeled("design", SwiftCode(".\($0.rawValue)")) }
        let weight = font.weight.map { SwiftCode(".\($0.rawValue)") }
        if hasFloors(.weightedFonts) {
            let arguments = [design, weight.map { SwiftCode.labeled("weight", $0) }].compactMap { $0 }
            return arguments.isEmpty ? style : .call(".system", [style] + arguments)
        }
        let plain = design.map { SwiftCode.call(".system", [style, $0]) } ?? style
        return weight.map { .call(plain + ".weight", [$0]) } ?? plain
    }

    func color(_ color: ColorValue) -> SwiftCode {
        switch color {
        case .system(let name): return ".\(self.name(name, as: .member))"
        case .asset(let name):
            let bundle = bundleToken.map { "Bundle(for: \($0).self)" } ?? ".main"
            return .call("Color", [SwiftCode(quoted(name)), .labeled("bundle", SwiftCode(bundle))])
        case .rgba(let red, let green, let blue, let alpha):
            return .call(
                "Color",
                [
                    ".sRGB",
                    .labeled("red", SwiftCode(SwiftLiterals.share(red))),
                    .labeled("green", SwiftCode(SwiftLiterals.share(green))),
                    .labeled("blue", SwiftCode(SwiftLiterals.share(blue))),
                    .labeled("opacity", SwiftCode(SwiftLiterals.share(alpha))),
                ])
        }
    }
}
