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
            out.line("URL(string: \"\(address(row, in: context))\")")
        }
    }
}

/// The address as it stands between the quotes of a literal.
private func address(_ row: RouteDecl, in context: EmitContext) -> String {
    let scheme = context.program.modules[row.header.module].scheme.map(context.text) ?? ""
    var address = SwiftLiterals.escaped(percentEncoded("\(scheme)://"))
    for piece in row.pieces {
        switch piece {
        case .literal(let text): address += SwiftLiterals.escaped(percentEncoded(context.text(text)))
        case .parameter(let field): address += "\\(\(value(of: context.program.fields[field], in: context)))"
        }
    }
    return address
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

/// The text with every byte that no address may hold as `%XX`.
private func percentEncoded(_ text: String) -> String {
    var result: [UInt8] = []
    for byte in text.utf8 {
        if isAllowed(byte) {
            result.append(byte)
        } else {
            let digits = String(byte, radix: 16, uppercase: true)
            result += Array("%\(digits.utf8.count == 1 ? "0" : "")\(digits)".utf8)
        }
    }
    return String(decoding: result, as: UTF8.self)
}

/// The unreserved and reserved characters of RFC 3986, and the percent sign of what is encoded already.
private func isAllowed(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: return true
    default: return "-._~:/?#[]@!$&'()*+,;=%".utf8.contains(byte)
    }
}
