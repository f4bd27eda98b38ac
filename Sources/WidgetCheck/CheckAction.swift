// In: action declarations. Out: rows with what each performs, opens and asks for.
// Invariant: a type performs one action, and every action does something.

import WidgetBase
import WidgetModel
import WidgetSyntax

extension Checker {
    /// The parameters of an action, and the one that a toggle sets.
    mutating func checkActionShape(_ id: ActionID, _ node: SyntaxNode) {
        let intent = program.actions[id].intent
        checkParameters(of: intent, IntentSyntax(node: node))
        let value = program.names.intern("value")
        program.actions[id].toggledValue = program.intents[intent].parameters.first { parameter in
            let row = program.parameters[parameter]
            return row.name == value && row.type == program.types.bool
        }
    }

    mutating func checkAction(_ id: ActionID, _ syntax: ActionSyntax) {
        checkParameterDetails(of: program.actions[id].intent, IntentSyntax(node: syntax.node))
        // A setting that is given twice has been reported with the parameters.
        var seen: Set<SyntaxKind> = []
        for member in syntax.members where seen.insert(member.kind).inserted {
            switch member.kind {
            case .performMember: checkPerformer(NameMember(node: member), of: id)
            case .runsMember: program.actions[id].runsInApp = WordMember(node: member).word == .app
            case .opensMember: checkOpens(ExprMember(node: member), of: id)
            case .authenticationMember: program.actions[id].requiresAuthentication = true
            case .changesMember:
                let hasPerformer = has(.performMember, syntax) || doesNothing(syntax)
                checkChanges(member, of: id, hasPerformer: hasPerformer)
            case .discoverableMember: program.actions[id].isDiscoverable = true
            default: continue
            }
        }
        guard !seen.contains(.performMember), !seen.contains(.opensMember), !program.actions[id].runsInApp,
            !mayHold(.perform, .performMember), !mayHold(.opens, .opensMember), !mayHold(.runs, .runsMember),
            let name = syntax.name
        else { return }
        let why = "it names the type that you write, which does the work; without it the action does nothing"
        report(.missingMember("perform \(text(name))Performer", of: "an action", why: why, at: place(name)))
    }

    /// Whether nothing says what the action does, which is reported as such.
    private func doesNothing(_ syntax: ActionSyntax) -> Bool {
        !syntax.members.contains { member in
            member.kind == .performMember || member.kind == .opensMember
                || member.kind == .runsMember && WordMember(node: member).word == .app
        }
    }

    private func has(_ kind: SyntaxKind, _ syntax: ActionSyntax) -> Bool {
        syntax.members.contains { $0.kind == kind }
    }

    /// The snapshots whose writers the hand-written type is given.
    private mutating func checkChanges(_ member: SyntaxNode, of id: ActionID, hasPerformer: Bool) {
        if !hasPerformer, !mayHold(.perform, .performMember) {
            report(.changesWithoutPerformer(at: keywordPlace(member)))
        }
        for range in NamesMember(node: member).names {
            guard let kind = resolve(range, as: .snapshot), case .snapshot(let snapshot) = kind else { continue }
            if program.actions[id].changes.contains(snapshot) {
                report(.changedTwice(text(range), at: place(range)))
            } else {
                program.actions[id].changes.append(snapshot)
            }
        }
    }

    private mutating func checkPerformer(_ syntax: NameMember, of id: ActionID) {
        guard let range = syntax.name else { return }
        let name = name(range)
        if case .found(let symbol) = lookUp(name) {
            report(.performerIsDeclared(text(range), symbol.kind.words, at: place(range), declared: symbol.range))
            return
        }
        let key = ModuleName(module: module, name: name)
        if let first = performers[key] {
            report(.duplicatePerformer(text(range), at: place(range), first: first))
            return
        }
        performers[key] = place(range)
        noteHandWritten(range)
        program.actions[id].performer = name
    }

    // MARK: Links

    private mutating func checkOpens(_ syntax: ExprMember, of id: ActionID) {
        guard let expr = syntax.expr else { return }
        var scope = ExprScope(.opens)
        for parameter in program.intents[program.actions[id].intent].parameters {
            let row = program.parameters[parameter]
            // The row of an entity may be gone by the time that the action runs.
            let isRow = isEntity(row.type) && program.types.element(row.type) == nil
            scope.parameters[row.name] = (parameter, isRow ? program.types.optional(row.type) : row.type)
        }
        if let string = StringLiteralSyntax(expr) {
            checkAddress(string)
            program.actions[id].link = .address(checkText(string, for: .data, in: scope))
            return
        }
        let value = checkExpr(expr, expecting: program.types.url, in: scope)
        var hasRoute = false
        program.forEachExpr(in: [value.id]) { if case .route = $0.kind { hasRoute = true } }
        if hasRoute {
            report(.routeInOpens(at: place(expr)))
        } else if !fits(value.type, program.types.url) {
            reportMismatch(value.type, expr, expected: program.types.url)
        }
        program.actions[id].link = .value(value.id)
    }

    /// A universal link: its scheme and host are written out, and values stand behind the host.
    private mutating func checkAddress(_ string: StringLiteralSyntax) {
        var literals: [[UInt8]] = []
        var startsWithValue = false
        for segment in LexText.segments(string, in: sources[file]) {
            switch segment {
            case .text(let bytes): literals.append(Array(bytes))
            case .expr: if literals.isEmpty { startsWithValue = true }
            }
        }
        let first = literals.first ?? []
        let scheme = Array("https://".utf8)
        let ends: Set<UInt8> = [0x2F, 0x3F, 0x23]
        let hasHost = first.starts(with: scheme) && Checker.isWebAddress(first)
        let isClosed = !string.isInterpolated || first.dropFirst(scheme.count).contains(where: ends.contains)
        let prefix = Array("https://a/".utf8)
        let areValid = literals.dropFirst().allSatisfy { Checker.isWebAddress(prefix + $0) }
        if startsWithValue || !hasHost || !isClosed || !areValid {
            report(.notUniversalLink(at: place(string.range)))
        }
    }
}
