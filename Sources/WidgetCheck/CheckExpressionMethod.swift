// In: methods of lists. Out: typed nodes.
// Invariant: `$0` is the element of the list; `grouped` stands outermost in `suggest` only.

import WidgetBase
import WidgetModel
import WidgetSyntax

extension Checker {
    mutating func checkMethod(_ syntax: MethodExpr, in scope: ExprScope) -> TypedExpr {
        guard let base = syntax.base, let method = syntax.method, let methodRange = syntax.methodRange else {
            return invalidExpr(syntax.node)
        }
        let value = checkExpr(base, expecting: nil, in: scope.inner)
        guard let opened = open(value, base, isChained: syntax.isOptionalChain, operatorOf: syntax.node) else {
            return invalidExpr(syntax.node)
        }
        if program.types[opened.type] == .string, method == .contains {
            return checkContains(syntax, value, of: program.types.string, opened.isChain, in: scope)
        }
        guard let element = program.types.element(opened.type) else {
            report(.notAList(text(methodRange), typeText(opened.type), at: place(methodRange)))
            return invalidExpr(syntax.node)
        }
        switch method {
        case .filter, .first, .last:
            return checkClosure(syntax, method, value, opened, element: element, in: scope)
        case .sorted, .grouped:
            return checkOrder(syntax, method, value, opened, element: element, in: scope)
        case .prefix:
            guard let argument = syntax.argument else { return invalidExpr(syntax.node) }
            let count = checkValue(argument, as: program.types.int, in: scope.inner)
            if case .int(let number) = program.expressions[count.id].kind, number < 1 {
                report(.emptyPrefix(text(argument.range), at: place(argument)))
            }
            let kind = ExprKind.prefix(base: value.id, count: count.id, isChained: syntax.isOptionalChain)
            return close(kind, opened.type, opened.isChain, syntax.node)
        case .contains:
            return checkContains(syntax, value, of: element, opened.isChain, in: scope)
        default:
            return invalidExpr(syntax.node)
        }
    }

    private mutating func checkClosure(
        _ syntax: MethodExpr,
        _ method: Keyword,
        _ value: TypedExpr,
        _ opened: (type: TypeID, isChain: Bool),
        element: TypeID,
        in scope: ExprScope
    ) -> TypedExpr {
        guard let argument = syntax.argument else { return invalidExpr(syntax.node) }
        var inner = scope.inner
        inner.elements.append(element)
        let isFilter = method == .filter
        // `first` and `last` may take any row; a filter that takes all or none is none.
        let body = isFilter ? checkTest(argument, in: inner) : checkCondition(argument, in: inner)
        let closure: ClosureMethod = isFilter ? .filter : method == .first ? .first : .last
        let type = isFilter ? opened.type : program.types.optional(element)
        let kind = ExprKind.closure(base: value.id, closure, body: body.id, isChained: syntax.isOptionalChain)
        return close(kind, type, opened.isChain, syntax.node)
    }

    private mutating func checkOrder(
        _ syntax: MethodExpr,
        _ method: Keyword,
        _ value: TypedExpr,
        _ opened: (type: TypeID, isChain: Bool),
        element: TypeID,
        in scope: ExprScope
    ) -> TypedExpr {
        guard let range = syntax.keyPath else { return invalidExpr(syntax.node) }
        guard let row = row(element) else {
            report(.notRows(syntax.method?.text ?? "", typeText(opened.type), at: place(range)))
            return invalidExpr(syntax.node)
        }
        guard let field = rowField(range, of: row) else { return invalidExpr(syntax.node) }
        let type = program.fields[field].type
        if method == .grouped {
            guard scope.allowsGrouping, !opened.isChain else {
                report(.groupingNotAllowed(at: place(syntax.methodRange ?? range)))
                return invalidExpr(syntax.node)
            }
            guard isGroupable(type) else {
                report(.notGroupable(typeText(type), at: place(range)))
                return invalidExpr(syntax.node)
            }
            return append(
                .grouped(base: value.id, by: field, isDescending: syntax.isDescending), opened.type, syntax.node)
        }
        guard isSortable(type) else {
            report(.notSortable(typeText(type), at: place(range)))
            return invalidExpr(syntax.node)
        }
        let kind = ExprKind.sorted(
            base: value.id, by: field, isDescending: syntax.isDescending, isChained: syntax.isOptionalChain
        )
        return close(kind, opened.type, opened.isChain, syntax.node)
    }

    /// A section has a heading: a text, or the title of an enum's case.
    private func isGroupable(_ type: TypeID) -> Bool {
        switch program.types[program.types.unwrapped(type)] {
        case .string, .enumeration, .invalid: return true
        default: return false
        }
    }

    private mutating func checkContains(
        _ syntax: MethodExpr,
        _ value: TypedExpr,
        of element: TypeID,
        _ isChain: Bool,
        in scope: ExprScope
    ) -> TypedExpr {
        guard let argument = syntax.argument else { return invalidExpr(syntax.node) }
        let wanted = checkValue(argument, as: element, in: scope.inner)
        let kind = ExprKind.contains(base: value.id, element: wanted.id, isChained: syntax.isOptionalChain)
        return close(kind, program.types.bool, isChain, syntax.node)
    }
}
