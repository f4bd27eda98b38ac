// In: typed expressions and a scope. Out: Swift expressions with the same value.
// Invariant: parentheses stand only where Swift's precedence asks for them, and around `??` beside other operators.

import WidgetBase
import WidgetModel

/// How tightly the outermost operator of an expression binds, in Swift's order.
enum Precedence: UInt8, Comparable, Sendable {
    case ternary
    case or
    case and
    case comparison
    case coalescing
    case prefix
    case postfix

    static func < (left: Precedence, right: Precedence) -> Bool {
        left.rawValue < right.rawValue
    }
}

/// An expression in Swift, with what the code around it needs to know.
struct EmittedExpr: Sendable {
    var code: SwiftCode
    var precedence = Precedence.postfix
    /// Whether its last component is optional, so that a member follows `?.`.
    var isOptional = false
    /// Whether it is a chain that a missing link makes nil as a whole.
    var isChain = false

    /// The code, in parentheses where it binds less tightly than `precedence`.
    func code(atLeast precedence: Precedence) -> SwiftCode {
        self.precedence < precedence ? code.parenthesized : code
    }
}

extension EmitContext {
    /// The Swift expression; `isTyped` says that the place tells the type, so that enum cases need no name of it.
    func emitExpression(_ id: ExprID, in scope: ExpressionScope, isTyped: Bool = true) -> SwiftCode {
        emitOperand(id, in: scope, isTyped: isTyped).code
    }

    /// The Swift expression with its precedence.
    func emitOperand(_ id: ExprID, in scope: ExpressionScope, isTyped: Bool = false) -> EmittedExpr {
        if let name = scope.unwrapped[id] { return EmittedExpr(code: SwiftCode(name)) }
        let expr = program.expressions[id]
        switch expr.kind {
        case .string(let text):
            if let value = plainValue(text, as: expr.type) { return value }
            return EmittedExpr(code: literal(of: program.texts[text], values: .data, in: scope))
        case .text(let text): return EmittedExpr(code: resolved(text, in: scope))
        case .int(let value): return number(String(value))
        case .double(let digits): return number(SwiftLiterals.double(text(digits)))
        case .bool(let isTrue): return EmittedExpr(code: isTrue ? "true" : "false")
        case .nil: return EmittedExpr(code: "nil", isOptional: true)
        case .enumCase(let id): return EmittedExpr(code: SwiftCode(caseReference(id, isQualified: !isTyped)))
        case .parameter(let id):
            let name = scope.parameterPrefix + self.name(program.parameters[id].name)
            return EmittedExpr(code: SwiftCode(name), isOptional: program.types.isOptional(expr.type))
        case .loaderField(let field): return input(field, of: scope.content, type: expr.type)
        case .snapshotField(let snapshot, let field):
            return input(field, of: snapshotVariable(snapshot, in: scope), type: expr.type)
        case .ownField(let field): return ownField(field, in: scope)
        case .element:
            return EmittedExpr(code: SwiftCode(scope.element), isOptional: program.types.isOptional(expr.type))
        case .rows: return EmittedExpr(code: SwiftCode(scope.rows))
        case .entryField(let field):
            let name =
                scope.entryVariables[field]
                ?? scope.entryPrefix + self.name(program.fields[field].name, as: .member)
            return EmittedExpr(code: SwiftCode(name), isOptional: program.types.isOptional(expr.type))
        case .isOn: return EmittedExpr(code: SwiftCode(scope.isOn))
        case .contextDate: return EmittedExpr(code: SwiftCode(scope.date))
        case .contextFamily:
            return EmittedExpr(code: SwiftCode(scope.family), isOptional: program.types.isOptional(expr.type))
        case .familyCase(let family):
            return EmittedExpr(code: SwiftCode("\(isTyped ? "" : "WidgetFamily").\(family.name)"))
        case .externSample(let id): return EmittedExpr(code: "\(typeName(id)).sample")
        case .field, .fieldOfEach, .column, .property, .closure, .sorted, .grouped, .prefix, .contains:
            return path(expr, in: scope)
        case .conditional, .coalesce, .and, .or, .not, .compare, .dateOffset:
            return operation(expr, in: scope, isTyped: isTyped)
        case .entityRow, .structure, .list, .styleRow, .route: return value(expr, in: scope, isTyped: isTyped)
        case .invalid: return EmittedExpr(code: "nil", isOptional: true)
        }
    }

    private func number(_ digits: String) -> EmittedExpr {
        EmittedExpr(code: SwiftCode(digits), precedence: digits.hasPrefix("-") ? .prefix : .postfix)
    }

    private func ownField(_ id: FieldID, in scope: ExpressionScope) -> EmittedExpr {
        let field = program.fields[id]
        let name = self.name(field.name, as: scope.ownFieldPrefix.isEmpty ? .bare : .member)
        return EmittedExpr(
            code: SwiftCode(scope.ownFieldPrefix + name),
            isOptional: program.types.isOptional(field.type)
        )
    }

    /// A field of contents that may not be there: its default then, nil, or an empty list.
    private func input(_ id: FieldID, of variable: String, type: TypeID) -> EmittedExpr {
        let field = program.fields[id]
        let chain: SwiftCode = "\(variable)?.\(name(field.name, as: .member))"
        guard !program.types.isOptional(type), let standard = defaultValue(field) else {
            return EmittedExpr(code: chain, isOptional: program.types.isOptional(field.type), isChain: true)
        }
        return EmittedExpr(code: .binary(chain, "??", SwiftCode(standard)), precedence: .coalescing)
    }

    /// A list of contents that may not be there, as the beginning of a chain that gives an optional in any case.
    func chainedList(_ id: ExprID, in scope: ExpressionScope) -> EmittedExpr? {
        let field: FieldID
        let variable: String
        switch program.expressions[id].kind {
        case .loaderField(let loaderField): (field, variable) = (loaderField, scope.content)
        case .snapshotField(let snapshot, let snapshotField):
            (field, variable) = (snapshotField, snapshotVariable(snapshot, in: scope))
        case .fieldOfEach(let base, let eachField, _):
            return chainedList(base, in: scope).map { fieldOfEach(eachField, of: $0) }
        default: return nil
        }
        guard defaultValue(program.fields[field]) == "[]" else { return nil }
        return EmittedExpr(code: "\(variable)?.\(name(program.fields[field].name, as: .member))", isChain: true)
    }
}
