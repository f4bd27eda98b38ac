// In: the routes of a module. Out: `Route`, which tells what a link stands for.
// Invariant: a link is taken if and only if the builder makes it.

import WidgetBase
import WidgetModel

func emitRouteParser(in context: EmitContext, to out: inout OutputBuffer) {
    let routes = context.ownRoutes
    let access = context.access
    out.blank()
    out.line("/// A link of this module, as the app receives it.")
    out.block("\(access)enum Route: Hashable, WidgetContent") { out in
        for id in routes {
            let route = context.program.routes[id]
            context.emitDoc(route.header.doc, to: &out)
            let name = context.name(route.header.name, as: .enumCase)
            let values = route.parameters.map { id -> SwiftCode in
                let field = context.program.fields[id]
                return "\(context.name(field.name, as: .label)): \(context.swiftType(field.type))"
            }
            out.line(values.isEmpty ? "case \(name)" : .call("case \(name)", values))
        }
        emitLines(
            """

            /// What a link stands for; nil for a link that `Routes` does not make.
            \(access)init?(_ link: URL) {
                let text = link.absoluteString
                let matches = Self.candidates(for: text).first { $0.url?.absoluteString == text }
                guard let route = matches else { return nil }
                self = route
            }

            /// The link as `Routes` makes it.
            """, to: &out)
        out.block("\(access)var url: URL?") { out in
            out.switching("self") { out in
                for id in routes { emitBuilding(context.program.routes[id], in: context, to: &out) }
            }
        }
        out.blank()
        out.line("/// The routes whose fixed parts a link has.")
        out.block("private static func candidates(for link: String) -> [Route]") { out in
            out.line("var candidates: [Route] = []")
            for id in routes { emitCandidate(context.program.routes[id], in: context, to: &out) }
            out.line("return candidates")
        }
    }
}

private func emitBuilding(_ route: RouteDecl, in context: EmitContext, to out: inout OutputBuffer) {
    let name = context.name(route.header.name, as: .member)
    let fields = route.parameters.map { context.program.fields[$0] }
    let arguments = fields.map { field -> SwiftCode in
        .labeled(context.text(field.name), SwiftCode(context.name(field.name)))
    }
    let pattern: SwiftCode
    if fields.isEmpty {
        pattern = "case .\(name)"
    } else {
        pattern = .call("case .\(name)", fields.map { "let \(context.name($0.name))" })
    }
    let code = pattern + ": return " + .call("Routes.\(name)", arguments)
    guard code.flat.utf8.count + 8 > OutputBuffer.lastColumn else { return out.line(code) }
    out.line(pattern + ":")
    out.indent()
    out.line("return " + .call("Routes.\(name)", arguments))
    out.outdent()
}

private func emitCandidate(_ route: RouteDecl, in context: EmitContext, to out: inout OutputBuffer) {
    let name = context.name(route.header.name, as: .member)
    var parts = [context.schemePrefix(of: route)]
    var order: [FieldID] = []
    for piece in route.pieces {
        switch piece {
        case .literal(let text): parts[parts.count - 1] += context.text(text)
        case .parameter(let field):
            order.append(field)
            parts.append("")
        }
    }
    let literals = parts.map { SwiftCode.string($0) }
    guard !order.isEmpty else {
        out.block("if link == " + literals[0]) { $0.line("candidates.append(.\(name))") }
        return
    }
    let conditions = order.enumerated().map { index, id -> SwiftCode in
        let field = context.program.fields[id]
        return "let \(context.routeVariable(field)) = \(context.parsed("values[\(index)]", as: field.type))"
    }
    let arguments = route.parameters.map { id -> SwiftCode in
        let field = context.program.fields[id]
        return .labeled(context.text(field.name), SwiftCode(context.routeVariable(field)))
    }
    out.line("if let values = " + .call("Routes.arguments", ["of: link", .labeled("between", .list(literals))]) + ",")
    out.indent()
    for (index, condition) in conditions.enumerated() {
        out.line(condition, suffix: index == conditions.count - 1 ? "" : ",")
    }
    out.outdent()
    out.line("{")
    out.indent()
    out.line("candidates.append(" + .call(".\(name)", arguments) + ")")
    out.outdent()
    out.line("}")
}

extension EmitContext {
    /// The routes of the module's output.
    var ownRoutes: [RouteID] {
        program.routes.ids.filter { isOwn(program.routes[$0].header) }
    }

    /// What every link of a route's module starts with.
    func schemePrefix(of route: RouteDecl) -> String {
        "\(program.modules[route.header.module].scheme.map(text) ?? "")://"
    }

    /// A parameter's name where it meets none of the parser's own variables.
    fileprivate func routeVariable(_ field: Field) -> String {
        let name = text(field.name)
        return ["link", "values", "candidates"].contains(name) ? "\(name)Value" : self.name(field.name)
    }

    /// The value that stands in a link as a text, or nil.
    fileprivate func parsed(_ text: String, as type: TypeID) -> String {
        switch program.types[type] {
        case .int: return "Int(\(text))"
        case .bool: return "Bool(\(text))"
        case .uuid: return "UUID(uuidString: \(text))"
        case .enumeration(let id):
            let raw = program.enums[id].isInteger ? "Int(\(text))" : "\(text).removingPercentEncoding"
            return "\(raw).flatMap(\(typeName(id)).init(rawValue:))"
        default: return "\(text).removingPercentEncoding"
        }
    }
}
