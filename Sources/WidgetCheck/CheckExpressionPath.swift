// In: names, members and methods. Out: typed nodes that say what they read.
// Invariant: after `?.` a chain goes on with `.` as in Swift; its value as a whole is optional.

import WidgetBase
import WidgetModel
import WidgetSyntax

extension Checker {
    // MARK: Names

    mutating func checkName(_ node: SyntaxNode, in scope: ExprScope) -> TypedExpr {
        let name = name(node.range)
        if let parameter = scope.parameters[name] {
            return append(.parameter(parameter.id), parameter.type, node)
        }
        if let field = field(named: name, in: scope.loaderFields) {
            return append(.loaderField(field), inputType(program.fields[field]), node)
        }
        if let field = scope.shownFields[name] {
            return append(.entryField(field.id), field.type, node)
        }
        if scope.seesIsOn, text(node.range) == "isOn" {
            return append(.isOn, program.types.bool, node)
        }
        if let entity = scope.ownEntity, let field = field(named: name, in: program.entities[entity].fields) {
            return append(.ownField(field), program.fields[field].type, node)
        }
        if let rows = scope.rows, text(node.range) == "rows" {
            return append(.rows, program.types.list(rows), node)
        }
        reportName(name, node, in: scope)
        return invalidExpr(node)
    }

    /// What a field of an input reads as: a value in every state, or an optional.
    mutating func inputType(_ field: Field) -> TypeID {
        if isUnread(field.range) { return program.types.invalid }
        if field.defaultValue != nil, field.defaultValue != .nil { return program.types.unwrapped(field.type) }
        if case .list = program.types[field.type] { return field.type }
        return program.types.optional(field.type)
    }

    private mutating func reportName(_ name: NameID, _ node: SyntaxNode, in scope: ExprScope) {
        let word = text(node.range)
        if scope.reportedNames.contains(name) { return }
        if scope.place == .options, let intent = scope.intent,
            let hidden = program.intents[intent].parameters.first(where: { program.parameters[$0].name == name })
        {
            // What `depends on` names is not known where it could not be read, or names nothing.
            if isCurrentIncomplete || !scope.reportedNames.isEmpty { return }
            report(.parameterNotVisible(word, at: place(node), declared: program.parameters[hidden].range))
            return
        }
        if scope.entryFields.contains(name) {
            // A parameter of a configuration that is not known may have the name too.
            if hasUnknownInputs || mayDeclare(word) || reportBareField(name, node, in: scope) { return }
            let owners = owners(of: node.range, in: scope)
            report(.entryFieldNotVisible(word, at: place(node)), missing: node.range, in: owners)
            return
        }
        if word == "context" || word == "rows" || scope.hidden.contains(name) {
            report(.notVisible(word, in: scope.place, at: place(node)))
            return
        }
        switch lookUp(name) {
        case .found(let symbol) where !isRoute(symbol, before: node):
            // A parameter of a configuration that is not found may have the name.
            if hasUnknownInputs, scope.place == .widget || scope.place == .control { return }
            if case .route(let id) = symbol.kind {
                let labels = fieldNames(program.routes[id].parameters)
                report(.routeByName(word, labels: labels, at: place(node), declared: symbol.range))
                return
            }
            report(
                .wrongDeclaration(
                    word, found: symbol.kind.words, wanted: "a value", at: place(node), declared: symbol.range
                )
            )
        case .ambiguous(let first, let second):
            report(.ambiguousName(word, at: place(node), first: first.range, second: second.range))
        case .none, .found:
            // A field or parameter of this name may stand in what was skipped.
            let intent = scope.intent.map { mayDeclare(word, in: .intent($0)) } ?? false
            if mayDeclare(word) || intent || mayBeSkipped(word) { return }
            if hasUnknownInputs, scope.place == .widget || scope.place == .control { return }
            if scope.rowParameter == name {
                report(.rowByName(word, at: place(node)))
                return
            }
            if let meant = meantValue(word, in: scope) {
                let finding = Diagnostic.unqualifiedValue(word, meant: meant, at: place(node))
                report(finding, missing: node.range, in: owners(of: node.range, in: scope))
                return
            }
            if reportForeignName(word, node, in: scope) || reportBareField(name, node, in: scope) { return }
            let nearest = nearestName(word, among: visibleValues(like: word, in: scope))
            if nearest == nil, let current, doubled.contains(current) { return }
            let finding = Diagnostic.unknownName(word, in: scope.place, at: place(node), nearest: nearest)
            let owners = owners(of: node.range, in: scope)
            report(noting(finding, declaredElsewhere: node.range), missing: node.range, in: owners)
        }
    }

    /// Whether a name whose members are read is that of a route, which has none: what was meant is a value that is not
    /// there.
    private func isRoute(_ symbol: Symbol, before node: SyntaxNode) -> Bool {
        guard case .route = symbol.kind else { return false }
        let next = sources[file].bytes.dropFirst(Int(node.range.end)).first
        return next == UInt8(ascii: ".") || next == UInt8(ascii: "?")
    }

    /// A value that is written otherwise than as a plain name: a case, a family, or what the context holds.
    private func meantValue(_ word: String, in scope: ExprScope) -> String? {
        switch word {
        case "family" where scope.seesFamily: return "context.family"
        case "now" where scope.seesDate, "today" where scope.seesDate, "date" where scope.seesDate:
            return "context.date"
        default: break
        }
        let isFamily = WidgetFamily.allCases.contains { $0.name == word }
        if isFamily || program.enumCases.rows.contains(where: { program.text($0.name) == word }) { return ".\(word)" }
        return nil
    }

    /// What a name could have meant.
    func visibleValues(like word: String, in scope: ExprScope) -> [String] {
        var names = scope.parameters.values.map(\.id).sorted().map { program.text(program.parameters[$0].name) }
        names += fieldNames(scope.loaderFields)
        names += scope.shownFields.values.map(\.id).sorted().map { program.text(program.fields[$0].name) }
        if scope.seesIsOn { names.append("isOn") }
        if let entity = scope.ownEntity { names += fieldNames(program.entities[entity].fields) }
        if scope.rows != nil { names.append("rows") }
        if scope.seesDate { names.append("context") }
        names += visibleNames { kind in
            switch kind {
            case .snapshot: return scope.seesSnapshots
            // Of a type `.sample` is read; what is written in small letters is no type.
            case .style, .entity, .structure: return word.first?.isUppercase ?? false
            case .route, .enumeration, .extern, .intent, .action, .widget, .control, .bundle: return false
            }
        }
        return names
    }

    // MARK: Members

    mutating func checkMember(_ syntax: MemberExpr, expecting expected: TypeID?, in scope: ExprScope) -> TypedExpr {
        guard let base = syntax.base, let range = syntax.name else { return invalidExpr(syntax.node) }
        if base.kind == .nameExpr, let value = checkQualified(base, range, syntax, in: scope) { return value }
        let value = checkExpr(base, expecting: nil, in: scope.inner)
        guard let opened = open(value, base, isChained: syntax.isOptionalChain, operatorOf: syntax.node) else {
            return invalidExpr(syntax.node)
        }
        guard let member = member(range, of: opened.type, base: value.id, syntax, in: scope) else {
            return invalidExpr(syntax.node)
        }
        return close(member.kind, member.type, opened.isChain, syntax.node)
    }

    /// A member of something that is no value: `context.date`, `Snapshot.field`, `Enum.case`, `Type.sample`.
    private mutating func checkQualified(
        _ base: SyntaxNode,
        _ member: ByteRange,
        _ syntax: MemberExpr,
        in scope: ExprScope
    ) -> TypedExpr? {
        let name = name(base.range)
        // A field of this name has been reported; what is written with a member means the context all the same.
        if text(base.range) == "context", scope.seesDate || scope.seesFamily {
            return checkContext(base, member, syntax.node, in: scope)
        }
        if scope.parameters[name] != nil || field(named: name, in: scope.loaderFields) != nil { return nil }
        if scope.shownFields[name] != nil { return nil }
        if let entity = scope.ownEntity, field(named: name, in: program.entities[entity].fields) != nil { return nil }
        if text(base.range) == "context" { return checkContext(base, member, syntax.node, in: scope) }
        if scope.rows != nil, text(base.range) == "rows" { return nil }
        guard case .found(let symbol) = lookUp(name) else {
            guard text(base.range) == "Date", text(member) == "now", scope.seesDate else { return nil }
            report(.unqualifiedValue("Date.now", meant: "context.date", at: place(syntax.range)))
            return invalidExpr(syntax.node)
        }
        switch symbol.kind {
        case .snapshot(let id):
            return checkSnapshotField(id, base, member, syntax.node, in: scope)
        case .enumeration(let id):
            guard let found = enumCase(member, of: id) else { return invalidExpr(syntax.node) }
            return append(.enumCase(found), program.types.id(.enumeration(id)), syntax.node)
        case .extern(let id):
            if text(member) == "sample", !scope.isSample {
                report(.notVisible("\(text(base.range)).sample", in: scope.place, at: place(syntax.range)))
                return invalidExpr(syntax.node)
            }
            guard text(member) == "sample" else {
                report(.memberOfExtern(text(member), of: text(base.range), at: place(member)))
                return invalidExpr(syntax.node)
            }
            return append(.externSample(id), program.types.id(.extern(id)), syntax.node)
        case .structure, .entity, .style, .route, .intent, .action, .widget, .control, .bundle:
            return nil
        }
    }

    private mutating func checkContext(
        _ base: SyntaxNode,
        _ member: ByteRange,
        _ node: SyntaxNode,
        in scope: ExprScope
    ) -> TypedExpr {
        switch text(member) {
        case "date" where scope.seesDate:
            return append(.contextDate, program.types.date, node)
        case "family" where scope.seesFamily:
            use.usesFamily = true
            return append(.contextFamily, program.types.family, node)
        case "date", "family":
            report(.notVisible("context.\(text(member))", in: scope.place, at: place(node)))
        default:
            let nearest = nearestName(text(member), among: ["date", "family"])
            report(.unknownContext(text(member), at: place(member), nearest: nearest))
        }
        return invalidExpr(node)
    }

    private mutating func checkSnapshotField(
        _ id: SnapshotID,
        _ base: SyntaxNode,
        _ member: ByteRange,
        _ node: SyntaxNode,
        in scope: ExprScope
    ) -> TypedExpr {
        guard scope.seesSnapshots else {
            report(.notVisible(text(base.range), in: scope.place, at: place(base)))
            return invalidExpr(node)
        }
        guard let field = snapshotField(id, member) else { return invalidExpr(node) }
        use.reads(field, of: id)
        return append(.snapshotField(id, field), inputType(program.fields[field]), node)
    }

    /// The field of a snapshot with a name; an unknown one is reported.
    mutating func snapshotField(_ id: SnapshotID, _ range: ByteRange) -> FieldID? {
        let decl = program.snapshots[id]
        if let field = field(at: range, in: decl.fields) { return field }
        if mayDeclare(text(range), in: .snapshot(id)) { return nil }
        let owner = program.text(decl.header.name)
        let nearest = nearestName(text(range), among: fieldNames(decl.fields))
        if nearest == nil, doubled.contains(.snapshot(id)) { return nil }
        let finding = Diagnostic.unknownField(
            text(range), of: owner, at: place(range), nearest: nearest, declared: decl.header.range)
        report(finding, missing: range, in: .declaration(.snapshot(id)))
        return nil
    }

    // MARK: Chains

    /// The type that a member is read from, and whether the result belongs to an optional chain.
    mutating func open(
        _ value: TypedExpr,
        _ base: SyntaxNode,
        isChained: Bool,
        operatorOf node: SyntaxNode
    ) -> (type: TypeID, isChain: Bool)? {
        let declared = value.chained ?? value.type
        if program.types[declared] == .invalid { return nil }
        if isChained {
            guard program.types.isOptional(declared) else {
                report(.needlessChaining(typeText(declared), at: operatorPlace(base, "?."), fix: "."))
                return (declared, value.chained != nil)
            }
            return (program.types.unwrapped(declared), true)
        }
        if program.types.isOptional(declared) {
            report(.missingChaining(typeText(declared), at: place(base), operatorAt: operatorPlace(base, ".")))
            return nil
        }
        return (declared, value.chained != nil)
    }

    /// Where the operator behind a base stands; spaces may stand between.
    private func operatorPlace(_ base: SyntaxNode, _ spelling: String) -> SourceRange {
        var start = base.range.end
        let bytes = sources[file].bytes
        let first = spelling.utf8.first ?? 0
        while Int(start) < bytes.count, bytes[Int(start)] != first { start += 1 }
        return place(ByteRange(start: start, end: start + UInt32(truncatingIfNeeded: spelling.utf8.count)))
    }

    /// A member that has been read: within a chain, the whole is optional.
    mutating func close(_ kind: ExprKind, _ type: TypeID, _ isChain: Bool, _ node: SyntaxNode) -> TypedExpr {
        guard isChain else { return append(kind, type, node) }
        var value = append(kind, program.types.optional(type), node)
        value.chained = type
        return value
    }

    /// A field or property of a value; an unknown one is reported.
    private mutating func member(
        _ range: ByteRange,
        of type: TypeID,
        base: ExprID,
        _ syntax: MemberExpr,
        in scope: ExprScope
    ) -> (kind: ExprKind, type: TypeID)? {
        let word = text(range)
        let isChained = syntax.isOptionalChain
        if let row = row(type) {
            guard let field = rowField(range, of: row, read: syntax.base, in: scope) else { return nil }
            return (.field(base: base, field, isChained: isChained), program.fields[field].type)
        }
        let isList = program.types.element(type) != nil
        if isList || program.types[type] == .string {
            switch word {
            case "count":
                return (.property(base: base, .count, isChained: isChained), program.types.int)
            case "isEmpty":
                return (.property(base: base, .isEmpty, isChained: isChained), program.types.bool)
            default: break
            }
        }
        if let element = program.types.element(type) {
            switch word {
            case "first":
                return (.property(base: base, .first, isChained: isChained), program.types.optional(element))
            case "last":
                return (.property(base: base, .last, isChained: isChained), program.types.optional(element))
            default: break
            }
            if let row = row(element) { return fieldOfEach(range, of: row, in: type, base: base, isChained: isChained) }
        }
        switch program.types[type] {
        case .style(let id):
            return column(range, of: id, base: base)
        case .extern:
            report(.memberOfExtern(word, of: typeText(type), at: place(range)))
        case .list:
            if reportListMethod(range) { return nil }
            let nearest = nearestName(word, among: Checker.listMembers)
            report(.unknownMember(word, of: typeText(type), at: place(range), nearest: nearest, isList: true))
        default:
            report(.unknownMember(word, of: typeText(type), at: place(range), nearest: nil, isList: false))
        }
        return nil
    }

    /// The field of each row of a list. Rows without a value have no element.
    private mutating func fieldOfEach(
        _ range: ByteRange,
        of row: RowType,
        in list: TypeID,
        base: ExprID,
        isChained: Bool
    ) -> (kind: ExprKind, type: TypeID)? {
        let names = fieldNames(fields(of: row))
        guard names.contains(text(range)) || text(range) == "id" else {
            if mayDeclareField(text(range), in: row) || reportListMethod(range) { return nil }
            let nearest = nearestName(text(range), among: Checker.listMembers + names)
            let finding = Diagnostic.unknownMember(
                text(range), of: typeText(list), at: place(range), nearest: nearest, isList: true)
            report(finding, missing: range, in: rowOwner(row))
            return nil
        }
        guard let field = rowField(range, of: row) else { return nil }
        let type = program.types.unwrapped(program.fields[field].type)
        if program.types.element(type) != nil {
            report(.listOfLists(text(range), of: typeText(list), at: place(range)))
            return nil
        }
        return (.fieldOfEach(base: base, field, isChained: isChained), program.types.list(type))
    }

    /// A column of a style that is data. Colours and fonts depend on what only the view knows.
    private mutating func column(_ range: ByteRange, of id: StyleID, base: ExprID) -> (kind: ExprKind, type: TypeID)? {
        let style = program.styles[id]
        guard let column = style.columns.first(where: { program.styleColumns[$0].name == name(range) }) else {
            if mayDeclare(text(range), in: .style(id)) { return nil }
            let names = style.columns.map { program.text(program.styleColumns[$0].name) }
            let nearest = nearestName(text(range), among: names)
            let finding = Diagnostic.unknownColumn(text(range), at: place(range), nearest: nearest)
            report(finding, missing: range, in: .declaration(.style(id)))
            return nil
        }
        let type = program.styleColumns[column].type
        switch program.types[type] {
        case .color, .font:
            report(.columnOfView(text(range), of: program.text(style.header.name), at: place(range)))
            return nil
        case .symbol: return (.column(base: base, column), program.types.string)
        default: return (.column(base: base, column), type)
        }
    }

    static let listMembers = [
        "first", "last", "count", "isEmpty", "filter", "sorted", "grouped", "prefix", "contains",
    ]
}
