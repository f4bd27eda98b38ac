// In: expressions that make values: rows, lists, style rows and links. Out: Swift calls.
// Invariant: arguments stand in the order in which the fields are declared.

import WidgetBase
import WidgetModel

extension EmitContext {
    func value(_ expr: Expr, in scope: ExpressionScope, isTyped: Bool) -> EmittedExpr {
        switch expr.kind {
        case .entityRow(let id, let arguments):
            var given = fieldArguments(arguments, in: scope)
            let identifier = program.entities[id].identifier
            if program.types[program.fields[identifier].type] == .uuid,
                !arguments.contains(where: { program.arguments[$0].field == identifier }) {
                given.append((identifier, .labeled(text(program.fields[identifier].name), EmitContext.zeroUUID)))
            }
            return EmittedExpr(code: .call(SwiftCode(rowName(id)), ordered(given)))
        case .structure(let id, let arguments):
            return EmittedExpr(code: .call(SwiftCode(typeName(id)), ordered(fieldArguments(arguments, in: scope))))
        case .list(let arguments): return list(arguments, of: expr.type, in: scope, isTyped: isTyped)
        case .styleRow(let id, let arguments):
            let axes = arguments.map { emitExpression(program.arguments[$0].value, in: scope) }
            return EmittedExpr(code: SwiftCode(pieces: [
                .text(typeName(id)),
                .group(SwiftCode.Group(open: "[", items: axes, close: "]")),
            ]))
        case .route(let id, let arguments): return route(id, arguments, in: scope)
        default: return EmittedExpr(code: "nil", isOptional: true)
        }
    }

    /// What stands for the identifier of a sample that has none.
    static let zeroUUID: SwiftCode = "UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))"

    private func fieldArguments(
        _ arguments: IDRange<ArgumentID>,
        in scope: ExpressionScope
    ) -> [(field: FieldID, code: SwiftCode)] {
        arguments.compactMap { id in
            let argument = program.arguments[id]
            guard let field = argument.field else { return nil }
            return (field, .labeled(text(program.fields[field].name), emitExpression(argument.value, in: scope)))
        }
    }

    private func ordered(_ arguments: [(field: FieldID, code: SwiftCode)]) -> [SwiftCode] {
        arguments.sorted { $0.field < $1.field }.map(\.code)
    }

    private func list(
        _ arguments: IDRange<ArgumentID>,
        of type: TypeID,
        in scope: ExpressionScope,
        isTyped: Bool
    ) -> EmittedExpr {
        let values = arguments.map { program.arguments[$0].value }
        let keepsNil = program.types.element(type).map(program.types.isOptional) ?? false
        let dropsNil = !keepsNil && values.contains { program.types.isOptional(program.expressions[$0].type) }
        let elements = values.map { emitExpression($0, in: scope, isTyped: isTyped && !dropsNil) }
        let code = SwiftCode.list(elements)
        return EmittedExpr(code: dropsNil ? code + "." + "compactMap " + .closure("", "$0") : code)
    }

    /// A link, nil where an argument is nil: `x.flatMap { Routes.open(id: $0) }`.
    private func route(_ id: RouteID, _ arguments: IDRange<ArgumentID>, in scope: ExpressionScope) -> EmittedExpr {
        let row = program.routes[id]
        let values = arguments.map { id -> (code: EmittedExpr, isOptional: Bool) in
            let value = program.arguments[id].value
            let isOptional = program.types.isOptional(program.expressions[value].type)
            return (emitOperand(value, in: scope, isTyped: true), isOptional)
        }
        // One value is the closure's `$0`; several have names, which hide no other value.
        let isOnly = values.filter(\.isOptional).count == 1
        var call: [SwiftCode] = []
        var unwrapped: [(name: String, base: SwiftCode)] = []
        for (parameter, value) in zip(row.parameters, values) {
            let label = text(program.fields[parameter].name)
            guard value.isOptional else {
                call.append(.labeled(label, value.code.code))
                continue
            }
            let name = isOnly ? "" : SwiftNames.escaped(SwiftCode.unused(label, in: values.map(\.code.code)))
            call.append(.labeled(label, isOnly ? "$0" : SwiftCode(name)))
            unwrapped.append((name, closedBase(value.code)))
        }
        let prefix = row.header.module == module ? "" : "\(text(program.modules[row.header.module].name))."
        var code = SwiftCode.call(SwiftCode("\(prefix)Routes.\(name(row.header.name, as: .member))"), call)
        for (name, base) in unwrapped.reversed() {
            code = base + ".flatMap " + .closure(name, code)
        }
        return EmittedExpr(code: code, isOptional: true)
    }
}
