// In: expressions. Out: each of them and of what they are made of.
// Invariant: every expression below a root is visited once for each place where it stands.

extension Program {
    /// Visits expressions with everything below them, the texts that hold values among it.
    public func forEachExpr(in roots: [ExprID], _ visit: (Expr) -> Void) {
        var waiting = roots
        while let id = waiting.popLast() {
            visit(expressions[id])
            appendChildren(of: expressions[id].kind, to: &waiting)
        }
    }

    private func appendChildren(of kind: ExprKind, to list: inout [ExprID]) {
        switch kind {
        case .int, .double, .bool, .nil, .enumCase, .parameter, .loaderField, .snapshotField, .ownField, .element,
            .rows, .contextDate, .contextFamily, .entryField, .isOn, .familyCase, .externSample, .invalid:
            return
        case .string(let text), .text(let text):
            for case .value(let expr) in texts[text].segments { list.append(expr) }
        case .field(let base, _, _), .fieldOfEach(let base, _, _), .column(let base, _),
            .property(let base, _, _), .sorted(let base, _, _, _), .grouped(let base, _, _),
            .dateOffset(let base, _, _), .not(let base):
            list.append(base)
        case .closure(let base, _, let other, _), .prefix(let base, let other, _), .contains(let base, let other, _),
            .coalesce(let base, let other), .and(let base, let other), .or(let base, let other),
            .compare(_, let base, let other):
            list += [base, other]
        case .conditional(let condition, let then, let otherwise):
            list += [condition, then, otherwise]
        case .entityRow(_, let arguments), .structure(_, let arguments), .list(let arguments),
            .styleRow(_, let arguments), .route(_, let arguments):
            for argument in arguments { list.append(self.arguments[argument].value) }
        }
    }

    /// The expressions of what a timeline is made of: entry fields, the empty state, dates, relevance and link.
    public func timelineExpressions(of widget: WidgetDecl) -> [ExprID] {
        var roots = widget.fields.compactMap { fields[$0].value }
        if let condition = widget.emptyCondition { roots.append(condition) }
        for rule in widget.schedule?.rules ?? [] {
            if let condition = rule.condition { roots.append(condition) }
            if case .date(let date) = rule.item { roots.append(date) }
        }
        if let relevance = widget.relevance { roots.append(relevance.score) }
        if case .route(let link) = widget.link { roots.append(link) }
        return roots
    }
}
