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
                !arguments.contains(where: { program.arguments[$0].field == identifier })
            {
                given.append((identifier, .labeled(text(program.fields[identifier].name), EmitContext.zeroUUID)))
            }
            return EmittedExpr(code: .call(SwiftCode(rowName(id)), ordered(given)))
        case .structure(let id, let arguments):
            return EmittedExpr(code: .call(SwiftCode(typeName(id)), ordered(fieldArguments(arguments, in: scope))))
        case .list(let arguments): return list(arguments, of: expr.type, in: scope, isTyped: isTyped)
        case .styleRow(let id, let arguments):
            let axes = arguments.map { emitExpression(program.arguments[$0].value, in: scope) }
            return EmittedExpr(code: .lookup(SwiftCode(typeName(id)), axes))
        case .route(let id, let arguments): return route(id, arguments, in: scope)
        default: return EmittedExpr(code: "nil", isOptional: true)
        }
    }

    /// What stands for the identifier of a sample that has none.
    static let zeroUUID = uuid(Array(repeating: 0, count: 16))

    private static func uuid(_ bytes: [UInt8]) -> SwiftCode {
        let digits = bytes.map { $0 == 0 ? "0" : "0x\(String($0, radix: 16, uppercase: true))" }
        return .call("UUID", [.labeled("uuid", .call("", digits.map { SwiftCode($0) }))])
    }

    /// An address or a unique identifier that the description writes out; nil for other types. The compiler has
    /// checked it, so that what stands after `??` is never used.
    func plainValue(_ id: TextID, as type: TypeID) -> EmittedExpr? {
        let isURL = type == program.types.url
        guard isURL || type == program.types.uuid, case .literal(let name)? = program.texts[id].segments.first else {
            return nil
        }
        guard isURL else {
            return UUIDText.bytes(Array(text(name).utf8)).map { EmittedExpr(code: EmitContext.uuid($0)) }
        }
        let url = SwiftCode.call("URL", [.labeled("string", .string(text(name)))])
        return EmittedExpr(code: .binary(url, "??", EmitContext.anyURL), precedence: .coalescing)
    }

    /// An address that is there on every system.
    private static let anyURL: SwiftCode = "Bundle.main.bundleURL"

    /// What stands for a value of a sample that is left out and has no default; nil where there is no such value.
    func leftOutValue(_ type: TypeID) -> SwiftCode? {
        switch program.types[type] {
        case .uuid: return EmitContext.zeroUUID
        case .url: return EmitContext.anyURL
        case .data: return "Data()"
        default: return nil
        }
    }

    /// The arguments that a sample gives to contents, with those that have to stand for what it leaves out; empty
    /// where it gives none.
    func contentArguments(_ fields: IDRange<FieldID>, _ given: (FieldID) -> SwiftCode?) -> [SwiftCode] {
        guard fields.contains(where: { given($0) != nil }) else { return [] }
        return fields.compactMap { id in
            let field = program.fields[id]
            let value = given(id) ?? (defaultValue(field) == nil ? leftOutValue(field.type) : nil)
            return value.map { .labeled(text(field.name), $0) }
        }
    }

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
