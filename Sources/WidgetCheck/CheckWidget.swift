// In: widget declarations. Out: rows with families, loader, entry, timeline, link and views.
// Invariant: `snapshots` of a widget lists what its timeline reads, in order of first use.

import WidgetBase
import WidgetModel
import WidgetSyntax

extension Checker {
    mutating func checkWidget(_ id: WidgetID, _ syntax: WidgetSyntaxDecl) {
        use = WidgetUse()
        hasUnknownInputs = false
        program.widgets[id].title = checkText(syntax.title)
        let name = program.widgets[id].header.name
        program.widgets[id].baseName = baseName(name)
        let members = checkWidgetMembers(id, syntax)
        var scope = ExprScope(.widget)
        scope.seesSnapshots = true
        scope.seesDate = true
        scope.seesFamily = true
        if let intent = program.widgets[id].configuration { openParameters(of: intent, in: &scope) }
        checkFamilies(of: id, members, syntax)
        checkOlderSystems(of: id, members)
        scope.families = program.widgets[id].families
        checkLoader(of: id, members, scope: &scope)
        checkEntry(of: id, members, scope: &scope)
        if let member = members[.emptyMember], let expr = ExprMember(node: member).expr {
            program.widgets[id].emptyCondition = checkTest(expr, in: scope).id
        }
        if let member = members[.linkMember] { checkLink(ExprMember(node: member), of: id, in: entryScope(id, scope)) }
        checkEntries(of: id, members, in: scope)
        checkRelevance(of: id, members, in: entryScope(id, scope))
        let read = use
        checkSamples(of: id, syntax)
        program.widgets[id].snapshots = read.snapshots
        program.widgets[id].snapshotFields = read.fields
        program.widgets[id].usesFamily = read.usesFamily
        checkRefresh(of: id, members, syntax)
        let hidden = Set(scope.parameters.keys).union(scope.loaderFields.map { program.fields[$0].name })
        checkRelevant(of: id, syntax, hidden: hidden)
        checkRecommendations(of: id, syntax, hidden: hidden)
        checkViews(of: id, members, syntax)
        checkModifiers(of: id, members, syntax)
    }

    /// The declared name without a final `Widget`.
    private mutating func baseName(_ name: NameID) -> NameID {
        let text = program.text(name)
        guard text.hasSuffix("Widget"), text.utf8.count > 6 else { return name }
        return program.names.intern(String(text.dropLast(6)))
    }

    // MARK: Settings

    /// The settings of a widget that hold expressions or refer to each other.
    typealias WidgetMembers = [SyntaxKind: SyntaxNode]

    /// Reads the settings that stand by themselves; the others are returned by kind.
    private mutating func checkWidgetMembers(_ id: WidgetID, _ syntax: WidgetSyntaxDecl) -> WidgetMembers {
        var members: WidgetMembers = [:]
        var seen = MemberSet()
        for member in syntax.members {
            switch member.kind {
            case .familiesMember, .recommendMember, .recommendEachMember, .relevantMember, .disfavoredLocationsMember,
                .sampleMember:
                break
            default:
                guard isFirst(member, in: &seen) else { continue }
            }
            if members[member.kind] == nil { members[member.kind] = member }
            checkWidgetMember(member, of: id)
        }
        if let member = members[.configurationMember] { checkConfiguration(member, of: id) }
        if members[.kindMember] == nil {
            kinds.append((program.widgets[id].kind, program.widgets[id].header.range))
        }
        if let timeout = members[.timeoutMember], members[.loaderMember] == nil {
            report(.timeoutWithoutLoader(at: keywordPlace(timeout)))
        }
        return members
    }

    private mutating func checkWidgetMember(_ member: SyntaxNode, of id: WidgetID) {
        switch member.kind {
        case .descriptionMember:
            program.widgets[id].description = checkText(TextMember(node: member).text)
        case .kindMember:
            guard let string = StringMember(node: member).string, let kind = requiredText(string, of: "kind") else {
                return
            }
            program.widgets[id].kind = kind
            kinds.append((kind, place(string.range)))
        case .timeoutMember:
            guard let duration = checkDuration(DurationMember(node: member).duration) else { return }
            program.widgets[id].timeout = duration
            if duration.nominalSeconds > 30 { report(.longTimeout(at: durationPlace(member))) }
        case .retryMember:
            guard let duration = checkDuration(DurationMember(node: member).duration) else { return }
            program.widgets[id].retry = duration
            checkRetry(duration, DurationMember(node: member))
        default: break
        }
    }

    /// The duration of a setting that is nothing else.
    private func durationPlace(_ member: SyntaxNode) -> SourceRange {
        DurationMember(node: member).duration.map { place($0.range) } ?? keywordPlace(member)
    }

    private mutating func checkConfiguration(_ member: SyntaxNode, of id: WidgetID) {
        guard let range = NameMember(node: member).name, let kind = resolve(range, as: .intent),
            case .intent(let intent) = kind
        else {
            hasUnknownInputs = true
            // Whatever reads it is written for what was meant.
            if let meant = meantConfiguration(member) {
                program.widgets[id].configuration = meant.intent
                hasUnknownInputs = !meant.isNamed || lacksNames(meant.intent)
            }
            return
        }
        program.widgets[id].configuration = intent
        noteConfiguration(intent, isControl: false, at: place(range))
        hasUnknownInputs = lacksNames(intent)
    }

    /// Two widgets of one kind are one to the system. An app's widgets may come from several modules.
    mutating func checkKinds() {
        var seen = SeenNames()
        for (kind, range) in kinds {
            if let first = seen[kind] {
                report(.duplicateKind(program.text(kind), at: range, first: first))
            } else {
                seen[kind] = range
            }
        }
    }

    // MARK: Parameters

    /// Opens the parameters of the widget's intent, and notes the snapshots that they are resolved with.
    mutating func openParameters(of intent: IntentID, in scope: inout ExprScope) {
        scope.intent = intent
        for id in program.intents[intent].parameters {
            let parameter = program.parameters[id]
            let type = unsettledParameters.contains(id) ? program.types.invalid : parameter.type
            scope.parameters[parameter.name] = (id, type)
            let base = program.types.element(parameter.type) ?? program.types.unwrapped(parameter.type)
            if case .entity(let entity) = program.types[base],
                case .snapshot(let snapshot, let list) = program.entities[entity].source
            {
                use.resolves(list, of: snapshot)
            }
            if case .follow(let snapshot, let field, _) = parameter.defaultValue { use.resolves(field, of: snapshot) }
        }
    }

    // MARK: Link

    private mutating func checkLink(_ syntax: ExprMember, of id: WidgetID, in scope: ExprScope) {
        guard let expr = syntax.expr else { return }
        if let string = StringLiteralSyntax(expr) {
            if string.isInterpolated { return report(.interpolatedLink(at: place(expr))) }
            let url = LexText.contents(string, in: sources[file])
            guard Checker.isWebAddress(url) else {
                return report(.invalidURL(String(decoding: url, as: UTF8.self), at: place(expr)))
            }
            program.widgets[id].link = .url(program.names.intern(url[...]))
            return
        }
        if let call = CallExpr(expr), let name = call.name, case .none = lookUp(at: name), !mayBeSkipped(text(name)) {
            let routes = visibleNames { if case .route = $0 { true } else { false } }
            let finding = Diagnostic.unknownDeclaration(
                text(name), wanted: "a route", at: place(name), nearest: nearestName(text(name), among: routes))
            return report(
                noting(finding, declaredElsewhere: name), missing: name, in: moduleOwners,
                kinds: [.routeDecl])
        }
        if let call = CallExpr(expr), let name = call.name, case .found(let symbol) = lookUp(at: name) {
            guard case .route = symbol.kind else {
                return report(
                    .wrongDeclaration(
                        text(name), found: symbol.kind.words, wanted: "a route, or an address in quotes,",
                        at: place(name), declared: symbol.range))
            }
        }
        if expr.kind == .nameExpr, reportRouteByName(expr.range, in: scope) { return }
        let type = program.types.optional(program.types.url)
        let target = checkExpr(expr, expecting: type, in: scope)
        guard fits(target.type, type) else {
            return report(.noLink(typeText(target.type), at: place(expr)))
        }
        program.widgets[id].link = .route(target.id)
    }

    /// Reports a route that is named and not called; false where the name may be that of a value.
    private mutating func reportRouteByName(_ range: ByteRange, in scope: ExprScope) -> Bool {
        let name = name(range)
        let word = text(range)
        guard scope.shownFields[name] == nil, scope.parameters[name] == nil else { return false }
        switch lookUp(name) {
        case .found(let symbol):
            guard case .route(let id) = symbol.kind else { return false }
            let labels = fieldNames(program.routes[id].parameters)
            report(.routeByName(word, labels: labels, at: place(range), declared: symbol.range))
            return true
        case .ambiguous: return false
        case .none:
            guard !mayBeSkipped(word), !mayDeclare(word),
                nearestName(word, among: visibleValues(like: word, in: scope)) == nil
            else { return false }
            let routes = visibleNames { if case .route = $0 { true } else { false } }
            guard let nearest = nearestName(word, among: routes),
                case .found(let symbol) = lookUp(program.names.intern(nearest)), case .route(let id) = symbol.kind
            else { return false }
            let isBare = program.routes[id].parameters.isEmpty && !isIncomplete(.route(id))
            let finding = Diagnostic.unknownDeclaration(
                word, wanted: "a route", at: place(range), nearest: isBare ? "\(nearest)()" : nil)
            report(finding, missing: range, in: moduleOwners, kinds: [.routeDecl])
            return true
        }
    }

    /// `https://` or `http://`, a host, and only what a URL may hold, so that making the URL cannot fail.
    static func isWebAddress(_ bytes: [UInt8]) -> Bool {
        let text = String(decoding: bytes, as: UTF8.self)
        guard let scheme = ["https://", "http://"].first(where: { text.hasPrefix($0) }) else { return false }
        let rest = bytes.dropFirst(scheme.utf8.count)
        guard let first = rest.first, first != 0x2F, first != 0x3A, first != 0x3F, first != 0x23 else { return false }
        let marks = Array("-._~!$&'()*+,;=:@/?#%".utf8)
        return rest.allSatisfy { byte in
            byte >= 0x30 && byte <= 0x39 || (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A || marks.contains(byte)
        }
    }
}
