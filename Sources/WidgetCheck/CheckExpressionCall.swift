// In: rows written in place, routes and style look-ups. Out: typed nodes with one argument for each part.
// Invariant: arguments stand in declared order, whatever the order in which they were written.

import WidgetBase
import WidgetModel
import WidgetSyntax

extension Checker {
    mutating func checkCall(_ syntax: CallExpr, in scope: ExprScope) -> TypedExpr {
        guard let range = syntax.name else { return invalidExpr(syntax.node) }
        switch lookUp(at: range) {
        case .found(let symbol):
            switch symbol.kind {
            case .entity(let id):
                let optionalID = scope.isSample ? program.entities[id].identifier : nil
                let arguments = checkRowArguments(syntax, of: .entity(id), leavingOut: optionalID, in: scope)
                return append(.entityRow(id, arguments), program.types.id(.entity(id)), syntax.node)
            case .structure(let id):
                let arguments = checkRowArguments(syntax, of: .structure(id), leavingOut: nil, in: scope)
                return append(.structure(id, arguments), program.types.id(.structure(id)), syntax.node)
            case .route(let id):
                return checkRouteCall(syntax, id, in: scope)
            case .style where reportCalledStyle(syntax):
                return invalidExpr(syntax.node)
            case .enumeration, .extern, .snapshot, .style, .intent, .action, .widget, .control, .bundle:
                report(
                    .wrongDeclaration(
                        text(range), found: symbol.kind.words, wanted: "an entity, a struct or a route",
                        at: place(range), declared: symbol.range
                    )
                )
            }
        case .ambiguous(let first, let second):
            report(.ambiguousName(text(range), at: place(range), first: first.range, second: second.range))
        case .none:
            if mayBeSkipped(text(range)) { return invalidExpr(syntax.node) }
            if text(range) == "Date", scope.seesDate {
                report(.unqualifiedValue("Date", meant: "context.date", at: place(syntax.node)))
                return invalidExpr(syntax.node)
            }
            // Types and routes differ in their first letter, so that one is hardly the other.
            let isType = text(range).first?.isUppercase ?? false
            let callable = visibleNames { kind in
                switch kind {
                case .entity, .structure: return isType
                case .route: return !isType
                default: return false
                }
            }
            let nearest = nearestName(text(range), among: callable)
            let wanted = "an entity, a struct or a route"
            let finding = Diagnostic.unknownDeclaration(
                text(range), wanted: wanted, at: place(range), nearest: nearest)
            report(
                noting(finding, declaredElsewhere: range), missing: range, in: moduleOwners,
                kinds: NamedKinds.calls)
        }
        return invalidExpr(syntax.node)
    }

    /// The arguments of a row: each field at most once, and those without a default at least once.
    private mutating func checkRowArguments(
        _ syntax: CallExpr,
        of row: RowType,
        leavingOut identifier: FieldID?,
        in scope: ExprScope
    ) -> IDRange<ArgumentID> {
        let fields = fields(of: row)
        var values: [FieldID: (value: ExprID, range: SourceRange)] = [:]
        var hasUnknown = false
        var misfits: [Misfit] = []
        for argument in syntax.arguments {
            guard let label = argument.label, let node = argument.expr else {
                hasUnknown = true
                continue
            }
            guard let field = rowField(label, of: row) else {
                hasUnknown = true
                continue
            }
            let count = bag.diagnostics.count
            let type = program.fields[field].type
            var value = checkExpr(node, expecting: type, in: scope.inner)
            if !fits(value.type, type) {
                misfits.append(Misfit(finding: bag.diagnostics.count, node: node, found: value.type, wanted: type))
                reportMismatch(value.type, node, expected: type)
                value = invalidExpr(node)
            }
            noteDisagreements(since: count, at: node, with: .field(field))
            if let first = values[field] {
                report(.duplicateArgument(text(label), at: place(label), first: first.range))
            } else {
                values[field] = (value.id, place(label))
            }
        }
        if hasUnknown { reportMissingLabel(syntax, labels: fields.map { program.text(program.fields[$0].name) }) }
        joinSwapped(misfits)
        var arguments: [Argument] = []
        var missing: [FieldID] = []
        for field in fields {
            if let given = values[field] {
                arguments.append(Argument(field: field, value: given.value))
            } else if field != identifier, !mayBeLeftOut(program.fields[field]) {
                missing.append(field)
            }
        }
        // Where an entity says no identifier, the field that was meant to be it counts as any other here.
        if case .entity(let id) = row, !fields.contains(program.entities[id].identifier) { hasUnknown = true }
        // What could not be read may be any of them.
        if files[file.index].holdsUnread(syntax.range) { hasUnknown = true }
        if !missing.isEmpty, !hasUnknown, let name = syntax.name {
            report(.missingArguments(missing.map(argument), of: rowName(row), at: place(name)))
        }
        return appendArguments(arguments)
    }

    /// An argument of a type that its field does not take.
    private struct Misfit {
        let finding: Int
        let node: SyntaxNode
        let found: TypeID
        let wanted: TypeID
    }

    /// Makes one finding of two arguments of which each fits where the other stands.
    private mutating func joinSwapped(_ misfits: [Misfit]) {
        guard misfits.count == 2, mayStand(misfits[0], for: misfits[1]), mayStand(misfits[1], for: misfits[0]),
            misfits[1].finding == misfits[0].finding + 1, bag.diagnostics.count > misfits[1].finding
        else { return }
        let places = misfits.map { place($0.node) }
        bag.replace(
            misfits[0].finding,
            with: .swappedArguments(
                found: typeText(misfits[0].found), wanted: typeText(misfits[0].wanted), at: places[0], places[1],
                texts: misfits.map { text($0.node.range) }))
        explained.insert(misfits[1].finding)
        // Neither is a mistake of the declaration.
        while let last = disagreements.last, last.finding >= misfits[0].finding { disagreements.removeLast() }
    }

    private mutating func mayStand(_ value: Misfit, for other: Misfit) -> Bool {
        // A whole number is one of a type without a point, where it is written out.
        let isNumber = value.node.kind == .integerLiteral && program.types[other.wanted] == .double
        return isNumber || fits(value.found, other.wanted)
    }

    /// What a call may give for a field, and where the field is declared.
    private func argument(_ id: FieldID) -> (name: String, declared: SourceRange) {
        (program.text(program.fields[id].name), program.fields[id].range)
    }

    /// A link; an argument that is nil makes none.
    private mutating func checkRouteCall(_ syntax: CallExpr, _ id: RouteID, in scope: ExprScope) -> TypedExpr {
        let parameters = program.routes[id].parameters
        var values: [FieldID: (value: ExprID, range: SourceRange)] = [:]
        var hasUnknown = false
        for argument in syntax.arguments {
            guard let label = argument.label, let node = argument.expr else {
                hasUnknown = true
                continue
            }
            guard let field = field(at: label, in: parameters) else {
                hasUnknown = true
                if mayDeclare(text(label), in: .route(id)) { continue }
                let names = fieldNames(parameters)
                let nearest = nearestName(text(label), among: names)
                let finding = Diagnostic.unknownRouteParameter(
                    text(label), at: place(label), nearest: nearest, among: names)
                report(finding, missing: label, in: .declaration(.route(id)))
                continue
            }
            let type = program.fields[field].type
            let optional = program.types.optional(type)
            let count = bag.diagnostics.count
            let value = checkExpr(node, expecting: optional, in: scope.inner)
            if !fits(value.type, optional) { reportMismatch(value.type, node, expected: type) }
            noteDisagreements(since: count, at: node, with: .field(field))
            if case .nil = program.expressions[value.id].kind {
                report(.nilArgument(text(label), of: "a link", at: place(node)))
            }
            if let first = values[field] {
                report(.duplicateArgument(text(label), at: place(label), first: first.range))
            } else {
                values[field] = (value.id, place(label))
            }
        }
        if hasUnknown { reportMissingLabel(syntax, labels: parameters.map { program.text(program.fields[$0].name) }) }
        let missing = parameters.filter { values[$0] == nil }
        guard missing.isEmpty else {
            if !hasUnknown, !files[file.index].holdsUnread(syntax.range), let name = syntax.name {
                report(.missingArguments(missing.map(argument), of: text(name), at: place(name)))
            }
            return invalidExpr(syntax.node)
        }
        let arguments = parameters.compactMap { field in values[field].map { Argument(value: $0.value) } }
        // An argument may be nil, and Swift makes no promise that a text is an address.
        let type = program.types.optional(program.types.url)
        return append(.route(id, appendArguments(arguments)), type, syntax.node)
    }

    /// `Style[a, b]`: one argument for each axis, optional where the style has a row for what is left.
    mutating func checkLookUp(_ syntax: SubscriptExpr, in scope: ExprScope) -> TypedExpr {
        guard let base = syntax.base else { return invalidExpr(syntax.node) }
        guard base.kind == .nameExpr, case .found(let symbol) = lookUp(at: base.range) else {
            if base.kind == .nameExpr, mayBeSkipped(text(base.range)) { return invalidExpr(syntax.node) }
            if base.kind == .memberExpr {
                reportSubscript(of: base, Array(syntax.arguments), in: scope)
                return invalidExpr(syntax.node)
            }
            let styles = visibleNames { if case .style = $0 { true } else { false } }
            let nearest = base.kind == .nameExpr ? nearestName(text(base.range), among: styles) : nil
            let word = base.kind == .nameExpr ? text(base.range) : nil
            let finding = Diagnostic.lookUpOfNoStyle(word, at: place(base), nearest: nearest)
            report(finding, missing: base.range, in: moduleOwners, kinds: [.styleDecl])
            return invalidExpr(syntax.node)
        }
        guard case .style(let id) = symbol.kind else {
            report(.lookUpOfNoStyle(text(base.range), at: place(base), nearest: nil, declared: symbol.range))
            return invalidExpr(syntax.node)
        }
        stylesLookedUp.insert(id)
        let axes = program.styles[id].axes
        let type = program.types.id(.style(id))
        let nodes = Array(syntax.arguments)
        // A style whose axes have been reported is not looked up.
        let isUnknown = isIncomplete(.style(id)) || mismatchedStyles.contains(id)
        guard !axes.isEmpty, nodes.count == axes.count || !isUnknown else {
            return append(.styleRow(id, IDRange()), type, syntax.node)
        }
        guard nodes.count == axes.count else {
            report(.argumentCount(text(base.range), expected: axes.count, found: nodes.count, at: place(syntax.range)))
            // Another style may be meant.
            return invalidExpr(syntax.node)
        }
        var arguments: [Argument] = []
        var misfits: [Misfit] = []
        defer { joinSwapped(misfits) }
        for (index, (node, axis)) in zip(nodes, axes).enumerated() {
            let count = bag.diagnostics.count
            let wanted = axis.takesNil ? program.types.optional(axis.type) : axis.type
            let errors = bag.errorCount
            let value = checkExpr(node, expecting: wanted, in: scope.inner)
            // What could not be read may be an optional too; what it is has been said, here or where it is declared.
            let isUnread = bag.errorCount > errors || program.types[value.type] == .invalid
            let mayBeNil = isUnread || program.types.isOptional(value.type)
            if mayBeNil, axis.takesNil { stylesLookedUpWithNil.insert(id) }
            if !fits(value.type, wanted) {
                if program.types.isOptional(value.type), fits(program.types.unwrapped(value.type), wanted) {
                    let declared = program.styles[id].header.range
                    let name = text(base.range)
                    // What should be `default` may have been reported.
                    if !stylesWithNilPattern.contains(id) {
                        report(.optionalLookUp(name, typeText(value.type), at: place(node), declared: declared))
                    }
                } else {
                    misfits.append(
                        Misfit(finding: bag.diagnostics.count, node: node, found: value.type, wanted: wanted))
                    reportMismatch(value.type, node, expected: wanted)
                }
            }
            noteDisagreements(since: count, at: node, with: .axis(id, index))
            arguments.append(Argument(value: value.id))
        }
        return append(.styleRow(id, appendArguments(arguments)), type, syntax.node)
    }
}
