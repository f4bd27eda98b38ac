// In: a call whose arguments lack labels. Out: one finding with the labels that they have.
// Invariant: a call gives one finding, however many of its labels are missing.

import WidgetBase
import WidgetModel
import WidgetSyntax

extension Checker {
    /// Reports the first argument without a label.
    /// - Parameter labels: what the call takes, in declared order.
    mutating func reportMissingLabel(_ syntax: CallExpr, labels: [String]) {
        guard let name = syntax.name else { return }
        let arguments = Array(syntax.arguments)
        guard let first = arguments.first(where: { $0.label == nil && $0.expr != nil }), let node = first.expr,
            node.kind != .error
        else { return }
        let bare = arguments.filter { $0.label == nil }
        let given = arguments.compactMap { $0.label.map { text($0) } }
        let free = labels.filter { !given.contains($0) }
        // Which is which shows where there is one for each.
        var edits: [TextEdit] = []
        if bare.count == free.count || free.count == 1 {
            edits = zip(bare, free).compactMap { argument, label in
                argument.expr.map { TextEdit(place(.at($0.range.start)), "\(label): ") }
            }
        }
        report(.missingLabel(of: text(name), labels: labels, at: place(node), edits: edits))
    }

    /// Reports a style that is called like a function. False if the call has labels, and so was meant otherwise.
    mutating func reportCalledStyle(_ syntax: CallExpr) -> Bool {
        let arguments = Array(syntax.arguments)
        guard let name = syntax.name, arguments.contains(where: { $0.label == nil }) else { return false }
        let values = arguments.compactMap { $0.expr.map { text($0.range) } }.joined(separator: ", ")
        report(.calledStyle(text(name), values: values, at: place(syntax.range)))
        return true
    }

    /// Reports `Store.list[0]`, which Swift has and descriptions have not.
    mutating func reportSubscript(of base: SyntaxNode, _ arguments: [SyntaxNode], in scope: ExprScope) {
        let errors = bag.errorCount
        let value = checkExpr(base, expecting: nil, in: scope.inner)
        let type = program.types[program.types.unwrapped(value.type)]
        guard bag.errorCount == errors, type != .invalid else { return }
        var isList = false
        if case .list = type { isList = true }
        let isFirst = arguments.count == 1 && text(arguments[0].range) == "0"
        report(.subscriptOfValue(typeText(value.type), isList: isList, isFirst: isFirst, at: place(base)))
    }
}
