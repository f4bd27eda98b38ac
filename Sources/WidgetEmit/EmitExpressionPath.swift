// In: paths: fields, properties and list methods. Out: Swift member expressions.
// Invariant: `?.` stands after a component that is optional itself; the rest of a chain goes on with a point.

import WidgetBase
import WidgetModel

extension EmitContext {
    /// `base.suffix` or `base?.suffix`; `isOptional` says whether the member itself is optional.
    func member(
        _ suffix: SwiftCode,
        of base: EmittedExpr,
        isOptional: Bool = false,
        isCall: Bool = false
    ) -> EmittedExpr {
        let isOpen = base.isChain && base.precedence == .postfix
        // A line may begin with a point, but not with a question mark.
        let code = base.code(atLeast: .postfix) + (base.isOptional ? "?" : "")
        let member = "." + suffix
        return EmittedExpr(
            code: isCall ? .chain(code, member) : code + member,
            isOptional: isOptional,
            isChain: isOpen || base.isOptional
        )
    }

    /// The base of a method of a value that has to be there as a whole: a chain in parentheses.
    func closedBase(_ base: EmittedExpr) -> SwiftCode {
        base.isChain ? base.code.parenthesized : base.code(atLeast: .postfix)
    }

    func path(_ expr: Expr, in scope: ExpressionScope) -> EmittedExpr {
        switch expr.kind {
        case .field(let base, let field, _):
            let row = program.fields[field]
            return member(
                SwiftCode(name(row.name, as: .member)),
                of: emitOperand(base, in: scope),
                isOptional: program.types.isOptional(row.type)
            )
        case .fieldOfEach(let base, let field, _):
            return fieldOfEach(field, of: emitOperand(base, in: scope))
        case .column(let base, let column):
            let name = self.name(program.styleColumns[column].name, as: .member)
            return member(SwiftCode(name), of: emitOperand(base, in: scope))
        case .property(let base, let property, _): return self.property(property, of: base, in: scope)
        case .closure(let base, let method, let body, _):
            let parameter = ExpressionUses([body], in: program).usesElement ? "" : "_"
            var inner = scope
            inner.element = "$0"
            return closure(method, of: base, .closure(parameter, emitExpression(body, in: inner)), in: scope)
        case .sorted(let base, let field, let isDescending, _), .grouped(let base, let field, let isDescending):
            let order = sortClosure(by: field, isDescending: isDescending)
            return member("sorted " + order, of: emitOperand(base, in: scope), isCall: true)
        case .prefix(let base, let count, _): return prefix(of: base, count: count, in: scope)
        case .contains(let base, let element, _): return contains(element, in: base, scope: scope)
        default: return EmittedExpr(code: "nil", isOptional: true)
        }
    }

    /// `list.map(\.field)`, without nil.
    func fieldOfEach(_ field: FieldID, of list: EmittedExpr) -> EmittedExpr {
        let name = self.name(program.fields[field].name, as: .member)
        let method = program.types.isOptional(program.fields[field].type) ? "compactMap" : "map"
        return member(.call(SwiftCode(method), ["\\.\(name)"]), of: list, isCall: true)
    }

    private func property(_ property: CollectionProperty, of base: ExprID, in scope: ExpressionScope) -> EmittedExpr {
        switch property {
        case .count, .isEmpty:
            return member(SwiftCode(property.name), of: emitOperand(base, in: scope))
        case .first, .last:
            return element(SwiftCode(property.name), of: base, in: scope)
        }
    }

    /// A member that gives an element or nil; an element that is nil itself counts as none.
    private func element(_ suffix: SwiftCode, of base: ExprID, in scope: ExpressionScope) -> EmittedExpr {
        let list = chainedList(base, in: scope) ?? emitOperand(base, in: scope)
        let result = member(suffix, of: list, isOptional: true, isCall: !suffix.isPlain)
        guard hasOptionalElements(base) else { return result }
        return EmittedExpr(code: .binary(result.code, "??", "nil"), precedence: .coalescing, isOptional: true)
    }

    func hasOptionalElements(_ list: ExprID) -> Bool {
        program.types.element(program.expressions[list].type).map(program.types.isOptional) ?? false
    }

    private func closure(
        _ method: ClosureMethod,
        of base: ExprID,
        _ closure: SwiftCode,
        in scope: ExpressionScope
    ) -> EmittedExpr {
        switch method {
        case .filter:
            return member("filter " + closure, of: emitOperand(base, in: scope), isCall: true)
        case .first:
            return element(.call("first", [.labeled("where", closure)]), of: base, in: scope)
        case .last:
            return element(.call("last", [.labeled("where", closure)]), of: base, in: scope)
        }
    }

    /// `{ $0.due < $1.due }`, with the order that people expect of each type, nil last.
    func sortClosure(by field: FieldID, isDescending: Bool) -> SwiftCode {
        let row = program.fields[field]
        let member = name(row.name, as: .member)
        let type = program.types[program.types.unwrapped(row.type)]
        if program.types.isOptional(row.type) {
            let key = sortKey(type, member: "\(member)?")
            let order = comparison(type, left: "$0", right: "$1", isDescending: isDescending, isKey: true)
            let by: SwiftCode = order.flat == "$0 < $1" ? "<" : order.flat == "$0 > $1" ? ">" : .closure("", order)
            return .closure("", .call("WidgetOrder.precedes", ["$0.\(key)", "$1.\(key)", .labeled("by", by)]))
        }
        let key = sortKey(type, member: member)
        return .closure("", comparison(type, left: "$0.\(key)", right: "$1.\(key)", isDescending: isDescending))
    }

    /// The part of a value that is compared; `member` ends in a question mark where it is optional.
    private func sortKey(_ type: ValueType, member: String) -> String {
        switch type {
        case .enumeration: return "\(member).ordinal"
        case .uuid: return "\(member).uuidString"
        case .url: return "\(member).absoluteString"
        default: return member.hasSuffix("?") ? String(member.dropLast()) : member
        }
    }

    private func comparison(
        _ type: ValueType,
        left: String,
        right: String,
        isDescending: Bool,
        isKey: Bool = false
    ) -> SwiftCode {
        switch type {
        case .string, .text:
            let order = isDescending ? ".orderedDescending" : ".orderedAscending"
            return .binary(.call("\(left).localizedStandardCompare", [SwiftCode(right)]), "==", SwiftCode(order))
        case .bool:
            return .binary(isDescending ? "\(left)" : "!\(left)", "&&", isDescending ? "!\(right)" : "\(right)")
        default:
            return .binary(SwiftCode(left), isDescending ? ">" : "<", SwiftCode(right))
        }
    }

    private func prefix(of base: ExprID, count: ExprID, in scope: ExpressionScope) -> EmittedExpr {
        let list = emitOperand(base, in: scope)
        var limit = emitExpression(count, in: scope)
        if case .int(let number) = program.expressions[count].kind, number < 0 { limit = "0" }
        if !isNeverNegative(count), limit.flat != "0" { limit = .call("Swift.max", ["0", limit]) }
        guard list.isOptional || list.isChain else {
            let prefix = SwiftCode.chain(list.code(atLeast: .postfix), .call(".prefix", [limit]))
            return EmittedExpr(code: .call("Array", [prefix]))
        }
        let name = SwiftCode.unused("list", in: [limit])
        let body = SwiftCode.call("Array", [SwiftCode("\(name).") + .call("prefix", [limit])])
        return EmittedExpr(
            code: closedBase(list) + ".map " + .closure(name, body),
            isOptional: true
        )
    }

    /// Whether a number is written out, or chosen among such, and not below zero.
    private func isNeverNegative(_ id: ExprID) -> Bool {
        switch program.expressions[id].kind {
        case .int(let number): return number >= 0
        case .conditional(_, let then, let otherwise): return isNeverNegative(then) && isNeverNegative(otherwise)
        case .property(_, .count, let isChained): return !isChained
        default: return false
        }
    }

    private func contains(_ element: ExprID, in base: ExprID, scope: ExpressionScope) -> EmittedExpr {
        if let test = familyTests(element, in: base, scope: scope) { return test }
        let list = emitOperand(base, in: scope)
        let value = emitOperand(element, in: scope, isTyped: true)
        let isOptional = program.types.isOptional(program.expressions[element].type)
        guard isOptional, !hasOptionalElements(base) else { return member(.call("contains", [value.code]), of: list) }
        let name = SwiftCode.unused("element", in: [list.code])
        let test = member(.call("contains", [SwiftCode(name)]), of: list)
        let body = test.isChain ? SwiftCode.binary(test.code, "??", "false") : test.code
        return EmittedExpr(
            code: .binary(closedBase(value) + ".map " + .closure(name, body), "??", "false"),
            precedence: .coalescing
        )
    }

    /// Whether a family is one of a list that holds families which not every system has.
    private func familyTests(_ element: ExprID, in base: ExprID, scope: ExpressionScope) -> EmittedExpr? {
        guard case .list(let arguments) = program.expressions[base].kind else { return nil }
        var families: [WidgetFamily] = []
        for argument in arguments {
            guard case .familyCase(let family) = program.expressions[program.arguments[argument].value].kind else {
                return nil
            }
            families.append(family)
        }
        guard families.contains(where: { availability(of: $0).isGated }) else { return nil }
        let value = emitOperand(element, in: scope)
        let tests = families.map { family -> SwiftCode in
            if availability(of: family).isGated { return member(SwiftCode(family.testName), of: value).code }
            return .binary(value.code(atLeast: .prefix), "==", ".\(family.name)")
        }
        guard let first = tests.first else { return nil }
        let code = tests.dropFirst().reduce(first) { .binary($0, "||", $1) }
        return EmittedExpr(code: code, precedence: tests.count == 1 ? .comparison : .or)
    }
}
