// In: the defaults of parameters. Out: what each is before a person chooses.
// Invariant: a parameter that is neither optional nor a list has a default, or has been reported.

import WidgetBase
import WidgetModel
import WidgetSyntax

extension Checker {
    mutating func checkDefault(_ syntax: ParamSyntax, of id: ParameterID) {
        let type = program.parameters[id].type
        if program.types[type] == .invalid { return }
        guard let node = syntax.defaultValue else {
            // One that could not be read is none that is missing.
            if !isIncomplete(syntax.node) { checkMissingDefault(syntax, of: id) }
            return
        }
        switch node.kind {
        case .firstDefault:
            checkFirstDefault(FirstDefaultSyntax(node: node), of: id, type)
        case .idDefault:
            checkIdentifierDefault(IdDefaultSyntax(node: node), of: id, type)
        case .followDefault:
            checkFollow(FollowDefaultSyntax(node: node), of: id, type)
        case .listExpr:
            checkListDefault(ListExpr(node: node), of: id, type)
        default:
            if isEntity(type) {
                if node.kind == .nilLiteral, program.types.isOptional(type) { return }
                let isIdentifier = node.kind == .stringLiteral || node.kind == .integerLiteral
                return report(.entityDefault(at: place(node), identifier: isIdentifier ? text(node.range) : nil))
            }
            guard takesDefault(id, at: node), !isURLNeverNil(syntax, type),
                let value = checkDefaultLiteral(node, as: type)
            else { return }
            program.parameters[id].defaultValue = value == .nil ? .none : .literal(value)
            checkOffered(value, of: id, at: node)
        }
        checkDefaultSize(of: id, at: node)
    }

    /// Whether Apple's initialisers, or a provider that is generated, give the parameter a default.
    private mutating func takesDefault(_ id: ParameterID, at node: SyntaxNode) -> Bool {
        let parameter = program.parameters[id]
        guard node.kind != .nilLiteral, let kind = program.types.parameterKind(parameter.type) else { return true }
        // What a description cannot write down is reported as such, but for an empty list, which it can.
        if !kind.arguments(in: .plain).contains(.defaultValue), node.kind == .listExpr {
            report(.noDefaultArgument(typeText(parameter.type), at: place(node)))
            return false
        }
        if case .provider(let name) = parameter.options, kind != .enumeration {
            report(.defaultBesideProvider(program.text(name), at: place(node)))
            return false
        }
        return true
    }

    /// Reports an address that is not optional, since a text may be none.
    private mutating func isURLNeverNil(_ syntax: ParamSyntax, _ type: TypeID) -> Bool {
        guard type == program.types.url, let written = syntax.type else { return false }
        let end = SourceRange(file: file, bytes: ByteRange.at(written.range.end))
        report(.urlNotOptional(at: place(written.range), end: end))
        return true
    }

    /// A literal default; an address is a text that makes one.
    private mutating func checkDefaultLiteral(_ node: SyntaxNode, as type: TypeID) -> LiteralValue? {
        guard program.types.unwrapped(type) == program.types.url, let string = StringLiteralSyntax(node),
            !string.isInterpolated
        else { return checkLiteral(node, as: type, what: "the default") }
        let url = LexText.contents(string, in: sources[file])
        guard Checker.isWebAddress(url) else {
            report(.invalidURL(String(decoding: url, as: UTF8.self), at: place(node)))
            return nil
        }
        return .string(program.names.intern(url[...]))
    }

    /// A default that stands among no options would be shown and could not be chosen again.
    private mutating func checkOffered(_ value: LiteralValue, of id: ParameterID, at node: SyntaxNode) {
        if !isWithinDetails(value, of: program.parameters[id]) {
            return report(.outsideDetails("the default", literalText(value), at: place(node)))
        }
        let offered: [ParameterOption]
        switch program.parameters[id].options {
        case .sections(let sections): offered = sections.flatMap(\.options)
        case .dependent(let rows): offered = rows.flatMap(\.options)
        case .standard, .expression, .provider: return
        }
        guard value != .nil, !offered.isEmpty, !offered.contains(where: { $0.value == value }) else { return }
        report(.defaultNotOffered(literalText(value), at: place(node)))
    }

    /// The entity of a parameter that holds one: what `follow` chooses.
    private func entity(_ type: TypeID) -> EntityID? {
        if case .entity(let id) = program.types[program.types.unwrapped(type)] { return id }
        return nil
    }

    /// The entity of a parameter that holds one or a list of them: what `first` and `id` choose.
    private func chosenEntity(_ type: TypeID) -> EntityID? {
        entity(program.types.element(type) ?? type)
    }

    private mutating func checkFirstDefault(_ syntax: FirstDefaultSyntax, of id: ParameterID, _ type: TypeID) {
        guard chosenEntity(type) != nil else {
            return report(.defaultOfEntity("first", typeText(type), at: place(syntax.node)))
        }
        var count = 1
        if let node = syntax.count {
            guard program.types.element(type) != nil else {
                return report(.severalForOne(typeText(program.types.unwrapped(type)), at: place(node)))
            }
            // The lexer has reported what no number holds.
            guard let number = LexNumber.integer(node, in: sources[file]) else { return }
            guard number >= 1, number <= 100 else {
                return report(.firstOutOfRange(text(node.range), at: place(node)))
            }
            count = number
        }
        program.parameters[id].defaultValue = .first(count: count)
    }

    private mutating func checkMissingDefault(_ syntax: ParamSyntax, of id: ParameterID) {
        let parameter = program.parameters[id]
        let type = parameter.type
        if program.types.isOptional(type) || isEntity(type) { return }
        // What performs an action gives it its values.
        if isAction(parameter.intent) { return }
        switch (program.types[type], parameter.options) {
        // The first option then is the default.
        case (.string, .sections), (.string, .dependent): return
        default: break
        }
        guard let range = syntax.name else { return }
        report(
            .missingDefault(
                text(range), typeText(type), hasLiteral: hasLiteral(type), at: place(range),
                end: syntax.type.map { SourceRange(file: file, bytes: ByteRange.at($0.range.end)) }
            )
        )
    }

    /// Whether a parameter of a type may have a default that is written down.
    func hasLiteral(_ type: TypeID) -> Bool {
        guard let kind = program.types.parameterKind(type) else { return false }
        // An address of its own cannot be had without an optional, a list of them can.
        if kind == .url { return program.types.element(type) != nil }
        return kind.hasLiteral && kind.arguments(in: .plain).contains(.defaultValue)
    }

    private mutating func checkIdentifierDefault(_ syntax: IdDefaultSyntax, of id: ParameterID, _ type: TypeID) {
        guard let entity = chosenEntity(type) else {
            return report(.defaultOfEntity("id", typeText(type), at: place(syntax.range)))
        }
        let identifier = program.fields[program.entities[entity].identifier].type
        let isList = program.types.element(type) != nil
        var values: [LiteralValue] = []
        for node in syntax.literals {
            if program.types[identifier] == .uuid { return report(.identifierOfUUID(at: place(node))) }
            if !isList, !values.isEmpty {
                return report(.severalForOne(typeText(program.types.unwrapped(type)), at: place(node)))
            }
            guard let value = checkLiteral(node, as: identifier, what: "the identifier") else { return }
            if values.contains(value) { return report(.repeatedDefault(literalText(value), at: place(node))) }
            checkRow(value, of: entity, at: node)
            values.append(value)
        }
        guard !values.isEmpty else { return }
        program.parameters[id].defaultValue = .identifiers(values)
    }

    /// Reports an identifier that none of an entity's rows has, where all of them are written out.
    private mutating func checkRow(_ value: LiteralValue, of entity: EntityID, at node: SyntaxNode) {
        let decl = program.entities[entity]
        // A row is found by a former identifier too.
        guard case .fixed(let rows) = decl.source, !rows.isEmpty, decl.formerIdentifier == nil,
            !isIncomplete(.entity(entity))
        else { return }
        let wanted: ExprValue
        switch value {
        case .string(let name): wanted = .string(program.text(name))
        case .int(let number): wanted = .int(number)
        default: return
        }
        var known: [String] = []
        for row in rows {
            // Of a row that was reported nothing is known, nor of an identifier that is no plain value.
            guard case .entityRow(_, let arguments) = program.expressions[row].kind,
                let argument = arguments.first(where: { program.arguments[$0].field == decl.identifier }),
                let identifier = ExprValue(program.expressions[program.arguments[argument].value].kind, in: program)
            else { return }
            if identifier == wanted { return }
            if case .string(let text) = identifier { known.append(text) }
        }
        var nearest: String?
        if case .string(let text) = wanted { nearest = nearestName(text, among: known).map { "\"\($0)\"" } }
        report(
            .noSuchRow(
                literalText(value), of: program.text(decl.header.name), at: place(node), nearest: nearest,
                declared: decl.header.range
            )
        )
    }

    /// `follow Snapshot.field "Text"`: the field holds the identifier of the row that the app has chosen.
    private mutating func checkFollow(_ syntax: FollowDefaultSyntax, of id: ParameterID, _ type: TypeID) {
        let title = checkText(syntax.title)
        guard let entity = entity(type) else {
            // What is not a row may be meant to be one.
            unsettledParameters.insert(id)
            return report(.defaultOfEntity("follow", typeText(type), at: place(syntax.range)))
        }
        guard let expr = syntax.expr else { return }
        guard let path = MemberExpr(expr), !path.isOptionalChain, let base = path.base, base.kind == .nameExpr,
            let member = path.name
        else { return report(.invalidFollow(at: place(expr))) }
        guard let snapshot = snapshot(named: base), let field = snapshotField(snapshot, member) else { return }
        let identifier = program.fields[program.entities[entity].identifier]
        let fieldType = program.types.unwrapped(program.fields[field].type)
        if program.types[fieldType] == .invalid || program.types[identifier.type] == .invalid { return }
        if program.types[identifier.type] != .string {
            let field = program.entities[entity].identifier
            disagreements.append(TypeDisagreement(finding: bag.diagnostics.count, declaration: .field(field)))
            report(
                .followNeedsString(
                    typeText(program.types.unwrapped(type)), typeText(identifier.type), at: place(expr),
                    identifier: identifier.range)
            )
        } else if fieldType != identifier.type {
            report(
                .followMismatch(
                    typeText(program.fields[field].type), at: place(member), field: program.fields[field].range
                )
            )
        } else {
            program.parameters[id].defaultValue = .follow(snapshot, field, title)
        }
    }

    private mutating func checkListDefault(_ syntax: ListExpr, of id: ParameterID, _ type: TypeID) {
        guard let element = program.types.element(type) else {
            return report(
                .literalMismatch(
                    "the default", found: "a list", expected: typeText(type), at: place(syntax.range), fix: nil))
        }
        if isEntity(type), !syntax.elements.isEmpty { return report(.entityDefault(at: place(syntax.range))) }
        guard isEntity(type) || takesDefault(id, at: syntax.node) else { return }
        var values: [LiteralValue] = []
        for node in syntax.elements {
            guard let value = checkDefaultLiteral(node, as: element) else { continue }
            checkOffered(value, of: id, at: node)
            values.append(value)
        }
        program.parameters[id].defaultValue = .list(values)
    }
}
