// In: an entity. Out: the functions that look stored identifiers up again.
// Invariant: an unread store never counts as a row that is gone.

import WidgetBase
import WidgetModel

/// The entity's functions; those of the row, where it has them, stand apart.
func emitEntityLookup(_ form: EntityForm, in context: EmitContext, to out: inout OutputBuffer) {
    if !form.isLegacy { emitRowLookup(form, in: context, to: &out) }
    if form.row.isOnDemand { emitRowsOnDemand(form, in: context, to: &out) }
    emitEntities(form, in: context, to: &out)
    emitImageFile(form, in: context, to: &out)
}

/// What needs no entity: the rows, and what identifiers stand for.
func emitRowLookup(_ form: EntityForm, in context: EmitContext, to out: inout OutputBuffer) {
    for follower in form.followers {
        let snapshot = context.text(context.program.snapshots[follower.snapshot].header.name)
        let field = context.text(context.program.fields[follower.field].name)
        out.doc("The reserved identifier that stands for whatever `\(snapshot).\(field)` holds.")
        out.line("\(context.access)static let \(follower.constant) = " + .string("@follow:\(snapshot).\(field)"))
        out.blank()
    }
    if case .fixed(let rows) = form.row.source { emitAll(rows, form, in: context, to: &out) }
    if form.isSelected { emitSelection(form, in: context, to: &out) }
    if form.isSelectedAsList { emitListSelection(form, in: context, to: &out) }
    if !form.followers.isEmpty { emitIdentifier(form, in: context, to: &out) }
    if case .snapshot(_, let field) = form.row.source {
        out.blank()
        let list = context.name(context.program.fields[field].name, as: .member)
        let parameters = context.inputParameters(form).prefix(1)
        out.block(.call("\(context.access)static func rows", Array(parameters)) + " -> [\(form.rowName)]") { out in
            out.line("reading.snapshot?.\(list) ?? []")
        }
    }
}

extension EntityForm {
    /// `CityRow.` inside the entity, where the row has the functions.
    var lookupPrefix: String { isLegacy ? "\(rowName)." : "" }

    /// What a stored choice is: an entity, or its identifier.
    fileprivate func storedType(_ identifier: String) -> String { isLegacy ? identifier : typeName }

    /// The identifier of a stored choice.
    fileprivate func identifier(of stored: String) -> String { isLegacy ? stored : "\(stored).id" }
}

private func emitAll(_ rows: [ExprID], _ form: EntityForm, in context: EmitContext, to out: inout OutputBuffer) {
    out.line("/// Every row, in the order of the description.")
    out.block("\(context.access)static var all: [\(form.rowName)]") { out in
        out.line(.list(rows.map { context.emitExpression($0, in: ExpressionScope()) }, isBroken: true))
    }
}

extension EmitContext {
    /// The rows inside the functions of an entity.
    fileprivate func rowsInPlace(_ form: EntityForm, prefix: String = "") -> SwiftCode {
        switch form.row.source {
        case .snapshot: return "\(prefix)rows(in: reading)"
        case .fixed: return "\(prefix)all"
        case .catalog: return "(rows ?? [])"
        }
    }

    /// What tells that the rows were read; nil where they always are.
    fileprivate func readCondition(_ form: EntityForm) -> String? {
        switch form.row.source {
        case .snapshot: return "reading.snapshot != nil"
        case .fixed: return nil
        case .catalog: return "rows != nil"
        }
    }

    /// The variable with the rows by identifier.
    fileprivate func knownRows(_ form: EntityForm) -> String {
        if case .catalog = form.row.source { return "known" }
        return "rows"
    }

    fileprivate func identifierName(_ form: EntityForm) -> String {
        name(program.fields[form.row.identifier].name, as: .member)
    }

    /// The field that was the identifier before, whose values stored choices may hold.
    fileprivate func formerIdentifierName(_ form: EntityForm) -> String? {
        guard case .field(let field) = form.row.formerIdentifier else { return nil }
        return name(program.fields[field].name, as: .member)
    }

    fileprivate func identifierType(_ form: EntityForm) -> String {
        swiftType(program.fields[form.row.identifier].type)
    }

    /// `identifier(for: stored.id, in: reading)`.
    fileprivate func identifierCall(_ form: EntityForm, _ stored: String, prefix: String = "") -> SwiftCode {
        .call("\(prefix)identifier", [.labeled("for", SwiftCode(stored))] + followArguments(form))
    }

    /// The inputs that tell what a follower stands for.
    private func followInputs(_ form: EntityForm) -> [(index: Int, input: EntityInput)] {
        form.inputs.enumerated().compactMap { index, input in
            guard case .reading(let snapshot) = input else { return nil }
            return form.followers.contains { $0.snapshot == snapshot } ? (index, input) : nil
        }
    }

    private func followArguments(_ form: EntityForm) -> [SwiftCode] {
        followInputs(form).map { index, input in
            let variable = variable(input, at: index)
            return .labeled(index == 0 ? "in" : variable, SwiftCode(variable))
        }
    }

    fileprivate func followParameters(_ form: EntityForm) -> [SwiftCode] {
        let parameters = inputParameters(form)
        return followInputs(form).map { parameters[$0.index] }
    }

    /// The variable with a follower's snapshot inside the functions of an entity.
    fileprivate func readingVariable(of follower: EntityFollower, _ form: EntityForm) -> String {
        let input = EntityInput.reading(follower.snapshot)
        return variable(input, at: form.inputs.firstIndex(of: input) ?? 0)
    }

    /// The followers whose snapshot is not that of the rows.
    fileprivate func foreignFollowers(_ form: EntityForm) -> [EntityFollower] {
        guard case .snapshot(let own, _) = form.row.source else { return form.followers }
        return form.followers.filter { $0.snapshot != own }
    }
}

private func emitSelection(_ form: EntityForm, in context: EmitContext, to out: inout OutputBuffer) {
    out.blank()
    out.line("/// What a stored choice stands for now.")
    let storedType = form.storedType(context.identifierType(form))
    let parameters: [SwiftCode] = ["of stored: \(storedType)?"] + context.inputParameters(form)
    let header = SwiftCode.call("\(context.access)static func selection", parameters)
    out.block(header + " -> WidgetSelection<\(form.rowName)>") { out in
        out.line("guard let stored else { return .unset }")
        if let condition = context.readCondition(form) { out.line("guard \(condition) else { return .unread }") }
        for follower in context.foreignFollowers(form) {
            let variable = context.readingVariable(of: follower, form)
            let test = "\(form.identifier(of: "stored")) == \(follower.constant)"
            out.line("if \(test), \(variable).snapshot == nil { return .unread }")
        }
        let identifier: String
        if form.followers.isEmpty {
            identifier = form.identifier(of: "stored")
        } else {
            identifier = "identifier"
            let call = context.identifierCall(form, form.identifier(of: "stored"))
            out.line("guard let identifier = " + call, suffix: " else { return .unset }")
        }
        func first(_ field: String) -> SwiftCode {
            let test: SwiftCode = "$0.\(field) == \(identifier)"
            return context.rowsInPlace(form) + "." + .call("first", [.labeled("where", .closure("", test))])
        }
        var search = first(context.identifierName(form))
        if let former = context.formerIdentifierName(form) { search = .binary(search, "??", first(former)) }
        out.line("guard let row = " + search, suffix: " else { return .gone }")
        out.line("return .found(row)")
    }
}

private func emitListSelection(_ form: EntityForm, in context: EmitContext, to out: inout OutputBuffer) {
    out.blank()
    out.line("/// What stored choices stand for now, without those that are gone.")
    let storedType = form.storedType(context.identifierType(form))
    let parameters: [SwiftCode] = ["of stored: [\(storedType)]?"] + context.inputParameters(form)
    let header = SwiftCode.call("\(context.access)static func selection", parameters)
    out.block(header + " -> WidgetSelection<[\(form.rowName)]>") { out in
        out.line("guard let stored, !stored.isEmpty else { return .unset }")
        if let condition = context.readCondition(form) { out.line("guard \(condition) else { return .unread }") }
        for follower in context.foreignFollowers(form) {
            let variable = context.readingVariable(of: follower, form)
            let test = "stored.contains(where: { \(form.identifier(of: "$0")) == \(follower.constant) })"
            out.line("if \(variable).snapshot == nil, \(test) { return .unread }")
        }
        let known = context.knownRows(form)
        emitKnownRows(form, in: context, to: &out)
        if form.followers.isEmpty {
            out.line("let found = stored.compactMap { \(known)[\(form.identifier(of: "$0"))] }")
        } else {
            let identifiers = SwiftCode.closure("", context.identifierCall(form, form.identifier(of: "$0")))
            out.line("let identifiers = stored.compactMap " + identifiers)
            out.line("guard !identifiers.isEmpty else { return .unset }")
            out.line("let found = identifiers.compactMap { \(known)[$0] }")
        }
        out.line("return found.isEmpty ? .gone : .found(found)")
    }
}

/// The rows by identifier, then by the field that was it before; the first of equal ones counts.
private func emitKnownRows(
    _ form: EntityForm,
    prefix: String = "",
    in context: EmitContext,
    to out: inout OutputBuffer
) {
    func by(_ field: String) -> SwiftCode { context.rowsInPlace(form, prefix: prefix) + ".map { ($0.\(field), $0) }" }
    var pairs = by(context.identifierName(form))
    if let former = context.formerIdentifierName(form) { pairs = .binary(pairs, "+", by(former)) }
    let merge: SwiftCode = .labeled("uniquingKeysWith", "{ first, _ in first }")
    out.line("let \(context.knownRows(form)) = " + .call("Dictionary", [pairs, merge]))
}

private func emitIdentifier(_ form: EntityForm, in context: EmitContext, to out: inout OutputBuffer) {
    out.blank()
    out.line("/// The identifier of a row that a stored one stands for; nil where it follows a field that holds none.")
    let type = context.identifierType(form)
    let parameters: [SwiftCode] = ["for stored: \(type)"] + context.followParameters(form)
    out.block(.call("\(context.access)static func identifier", parameters) + " -> \(type)?") { out in
        let values = form.followers.map { follower -> (constant: String, value: String) in
            let variable = context.readingVariable(of: follower, form)
            let field = context.name(context.program.fields[follower.field].name, as: .member)
            return (follower.constant, "\(variable).snapshot?.\(field)")
        }
        if values.count == 1, let only = values.first {
            out.line(.binary(.binary("stored == \(only.constant)", "?", SwiftCode(only.value)), ":", "stored"))
            return
        }
        out.switching("stored") { out in
            for value in values { out.line("case \(value.constant): return \(value.value)") }
            out.line("default: return stored")
        }
    }
}

private func emitRowsOnDemand(_ form: EntityForm, in context: EmitContext, to out: inout OutputBuffer) {
    out.blank()
    out.line("/// The rows with some identifiers, nil where they cannot be loaded. For none, nothing is asked.")
    let parameters: [SwiftCode] = ["for identifiers: [\(context.identifierType(form))]"]
    let header = SwiftCode.call(
        "\(context.access)static func rows", parameters + context.inputParameters(form).dropFirst())
    out.block(header + " async -> [\(form.rowName)]?") { out in
        if !form.followers.isEmpty {
            let identifiers = SwiftCode.closure("", context.identifierCall(form, "$0"))
            out.line("let identifiers = identifiers.compactMap " + identifiers)
        }
        out.line("guard !identifiers.isEmpty else { return [] }")
        out.line("return try? await \(context.catalogName(form)).rows(for: identifiers)")
    }
}

private func emitEntities(_ form: EntityForm, in context: EmitContext, to out: inout OutputBuffer) {
    out.blank()
    out.line("/// One entity for each identifier, in the order asked for: gone rows are marked, never left out.")
    let type = context.identifierType(form)
    let parameters: [SwiftCode] = ["for identifiers: [\(type)]"] + context.inputParameters(form)
    let header = SwiftCode.call("\(context.access)static func entities", parameters)
    out.block(header + " -> [\(form.typeName)]") { out in
        let known = context.knownRows(form)
        emitKnownRows(form, prefix: form.lookupPrefix, in: context, to: &out)
        let condition = context.readCondition(form).map { " && \($0)" } ?? ""
        out.line("return identifiers.map { stored in")
        out.indent()
        if form.followers.isEmpty {
            out.line("let row = \(known)[stored]")
        } else {
            let identifier = context.identifierCall(form, "stored", prefix: form.lookupPrefix)
            out.line("let row = " + identifier + ".flatMap { \(known)[$0] }")
        }
        let fields: [SwiftCode] = ["id: stored", "row: row", "isMissing: row == nil\(condition)"]
        out.line("return " + .call(SwiftCode(form.typeName), fields))
        out.outdent()
        out.line("}")
    }
}
