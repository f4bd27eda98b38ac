// In: an entity. Out: its row, its `AppEntity`, and the extension with what queries and providers share.
// Invariant: the row is plain data; the entity holds an identifier, and the row only where the store has it.

import WidgetBase
import WidgetModel

func emitEntity(_ id: EntityID, in context: EmitContext, to out: inout OutputBuffer) {
    let form = context.form(id)
    context.emitDoc(form.row.header.doc, to: &out)
    emitEntityRow(form, in: context, to: &out)
    guard context.facts.hasAppIntents(id, in: context.program) else { return }
    if case .catalog(let name) = form.row.source {
        out.blank()
        emitCatalog(name, form, in: context, to: &out)
    }
    let availability = context.availability(of: form)
    if form.isLegacy {
        out.blank()
        out.block("extension \(form.rowName)") { emitRowLookup(form, in: context, to: &$0) }
    }
    out.blank()
    context.emitDoc(form.row.header.doc, to: &out)
    out.available(availability)
    emitAppEntity(form, in: context, to: &out)
    out.blank()
    out.available(availability)
    out.block("extension \(form.typeName)") { out in
        emitEntityLookup(form, in: context, to: &out)
        emitEntitySuggestions(form, in: context, to: &out)
        emitEntitySearch(form, in: context, to: &out)
    }
    out.blank()
    out.available(availability)
    emitEntityQuery(form, in: context, to: &out)
}

private func emitEntityRow(_ form: EntityForm, in context: EmitContext, to out: inout OutputBuffer) {
    let identifier = context.program.fields[form.row.identifier]
    let name = context.name(identifier.name)
    let isNamedID = name == "id"
    let hasOtherID = !isNamedID && form.row.fields.contains { context.text(context.program.fields[$0].name) == "id" }
    let identifiable = hasOtherID ? "" : "Identifiable, "
    emitRow(
        RowForm(fields: form.row.fields, identifier: form.row.identifier, formerKey: form.row.formerKey),
        conformances: "Codable, Hashable, \(identifiable)WidgetContent",
        name: form.rowName,
        in: context,
        to: &out
    ) { out in
        guard !isNamedID, !hasOtherID else { return }
        out.blank()
        out.line("\(context.access)var id: \(context.swiftType(identifier.type)) { \(name) }")
    }
}

/// What a hand-written catalog conforms to.
private func emitCatalog(_ name: NameID, _ form: EntityForm, in context: EmitContext, to out: inout OutputBuffer) {
    out.doc("What `\(context.text(name))` conforms to: it loads the rows of `\(form.typeName)`.")
    out.block("\(context.access)protocol \(context.text(name))Source: Sendable") { out in
        out.line("init()")
        out.blank()
        guard form.row.isOnDemand else {
            out.line("/// Every row that a person can choose.")
            out.line("func rows() async throws -> [\(form.rowName)]")
            return
        }
        let type = context.swiftType(context.program.fields[form.row.identifier].type)
        out.line("/// The rows that the picker offers before a person types.")
        out.line("func rows() async throws -> [\(form.rowName)]")
        out.blank()
        out.line("/// The rows with some identifiers, without those that are gone.")
        out.line("func rows(for identifiers: [\(type)]) async throws -> [\(form.rowName)]")
        out.blank()
        out.line("/// The rows in which a text occurs.")
        out.line("func rows(matching text: String) async throws -> [\(form.rowName)]")
    }
}

extension EntityDecl {
    /// The name that files of earlier releases use for the identifier.
    fileprivate var formerKey: NameID? {
        guard case .renamed(let name) = formerIdentifier else { return nil }
        return name
    }
}

private func emitAppEntity(_ form: EntityForm, in context: EmitContext, to out: inout OutputBuffer) {
    let access = context.access
    let identifier = context.program.fields[form.row.identifier]
    let identifierType = context.swiftType(identifier.type)
    let query = context.queryName(form.id)
    out.block("\(access)struct \(form.typeName): AppEntity") { out in
        context.emitPersistentIdentifier(form.row.persistentIdentifier, to: &out)
        out.block("\(access)static var typeDisplayRepresentation: TypeDisplayRepresentation") { out in
            out.line(.call("TypeDisplayRepresentation", [.labeled("name", context.resource(form.row.typeTitle))]))
        }
        out.blank()
        let defaultQuery: SwiftCode = "\(access)static var defaultQuery: \(query) " + .closure("", "\(query)()")
        out.line(defaultQuery)
        out.blank()
        out.line("\(access)let id: \(identifierType)")
        out.line("/// The row as the store has it; nil where it is gone, or the store cannot be read.")
        out.line("\(access)let row: \(form.rowName)?")
        out.line("/// Whether the store was read and has no such row.")
        out.line("\(access)let isMissing: Bool")
        out.blank()
        out.block("\(access)init(_ row: \(form.rowName))") { out in
            out.line("id = row.\(context.name(identifier.name, as: .member))")
            out.line("self.row = row")
            out.line("isMissing = false")
        }
        out.blank()
        let fields: [SwiftCode] = ["id: \(identifierType)", "row: \(form.rowName)?", "isMissing: Bool"]
        out.block(.call("private init", fields)) { out in
            out.line("self.id = id")
            out.line("self.row = row")
            out.line("self.isMissing = isMissing")
        }
        emitEntityDisplay(form, in: context, to: &out)
    }
}

private func emitEntityDisplay(_ form: EntityForm, in context: EmitContext, to out: inout OutputBuffer) {
    out.blank()
    out.block("\(context.access)var displayRepresentation: DisplayRepresentation") { out in
        for follower in form.followers {
            out.block("if id == \(form.isLegacy ? form.rowName : "Self").\(follower.constant)") { out in
                out.line("return " + titled(context.resource(follower.title)))
            }
        }
        out.block(form.row.showsFields(in: context.program) ? "if let row" : "if row != nil") { out in
            out.line("return " + .call("DisplayRepresentation", rowDisplay(form.row, in: context)))
        }
        if let missing = form.row.missing {
            out.block("if isMissing") { out in
                out.line("return " + titled(context.resource(missing)))
            }
        }
        out.line("return " + titled(context.resource(form.row.typeTitle)))
    }
}

extension EntityDecl {
    /// Whether what the picker shows of a row depends on the row.
    fileprivate func showsFields(in program: Program) -> Bool {
        if case .file = image { return true }
        var uses = ExpressionUses(symbol.map { [$0] } ?? [], in: program)
        uses.add(title, in: program)
        if let subtitle { uses.add(subtitle, in: program) }
        return uses.usesOwnFields
    }
}

private func titled(_ title: SwiftCode) -> SwiftCode {
    .call("DisplayRepresentation", [.labeled("title", title)])
}

/// Title, subtitle and image of a row.
private func rowDisplay(_ row: EntityDecl, in context: EmitContext) -> [SwiftCode] {
    let scope = ExpressionScope()
    var arguments: [SwiftCode] = [.labeled("title", context.rowText(row.title, in: scope))]
    if let subtitle = row.subtitle {
        arguments.append(.labeled("subtitle", context.optionalRowText(subtitle, in: scope)))
    }
    if let image = context.rowImage(row, in: scope) { arguments.append(.labeled("image", image)) }
    return arguments
}

extension EmitContext {
    /// A text that shows data: a value alone needs no table.
    func rowText(_ id: TextID, in scope: ExpressionScope) -> SwiftCode {
        guard let value = onlyValue(of: id) else { return resource(id, in: scope) }
        if isEnum(value) { return interpolated(value, as: .resource, in: scope) }
        return literal(of: program.texts[id], values: .resource, in: scope)
    }

    /// A text that shows data, nil where a value in it is nil.
    func optionalRowText(_ id: TextID, in scope: ExpressionScope) -> SwiftCode {
        let values = program.texts[id].segments.compactMap { segment -> ExprID? in
            guard case .value(let value) = segment else { return nil }
            return program.types.isOptional(program.expressions[value].type) ? value : nil
        }
        guard !values.isEmpty else { return rowText(id, in: scope) }
        if let value = onlyValue(of: id), isEnum(value) { return interpolated(value, as: .resource, in: scope) }
        // One value is the closure's `$0`; several have names.
        let names = values.enumerated().map { index, value in
            values.count == 1 ? "" : unwrappedName(of: value) ?? "value\(index + 1)"
        }
        var inner = scope
        for (name, value) in zip(names, values) { inner.unwrapped[value] = name.isEmpty ? "$0" : name }
        var code = rowText(id, in: inner)
        for (index, value) in values.enumerated().reversed() {
            let method = index == values.count - 1 ? ".map " : ".flatMap "
            code = closedBase(emitOperand(value, in: scope)) + SwiftCode(method) + .closure(names[index], code)
        }
        return code
    }

    private func unwrappedName(of value: ExprID) -> String? {
        guard case .ownField(let field) = program.expressions[value].kind else { return nil }
        return name(program.fields[field].name)
    }

    private func isEnum(_ value: ExprID) -> Bool {
        if case .enumeration = program.types[program.types.unwrapped(program.expressions[value].type)] { return true }
        return false
    }

    /// The value of a text that is nothing else.
    private func onlyValue(of id: TextID) -> ExprID? {
        let text = program.texts[id]
        guard text.key == nil, text.segments.count == 1, case .value(let value) = text.segments[0] else { return nil }
        return value
    }
}
