// In: a route. Out: the function that builds its links.
// Invariant: any value of a parameter gives a link from which it can be read back.

import WidgetBase
import WidgetModel

func emitRoute(_ id: RouteID, in context: EmitContext, to out: inout OutputBuffer) {
    let row = context.program.routes[id]
    let parameters = row.parameters.map { id -> SwiftCode in
        let field = context.program.fields[id]
        return "\(context.name(field.name, as: .parameter)): \(context.swiftType(field.type))"
    }
    let name = context.name(row.header.name)
    out.block("extension Routes") { out in
        context.emitDoc(row.header.doc, to: &out)
        out.block(.call("\(context.access)static func \(name)", parameters) + " -> URL?") { out in
            out.line(.call("URL", [.labeled("string", address(row, in: context))]))
        }
    }
}

/// The address as a literal.
private func address(_ row: RouteDecl, in context: EmitContext) -> SwiftCode {
    let scheme = context.program.modules[row.header.module].scheme.map(context.text) ?? ""
    var tokens = [SwiftLiterals.escaped("\(scheme)://")]
    for piece in row.pieces {
        switch piece {
        case .literal(let text): tokens += SwiftLiterals.tokens(context.text(text))
        case .parameter(let field): tokens.append("\\(\(value(of: context.program.fields[field], in: context)))")
        }
    }
    return .string(tokens: tokens)
}

private func value(of field: Field, in context: EmitContext) -> String {
    let name = context.name(field.name)
    switch context.program.types[field.type] {
    case .int, .bool: return name
    case .uuid: return "\(name).uuidString"
    case .enumeration(let id):
        return context.program.enums[id].isInteger ? "\(name).rawValue" : "escaped(\(name).rawValue)"
    default: return "escaped(\(name))"
    }
}
