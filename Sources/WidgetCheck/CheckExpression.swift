// In: expressions, and the types that their places want. Out: typed nodes; names resolved.
// Invariant: the expected type flows down, so that a literal takes the type of its place; what has been reported
// has the type `invalid` and is not reported again.

import WidgetBase
import WidgetModel
import WidgetSyntax

extension Checker {
    /// Checks an expression whose value has to fit a type.
    mutating func checkValue(_ node: SyntaxNode, as expected: TypeID, in scope: ExprScope) -> TypedExpr {
        let value = checkExpr(node, expecting: expected, in: scope)
        guard !fits(value.type, expected) else { return value }
        reportMismatch(value.type, node, expected: expected)
        return invalidExpr(node)
    }

    /// Checks an expression; the expected type is a hint for literals.
    mutating func checkExpr(_ node: SyntaxNode, expecting expected: TypeID?, in scope: ExprScope) -> TypedExpr {
        switch node.kind {
        case .stringLiteral, .integerLiteral, .decimalLiteral, .booleanLiteral, .nilLiteral, .memberLiteral, .listExpr:
            return checkLiteralExpr(node, expecting: expected, in: scope)
        case .parenExpr:
            guard let inner = ParenExpr(node: node).expr else { return invalidExpr(node) }
            let value = checkExpr(inner, expecting: expected, in: scope)
            return TypedExpr(id: value.id, type: value.type)
        case .nameExpr:
            return checkName(node, in: scope)
        case .elementExpr:
            guard let type = scope.elements.last else {
                report(.elementOutsideClosure(at: place(node)))
                return invalidExpr(node)
            }
            return append(.element, type, node)
        case .memberExpr:
            return checkMember(MemberExpr(node: node), expecting: expected, in: scope)
        case .methodExpr:
            return checkMethod(MethodExpr(node: node), in: scope)
        case .subscriptExpr:
            return checkLookUp(SubscriptExpr(node: node), in: scope)
        case .callExpr:
            return checkCall(CallExpr(node: node), in: scope)
        case .ternaryExpr:
            return checkTernary(TernaryExpr(node: node), expecting: expected, in: scope.inner)
        case .orExpr, .andExpr:
            return checkLogical(BinaryExpr(node: node), in: scope.inner)
        case .notExpr:
            guard let operand = NotExpr(node: node).operand else { return invalidExpr(node) }
            let value = checkTest(operand, in: scope.inner)
            return append(.not(value.id), program.types.bool, node)
        case .comparisonExpr:
            return checkComparison(BinaryExpr(node: node), in: scope.inner)
        case .coalesceExpr:
            return checkCoalesce(BinaryExpr(node: node), expecting: expected, in: scope.inner)
        case .shiftExpr:
            return checkShift(ShiftExpr(node: node), in: scope.inner)
        default:
            // The parser has reported whatever else stands here.
            return invalidExpr(node)
        }
    }

    mutating func append(_ kind: ExprKind, _ type: TypeID, _ node: SyntaxNode) -> TypedExpr {
        TypedExpr(id: program.expressions.append(Expr(kind, type: type, range: place(node))), type: type)
    }

    mutating func invalidExpr(_ node: SyntaxNode) -> TypedExpr {
        append(.invalid, program.types.invalid, node)
    }

    // MARK: Fitting

    /// Whether a value of a type may stand where another is expected.
    func fits(_ type: TypeID, _ expected: TypeID) -> Bool {
        if type == expected { return true }
        switch (program.types[type], program.types[expected]) {
        case (.invalid, _), (_, .invalid):
            return true
        case (.nothing, .optional), (.nothing, .list):
            return true
        case (.optional(let wrapped), .optional(let wanted)):
            return fits(wrapped, wanted)
        case (_, .optional(let wanted)):
            return fits(type, wanted)
        // Data is shown as it is; a symbol is a name.
        case (.string, .text), (.string, .symbol):
            return true
        default:
            return false
        }
    }

    mutating func reportMismatch(_ type: TypeID, _ node: SyntaxNode, expected: TypeID) {
        if program.types.isOptional(type), fits(program.types.unwrapped(type), expected) {
            let fix = program.types[type] == .nothing ? nil : coalesceFix(node, expected)
            report(.optionalValue(typeText(type), expected: typeText(expected), at: place(node), fix: fix))
            return
        }
        report(
            .typeMismatch(
                found: typeText(type), expected: typeText(expected), at: place(node),
                fix: conversionFix(type, node, expected: expected) ?? listFix(type, node, expected: expected)
            )
        )
    }

    /// `?? …` for types that have a plain value, where it may stand behind the expression as it is.
    func coalesceFix(_ node: SyntaxNode, _ expected: TypeID) -> FixIt? {
        switch node.kind {
        case .memberExpr, .nameExpr, .methodExpr, .elementExpr, .coalesceExpr, .parenExpr, .callExpr: break
        default: return nil
        }
        let value: String
        switch program.types[program.types.unwrapped(expected)] {
        case .string, .text, .symbol: value = "\"\""
        case .int, .double: value = "0"
        case .bool: value = "false"
        case .list: value = "[]"
        default: return nil
        }
        let end = SourceRange(file: file, bytes: ByteRange.at(node.range.end))
        return FixIt("say what then: ` ?? \(value)`", edits: [TextEdit(end, " ?? \(value)")])
    }

    /// What is read of a list: its first element, or how many there are.
    private func listFix(_ type: TypeID, _ node: SyntaxNode, expected: TypeID) -> FixIt? {
        guard case .list(let element) = program.types[type], [.memberExpr, .nameExpr, .methodExpr].contains(node.kind)
        else { return nil }
        let end = SourceRange(file: file, bytes: ByteRange.at(node.range.end))
        if program.types.unwrapped(expected) == program.types.int {
            return FixIt("add `.count`, how many there are", edits: [TextEdit(end, ".count")])
        }
        guard program.types.unwrapped(expected) == element else { return nil }
        return FixIt("add `.first`, the first of them", edits: [TextEdit(end, ".first")])
    }

    /// A value in a text position that text can show: `"\(count)"`.
    private func conversionFix(_ type: TypeID, _ node: SyntaxNode, expected: TypeID) -> FixIt? {
        guard program.types[program.types.unwrapped(expected)] == .text else { return nil }
        switch program.types[type] {
        case .int, .uuid, .enumeration:
            return .replace(place(node), with: "\"\\(\(text(node.range)))\"")
        default:
            return nil
        }
    }
}
