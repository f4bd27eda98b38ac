// In: the checked program. Out: the names and types of declarations as they are stored.
// Invariant: a name that the system stores is the persistent identifier where there is one.

import WidgetBase
import WidgetModel

/// A row of a file.
enum DeclarationRow: Hashable {
    case structure(StructID)
    case entity(EntityID)
}

// MARK: - Names

extension Program {
    func storedName(of id: IntentID) -> String {
        text(intents[id].persistentIdentifier ?? intents[id].header.name)
    }

    func storedName(of id: EntityID) -> String {
        text(entities[id].persistentIdentifier ?? entities[id].header.name)
    }

    func storedName(of id: EnumID) -> String {
        text(enums[id].persistentIdentifier ?? enums[id].header.name)
    }

    /// A type by the names under which its values are stored.
    func storedType(_ type: TypeID, in module: ModuleID) -> String {
        switch types[type] {
        case .optional(let wrapped): return storedType(wrapped, in: module) + "?"
        case .list(let element): return "[\(storedType(element, in: module))]"
        case .structure(let id): return name(of: .structure(id), in: module)
        case .enumeration(let id): return LockText.word(storedName(of: id))
        case .entity(let id): return LockText.word(storedName(of: id))
        default: return typeText(type)
        }
    }

    /// `Snapshot.field`: what the stored row `@follow:Snapshot.field` stands for.
    func followed(_ snapshot: SnapshotID, _ field: FieldID) -> String {
        "\(text(snapshots[snapshot].header.name)).\(text(fields[field].name))"
    }

    /// The name by which rows were identified before.
    func formerName(of id: EntityID) -> String? {
        switch entities[id].formerIdentifier {
        case .field(let field): return text(fields[field].name)
        case .renamed(let name): return text(name)
        case nil: return nil
        }
    }

    func lockWord(_ value: LiteralValue) -> LockWord {
        switch value {
        case .string(let text): return LockWord(self.text(text), isText: true)
        case .int(let number): return LockWord(String(number))
        case .double, .bool, .enumCase, .nil, .emptyList: return LockWord("")
        }
    }

    /// The word and the name of what a bundle lists: a widget and a control by kind, and what is hand-written by type.
    func listed(_ content: BundleContent) -> (word: String, name: String) {
        switch content {
        case .widget(let id): return ("widget", text(widgets[id].kind))
        case .control(let id): return ("control", text(controls[id].content.kind))
        case .extern(let widget): return ("extern", text(widget.name))
        }
    }

    /// The identifiers of the rows that a description lists, by which choices are stored, also those that rows had
    /// before; with the places of the rows.
    func writtenIdentifiers(of id: EntityID) -> [(text: String, range: SourceRange)] {
        guard case .fixed(let rows) = entities[id].source else { return [] }
        var identifiers = [entities[id].identifier]
        if case .field(let former) = entities[id].formerIdentifier { identifiers.append(former) }
        return rows.flatMap { row -> [(text: String, range: SourceRange)] in
            guard case .entityRow(_, let arguments) = expressions[row].kind else { return [] }
            return arguments.filter { argument in identifiers.contains { self.arguments[argument].field == $0 } }
                .compactMap { argument in
                    switch ExprValue(expressions[self.arguments[argument].value].kind, in: self) {
                    case .string(let text): return (text, expressions[row].range)
                    case .int(let number): return (String(number), expressions[row].range)
                    case nil: return nil
                    }
                }
        }
    }

    // MARK: Rows

    /// The row that values of a type are, or are lists of.
    func row(of type: TypeID) -> DeclarationRow? {
        switch types[base(of: type)] {
        case .structure(let id): return .structure(id)
        case .entity(let id): return .entity(id)
        default: return nil
        }
    }

    /// The type without optionality and lists.
    func base(of type: TypeID) -> TypeID {
        var base = type
        while true {
            switch types[base] {
            case .optional(let inner), .list(let inner): base = inner
            default: return base
            }
        }
    }

    func fields(of row: DeclarationRow) -> IDRange<FieldID> {
        switch row {
        case .structure(let id): return structs[id].fields
        case .entity(let id): return entities[id].fields
        }
    }

    /// The name of a row in a module's lock file. A row of another module bears that module's name too.
    func name(of row: DeclarationRow, in module: ModuleID) -> String {
        switch row {
        case .structure(let id):
            let header = structs[id].header
            if header.module == module { return text(header.name) }
            return "\(text(modules[header.module].name)).\(text(header.name))"
        case .entity(let id): return storedName(of: id)
        }
    }

    /// The enums whose values parameters, files or links hold.
    var storedEnums: Set<EnumID> {
        var rows: [DeclarationRow] = []
        var types = parameters.rows.map(\.type)
        types += routes.rows.flatMap { $0.parameters.map { fields[$0].type } }
        types += snapshots.rows.flatMap { $0.fields.map { fields[$0].type } }
        var enums: Set<EnumID> = []
        var seen: Set<DeclarationRow> = []
        while true {
            for type in types {
                if case .enumeration(let id) = self.types[base(of: type)] { enums.insert(id) }
                if let row = row(of: type) { rows.append(row) }
            }
            types = []
            guard let row = rows.popLast() else { return enums }
            if seen.insert(row).inserted { types = fields(of: row).map { fields[$0].type } }
        }
    }
}

extension WidgetDecl {
    /// The first versions on which people can place the widget, by the floors of its module and by how it is
    /// configured.
    func firstVersions(_ floors: PlatformVersions) -> PlatformVersions {
        var result = PlatformVersions()
        for platform in floors.platforms {
            guard families.contains(where: { introduced($0, on: platform) != nil }), let floor = floors[platform] else {
                continue
            }
            guard configuration != nil, legacy == nil else {
                result[platform] = floor
                continue
            }
            result[platform] = AppleSymbol.configurableWidgets.introduced[platform].map { max(floor, $0) }
        }
        return result
    }
}
