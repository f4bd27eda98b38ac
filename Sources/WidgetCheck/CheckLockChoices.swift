// In: what the lock file says of intents, actions, entities and enums. Out: findings about choices that would be lost.
// Invariant: a type under another name is reported once, and compared as what it was.

import WidgetBase
import WidgetModel

extension LockComparison {
    mutating func checkChoices() {
        let owners = Dictionary(grouping: locked.filter { $0.has(["intent", nil, "param"]) }) { $0.text(1) }
        for (former, parameters) in owners.sorted(by: { $0.key < $1.key }) {
            let name = renamed["intent \(former)"] ?? former
            // One that is gone is reported where the widget is, or went with it.
            guard let intent = intents[name] else { continue }
            checkParameters(parameters, of: intent, name)
        }
        for fact in locked where fact.has(["intent", nil, "replaces"]) {
            let name = renamed["intent \(fact.text(1))"] ?? fact.text(1)
            guard let id = intents[name] else { continue }
            let intent = program.intents[id]
            guard intent.intentClassName.map(program.text) != fact.text(3) else { continue }
            let header = intent.header
            let place = places.setting(.intentClassNameMember, of: header.range)
            report(.lostMigration(fact.text(3), of: program.text(header.name), at: place, locked: fact))
        }
        checkActions()
        for fact in locked where fact.has(["entity", nil, "id"]) { checkIdentifier(fact) }
        for fact in locked where fact.has(["entity", nil, "was"]) { checkFormerIdentifier(fact) }
        checkRows()
        for former in Set(locked.filter { $0.has(["enum"]) }.map { $0.text(1) }).sorted() {
            guard let id = enums[renamed["enum \(former)"] ?? former] else { continue }
            checkValues(of: former, id)
        }
    }

    // MARK: Parameters

    private mutating func checkParameters(_ facts: [LockFact], of id: IntentID, _ name: String) {
        let intent = program.intents[id]
        let parameters = intent.parameters.map { program.parameters[$0] }
        let known = Set(facts.filter { $0.words.count == 4 }.map { $0.text(3) })
        let new = parameters.filter { !known.contains(program.text($0.name)) }
        var successors: Set<NameID> = []
        for fact in facts where fact.words.count == 4 {
            guard let parameter = parameters.first(where: { program.text($0.name) == fact.text(3) }) else {
                let type = LockComparison.typeOf(fact)
                let similar = new.filter { program.storedType($0.type, in: module) == type }
                let successor = similar.count == 1 ? similar.first : nil
                if let successor { successors.insert(successor.name) }
                let place = successor?.range ?? intent.header.range
                report(
                    .lostParameter(
                        fact.text(3), type, successor: successor.map { program.text($0.name) },
                        of: program.text(intent.header.name), at: place, locked: fact))
                continue
            }
            checkParameter(parameter, fact)
        }
        for fact in facts where fact.words.count == 5 {
            guard let parameter = parameters.first(where: { program.text($0.name) == fact.text(3) }) else { continue }
            if case .follow(let snapshot, let field, _) = parameter.defaultValue,
                program.followed(snapshot, field) == fact.value
            {
                continue
            }
            report(.lostFollow(fact.value, of: fact.text(3), at: parameter.range, locked: fact))
        }
        for parameter in new where parameter.isRequired && !successors.contains(parameter.name) {
            let key = "intent \(LockText.word(name)) param \(LockText.word(program.text(parameter.name)))"
            guard !isAccepted(key), let first = facts.first else { continue }
            report(.newRequired(program.text(parameter.name), key, at: parameter.range, locked: first))
        }
    }

    private mutating func checkParameter(_ parameter: Parameter, _ fact: LockFact) {
        let former = StoredType(LockComparison.typeOf(fact))
        let current = StoredType(program.storedType(parameter.type, in: module))
        let name = program.text(parameter.name)
        guard isSame(former.base, current.base, parameter.type, fact), former.isList == current.isList else {
            report(
                .changedParameter(name, former.text, typeText(parameter.type), at: parameter.range, locked: fact))
            return
        }
        if former.isOptional, !current.isOptional {
            report(.lostOptionality(name, former.text, at: parameter.range, locked: fact))
        } else if parameter.isRequired, !fact.value.hasSuffix(" required") {
            report(.newRequired(name, fact.key, at: parameter.range, locked: fact))
        }
    }

    /// Whether a base type is what it was. An entity or enum that only bears another name is reported, once.
    private mutating func isSame(_ former: String, _ current: String, _ type: TypeID, _ fact: LockFact) -> Bool {
        if former == current { return true }
        switch program.types[program.base(of: type)] {
        case .entity(let id):
            return isRenamed("entity", former, current, program.entities[id].header, fact, entities[former] == nil)
        case .enumeration(let id):
            let isGone = enums[former] == nil
            return isRenamed("enum", former, current, program.enums[id].header, fact, isGone)
        default: return false
        }
    }

    private mutating func isRenamed(
        _ word: String,
        _ former: String,
        _ current: String,
        _ header: DeclHeader,
        _ fact: LockFact,
        _ isGone: Bool
    ) -> Bool {
        let key = "\(word) \(former)"
        if renamed[key] == current { return true }
        // The successor of one that is there, or of one that was something else, is another type.
        guard isGone, renamed[key] == nil, !locked(word, former).isEmpty, locked(word, current).isEmpty else {
            return false
        }
        renamed[key] = current
        let place = places.setting(.persistentIdentifierMember, of: header.range)
        report(
            .renamedType(
                word, former, program.text(header.name), stored: current, of: header, at: place, locked: fact))
        return true
    }

    /// The type of a parameter in the lock file.
    static func typeOf(_ fact: LockFact) -> String {
        fact.value.hasSuffix(" required") ? String(fact.value.dropLast(" required".count)) : fact.value
    }

    func typeText(_ type: TypeID) -> String { program.storedType(type, in: module) }

    // MARK: Actions

    private mutating func checkActions() {
        for fact in locked where fact.has(["action"]) {
            guard let id = actions[fact.text(1)] else {
                if fact.words.count == 2 {
                    report(.lostAction(fact.text(1), at: program.modules[module].range ?? fact.range, locked: fact))
                }
                continue
            }
            guard fact.words.count == 4 else { continue }
            let action = program.actions[id]
            let parameters = program.intents[action.intent].parameters.map { program.parameters[$0] }
            guard let parameter = parameters.first(where: { program.text($0.name) == fact.text(3) }) else {
                report(
                    .lostArgument(fact.text(3), of: fact.text(1), at: action.header.range, locked: fact))
                continue
            }
            checkParameter(parameter, fact)
        }
    }

    // MARK: Entities

    private mutating func checkIdentifier(_ fact: LockFact) {
        guard let id = entities[renamed["entity \(fact.text(1))"] ?? fact.text(1)],
            program.fields.ids.contains(program.entities[id].identifier)
        else { return }
        let field = program.fields[program.entities[id].identifier]
        let parts = fact.value.split(separator: ":", maxSplits: 1)
        guard parts.count == 2 else { return }
        let (name, type) = (String(parts[0]), LockComparison.trimmed(parts[1]))
        let entity = program.text(program.entities[id].header.name)
        if program.storedType(field.type, in: module) != type {
            report(.changedIdentifier(entity, type, typeText(field.type), at: field.range, locked: fact))
        } else if program.text(field.name) != name, program.formerName(of: id) != name {
            report(.renamedIdentifier(entity, name, program.text(field.name), at: field.range, locked: fact))
        }
    }

    private mutating func checkFormerIdentifier(_ fact: LockFact) {
        guard let id = entities[renamed["entity \(fact.text(1))"] ?? fact.text(1)],
            program.fields.ids.contains(program.entities[id].identifier),
            program.formerName(of: id) != fact.text(3)
        else { return }
        let field = program.fields[program.entities[id].identifier]
        // Back under the name that it had before.
        guard program.text(field.name) != fact.text(3) else { return }
        let entity = program.text(program.entities[id].header.name)
        report(.renamedIdentifier(entity, fact.text(3), program.text(field.name), at: field.range, locked: fact))
    }

    /// Rows that the description lists are chosen by their identifiers. Those of other sources only the app knows.
    private mutating func checkRows() {
        let rows = Dictionary(grouping: locked.filter { $0.has(["entity", nil, "row"]) }) { $0.text(1) }
        for (former, facts) in rows.sorted(by: { $0.key < $1.key }) {
            guard let id = entities[renamed["entity \(former)"] ?? former], case .fixed = program.entities[id].source
            else { continue }
            let entity = program.entities[id]
            let owner = LockComparison.owner("entity", former)
            // One that is identified by another type loses all of them, which has been said.
            if let type = released[owner + " id"]?.value.split(separator: ":", maxSplits: 1).last,
                program.fields.ids.contains(entity.identifier),
                typeText(program.fields[entity.identifier].type) != LockComparison.trimmed(type)
            {
                continue
            }
            let current = program.writtenIdentifiers(of: id)
            let known = Set(current.map(\.text))
            let lost = facts.filter { !known.contains($0.text(3)) }
            guard let first = lost.first else { continue }
            let before = Set(facts.map { $0.text(3) })
            let new = current.filter { !before.contains($0.text) }
            let place = lost.count == 1 && new.count == 1 ? new[0].range : entity.header.range
            report(
                .lostRows(
                    lost.map { $0.text(3) }, of: program.text(entity.header.name),
                    lost.count == 1 ? first.key : owner + " row", at: place, locked: first))
        }
    }

    // MARK: Enums

    /// Whether every raw value that was stored still decodes, and to the same case.
    mutating func checkValues(of former: String, _ id: EnumID) {
        guard comparedEnums.insert("\(former) \(id.rawValue)").inserted else { return }
        let row = program.enums[id]
        var owners: [LockWord: EnumCase] = [:]
        var cases: [String: EnumCase] = [:]
        for item in row.cases.map({ program.enumCases[$0] }) {
            cases[program.text(item.name)] = item
            for value in [item.rawValue] + item.retiredValues { owners[program.lockWord(value)] = item }
        }
        let facts = locked("enum", former)
        // All of another type is one change.
        let wereTexts = facts.contains { $0.words[3].isText }
        if let fact = facts.first, !owners.isEmpty, facts.allSatisfy({ owners[$0.words[3]] == nil }),
            owners.keys.allSatisfy({ $0.isText != wereTexts })
        {
            let name = program.text(row.header.name)
            report(
                .otherRawType(
                    name, wereTexts: wereTexts, LockComparison.owner("enum", former), at: row.header.range,
                    locked: fact))
            return
        }
        var hasMoved = false
        for fact in facts {
            let heir = cases[fact.value]
            guard let owner = owners[fact.words[3]] else {
                report(
                    .lostValue(
                        fact.words[3].written, heir: heir.map { program.text($0.name) },
                        of: program.text(row.header.name), at: heir?.range ?? row.header.range, locked: fact))
                continue
            }
            let name = program.text(owner.name)
            // Values change places in pairs at least, and one finding shows them.
            if name != fact.value, heir != nil, !hasMoved {
                hasMoved = true
                report(
                    .movedValue(
                        fact.words[3].written, from: fact.value, to: name, LockComparison.owner("enum", former),
                        at: owner.range, locked: fact))
            }
        }
    }
}

/// A type as lock files write it.
struct StoredType {
    let text: String
    let isOptional: Bool
    let isList: Bool
    /// The type of the elements, or the type without optionality; it may be optional in a list.
    let element: String
    /// Without optionality and lists.
    let base: String

    /// Whether a text is a type as lock files write it.
    static func isWellFormed(_ text: String) -> Bool {
        var rest = text[...]
        while true {
            if rest.last == "?" { rest = rest.dropLast() }
            guard rest.first == "[" else { break }
            guard rest.last == "]" else { return false }
            rest = rest.dropFirst().dropLast()
        }
        if rest.first == "\"" { return LockText.isWord(String(rest)) }
        return !rest.isEmpty && !rest.contains { "[]?: \"".contains($0) }
    }

    init(_ text: String) {
        self.text = text
        isOptional = text.hasSuffix("?")
        let unwrapped = isOptional ? String(text.dropLast()) : text
        isList = unwrapped.hasPrefix("[") && unwrapped.hasSuffix("]") && unwrapped.count > 2
        element = isList ? String(unwrapped.dropFirst().dropLast()) : unwrapped
        let plain = element.filter { !"[]?".contains($0) }
        base = LockText.read(plain)?.words.first?.text ?? plain
    }
}
