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
            checkMissingDefault(syntax, of: id)
            return
        }
        switch node.kind {
        case .firstDefault:
            guard isSingleEntity(type) else {
                return report(.defaultOfEntity("first", typeText(type), at: place(node)))
            }
            program.parameters[id].defaultValue = .first
        case .idDefault:
            checkIdentifierDefault(IdDefaultSyntax(node: node), of: id, type)
        case .followDefault:
            checkFollow(FollowDefaultSyntax(node: node), of: id, type)
        case .listExpr:
            checkListDefault(ListExpr(node: node), of: id, type)
        default:
            if isEntity(type) {
                if node.kind == .nilLiteral, program.types.isOptional(type) { return }
                return report(.entityDefault(at: place(node)))
            }
            guard let value = checkLiteral(node, as: type, what: "the default") else { return }
            program.parameters[id].defaultValue = value == .nil ? .none : .literal(value)
            checkOffered(value, of: id, at: node)
        }
    }

    /// A default that stands among no options would be shown and could not be chosen again.
    private mutating func checkOffered(_ value: LiteralValue, of id: ParameterID, at node: SyntaxNode) {
        let offered: [ParameterOption]
        switch program.parameters[id].options {
        case .sections(let sections): offered = sections.flatMap(\.options)
        case .dependent(let rows): offered = rows.flatMap(\.options)
        case .standard, .expression, .provider: return
        }
        guard value != .nil, !offered.isEmpty, !offered.contains(where: { $0.value == value }) else { return }
        report(.defaultNotOffered(literalText(value), at: place(node)))
    }

    /// An optional entity: what `first`, `id` and `follow` choose.
    private func isSingleEntity(_ type: TypeID) -> Bool {
        if case .entity = program.types[program.types.unwrapped(type)] { return true }
        return false
    }

    private func entity(_ type: TypeID) -> EntityID? {
        if case .entity(let id) = program.types[program.types.unwrapped(type)] { return id }
        return nil
    }

    private mutating func checkMissingDefault(_ syntax: ParamSyntax, of id: ParameterID) {
        let parameter = program.parameters[id]
        let type = parameter.type
        if program.types.isOptional(type) || isEntity(type) { return }
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

    private func hasLiteral(_ type: TypeID) -> Bool {
        switch program.types[type] {
        case .string, .int, .double, .bool, .enumeration, .list: return true
        default: return false
        }
    }

    private mutating func checkIdentifierDefault(_ syntax: IdDefaultSyntax, of id: ParameterID, _ type: TypeID) {
        guard let entity = entity(type) else {
            return report(.defaultOfEntity("id", typeText(type), at: place(syntax.range)))
        }
        let identifier = program.fields[program.entities[entity].identifier].type
        guard let node = syntax.literal else { return }
        if program.types[identifier] == .uuid {
            return report(.identifierOfUUID(at: place(node)))
        }
        guard let value = checkLiteral(node, as: identifier, what: "the identifier") else { return }
        program.parameters[id].defaultValue = .identifier(value)
    }

    /// `follow Snapshot.field "Text"`: the field holds the identifier of the row that the app has chosen.
    private mutating func checkFollow(_ syntax: FollowDefaultSyntax, of id: ParameterID, _ type: TypeID) {
        let title = checkText(syntax.title)
        guard let entity = entity(type) else {
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
        var values: [LiteralValue] = []
        for node in syntax.elements {
            guard let value = checkLiteral(node, as: element, what: "the default") else { continue }
            values.append(value)
        }
        program.parameters[id].defaultValue = .list(values)
    }
}
