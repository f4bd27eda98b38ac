// In: what the lock file says of snapshots and rows. Out: findings about files of released versions that would not do.
// Invariant: rows are compared as they stand in files, by keys; what their types are called does not matter.

import WidgetBase
import WidgetModel

extension LockComparison {
    mutating func checkFiles() {
        for name in Set(locked.filter { $0.has(["snapshot"]) }.map { $0.text(1) }).sorted() {
            let facts = locked("snapshot", name)
            guard let id = snapshot(name, facts) else { continue }
            checkSnapshot(id, facts)
        }
    }

    /// The access group under which the app has stored what widgets look for.
    mutating func checkKeychain() {
        guard let fact = lockedByKey["keychain"] else { return }
        let row = program.modules[module]
        let current = row.keychain.map { program.text($0) }
        let former = LockComparison.name(fact.value)
        guard current != former else { return }
        report(.movedKeychain(former, current, at: row.keychainRange ?? row.range ?? fact.range, locked: fact))
    }

    /// The snapshot of that name, or else a new one in the same file.
    private func snapshot(_ name: String, _ facts: [LockFact]) -> SnapshotID? {
        let own = program.snapshots.ids.filter { program.snapshots[$0].header.module == module }
        if let id = own.first(where: { program.text(program.snapshots[$0].header.name) == name }) { return id }
        let file = facts.first { $0.has(["snapshot", nil, "file"]) }?.value
        return own.first { id in
            let row = program.snapshots[id]
            return LockText.word(program.text(row.fileName)) == file
                && locked("snapshot", program.text(row.header.name)).isEmpty
        }
    }

    private mutating func checkSnapshot(_ id: SnapshotID, _ facts: [LockFact]) {
        let row = program.snapshots[id]
        let name = program.text(row.header.name)
        var isRaised = false
        for fact in facts {
            if fact.has(["snapshot", nil, "file"]) {
                let file = LockText.word(program.text(row.fileName))
                if file != fact.value {
                    let place = places.setting(.fileMember, of: row.header.range)
                    report(.movedFile(fact.value, file, at: place, locked: fact))
                }
            } else if fact.has(["snapshot", nil, "group"]) {
                checkGroup(fact, of: row)
            } else if fact.has(["snapshot", nil, "version"]), let former = Int(fact.value) {
                isRaised = row.version > former
                if row.version < former {
                    let place = places.setting(.versionMember, of: row.header.range)
                    report(.loweredVersion(name, former, row.version, at: place, locked: fact))
                }
            }
        }
        let fields = facts.filter { $0.has(["snapshot", nil, "field"]) }
        let owner = FieldOwner(
            name: name, key: "snapshot \(LockText.word(name)) field", keeps: [], isRaised: isRaised,
            first: facts.first)
        checkFields(fields, row.fields, of: owner)
    }

    /// A platform without a group of its own has the one for all.
    private mutating func checkGroup(_ fact: LockFact, of row: SnapshotDecl) {
        let platforms = Platform.allCases.filter { platform in
            guard program.modules[module].platforms[platform] != nil else { return false }
            if fact.words.count == 4 { return platform.name == fact.text(3) }
            let hadOwn = LockComparison.owner("snapshot", fact.text(1)) + " group \(platform.name)"
            return lockedByKey[hadOwn] == nil
        }
        let moved = platforms.compactMap { row.group.name(on: $0) }.map { LockText.word(program.text($0)) }
        guard let group = moved.first(where: { $0 != fact.value }),
            movedGroups.insert([fact.value, group]).inserted
        else { return }
        let place = row.group.places.first { LockText.word(program.text($0.key)) == group }?.value
        let name = program.text(row.header.name)
        report(.movedGroup(fact.value, group, of: name, at: place ?? row.header.range, locked: fact))
    }

    // MARK: Fields

    /// Whose fields are compared.
    private struct FieldOwner {
        let name: String
        /// The first words of the facts about its fields.
        let key: String
        /// Fields that are found under other keys, or of which something is said elsewhere.
        let keeps: Set<String>
        /// Whether the file has a higher version than the lock file says.
        let isRaised: Bool
        /// A fact of the lock file about the owner.
        let first: LockFact?
    }

    private mutating func checkFields(_ facts: [LockFact], _ fields: IDRange<FieldID>, of owner: FieldOwner) {
        let known = Set(facts.map { $0.text(3) })
        for fact in facts {
            guard let id = fields.first(where: { program.text(program.fields[$0].name) == fact.text(3) }) else {
                continue
            }
            let field = program.fields[id]
            let former = StoredType(fact.value)
            if reads(former, field.type, isRaised: owner.isRaised) {
                if former.isOptional, isNeeded(field) {
                    report(
                        .neededField(
                            fact.text(3), of: owner.name, isNew: false, fact.key, at: field.range, locked: fact))
                }
            } else if !owner.isRaised, !owner.keeps.contains(fact.text(3)) {
                report(.changedField(fact.text(3), former.text, typeText(field.type), at: field.range, locked: fact))
            }
        }
        for field in fields.map({ program.fields[$0] }) where isNeeded(field) {
            let name = program.text(field.name)
            let key = "\(owner.key) \(LockText.word(name))"
            guard !known.contains(name), !owner.keeps.contains(name), !facts.isEmpty, let first = owner.first,
                !isAccepted(key)
            else { continue }
            report(.neededField(name, of: owner.name, isNew: true, key, at: field.range, locked: first))
        }
    }

    /// Whether what lacks the field cannot be read.
    private func isNeeded(_ field: Field) -> Bool {
        !program.types.isOptional(field.type) && field.defaultValue == nil && program.types.element(field.type) == nil
    }

    /// Whether a value of a released version is read as what it was.
    private mutating func reads(_ former: StoredType, _ type: TypeID, isRaised: Bool) -> Bool {
        let unwrapped = program.types.unwrapped(type)
        if former.isList {
            guard let element = program.types.element(type) else { return false }
            return reads(StoredType(former.element), element, isRaised: isRaised)
        }
        guard program.types.element(type) == nil else { return false }
        let current = StoredType(typeText(unwrapped)).base
        switch program.types[unwrapped] {
        case .structure(let id): return isRow(former.base, .structure(id), current, isRaised: isRaised)
        case .entity(let id): return isRow(former.base, .entity(id), current, isRaised: isRaised)
        case .enumeration(let id):
            guard former.base == current || !locked("enum", former.base).isEmpty else { return false }
            if program.enums[id].header.module == module { checkValues(of: former.base, id) }
            return true
        case .double: return ["Double", "Int"].contains(former.base)
        // Texts all, in a file.
        case .string, .text: return ["String", "Text", "URL", "UUID"].contains(former.base) || isTextEnum(former.base)
        default: return former.base == current
        }
    }

    private func isTextEnum(_ name: String) -> Bool {
        let facts = locked("enum", name)
        return !facts.isEmpty && facts.allSatisfy { $0.words[3].isText }
    }

    /// Compares the fields of a row, each pair once.
    private mutating func isRow(_ former: String, _ row: DeclarationRow, _ current: String, isRaised: Bool) -> Bool {
        let facts = locked("row", former)
        guard !facts.isEmpty else { return former == current }
        let pair = RowPair(locked: former, row: row, isRaised: isRaised)
        guard comparedRows.insert(pair).inserted else { return true }
        var keeps: Set<String> = []
        if case .entity(let id) = row, keepsIdentifier(of: id, facts, former) {
            keeps.insert(program.text(program.fields[program.entities[id].identifier].name))
        }
        let owner = FieldOwner(
            name: current, key: "row \(LockText.word(current)) field", keeps: keeps, isRaised: isRaised,
            first: facts.first)
        checkFields(facts, program.fields(of: row), of: owner)
        return true
    }

    /// Whether the identifier of rows is read under the key that it had, or is reported as what it is.
    private func keepsIdentifier(of id: EntityID, _ facts: [LockFact], _ former: String) -> Bool {
        guard program.fields.ids.contains(program.entities[id].identifier) else { return false }
        if case .renamed(let name) = program.entities[id].formerIdentifier {
            return facts.contains { $0.text(3) == program.text(name) }
        }
        let field = program.fields[program.entities[id].identifier]
        let value = released[LockComparison.owner("entity", former) + " id"]?.value.split(separator: ":")
        guard let value, value.count == 2 else { return false }
        let name = String(value[0])
        if program.text(field.name) == name { return typeText(field.type) != LockComparison.trimmed(value[1]) }
        return program.formerName(of: id) != name
    }
}
