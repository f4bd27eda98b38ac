// In: names and literals that fit nowhere. Out: what a person who comes from Swift or elsewhere meant by them.
// Invariant: what is offered is visible where it is offered.

import WidgetBase
import WidgetModel
import WidgetSyntax

extension Checker {
    /// Reports a name by what it means in other languages: `it`, `null`, `True`, a field without its row. False if it
    /// means nothing there.
    mutating func reportForeignName(_ word: String, _ node: SyntaxNode, in scope: ExprScope) -> Bool {
        if ["null", "Null", "NULL", "None", "undefined", "Nil", "NIL"].contains(word) {
            report(.unqualifiedValue(word, meant: "nil", at: place(node)))
            return true
        }
        if let truth = ["true": "true", "yes": "true", "false": "false", "no": "false"][word.lowercased()] {
            report(.unqualifiedValue(word, meant: truth, at: place(node)))
            return true
        }
        if let element = scope.elements.last {
            if ["it", "row", "item", "element", "self", "this", "x"].contains(word) {
                report(.elementByName(word, meant: "$0", at: place(node)))
                return true
            }
            if let row = row(element), fieldNames(fields(of: row)).contains(word) {
                let finding = Diagnostic.elementByName(word, meant: "$0.\(word)", at: place(node))
                report(finding, missing: node.range, in: owners(of: node.range, in: scope))
                return true
            }
        }
        if scope.rows != nil, ["all", "row", "this", "self", "items", "list"].contains(word) {
            report(.unqualifiedValue(word, meant: "rows", at: place(node)))
            return true
        }
        guard scope.place == .background else { return false }
        let color = SystemColors.names.contains(word) ? word : SystemColors.elsewhere[word]
        guard let color else { return false }
        report(.unqualifiedValue(word, meant: ".\(color)", at: place(node)))
        return true
    }

    /// Reports a field of a snapshot that is named without it. False if no snapshot, or more than one, has the field.
    mutating func reportBareField(_ name: NameID, _ node: SyntaxNode, in scope: ExprScope) -> Bool {
        guard scope.seesSnapshots else { return false }
        var found: (snapshot: SnapshotID, field: FieldID)?
        for id in program.snapshots.ids {
            guard case .found(let symbol) = lookUp(program.snapshots[id].header.name), symbol.kind == .snapshot(id),
                let field = field(named: name, in: program.snapshots[id].fields)
            else { continue }
            if found != nil { return false }
            found = (id, field)
        }
        guard let found else { return false }
        let snapshot = program.text(program.snapshots[found.snapshot].header.name)
        report(.unqualifiedValue(text(node.range), meant: "\(snapshot).\(text(node.range))", at: place(node)))
        use.reads(found.field, of: found.snapshot)
        return true
    }

    /// Whether a parameter or a field has the name.
    func isVisible(_ name: NameID, in scope: ExprScope) -> Bool {
        scope.parameters[name] != nil || scope.shownFields[name] != nil
            || scope.loaderFields.contains { program.fields[$0].name == name }
    }

    /// Reports a method of lists that is written without what it goes by. False if the name is none.
    mutating func reportListMethod(_ range: ByteRange) -> Bool {
        guard Checker.listMembers.contains(text(range)) else { return false }
        report(.methodWithoutCall(text(range), at: place(range)))
        return true
    }

    /// A literal of one type as one of another: `false` for `0`, `3` for `"3"`, `"star"` for `.star`.
    func literalFix(_ node: SyntaxNode, as type: TypeID) -> FixIt? {
        let written = text(node.range)
        let bare = written.filter { $0 != "\"" }
        var meant: String?
        switch program.types[type] {
        case .bool: meant = ["0": "false", "1": "true", "false": "false", "true": "true"][bare.lowercased()]
        case .int:
            let digits = bare.hasSuffix(".0") ? String(bare.dropLast(2)) : bare
            meant = node.kind != .decimalLiteral || bare.hasSuffix(".0") ? Int(digits).map(String.init) : nil
        case .double: meant = node.kind == .stringLiteral && Double(bare) != nil ? bare : nil
        case .symbol, .string, .text:
            if node.kind == .integerLiteral || node.kind == .decimalLiteral { meant = "\"\(written)\"" }
            if case .symbol = program.types[type], node.kind == .memberLiteral { meant = "\"\(written.dropFirst())\"" }
        default: break
        }
        return meant.flatMap { $0 == written ? nil : .replace(place(node), with: $0) }
    }

    /// `?` behind the type of a field whose default is nil.
    func optionalFix(_ type: TypeSyntax?, _ value: SyntaxNode) -> FixIt? {
        guard value.kind == .nilLiteral, let type, type.node.kind == .namedType || type.node.kind == .listType else {
            return nil
        }
        let end = place(ByteRange.at(type.range.end))
        return FixIt("make it optional: `\(text(type.range))?`", edits: [TextEdit(end, "?")])
    }

    /// `id ` before the field that is surely meant as the identifier: the first whose name says so.
    func identifierFix(_ syntax: EntitySyntax) -> (fix: FixIt, name: ByteRange)? {
        for member in syntax.members {
            guard let field = FieldSyntax(member), let name = field.name, let type = field.type else { continue }
            let word = text(name)
            let isNamed = ["ID", "Id", "Identifier", "UUID", "Key"].contains { word.hasSuffix($0) } || word == "uuid"
            guard isNamed, ["String", "Int", "UUID"].contains(text(type.range)) else { continue }
            let start = place(ByteRange.at(name.start))
            return (FixIt("write `id \(word): \(text(type.range))`", edits: [TextEdit(start, "id ")]), name)
        }
        return nil
    }
}

extension Diagnostic {
    static func elementByName(_ word: String, meant: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .unknownName, at: range, "nothing is called `\(word)` here: the element is `$0`",
            fixes: [.replace(range, with: meant)]
        )
    }

    static func methodWithoutCall(_ word: String, at range: SourceRange) -> Diagnostic {
        let form: String
        switch word {
        case "filter": form = ".filter { $0.field == value }"
        case "sorted", "grouped": form = ".\(word)(by: \\.field)"
        case "prefix": form = ".prefix(3)"
        default: form = ".\(word)(value)"
        }
        return Diagnostic(.unknownField, at: range, "`\(word)` is written with what it goes by: `\(form)`")
    }

    static func missingIdentifier(at range: SourceRange, fix: FixIt?) -> Diagnostic {
        Diagnostic(
            .missingMember, at: range,
            "an entity needs a line such as `id name: String`: placed widgets remember their choice by it",
            fixes: fix.map { [$0] } ?? []
        )
    }
}
