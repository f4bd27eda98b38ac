// In: the fields of structs, entities, snapshots and loaders. Out: consecutive rows of fields.
// Invariant: names of one declaration differ; a default fits its type.

import WidgetBase
import WidgetModel
import WidgetSyntax

extension Checker {
    /// Adds the fields of a declaration; `owner` says which names are taken there.
    mutating func checkFields(_ fields: [FieldSyntax], of owner: FieldOwner) -> IDRange<FieldID> {
        let start = program.fields.nextID
        var seen = SeenNames()
        for syntax in fields {
            guard let field = checkField(syntax, of: owner, seen: &seen) else { continue }
            program.fields.append(field)
        }
        return IDRange(start: start, end: program.fields.nextID)
    }

    /// A field with its type and default; nil for one whose name is taken or missing.
    mutating func checkField(
        _ syntax: FieldSyntax,
        of owner: FieldOwner,
        seen: inout SeenNames
    ) -> Field? {
        guard let range = syntax.name, let name = checkFieldName(range, of: owner, seen: &seen) else { return nil }
        let type = checkType(syntax.type, in: .data)
        var field = Field(name: name, doc: doc(syntax.node), type: type, range: place(range))
        field.isVolatile = syntax.isVolatile
        if let value = syntax.value {
            field.defaultValue = checkLiteral(
                value, as: type, what: "the default", nilFix: optionalFix(syntax.type, value))
            // What the field should have been is not known.
            if field.defaultValue == nil { field.type = program.types.invalid }
        }
        return field
    }

    /// The name of a field; nil if another field of the declaration has it.
    mutating func checkFieldName(
        _ range: ByteRange,
        of owner: FieldOwner,
        seen: inout SeenNames
    ) -> NameID? {
        let name = name(range)
        if let first = seen[name] {
            report(.duplicateName(text(range), at: place(range), first: first))
            if let current { doubled.insert(current) }
            return nil
        }
        seen[name] = place(range)
        checkMemberName(name, of: owner, at: place(range))
        return name
    }

    /// The field of a declaration whose name stands at a range.
    mutating func field(at range: ByteRange, in fields: IDRange<FieldID>) -> FieldID? {
        let name = name(range)
        return field(named: name, in: fields)
    }

    /// The field of a declaration with a name.
    mutating func field(named name: NameID, in fields: IDRange<FieldID>) -> FieldID? {
        guard fields.count > 32 else {
            // A loop, since a closure would copy the checker.
            for id in fields where program.fields[id].name == name { return id }
            return nil
        }
        // One declaration may have thousands of fields, each with a use.
        while indexedFields < program.fields.nextID {
            fieldsByName[program.fields[indexedFields].name, default: []].append(indexedFields)
            indexedFields = FieldID(rawValue: indexedFields.rawValue + 1)
        }
        guard let found = fieldsByName[name] else { return nil }
        let index = found.partitioningIndex { $0 >= fields.start }
        return index < found.count && found[index] < fields.end ? found[index] : nil
    }

    /// The fields' names, for suggestions.
    func fieldNames(_ fields: IDRange<FieldID>) -> [String] {
        guard suggestionBudget > 0 else { return [] }
        return fields.map { program.text(program.fields[$0].name) }
    }

    /// Whether a row may be made without a value for the field.
    func mayBeLeftOut(_ field: Field) -> Bool {
        // Its default may be what could not be read.
        if isUnread(field.range) { return true }
        if field.defaultValue != nil { return true }
        switch program.types[field.type] {
        case .optional, .list, .invalid: return true
        default: return false
        }
    }

    /// The field of a row with a name; `id` is another name for the identifier of an entity.
    mutating func rowField(_ range: ByteRange, of row: RowType) -> FieldID? {
        let fields = fields(of: row)
        if let field = field(at: range, in: fields) { return field }
        if case .entity(let id) = row, text(range) == "id", fields.contains(program.entities[id].identifier) {
            return program.entities[id].identifier
        }
        if mayDeclareField(text(range), in: row) { return nil }
        var names = fieldNames(fields)
        if case .entity(let id) = row, !names.isEmpty, !text(range).lowercased().hasSuffix("id") {
            // What identifies a row is not what tells people about it.
            let identifier = program.text(program.fields[program.entities[id].identifier].name)
            names.removeAll { $0 == identifier }
        }
        let nearest = nearestName(text(range), among: names)
        if nearest == nil, isDoubled(row) { return nil }
        let finding = Diagnostic.unknownField(
            text(range), of: rowName(row), at: place(range), nearest: nearest, declared: rowPlace(row))
        report(finding, missing: range, in: rowOwner(row))
        return nil
    }

    private func isDoubled(_ row: RowType) -> Bool {
        switch row {
        case .structure(let id): return doubled.contains(.structure(id))
        case .entity(let id): return doubled.contains(.entity(id))
        }
    }

    /// Whether a field may be declared in a part of a row that could not be read.
    func mayDeclareField(_ word: String, in row: RowType) -> Bool {
        switch row {
        case .structure(let id): return mayDeclare(word, in: .structure(id))
        case .entity(let id): return mayDeclare(word, in: .entity(id))
        }
    }
}
