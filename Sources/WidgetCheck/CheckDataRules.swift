// In: fields, snapshots, entities and enums without errors. Out: warnings about what should not be stored so.
// Invariant: what a field holds is judged by whole words of its name together with its type.

import WidgetBase
import WidgetModel
import WidgetSyntax

extension Checker {
    // MARK: Fields

    /// A field of a row, a snapshot or a loader, all of which end up in files.
    mutating func checkFieldRules(of id: FieldID) {
        let field = program.fields[id]
        let base = program.types.unwrapped(program.types.element(field.type) ?? field.type)
        checkSecret(field.name, field.type, at: field.range)
        guard base == program.types.string else { return }
        let meaning = meaning(of: field.name)
        if meaning.contains(.imageBytes) {
            report(.inlineImage(program.text(field.name), at: field.range))
        } else if meaning.contains(.distanceFromNow) {
            report(.frozenTime(program.text(field.name), at: field.range))
        }
    }

    /// A password or token, by the name of the field or of its hand-written type.
    mutating func checkSecret(_ name: NameID, _ type: TypeID, at range: SourceRange) {
        guard let found = secretName(name, type) else { return }
        report(.secretField(program.text(name), because: program.text(found), at: range))
    }

    /// What names a secret: the field, or its hand-written type.
    private mutating func secretName(_ name: NameID, _ type: TypeID) -> NameID? {
        let base = program.types.unwrapped(program.types.element(type) ?? type)
        switch program.types[base] {
        case .string, .data: return isSecret(name) ? name : nil
        case .extern(let id):
            let typeName = program.externTypes[id].header.name
            return isSecret(name) ? name : isSecret(typeName) ? typeName : nil
        default: return nil
        }
    }

    private mutating func isSecret(_ name: NameID) -> Bool {
        let meaning = meaning(of: name)
        return meaning.contains(.secret) || meaning.contains(.session) && !describesSessions
    }

    /// Whether rows are sessions, such as those of a conference, and their identifiers are no secret.
    private var describesSessions: Bool {
        let headers = program.entities.rows.map(\.header) + program.structs.rows.map(\.header)
        return headers.contains { program.text($0.name).hasSuffix("Session") }
    }

    // MARK: Snapshots

    mutating func checkSnapshotRules(_ id: SnapshotID, _ syntax: SnapshotSyntax) {
        let snapshot = program.snapshots[id]
        guard snapshot.staleAfter == nil else { return }
        for field in snapshot.fields {
            let row = program.fields[field]
            guard meaning(of: row.name).contains(.day) else { continue }
            report(
                .datedField(program.text(row.name), program.text(snapshot.header.name), at: row.range))
        }
    }

    /// Fields of snapshots that nothing reads, and those that differ with every write.
    mutating func checkUnusedFields() {
        let read = snapshotReads()
        let changed = Set(program.actions.rows.flatMap(\.changes))
        for id in program.snapshots.ids {
            let snapshot = program.snapshots[id]
            guard snapshot.fields.contains(where: { read.contains($0) }) else { continue }
            let isWhole = isWhole(snapshot.header.module) && !changed.contains(id)
            for field in snapshot.fields where !program.fields[field].isVolatile {
                let row = program.fields[field]
                if read.contains(field) {
                    checkRestless(row)
                } else if isWhole, secretName(row.name, row.type) == nil {
                    report(.unusedField(program.text(row.name), at: row.range, start: start(of: row)))
                }
            }
        }
    }

    /// The snapshot fields that expressions, pickers and defaults read.
    private func snapshotReads() -> Set<FieldID> {
        var read: Set<FieldID> = []
        for expr in program.expressions.rows {
            if case .snapshotField(_, let field) = expr.kind { read.insert(field) }
        }
        for entity in program.entities.rows {
            if case .snapshot(_, let list) = entity.source { read.insert(list) }
        }
        for parameter in program.parameters.rows {
            if case .follow(_, let field, _) = parameter.defaultValue { read.insert(field) }
        }
        return read
    }

    private mutating func checkRestless(_ field: Field) {
        guard program.types.unwrapped(field.type) == program.types.date,
            meaning(of: field.name).contains(.timeOfWriting)
        else { return }
        report(.restlessField(program.text(field.name), at: field.range, start: start(of: field)))
    }

    /// The place before a field's name, where `volatile` goes.
    private func start(of field: Field) -> SourceRange {
        SourceRange(file: field.range.file, bytes: ByteRange.at(field.range.bytes.start))
    }

    // MARK: Entities

    mutating func checkEntityRules(_ id: EntityID, isSound: Bool) {
        let entity = program.entities[id]
        if let symbol = entity.symbol, self.isSound(program.expressions[symbol].range) {
            checkSymbols(of: symbol)
            checkEmptySymbol(symbol)
        }
        checkLength(of: entity.typeTitle)
        if let subtitle = entity.subtitle { checkSubtitle(subtitle, below: entity.title) }
        guard isSound else { return }
        checkTitleIsIdentifier(entity)
        checkTitleHoldsValue(entity)
        checkSubtitleHoldsValue(entity)
        checkFixedRows(of: entity)
    }

    /// Rows that are all called alike cannot be told apart. A row that the description holds may be the only one.
    private mutating func checkTitleHoldsValue(_ entity: EntityDecl) {
        if case .fixed = entity.source { return }
        let title = program.texts[entity.title]
        guard title.segments.count == 1, case .literal(let literal) = title.segments[0],
            !entity.fields.isEmpty
        else { return }
        let written = program.text(literal)
        let names = entity.fields.filter { program.fields[$0].type == program.types.string && $0 != entity.identifier }
            .map { program.text(program.fields[$0].name) }
        let field = names.first { written.contains("(\($0))") } ?? names.first
        report(.constantTitle(written, field: field ?? "name", at: title.range))
    }

    /// A field in parentheses, in a subtitle that is the same for every row.
    private mutating func checkSubtitleHoldsValue(_ entity: EntityDecl) {
        guard let subtitle = entity.subtitle, case let text = program.texts[subtitle], text.segments.count == 1,
            case .literal(let literal) = text.segments[0]
        else { return }
        let written = program.text(literal)
        let field = entity.fields.map { program.text(program.fields[$0].name) }.first { written.contains("(\($0))") }
        guard let field else { return }
        report(.literalPlaceholder("(\(field))", at: text.range, value: nil))
    }

    /// People rename things, and what is stored by its name is then gone. Rows that the description holds stay.
    private mutating func checkTitleIsIdentifier(_ entity: EntityDecl) {
        if case .fixed = entity.source { return }
        let title = program.texts[entity.title]
        guard title.segments.count == 1, case .value(let value) = title.segments[0],
            case .ownField(entity.identifier) = program.expressions[value].kind,
            program.fields[entity.identifier].type == program.types.string
        else { return }
        let identifier = program.fields[entity.identifier]
        report(.titleAsIdentifier(program.text(identifier.name), at: title.range, identifier: identifier.range))
    }

    /// An entity that no person can choose costs a query and a picker for nothing.
    mutating func checkUnchosenEntities() {
        var chosen: Set<EntityID> = []
        for parameter in program.parameters.rows {
            let base = program.types.element(parameter.type) ?? parameter.type
            if case .entity(let id) = program.types[program.types.unwrapped(base)] { chosen.insert(id) }
        }
        for id in program.entities.ids where !chosen.contains(id) {
            let header = program.entities[id].header
            guard isWhole(header.module) else { continue }
            report(.unchosenEntity(program.text(header.name), at: header.range))
        }
    }

    // MARK: Enums

    mutating func checkEnumRules(_ id: EnumID, _ syntax: EnumSyntax) {
        checkLength(of: program.enums[id].title)
        checkCaseTitles(of: id, syntax)
        for row in program.enums[id].cases { checkLength(of: program.enumCases[row].title) }
        for member in syntax.members {
            guard isSound(member), let item = EnumCaseSyntax(member) else { continue }
            for detail in item.details where detail.kind == .symbolMember {
                guard let string = StringLiteralSyntax(SymbolMember(node: detail).expr) else { continue }
                checkSymbol(LexText.contents(string, in: sources[file])[...], at: place(string.range))
            }
        }
    }
}
