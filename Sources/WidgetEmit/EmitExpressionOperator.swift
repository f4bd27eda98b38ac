// In: operators with typed operands. Out: Swift operators.
// Invariant: an ordering with nil is false, and no operand is evaluated as a chain longer than it was written.

import WidgetBase
import WidgetModel

extension EmitContext {
    func operation(_ expr: Expr, in scope: ExpressionScope, isTyped: Bool) -> EmittedExpr {
        let isOptional = program.types.isOptional(expr.type)
        switch expr.kind {
        case .conditional(let condition, let then, let otherwise):
            let test = emitOperand(condition, in: scope).code(atLeast: .or)
            let first = emitOperand(then, in: scope, isTyped: isTyped).code(atLeast: .or)
            let second = emitOperand(otherwise, in: scope, isTyped: true).code
            return EmittedExpr(
                code: .binary(.binary(test, "?", first), ":", second),
                precedence: .ternary,
                isOptional: isOptional
            )
        case .coalesce(let left, let right):
            let code = SwiftCode.binary(
                emitOperand(left, in: scope).code(atLeast: .prefix),
                "??",
                emitOperand(right, in: scope, isTyped: true).code(atLeast: .coalescing)
            )
            return EmittedExpr(code: code, precedence: .coalescing, isOptional: isOptional)
        case .and(let left, let right): return logical(left, "&&", right, .and, in: scope)
        case .or(let left, let right): return logical(left, "||", right, .or, in: scope)
        case .not(let operand):
            let code = "!" + emitOperand(operand, in: scope).code(atLeast: .postfix)
            return EmittedExpr(code: code, precedence: .prefix)
        case .compare(let comparison, let left, let right): return compare(comparison, left, right, in: scope)
        case .dateOffset(let base, let duration, let isNegative):
            return dateOffset(base, duration, isNegative: isNegative, in: scope)
        default: return EmittedExpr(code: "nil", isOptional: true)
        }
    }

    private func logical(
        _ left: ExprID,
        _ symbol: String,
        _ right: ExprID,
        _ precedence: Precedence,
        in scope: ExpressionScope
    ) -> EmittedExpr {
        let code = SwiftCode.binary(
            logicalOperand(left, atLeast: precedence, in: scope),
            symbol,
            logicalOperand(right, atLeast: precedence == .or ? .and : .comparison, in: scope)
        )
        return EmittedExpr(code: code, precedence: precedence)
    }

    /// An operand of `&&` or `||`; a value with a replacement is easier to read in parentheses.
    private func logicalOperand(_ id: ExprID, atLeast precedence: Precedence, in scope: ExpressionScope) -> SwiftCode {
        let operand = emitOperand(id, in: scope)
        return operand.precedence == .coalescing ? operand.code.parenthesized : operand.code(atLeast: precedence)
    }

    private func compare(
        _ comparison: ComparisonOperator,
        _ left: ExprID,
        _ right: ExprID,
        in scope: ExpressionScope
    ) -> EmittedExpr {
        if let test = familyTest(comparison, left, right, in: scope) { return test }
        let isLiteral = isEnumCase(left)
        let first = emitOperand(left, in: scope, isTyped: isLiteral && !isEnumCase(right))
        let second = emitOperand(right, in: scope, isTyped: true)
        switch comparison {
        case .equal, .notEqual:
            return EmittedExpr(
                code: .binary(first.code(atLeast: .prefix), comparison.symbol, second.code(atLeast: .prefix)),
                precedence: .comparison
            )
        case .less, .lessOrEqual, .greater, .greaterOrEqual:
            return ordering(comparison, left, first, right, second)
        }
    }

    /// A comparison with a family that not every system has: by a helper, under the conditions of its name.
    private func familyTest(
        _ comparison: ComparisonOperator,
        _ left: ExprID,
        _ right: ExprID,
        in scope: ExpressionScope
    ) -> EmittedExpr? {
        for (literal, value) in [(left, right), (right, left)] {
            guard case .familyCase(let family) = program.expressions[literal].kind,
                availability(of: family).isGated
            else { continue }
            let test = member(SwiftCode(family.testName), of: emitOperand(value, in: scope))
            guard comparison == .notEqual else { return test }
            return EmittedExpr(code: "!" + test.code(atLeast: .postfix), precedence: .prefix)
        }
        return nil
    }

    private func isEnumCase(_ id: ExprID) -> Bool {
        if case .enumCase = program.expressions[id].kind { return true }
        return false
    }

    /// An ordering: of enums by their declared order, and false where a side is nil.
    private func ordering(
        _ comparison: ComparisonOperator,
        _ leftID: ExprID,
        _ first: EmittedExpr,
        _ rightID: ExprID,
        _ second: EmittedExpr
    ) -> EmittedExpr {
        let isFirstOptional = program.types.isOptional(program.expressions[leftID].type)
        let isSecondOptional = program.types.isOptional(program.expressions[rightID].type)
        let left = closureName("left", for: isFirstOptional, beside: isSecondOptional, second)
        let right = closureName("right", for: isSecondOptional, beside: isFirstOptional, first)
        let test = SwiftCode.binary(
            isFirstOptional ? SwiftCode(left.isEmpty ? "$0" : left) : first.code(atLeast: .prefix),
            comparison.symbol,
            isSecondOptional ? SwiftCode(right.isEmpty ? "$0" : right) : second.code(atLeast: .prefix)
        )
        switch (isFirstOptional, isSecondOptional) {
        case (false, false):
            return EmittedExpr(code: test, precedence: .comparison)
        case (true, false):
            return whereKnown(closedBase(first) + ".map " + .closure(left, test))
        case (false, true):
            return whereKnown(closedBase(second) + ".map " + .closure(right, test))
        case (true, true):
            let inner = closedBase(second) + ".map " + .closure(right, test)
            return whereKnown(closedBase(first) + ".flatMap " + .closure(left, inner))
        }
    }

    /// The name that an unwrapped side has in its closure; empty for `$0`, where nothing else of that name is meant.
    private func closureName(
        _ name: String,
        for isOptional: Bool,
        beside isOtherOptional: Bool,
        _ other: EmittedExpr
    ) -> String {
        guard isOptional else { return name }
        let isPlain = !isOtherOptional && !other.code.flat.contains("$")
        return isPlain ? "" : SwiftCode.unused(name, in: [other.code])
    }

    private func whereKnown(_ test: SwiftCode) -> EmittedExpr {
        EmittedExpr(code: .binary(test, "??", "false"), precedence: .coalescing)
    }

    /// A date moved by the calendar.
    private func dateOffset(
        _ base: ExprID,
        _ duration: WidgetDuration,
        isNegative: Bool,
        in scope: ExpressionScope
    ) -> EmittedExpr {
        let date = emitOperand(base, in: scope)
        let count = isNegative ? -duration.count : duration.count
        func moved(_ code: SwiftCode) -> SwiftCode {
            let arguments: [SwiftCode] = [
                code,
                .labeled("by", SwiftCode(String(count))),
                SwiftCode(".\(duration.unit.calendarComponent)"),
            ]
            let calendar = scope.calendar.map { [SwiftCode.labeled("in", SwiftCode($0))] } ?? []
            return .call("WidgetDates.moved", arguments + calendar)
        }
        let isOptional = program.types.isOptional(program.expressions[base].type)
        guard isOptional else { return EmittedExpr(code: moved(date.code)) }
        return EmittedExpr(
            code: closedBase(date) + ".map " + .closure("date", moved("date")),
            isOptional: true
        )
    }
}

extension WidgetFamily {
    /// The helper that tells a family which not every system has: `isAccessoryCorner`.
    var testName: String { "is\(SwiftNames.upperCamel(name))" }
}

extension DurationUnit {
    /// The case of `Calendar.Component`.
    var calendarComponent: String {
        switch self {
        case .second: return "second"
        case .minute: return "minute"
        case .hour: return "hour"
        case .day: return "day"
        case .week: return "weekOfYear"
        }
    }
}
