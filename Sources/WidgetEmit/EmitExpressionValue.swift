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
        let isOnly = arguments.count == 1
        var call: [SwiftCode] = []
        var unwrapped: [(name: String, base: SwiftCode)] = []
        for (parameter, argument) in zip(row.parameters, arguments) {
            let value = program.arguments[argument].value
            let label = text(program.fields[parameter].name)
            if program.types.isOptional(program.expressions[value].type) {
                let name = isOnly ? "$0" : SwiftNames.escaped(label)
                call.append(.labeled(label, SwiftCode(name)))
                unwrapped.append((isOnly ? "" : name, closedBase(emitOperand(value, in: scope))))
            } else {
                call.append(.labeled(label, emitExpression(value, in: scope)))
            }
        }
        var code = SwiftCode.call(SwiftCode("Routes.\(name(row.header.name, as: .member))"), call)
        for (name, base) in unwrapped.reversed() {
            code = base + ".flatMap " + .closure(name, code)
        }
        return EmittedExpr(code: code, isOptional: true)
    }
}
