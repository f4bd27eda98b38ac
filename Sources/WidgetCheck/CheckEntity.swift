// In: entity declarations. Out: fields and identifier; then display, source, picker and search.
// Invariant: an entity has an identifier, a title and a source, or has been reported.

import WidgetBase
import WidgetModel
import WidgetSyntax

extension Checker {
    // MARK: Fields

    mutating func checkEntityFields(_ id: EntityID, _ syntax: EntitySyntax) {
        program.entities[id].typeTitle = checkText(syntax.title)
        let start = program.fields.nextID
        var seen = SeenNames()
        var identifier: (field: FieldID?, range: SourceRange)?
        // A plain `id: String` serves where no member says `id name: Type`.
        var plainIdentifier: FieldID?
        for member in syntax.members {
            if let field = FieldSyntax(member) {
                guard let row = checkField(field, of: .entity, seen: &seen) else { continue }
                let added = program.fields.append(row)
                if program.text(row.name) == "id" { plainIdentifier = added }
            } else if let idMember = IdMember(member) {
                if let first = identifier {
                    report(.duplicateMember("id", at: keywordPlace(member), first: first.range))
                    continue
                }
                identifier = (checkIdentifier(idMember, seen: &seen), keywordPlace(member))
            }
        }
        program.entities[id].fields = IDRange(start: start, end: program.fields.nextID)
        if let field = identifier?.field {
            program.entities[id].identifier = field
        } else if identifier == nil, let field = plainIdentifier {
            program.entities[id].identifier = field
            let row = program.fields[field]
            if !TypeUse.identifier.accepts(program.types[row.type]) {
                report(.typeNotAllowed(typeText(row.type), in: .identifier, at: row.range))
            }
        } else if identifier == nil, !mayHold(.id, .idMember), let name = syntax.name {
            let meant = identifierFix(syntax)
            if let meant, let field = field(at: meant.name, in: program.entities[id].fields) {
                // A row takes it where it is given, and goes without where it is not.
                program.entities[id].identifier = field
            }
            incompleteOwners.insert(.declaration(.entity(id)))
            report(isBare(syntax) ? .bareEntity(at: place(name)) : .missingIdentifier(at: place(name), fix: meant?.fix))
        }
        if let identifier, let plainIdentifier, plainIdentifier != identifier.field {
            report(.duplicateMember("id", at: program.fields[plainIdentifier].range, first: identifier.range))
        }
    }

    /// Whether an entity has nothing but fields, as a struct has.
    private func isBare(_ syntax: EntitySyntax) -> Bool {
        !syntax.members.contains { member in
            member.kind == .idMember || member.kind == .titleMember || member.kind == .sourceMember
                || member.kind == .sourceRowsMember
        }
    }

    private mutating func checkIdentifier(_ syntax: IdMember, seen: inout SeenNames) -> FieldID? {
        guard let range = syntax.name, let name = checkFieldName(range, of: .entity, seen: &seen) else { return nil }
        let type = checkType(syntax.type, in: .identifier)
        return program.fields.append(Field(name: name, doc: doc(syntax.node), type: type, range: place(range)))
    }

    // MARK: Display and rows

    mutating func checkEntityDisplay(_ id: EntityID, _ syntax: EntitySyntax) {
        var display = ExprScope(.display)
        display.ownEntity = id
        var seen = MemberSet()
        var image: SourceRange?
        for member in syntax.members where member.kind != .field && member.kind != .idMember {
            // A row has one picture, whatever it comes from; a symbol may stand in for it.
            if let word = imageWord(member), member.kind != .symbolMember {
                if let first = image {
                    report(.twoImages(word, at: keywordPlace(member), first: first))
                    continue
                }
                image = keywordPlace(member)
            }
            // Both forms of `source` are one setting.
            let isSource = member.kind == .sourceMember || member.kind == .sourceRowsMember
            if isSource, let first = seen[.sourceMember] ?? seen[.sourceRowsMember] {
                report(.duplicateMember("source", at: keywordPlace(member), first: first))
                continue
            }
            guard isFirst(member, in: &seen) else { continue }
            checkEntityMember(member, of: id, display)
        }
        checkFormerIdentifier(of: id, syntax)
        checkImages(of: id, syntax)
        if program.entities[id].isOnDemand, let search = seen[.searchMember] { report(.searchOnDemand(at: search)) }
        guard let name = syntax.name, !isBare(syntax) else { return }
        if seen[.titleMember] == nil, !mayHold(.title, .titleMember) {
            let example = exampleTitle(id)
            report(.missingMember(example, of: "an entity", why: "the picker shows it", at: place(name)))
        }
        if seen[.sourceMember] == nil, seen[.sourceRowsMember] == nil, !mayHold(.source, .sourceMember),
            !mayHold(.source, .sourceRowsMember)
        {
            let why = "the picker's rows come from it"
            report(.missingMember("source Snapshot.list", of: "an entity", why: why, at: place(name)))
        }
    }

    /// `title "\(name)"`, with the first text of the entity.
    private func exampleTitle(_ id: EntityID) -> String {
        let decl = program.entities[id]
        let text = decl.fields.first { program.fields[$0].type == program.types.string && $0 != decl.identifier }
        guard let field = text ?? decl.fields.first else { return "title \"…\"" }
        return "title \"\\(\(program.text(program.fields[field].name)))\""
    }

    private mutating func checkEntityMember(_ member: SyntaxNode, of id: EntityID, _ display: ExprScope) {
        switch member.kind {
        case .titleMember:
            guard let string = StringMember(node: member).string else { return }
            program.entities[id].title = checkText(string, for: .display, in: display)
            reportEmpty(program.entities[id].title)
        case .subtitleMember:
            guard let string = SubtitleMember(node: member).string else { return }
            program.entities[id].subtitle = checkText(string, for: .subtitle, in: display)
        case .symbolMember:
            guard let expr = SymbolMember(node: member).expr else { return }
            program.entities[id].symbol = checkValue(expr, as: program.types.symbol, in: display).id
        case .missingMember:
            program.entities[id].missing = checkText(TextMember(node: member).text)
        case .sourceMember:
            checkSource(SourceMember(node: member), of: id)
        case .sourceRowsMember:
            checkFixedRows(SourceRowsMember(node: member), of: id)
        case .suggestMember:
            checkSuggest(ExprMember(node: member).expr, of: id)
        case .searchMember:
            checkSearch(NamesMember(node: member), of: id)
        case .imageAssetMember:
            guard let name = checkAsset(StringMember(node: member).string, .image, of: "image asset") else { return }
            program.entities[id].image = .asset(name)
        case .persistentIdentifierMember:
            program.entities[id].persistentIdentifier = checkPersistentIdentifier(member)
        default:
            break
        }
    }

    /// `Snapshot.list`, or the name of a hand-written type.
    private mutating func checkSource(_ syntax: SourceMember, of id: EntityID) {
        guard let expr = syntax.expr else { return }
        if let demand = syntax.demand {
            guard expr.kind == .nameExpr else { return report(.demandOfSnapshot(at: place(demand))) }
            program.entities[id].isOnDemand = true
        }
        if let path = MemberExpr(expr), !path.isOptionalChain, let base = path.base, base.kind == .nameExpr,
            let range = path.name
        {
            checkSnapshotSource(base, range, of: id, at: expr)
        } else if expr.kind == .nameExpr {
            checkCatalog(expr, of: id)
        } else {
            report(.invalidSource(at: place(expr)))
        }
    }

    private mutating func checkSnapshotSource(
        _ base: SyntaxNode, _ range: ByteRange, of id: EntityID, at expr: SyntaxNode
    ) {
        guard let snapshot = snapshot(named: base) else { return }
        guard let field = snapshotField(snapshot, range) else { return }
        program.entities[id].source = .snapshot(snapshot, field)
        let type = program.fields[field].type
        let wanted = program.types.list(program.types.id(.entity(id)))
        if !fits(type, wanted) {
            let declared = program.fields[field].range
            disagreements.append(TypeDisagreement(finding: bag.diagnostics.count, declaration: .field(field)))
            report(
                .sourceMismatch(found: typeText(type), expected: typeText(wanted), at: place(expr), declared: declared))
        }
    }

    /// The snapshot that a name stands for; anything else is reported.
    mutating func snapshot(named node: SyntaxNode) -> SnapshotID? {
        let word = text(node.range)
        switch lookUp(at: node.range) {
        case .found(let symbol):
            if case .snapshot(let id) = symbol.kind { return id }
            report(
                .wrongDeclaration(
                    word, found: symbol.kind.words, wanted: "a snapshot", at: place(node), declared: symbol.range
                )
            )
        case .ambiguous(let first, let second):
            report(.ambiguousName(word, at: place(node), first: first.range, second: second.range))
        case .none:
            if mayBeSkipped(word) { return nil }
            let names = visibleNames { if case .snapshot = $0 { true } else { false } }
            let nearest = nearestName(word, among: names)
            let finding = Diagnostic.unknownDeclaration(
                word, wanted: "a snapshot", at: place(node), nearest: nearest)
            report(
                noting(finding, declaredElsewhere: node.range), missing: node.range, in: moduleOwners,
                kinds: [.snapshotDecl])
        }
        return nil
    }

    private mutating func checkCatalog(_ node: SyntaxNode, of id: EntityID) {
        let name = name(node.range)
        if case .found(let symbol) = lookUp(name) {
            report(.catalogIsDeclared(text(node.range), symbol.kind.words, at: place(node), declared: symbol.range))
            return
        }
        if let meant = snapshotField(meantBy: name) {
            let field = program.fields[meant.field]
            let owner = program.text(program.snapshots[meant.snapshot].header.name)
            report(
                .catalogIsField(
                    text(node.range), meant: "\(owner).\(program.text(field.name))", at: place(node),
                    declared: field.range))
            return
        }
        program.entities[id].source = .catalog(name)
        noteHandWritten(node.range)
        let key = ModuleName(module: module, name: name)
        if let first = catalogs[key] {
            report(.duplicateCatalog(text(node.range), at: place(node), first: first))
        } else {
            catalogs[key] = place(node)
        }
    }

    /// The field of a snapshot that a name means which lacks the snapshot, or the dot behind it.
    private mutating func snapshotField(meantBy name: NameID) -> (snapshot: SnapshotID, field: FieldID)? {
        let word = program.text(name)
        for snapshot in program.snapshots.ids where suggestionBudget > 0 {
            suggestionBudget -= 1
            let owner = program.text(program.snapshots[snapshot].header.name)
            let fields = program.snapshots[snapshot].fields
            if let field = field(named: name, in: fields) { return (snapshot, field) }
            guard word.hasPrefix(owner) else { continue }
            let rest = program.names.intern(String(word.dropFirst(owner.count)))
            if let field = field(named: rest, in: fields) { return (snapshot, field) }
        }
        return nil
    }

    private mutating func checkFixedRows(_ syntax: SourceRowsMember, of id: EntityID) {
        let type = program.types.id(.entity(id))
        let identifier = program.entities[id].identifier
        var rows: [ExprID] = []
        var seen: [ExprValue: SourceRange] = [:]
        for row in syntax.rows {
            let value = checkValue(row.node, as: type, in: ExprScope(.fixedRow))
            rows.append(value.id)
            guard case .entityRow(_, let arguments) = program.expressions[value.id].kind,
                let argument = arguments.first(where: { program.arguments[$0].field == identifier }),
                let key = ExprValue(program.expressions[program.arguments[argument].value].kind, in: program)
            else { continue }
            let range = program.expressions[program.arguments[argument].value].range
            if let first = seen[key] {
                report(.duplicateIdentifier(text(range.bytes), at: range, first: first))
            } else {
                seen[key] = range
            }
        }
        program.entities[id].source = .fixed(rows)
        if rows.isEmpty, !isIncomplete(syntax.node) {
            report(.emptyDeclaration("`source`", of: "a row", at: keywordPlace(syntax.node)))
        }
    }

    private mutating func checkSuggest(_ expr: SyntaxNode?, of id: EntityID) {
        guard let expr else { return }
        var scope = ExprScope(.suggest)
        let type = program.types.id(.entity(id))
        scope.rows = type
        scope.allowsGrouping = true
        program.entities[id].suggest = checkValue(expr, as: program.types.list(type), in: scope).id
    }

    private mutating func checkSearch(_ syntax: NamesMember, of id: EntityID) {
        var fields: [FieldID] = []
        for range in syntax.names {
            guard let field = rowField(range, of: .entity(id)) else { continue }
            if fields.contains(field) {
                report(.searchedTwice(text(range), at: place(range)))
                continue
            }
            let type = program.types.unwrapped(program.fields[field].type)
            switch program.types[type] {
            case .string, .enumeration, .invalid: fields.append(field)
            default:
                disagreements.append(TypeDisagreement(finding: bag.diagnostics.count, declaration: .field(field)))
                report(.notSearchable(text(range), typeText(program.fields[field].type), at: place(range)))
            }
        }
        program.entities[id].search = fields
    }
}

/// A plain value of an expression, to compare identifiers of fixed rows.
enum ExprValue: Hashable {
    case string(String)
    case int(Int)

    init?(_ kind: ExprKind, in program: Program) {
        switch kind {
        case .int(let value):
            self = .int(value)
        case .string(let text):
            var result = ""
            for segment in program.texts[text].segments {
                guard case .literal(let name) = segment else { return nil }
                result += program.text(name)
            }
            self = .string(result)
        default:
            return nil
        }
    }
}
