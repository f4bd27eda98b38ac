// In: what was declared before. Out: enums, structs, extern types, entities and snapshots.
// Invariant: every row can be made by a literal, so that samples can show it.

extension RandomProgram {
    // MARK: Types

    func name(of shape: Shape) -> String {
        let name =
            switch shape.base {
            case .string: "String"
            case .int: "Int"
            case .double: "Double"
            case .bool: "Bool"
            case .date: "Date"
            case .url: "URL"
            case .uuid: "UUID"
            case .enumeration(let index): enums[index].name
            case .entity(let index): entities[index].name
            case .structure(let index): structs[index].name
            }
        if shape.isList { return "[\(name)]" }
        return shape.isOptional ? "\(name)?" : name
    }

    mutating func dataBase() -> Shape.Base {
        var bases: [Shape.Base] = [.string, .int, .double, .bool, .string, .url, .uuid]
        bases += enums.indices.map { .enumeration($0) }
        if hasClock { bases += [.date] + structs.indices.map { .structure($0) } }
        return pick(bases)
    }

    mutating func dataShape() -> Shape {
        let base = dataBase()
        switch number(0...4) {
        case 0: return Shape(base: base, isOptional: true)
        case 1: return Shape(base: base, isList: true)
        default: return Shape(base: base)
        }
    }

    /// A default, where the type has a literal.
    mutating func literal(_ base: Shape.Base) -> String? {
        switch base {
        case .string: quoted()
        case .int: "\(number(-3...2000))"
        case .double: pick(["0.5", "1e3", "-2.25", "3"])
        case .bool: pick(["true", "false"])
        case .enumeration(let index): ".\(pick(enums[index].cases))"
        case .date, .url, .uuid, .entity, .structure: nil
        }
    }

    /// Writes a field and gives what was written.
    mutating func field(_ shape: Shape, prefix: String = "") -> FieldShape {
        let name = memberName()
        var hasDefault = shape.isList || shape.isOptional
        var hasLiteral = false
        var text = "  \(prefix)\(name): \(self.name(of: shape))"
        if !shape.isList, chance(3), let literal = literal(shape.base) {
            text += " = \(literal)"
            (hasDefault, hasLiteral) = (true, true)
        }
        if chance(6) { line("  /// A field.") }
        line(text)
        return FieldShape(name: name, shape: shape, hasDefault: hasDefault, hasLiteral: hasLiteral)
    }

    mutating func fields(_ range: ClosedRange<Int>) -> [FieldShape] {
        var fields: [FieldShape] = []
        for _ in 0..<number(range) { fields.append(field(dataShape())) }
        return fields
    }

    // MARK: Declarations

    mutating func enumDeclaration() {
        documentation()
        let name = typeName()
        line("enum \(name) \(displayText()) {")
        if chance(5) { line("  persistentIdentifier \"Old\(name)\"") }
        var cases: [String] = []
        let isNumbered = chance(3)
        for index in 0..<number(1...5) {
            let word = memberName()
            var text = "  case \(word) \(displayText())"
            if isNumbered { text += " = \(index * 3)" } else if chance(2) { text += " = \"raw \(index) %\"" }
            let details = [
                chance(4) ? "subtitle \(displayText())" : nil,
                chance(3) ? (chance(2) ? "symbol \"star\"" : "image asset \"Star\"") : nil,
                chance(4) ? "was \(isNumbered ? "\(index + 100)" : "\"former \(index)\"")" : nil,
            ].compactMap { $0 }
            if !details.isEmpty { text += " { \(details.joined(separator: "; ")) }" }
            line(text)
            cases.append(word)
        }
        line("}")
        enums.append(EnumShape(name: name, cases: cases))
    }

    mutating func structDeclaration() {
        documentation()
        let name = typeName()
        line("struct \(name) {")
        let fields = fields(1...4)
        line("}")
        structs.append(RowShape(name: name, fields: fields))
    }

    mutating func externType() {
        let name = typeName()
        line("extern type \(name)")
        byHand("public struct \(name): Codable, Hashable, WidgetContent { public static let sample = \(name)() }")
        externs.append(name)
    }

    /// A snapshot for some entities and loose fields, then entities of other sources.
    mutating func entitiesAndSnapshots() {
        for _ in 0..<number(1...2) {
            let snapshot = typeName()
            var kept: [FieldShape] = []
            for _ in 0..<number(0...2) {
                let list = memberName()
                entityDeclaration(source: "\(snapshot).\(list)")
                kept.append(
                    FieldShape(
                        name: list, shape: Shape(base: .entity(entities.count - 1), isList: true), hasDefault: true))
            }
            snapshotDeclaration(snapshot, lists: kept)
        }
        if chance(2) { entityDeclaration(source: nil) }
        if chance(4) {
            let catalog = typeName()
            let isOnDemand = chance(2)
            entityDeclaration(source: isOnDemand ? "\(catalog) on demand" : catalog)
            let entity = entities[entities.count - 1]
            let rows = "async throws -> [\(entity.name)Row] { [] }"
            byHand("struct \(catalog): \(catalog)Source {")
            byHand("    func rows() \(rows)")
            if isOnDemand {
                byHand("    func rows(for identifiers: [\(name(of: entity.fields[0].shape))]) \(rows)")
                byHand("    func rows(matching text: String) \(rows)")
            }
            byHand("}")
        }
    }

    private mutating func snapshotDeclaration(_ name: String, lists: [FieldShape]) {
        documentation()
        line("snapshot \(name) {")
        line("  version \(number(1...9)); file \"\(name).json\"")
        if chance(2) { line("  stale after \(duration())") }
        for list in lists { line("  \(list.name): \(self.name(of: list.shape))") }
        var fields = lists
        for _ in 0..<number(lists.isEmpty ? 1...4 : 0...3) {
            fields.append(field(dataShape(), prefix: chance(5) ? "volatile " : ""))
        }
        line("}")
        snapshots.append(SnapshotShape(name: name, fields: fields))
    }

    /// A field with the bytes of a picture, which rows may be without, and a symbol in its place.
    private mutating func picture() -> String {
        let name = memberName()
        return "data \(name)\n  \(name): Data?\n  symbol \"star\""
    }

    /// - Parameter source: a list of a snapshot or a catalog; nil for rows that are written out.
    private mutating func entityDeclaration(source: String?) {
        documentation()
        let name = typeName()
        line("entity \(name) \(displayText()) {")
        let idBase: Shape.Base = source == nil ? pick([.string, .int]) : pick([.string, .string, .int, .uuid])
        let id = FieldShape(name: memberName(), shape: Shape(base: idBase), hasDefault: false)
        line("  id \(id.name): \(self.name(of: id.shape))\(chance(5) ? " { was former }" : "")")
        let title = FieldShape(name: memberName(), shape: Shape(base: .string), hasDefault: false)
        line("  \(title.name): String")
        // Rows that are written out have no clock.
        hasClock = source != nil
        let fields = [id, title] + fields(0...4)
        hasClock = true
        line("  title \"\(pick(["", "\(words()) "]))\\(\(title.name))\"")
        if chance(3) { line("  subtitle \"\(words()) \\(\(title.name)) \\(\(title.name))\"") }
        if chance(3) {
            line("  symbol \(title.name) == \(quoted()) ? \"star\" : \"circle\"")
        } else if chance(4) {
            line("  image \(pick(["asset \"Face\"", "asset \(title.name)", "file \(title.name)", picture()]))")
        }
        if chance(2) { line("  missing \(displayText())") }
        if chance(2), source?.hasSuffix("on demand") != true { line("  search \(title.name)") }
        if chance(5) { line("  persistentIdentifier \"Old\(name)\"") }
        let row = RowShape(name: name, fields: fields, source: source)
        entities.append(row)
        if chance(2) { suggestion(of: fields) }
        if let source {
            line("  source \(source)")
        } else {
            line("  source {")
            for index in 0..<number(3...4) {
                let value = idBase == .int ? "\(index)" : "\"id \(index)\""
                line("    \(call(row, first: "\(id.name): \(value)", in: [], depth: 1))")
            }
            line("  }")
        }
        line("}")
    }

    private mutating func suggestion(of fields: [FieldShape]) {
        var text = "rows"
        if chance(2), let flag = fields.first(where: { $0.shape == Shape(base: .bool) }) {
            text += ".filter { \(chance(2) ? "!" : "")$0.\(flag.name) }"
        }
        let sortable = fields.filter {
            [.string, .int, .double, .date, .bool].contains($0.shape.base) && !$0.shape.isList
        }
        if chance(2), !sortable.isEmpty {
            text += ".sorted(by: \\.\(pick(sortable).name)\(chance(2) ? ", .descending" : ""))"
        }
        if chance(3) { text += ".prefix(\(number(1...9)))" }
        let groups = fields.filter { field in
            if case .enumeration = field.shape.base { return !field.shape.isList }
            return field.shape.base == .string && !field.shape.isList
        }
        if chance(2), !groups.isEmpty { text += ".grouped(by: \\.\(pick(groups).name))" }
        line("  suggest \(text)")
    }
}
