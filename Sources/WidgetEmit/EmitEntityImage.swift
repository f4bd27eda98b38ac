// In: the picture of an entity's rows. Out: the image of a row, and where a file with one is.
// Invariant: a row without a picture, or one whose App Group cannot be had, shows none.

import WidgetBase
import WidgetModel

extension EmitContext {
    /// The image of a row as `DisplayRepresentation` takes it; nil where rows have none.
    func rowImage(_ row: EntityDecl, in scope: ExpressionScope) -> SwiftCode? {
        let symbol = row.symbol.map { symbolImage($0, in: scope) }
        guard let picture = row.image.map({ picture($0) }) else { return symbol }
        return symbol.map { .binary(picture, "??", $0) } ?? picture
    }

    private func symbolImage(_ symbol: ExprID, in scope: ExpressionScope) -> SwiftCode {
        let value = emitOperand(symbol, in: scope)
        guard program.types.isOptional(program.expressions[symbol].type) else {
            return image("systemName", value.code)
        }
        return closedBase(value) + ".map " + .closure("", image("systemName", "$0"))
    }

    private func picture(_ picture: EntityImage) -> SwiftCode {
        switch picture {
        case .asset(let asset): return image("named", SwiftCode(quoted(asset)))
        case .file(let field): return fileImage(program.fields[field])
        case .data(let field): return fieldImage("data", program.fields[field])
        case .named(let field): return fieldImage("named", program.fields[field])
        }
    }

    private func fieldImage(_ label: String, _ field: Field) -> SwiftCode {
        let value: SwiftCode = "row.\(name(field.name, as: .member))"
        guard program.types.isOptional(field.type) else { return image(label, value) }
        return value + ".map " + .closure("", image(label, "$0"))
    }

    private func image(_ label: String, _ value: SwiftCode) -> SwiftCode {
        .call("DisplayRepresentation.Image", [.labeled(label, value)])
    }

    private func fileImage(_ field: Field) -> SwiftCode {
        let value: SwiftCode = "row.\(name(field.name, as: .member))"
        let isOptional = program.types.isOptional(field.type)
        let map = SwiftCode(".map ") + .closure("", image("url", "$0"))
        guard program.types.unwrapped(field.type) == program.types.string else {
            return isOptional ? value + map : image("url", value)
        }
        return (isOptional ? value + ".flatMap { Self.imageFile($0) }" : .call("Self.imageFile", [value])) + map
    }
}

/// The function that finds a file by its name, where rows have names.
func emitImageFile(_ form: EntityForm, in context: EmitContext, to out: inout OutputBuffer) {
    guard case .file(let field) = form.row.image,
        context.program.types.unwrapped(context.program.fields[field].type) == context.program.types.string
    else { return }
    out.blank()
    out.line("/// A file of the App Group by its name.")
    out.block("static func imageFile(_ name: String) -> URL?") { out in
        func emitFile(of group: SwiftCode, to out: inout OutputBuffer) {
            let folder = SwiftCode.call(
                "FileManager.default.containerURL", [.labeled("forSecurityApplicationGroupIdentifier", group)])
            out.line(.chain(folder + "?", ".appendingPathComponent(name)"))
        }
        if case .snapshot(let snapshot, _) = form.row.source {
            emitFile(of: "\(context.typeName(snapshot)).appGroup", to: &out)
        } else {
            let group = context.program.modules[form.row.header.module].group
            emitForEachGroup(of: group, in: context, to: &out) { emitFile(of: $0, to: &$1) }
        }
    }
}
