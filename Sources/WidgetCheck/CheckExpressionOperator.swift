// In: expressions with operators. Out: typed nodes.
// Invariant: operators mean what they mean in Swift; an ordering with nil is false.

import WidgetBase
import WidgetModel
import WidgetSyntax

extension Checker {
    /// A condition: a `Bool` that is not optional.
    mutating func checkCondition(_ node: SyntaxNode, in scope: ExprScope) -> TypedExpr {
        checkValue(node, as: program.types.bool, in: scope)
    }

    /// A condition that decides something: the Swift compiler warns of what a literal can never reach.
    mutating func checkTest(_ node: SyntaxNode, in scope: ExprScope) -> TypedExpr {
        let value = checkCondition(node, in: scope)
        if case .bool(let isTrue) = program.expressions[value.id].kind {
            report(.constantCondition(isTrue ? "true" : "false", at: place(node)))
        }
        return value
    }

    mutating func checkLogical(_ syntax: BinaryExpr, in scope: ExprScope) -> TypedExpr {
        guard let left = syntax.left, let right = syntax.right else { return invalidExpr(syntax.node) }
        if syntax.node.kind == .orExpr, left.kind == .memberExpr || left.kind == .nameExpr {
            let value = checkExpr(left, expecting: program.types.bool, in: scope)
            let wrapped = program.types.unwrapped(value.type)
            if wrapped != value.type, wrapped != program.types.bool, program.types[wrapped] != .invalid {
                // What stands on the right is meant for nil, and has no reason to be a truth value.
                report(.orForNil(typeText(value.type), at: place(syntax.node)))
                return invalidExpr(syntax.node)
            }
        }
        let count = bag.diagnostics.count
        let first = checkTest(left, in: scope)
        let second = checkTest(right, in: scope)
        let (side, other) = (plainSide(left), plainSide(right))
        if bag.diagnostics.count == count, side.text == other.text {
            report(.repeatedSide(isOpposite: side.isNegated != other.isNegated, at: place(syntax.range)))
            return invalidExpr(syntax.node)
        }
        let kind: ExprKind = syntax.node.kind == .orExpr ? .or(first.id, second.id) : .and(first.id, second.id)
        return append(kind, program.types.bool, syntax.node)
    }

    /// The text of an expression without the parentheses around it.
    private func plainText(_ node: SyntaxNode) -> String {
        var inner = node
        while let next = ParenExpr(inner)?.expr { inner = next }
        return text(inner.range)
    }

    /// What a side says, without each `!` before it and the parentheses around it, and whether that is turned round.
    private func plainSide(_ node: SyntaxNode) -> (text: String, isNegated: Bool) {
        var inner = node
        var isNegated = false
        while let next = NotExpr(inner)?.operand ?? ParenExpr(inner)?.expr {
            if inner.kind == .notExpr { isNegated.toggle() }
            inner = next
        }
        return (text(inner.range), isNegated)
    }

    mutating func checkTernary(_ syntax: TernaryExpr, expecting expected: TypeID?, in scope: ExprScope) -> TypedExpr {
        guard let condition = syntax.condition, let then = syntax.whenTrue, let otherwise = syntax.whenFalse else {
            return invalidExpr(syntax.node)
        }
        let count = bag.diagnostics.count
        let test = checkTest(condition, in: scope)
        let isMistaken = bag.diagnostics.count > count && bag.diagnostics[count].isAboutType
        if isMistaken, bag.diagnostics[count].range == place(condition) {
            noteOptionalCondition(condition, finding: count, in: scope)
        }
        let (first, second) = checkAlternatives(then, otherwise, expecting: expected, in: scope)
        if bag.diagnostics.count == count, then.kind != .nilLiteral, plainText(then) == plainText(otherwise) {
            report(.sameAlternatives(at: place(syntax.range)))
            return invalidExpr(syntax.node)
        }
        // The three parts may be in another order than was meant, which is said once.
        if isMistaken { return invalidExpr(syntax.node) }
        guard let type = commonType(first.type, second.type) else {
            report(.typeMismatch(found: typeText(second.type), expected: typeText(first.type), at: place(otherwise)))
            return invalidExpr(syntax.node)
        }
        return append(.conditional(condition: test.id, then: first.id, otherwise: second.id), type, syntax.node)
    }

    /// Says of a condition that may be nil how that is written.
    private mutating func noteOptionalCondition(_ node: SyntaxNode, finding: Int, in scope: ExprScope) {
        // What does not fit has been made invalid, behind the expression as it was read.
        let read = program.expressions.ids.suffix(4).last { id in
            program.expressions[id].range == place(node) && program.types[program.expressions[id].type] != .invalid
        }
        guard let read else { return }
        let type = program.expressions[read].type
        let wrapped = program.types.unwrapped(type)
        guard wrapped != type, wrapped != program.types.bool else { return }
        bag.replace(
            finding, with: .optionalCondition(typeText(type), text: text(node.range), at: place(node)))
    }

    /// Two values that are to have one type; a literal takes the type of the other.
    private mutating func checkAlternatives(
        _ first: SyntaxNode,
        _ second: SyntaxNode,
        expecting expected: TypeID?,
        in scope: ExprScope
    ) -> (TypedExpr, TypedExpr) {
        if expected == nil || first.kind == .nilLiteral, isUntyped(first), !isUntyped(second) {
            let right = checkExpr(second, expecting: expected, in: scope)
            let hint = alternativeHint(right.type, expecting: expected, for: first)
            return (checkExpr(first, expecting: hint, in: scope), right)
        }
        let left = checkExpr(first, expecting: expected, in: scope)
        let hint = alternativeHint(left.type, expecting: expected, for: second)
        return (left, checkExpr(second, expecting: hint, in: scope))
    }

    /// The type for a value beside another: the expected one, but that of the other where this does not fit there.
    private mutating func alternativeHint(
        _ other: TypeID,
        expecting expected: TypeID?,
        for node: SyntaxNode
    ) -> TypeID {
        let type = expected.flatMap { fits(other, $0) ? $0 : nil } ?? other
        return node.kind == .nilLiteral ? program.types.optional(type) : type
    }

    /// The type that values of both types have.
    private mutating func commonType(_ left: TypeID, _ right: TypeID) -> TypeID? {
        if program.types[left] == .invalid { return right }
        if fits(right, left) { return left }
        if fits(left, right) { return right }
        let optional = program.types.optional(left)
        return fits(right, optional) ? optional : nil
    }

    mutating func checkCoalesce(_ syntax: BinaryExpr, expecting expected: TypeID?, in scope: ExprScope) -> TypedExpr {
        guard let left = syntax.left, let right = syntax.right else { return invalidExpr(syntax.node) }
        let before = bag.diagnostics.count
        let first = checkExpr(left, expecting: expected.map { program.types.optional($0) }, in: scope)
        let wrapped = program.types.unwrapped(first.type)
        if program.types[first.type] != .invalid, !program.types.isOptional(first.type) {
            // Who takes a value to be optional writes `?.` and `??`.
            if !bag.diagnostics[before...].contains(where: { $0.code == .needlessOptional }) {
                report(.needlessCoalescing(typeText(first.type), at: place(left)))
            }
            _ = checkExpr(right, expecting: expected ?? wrapped, in: scope)
            return TypedExpr(id: first.id, type: first.type)
        }
        // The place decides what a text is: `name ?? "Nobody"` is a `Text` where a `Text` is wanted.
        let hint = expected.flatMap { fits(wrapped, program.types.unwrapped($0)) ? $0 : nil } ?? wrapped
        let count = bag.diagnostics.count
        let second = checkExpr(right, expecting: hint, in: scope)
        noteDisagreements(since: count, at: right, beside: first.id)
        if program.types[first.type] == .invalid { return TypedExpr(id: first.id, type: program.types.invalid) }
        let other = program.types.unwrapped(second.type)
        guard let type = commonType(wrapped, other) else {
            reportMismatch(second.type, right, expected: hint)
            noteDisagreements(since: count, at: right, beside: first.id)
            return invalidExpr(syntax.node)
        }
        let result = program.types.isOptional(second.type) ? program.types.optional(type) : type
        return append(.coalesce(first.id, second.id), result, syntax.node)
    }

    mutating func checkShift(_ syntax: ShiftExpr, in scope: ExprScope) -> TypedExpr {
        // Without a duration it is arithmetic, which the parser has reported.
        guard let base = syntax.base, syntax.duration != nil else { return invalidExpr(syntax.node) }
        let value = checkValue(base, as: program.types.date, in: scope)
        guard let duration = checkDuration(syntax.duration) else { return invalidExpr(syntax.node) }
        let kind = ExprKind.dateOffset(base: value.id, duration, isNegative: syntax.isNegative)
        return append(kind, program.types.date, syntax.node)
    }

    // MARK: Comparisons

    mutating func checkComparison(_ syntax: BinaryExpr, in scope: ExprScope) -> TypedExpr {
        guard let left = syntax.left, let right = syntax.right,
            let operation = syntax.operation.flatMap(ComparisonOperator.init(token:))
        else { return invalidExpr(syntax.node) }
        let (first, second) = checkOperands(left, right, in: scope)
        if program.types[first.type] == .invalid || program.types[second.type] == .invalid {
            return append(.compare(operation, first.id, second.id), program.types.bool, syntax.node)
        }
        let (leftType, rightType) = (program.types.unwrapped(first.type), program.types.unwrapped(second.type))
        guard fits(rightType, leftType) || fits(leftType, rightType) else {
            let count = bag.diagnostics.count
            report(.typeMismatch(found: typeText(second.type), expected: typeText(first.type), at: place(right)))
            noteDisagreements(since: count, at: right, beside: first.id)
            return invalidExpr(syntax.node)
        }
        let isOrdering = operation != .equal && operation != .notEqual
        let isWithNil = left.kind == .nilLiteral || right.kind == .nilLiteral
        guard isOrdering ? isOrdered(leftType) : isWithNil || isEquatable(leftType) else {
            report(.notComparable(typeText(leftType), operation: operation.symbol, at: place(syntax.range)))
            return invalidExpr(syntax.node)
        }
        if isWrittenOut(first.id), isWrittenOut(second.id) {
            report(.constantComparison(at: place(syntax.range)))
            return invalidExpr(syntax.node)
        }
        if plainText(left) == plainText(right) {
            report(.comparisonWithItself(at: place(syntax.range)))
            return invalidExpr(syntax.node)
        }
        return append(.compare(operation, first.id, second.id), program.types.bool, syntax.node)
    }

    /// Both sides of a comparison; a literal takes the type of the other side.
    private mutating func checkOperands(
        _ left: SyntaxNode,
        _ right: SyntaxNode,
        in scope: ExprScope
    ) -> (TypedExpr, TypedExpr) {
        if isUntyped(left), !isUntyped(right) {
            let second = checkExpr(right, expecting: nil, in: scope)
            let count = bag.diagnostics.count
            let first = checkExpr(left, expecting: comparisonHint(second.type, for: left), in: scope)
            noteDisagreements(since: count, at: left, beside: second.id)
            return (first, second)
        }
        let first = checkExpr(left, expecting: nil, in: scope)
        let count = bag.diagnostics.count
        let second = checkExpr(right, expecting: comparisonHint(first.type, for: right), in: scope)
        noteDisagreements(since: count, at: right, beside: first.id)
        return (first, second)
    }

    /// `nil` may be compared with an optional only; a text beside a `Text` is still data.
    private func comparisonHint(_ type: TypeID, for node: SyntaxNode) -> TypeID {
        node.kind == .nilLiteral ? type : program.types.unwrapped(type)
    }

    /// Whether a literal has no type of its own.
    private func isUntyped(_ node: SyntaxNode) -> Bool {
        switch node.kind {
        case .nilLiteral, .memberLiteral, .integerLiteral, .decimalLiteral, .stringLiteral, .listExpr: return true
        default: return false
        }
    }

    /// Whether a value is a literal, so that it is the same every time.
    private func isWrittenOut(_ id: ExprID) -> Bool {
        switch program.expressions[id].kind {
        case .int, .double, .bool, .nil, .enumCase, .familyCase: return true
        case .string(let text): return !program.texts[text].isInterpolated
        default: return false
        }
    }

    private func isEquatable(_ type: TypeID) -> Bool {
        switch program.types[type] {
        case .string, .int, .double, .bool, .date, .url, .uuid, .data, .dateComponents, .attributedString, .file,
            .placemark, .currency, .enumeration, .entity, .structure, .extern, .family, .invalid, .nothing:
            return true
        case .list(let element):
            return isEquatable(element)
        // Apple's person is compared with nil only.
        case .person, .text, .symbol, .color, .font, .style, .optional:
            return false
        }
    }

    private func isOrdered(_ type: TypeID) -> Bool {
        switch program.types[type] {
        case .string, .int, .double, .date, .invalid: return true
        default: return false
        }
    }

    /// Whether rows may be sorted by a field of the type.
    func isSortable(_ type: TypeID) -> Bool {
        switch program.types[program.types.unwrapped(type)] {
        case .string, .int, .double, .bool, .date, .enumeration, .invalid: return true
        default: return false
        }
    }
}

extension ComparisonOperator {
    init?(token: TokenKind) {
        switch token {
        // The parser has reported a `=` in the place of `==`.
        case .equalEqual, .equal: self = .equal
        case .notEqual: self = .notEqual
        case .less: self = .less
        case .lessEqual: self = .lessOrEqual
        case .greater: self = .greater
        case .greaterEqual: self = .greaterOrEqual
        default: return nil
        }
    }
}
