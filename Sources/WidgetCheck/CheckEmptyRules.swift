// In: `empty when` of widgets without errors. Out: warnings where it holds as long as there is something to show.
// Invariant: a condition is the wrong way round only if it asks for no more than what the entry reads.

import WidgetBase
import WidgetModel
import WidgetSyntax

extension Checker {
    mutating func checkEmptyCondition(_ widget: WidgetDecl, _ syntax: WidgetSyntaxDecl) {
        guard let condition = widget.emptyCondition, let content = content(presentBy: condition),
            let node = member(.emptyMember, of: syntax.members), let expr = ExprMember(node: node).expr,
            let entry = member(.entryMember, of: syntax.members)
        else { return }
        let shown = place(entry)
        let isShown = program.expressions.ids.contains { id in
            let range = program.expressions[id].range
            return range.file == shown.file && range.bytes.start >= shown.bytes.start
                && range.bytes.end <= shown.bytes.end && isSame(id, content)
        }
        guard isShown else { return }
        report(.reversedEmpty(text(program.expressions[content].range.bytes), at: place(expr)))
    }

    /// What there is where a condition holds, which asks for nothing else: `!items.isEmpty`, `items.count > 0` or
    /// `item != nil`.
    private func content(presentBy id: ExprID) -> ExprID? {
        switch program.expressions[id].kind {
        case .not(let inner):
            guard case .property(let base, .isEmpty, _) = program.expressions[inner].kind else { return nil }
            return base
        case .compare(let sign, let left, let right):
            let other = program.expressions[right].kind
            if case .nil = other, sign == .notEqual { return isContent(left) ? left : nil }
            guard case .int(let bound) = other, case .property(let base, .count, _) = program.expressions[left].kind
            else { return nil }
            switch sign {
            case .greater, .notEqual: return bound == 0 ? base : nil
            case .greaterOrEqual: return bound == 1 ? base : nil
            case .equal, .less, .lessOrEqual: return nil
            }
        default: return nil
        }
    }

    /// Whether a value is a row or a list. A text may be what is shown in place of content, as a failure is.
    private func isContent(_ id: ExprID) -> Bool {
        let type = program.types.unwrapped(program.expressions[id].type)
        if program.types.element(type) != nil { return true }
        switch program.types[type] {
        case .entity, .structure: return true
        default: return false
        }
    }

    /// Whether two expressions read one input as it is.
    private func isSame(_ first: ExprID, _ second: ExprID) -> Bool {
        switch (program.expressions[first].kind, program.expressions[second].kind) {
        case (.parameter(let one), .parameter(let other)): return one == other
        case (.loaderField(let one), .loaderField(let other)): return one == other
        case (.snapshotField(_, let one), .snapshotField(_, let other)): return one == other
        default: return false
        }
    }
}
