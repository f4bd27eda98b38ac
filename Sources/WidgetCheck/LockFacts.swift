// In: the checked program. Out: the facts of a module that placed widgets and stored files depend on.
// Invariant: names are those under which the system stores them, so that what may be renamed gives the same facts.

import WidgetBase
import WidgetModel

/// Collects the facts of one module.
struct LockFacts {
    let program: Program
    let module: ModuleID
    private(set) var facts: [LockFact] = []

    /// - Parameter keptActions: the actions that shortcuts may hold, though people do not find them any more.
    init(_ program: Program, _ module: ModuleID, keptActions: Set<String> = []) {
        self.program = program
        self.module = module
        addModule()
        addBundles()
        addWidgets()
        addIntents()
        addActions(kept: keptActions)
        addEntities()
        addEnums()
        addSnapshots()
        addRoutes()
    }

    private mutating func add(_ words: String..., value: String = "", at range: SourceRange) {
        facts.append(LockFact(words.map { LockWord($0) }, value, at: range))
    }

    private func storedType(_ type: TypeID) -> String { program.storedType(type, in: module) }

    // MARK: Widgets and controls

    private mutating func addModule() {
        let row = program.modules[module]
        guard let keychain = row.keychain, let range = row.keychainRange ?? row.range else { return }
        add("keychain", value: LockText.word(program.text(keychain)), at: range)
    }

    /// What the entry point lists: the system knows nothing else.
    private mutating func addBundles() {
        for bundle in program.bundles.rows where bundle.header.module == module {
            for item in bundle.items {
                let flags = item.flags.map { program.text($0) }.joined(separator: ", ")
                let (word, name) = program.listed(item.content)
                add("bundle", word, name, value: flags, at: bundle.header.range)
            }
        }
    }

    private mutating func addWidgets() {
        let floors = program.modules[module].platforms
        let platforms = floors.platforms
        for widget in program.widgets.rows where widget.header.module == module {
            let kind = program.text(widget.kind)
            let range = widget.header.range
            add("widget", kind, at: range)
            if let intent = widget.configuration {
                let name = LockText.word(program.storedName(of: intent))
                add("widget", kind, "configuration", value: name, at: range)
            }
            if let legacy = widget.legacy {
                add("widget", kind, "legacy", value: LockText.word(program.text(legacy.className)), at: range)
                for value in legacy.values {
                    let name = program.text(program.parameters[value.parameter].name)
                    add("widget", kind, "legacy", name, value: LockText.word(program.text(value.property)), at: range)
                }
            }
            let first = widget.firstVersions(floors)
            let since = first.platforms.compactMap { name in first[name].map { "\(name.name) \($0.text)" } }
            if !since.isEmpty { add("widget", kind, "since", value: since.joined(separator: ", "), at: range) }
            for family in widget.families {
                let shown = platforms.filter { widget.introduced(family, on: $0) != nil }.map(\.name)
                guard !shown.isEmpty else { continue }
                add("widget", kind, "family", family.name, value: shown.joined(separator: ", "), at: range)
            }
        }
        for control in program.controls.rows where control.header.module == module {
            let kind = program.text(control.content.kind)
            add("control", kind, at: control.header.range)
            if let intent = control.content.configuration {
                let name = LockText.word(program.storedName(of: intent))
                add("control", kind, "configuration", value: name, at: control.header.range)
            }
        }
    }

    // MARK: Choices

    private mutating func addIntents() {
        for id in program.intents.ids {
            let intent = program.intents[id]
            guard intent.header.module == module else { continue }
            if case .action = intent.role { continue }
            let name = program.storedName(of: id)
            if let former = intent.intentClassName {
                add("intent", name, "replaces", program.text(former), at: intent.header.range)
            }
            for parameter in intent.parameters.map({ program.parameters[$0] }) {
                let required = parameter.isRequired ? " required" : ""
                let type = storedType(parameter.type) + required
                add("intent", name, "param", program.text(parameter.name), value: type, at: parameter.range)
                if case .follow(let snapshot, let field, _) = parameter.defaultValue {
                    add(
                        "intent", name, "param", program.text(parameter.name), "follow",
                        value: program.followed(snapshot, field), at: parameter.range)
                }
            }
        }
    }

    private mutating func addActions(kept: Set<String>) {
        for action in program.actions.rows where action.header.module == module {
            let name = program.text(action.header.name)
            guard action.isDiscoverable || kept.contains(name) else { continue }
            add("action", name, at: action.header.range)
            for parameter in program.intents[action.intent].parameters.map({ program.parameters[$0] }) {
                add(
                    "action", name, "param", program.text(parameter.name),
                    value: storedType(parameter.type), at: parameter.range)
            }
        }
    }

    private mutating func addEntities() {
        for id in program.entities.ids {
            let entity = program.entities[id]
            guard entity.header.module == module, program.fields.ids.contains(entity.identifier) else { continue }
            let name = program.storedName(of: id)
            let field = program.fields[entity.identifier]
            let value = "\(program.text(field.name)): \(storedType(field.type))"
            add("entity", name, "id", value: value, at: field.range)
            if let former = program.formerName(of: id) {
                add("entity", name, "was", former, at: field.range)
            }
            for (identifier, row) in program.writtenIdentifiers(of: id) {
                add("entity", name, "row", identifier, at: row)
            }
        }
    }

    private mutating func addEnums() {
        let used = program.storedEnums
        for id in program.enums.ids {
            let row = program.enums[id]
            guard row.header.module == module, program.modules[module].isPublic || used.contains(id) else { continue }
            let name = LockWord(program.storedName(of: id))
            for item in row.cases.map({ program.enumCases[$0] }) {
                for value in [item.rawValue] + item.retiredValues {
                    let words = [LockWord("enum"), name, LockWord("case"), program.lockWord(value)]
                    facts.append(LockFact(words, program.text(item.name), at: item.range))
                }
            }
        }
    }

    // MARK: Files and links

    private mutating func addSnapshots() {
        var rows: [DeclarationRow] = []
        for snapshot in program.snapshots.rows where snapshot.header.module == module {
            let name = program.text(snapshot.header.name)
            let range = snapshot.header.range
            add("snapshot", name, "file", value: LockText.word(program.text(snapshot.fileName)), at: range)
            add("snapshot", name, "version", value: String(snapshot.version), at: range)
            if let group = snapshot.group.standard {
                add("snapshot", name, "group", value: LockText.word(program.text(group)), at: range)
            }
            for (platform, group) in snapshot.group.platforms {
                let value = LockText.word(program.text(group))
                add("snapshot", name, "group", platform.name, value: value, at: range)
            }
            for field in snapshot.fields.map({ program.fields[$0] }) {
                let type = storedType(field.type)
                add("snapshot", name, "field", program.text(field.name), value: type, at: field.range)
                if let row = program.row(of: field.type) { rows.append(row) }
            }
        }
        addRows(rows)
    }

    /// The rows that stand in files, however deep, each once.
    private mutating func addRows(_ first: [DeclarationRow]) {
        var waiting = first
        var seen: Set<DeclarationRow> = []
        while let row = waiting.popLast() {
            guard seen.insert(row).inserted else { continue }
            let name = program.name(of: row, in: module)
            for field in program.fields(of: row).map({ program.fields[$0] }) {
                let type = storedType(field.type)
                add("row", name, "field", program.text(field.name), value: type, at: field.range)
                if let inner = program.row(of: field.type) { waiting.append(inner) }
            }
        }
    }

    private mutating func addRoutes() {
        for route in program.routes.rows where route.header.module == module {
            var link = program.modules[module].scheme.map { program.text($0) + "://" } ?? ""
            for piece in route.pieces {
                switch piece {
                case .literal(let text): link += program.text(text)
                case .parameter(let field): link += "{\(storedType(program.fields[field].type))}"
                }
            }
            add("route", link, at: route.header.range)
        }
    }
}
