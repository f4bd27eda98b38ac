// In: an entity. Out: the rows that its picker offers, those that a search finds, and its default query.
// Invariant: every function of one query returns the same type.

import WidgetBase
import WidgetModel

func emitEntitySuggestions(_ form: EntityForm, in context: EmitContext, to out: inout OutputBuffer) {
    out.blank()
    let sections = form.isGrouped ? "The rows of the picker, in sections" : "The rows of the picker"
    let hasFollowers = !form.followers.isEmpty
    out.line("/// \(sections)\(hasFollowers ? ", after those that follow the app's choice." : ".")")
    var parameters: [SwiftCode] = ["from rows: [\(form.rowName)]"]
    if hasFollowers { parameters.append("following followers: [\(form.typeName)] = []") }
    let header = SwiftCode.call("\(context.access)static func suggestions", parameters)
    out.block(header + " -> \(form.suggestionType)") { out in
        if let grouping = form.grouping {
            emitSections(grouping, form, in: context, to: &out)
            return
        }
        let rows = form.row.suggest.map { context.emitOperand($0, in: ExpressionScope()) }
        let entities = (rows?.code(atLeast: .postfix) ?? "rows") + ".map { \(form.typeName)($0) }"
        out.line(hasFollowers ? .binary("followers", "+", entities) : entities)
    }
}

private func emitSections(
    _ grouping: (base: ExprID, field: FieldID, isDescending: Bool),
    _ form: EntityForm,
    in context: EmitContext,
    to out: inout OutputBuffer
) {
    let field = context.program.fields[grouping.field]
    let key = context.name(field.name, as: .member)
    if case .rows = context.program.expressions[grouping.base].kind {
    } else {
        out.line("let rows = " + context.emitExpression(grouping.base, in: ExpressionScope()))
    }
    out.line("let groups = Dictionary(grouping: rows, by: \\.\(key))")
    out.line("var sections: [IntentItemSection<\(form.typeName)>] = []")
    if !form.followers.isEmpty {
        out.block("if !followers.isEmpty") { out in
            out.line("sections.append(IntentItemSection(items: followers.map { IntentItem($0) }))")
        }
    }
    let name =
        context.text(field.name) == "rows" || context.text(field.name) == "groups"
        ? "key" : context.name(field.name)
    let keys = sectionKeys(field, isDescending: grouping.isDescending, in: context)
    out.block("for \(name) in " + keys.order) { out in
        out.line("guard let group = groups[\(name)] else { continue }")
        let title = keys.isTitled ? "\(name).localizedStringResource" : "\"\\(\(name))\""
        let items: SwiftCode = .labeled("items", "group.map { \(form.typeName)($0) }")
        out.line(.call("sections.append", [.call("IntentItemSection", [SwiftCode(title), items])]))
    }
    if context.program.types.isOptional(field.type) {
        out.block("if let group = groups[nil]") { out in
            let items: SwiftCode = "group.map " + .closure("", "IntentItem(\(form.typeName)($0))")
            out.line(.call("sections.append", [.call("IntentItemSection", [.labeled("items", items)])]))
        }
    }
    out.line("return IntentItemCollection(sections: sections)")
}

/// The keys of the sections in their order, and whether they have titles of their own.
private func sectionKeys(
    _ field: Field,
    isDescending: Bool,
    in context: EmitContext
) -> (order: SwiftCode, isTitled: Bool) {
    let types = context.program.types
    let keys: SwiftCode = types.isOptional(field.type) ? "groups.keys.compactMap({ $0 })" : "groups.keys"
    switch types[types.unwrapped(field.type)] {
    case .enumeration(let id):
        return ("\(context.typeName(id)).allCases\(isDescending ? ".reversed()" : "")", true)
    case .string:
        let order = isDescending ? ".orderedDescending" : ".orderedAscending"
        let test: SwiftCode = "$0.localizedStandardCompare($1) == \(order)"
        return (keys + ".sorted" + .call("", [.labeled("by", .closure("", test))]), false)
    case .bool:
        return (isDescending ? "[true, false]" : "[false, true]", false)
    default:
        return (keys + (isDescending ? ".sorted(by: >)" : ".sorted()"), false)
    }
}

func emitEntitySearch(_ form: EntityForm, in context: EmitContext, to out: inout OutputBuffer) {
    guard !form.row.search.isEmpty else { return }
    out.blank()
    out.line("/// The rows in which a text occurs.")
    var parameters: [SwiftCode] = ["matching text: String"]
    let rows: SwiftCode
    switch form.row.source {
    case .snapshot:
        parameters += context.inputParameters(form).prefix(1)
        rows = "\(form.lookupPrefix)rows(in: reading)"
    case .fixed: rows = "\(form.lookupPrefix)all"
    case .catalog:
        parameters.append("in rows: [\(form.rowName)]")
        rows = "rows"
    }
    let header = SwiftCode.call("\(context.access)static func rows", parameters)
    out.block(header + " -> [\(form.rowName)]") { out in
        if form.row.search.count == 1, let field = form.row.search.first, let test = plainSearch(field, in: context) {
            out.line(rows + ".filter " + .closure("", test))
            return
        }
        out.line(rows + ".filter { row in")
        out.indent()
        out.line("let texts: [String?] = " + .list(form.row.search.map { searchedText($0, in: context) }))
        out.line("return texts.contains { $0?.localizedStandardContains(text) == true }")
        out.outdent()
        out.line("}")
    }
}

/// Whether the text occurs in a field that is a text itself.
private func plainSearch(_ id: FieldID, in context: EmitContext) -> SwiftCode? {
    let field = context.program.fields[id]
    guard context.program.types[field.type] == .string else { return nil }
    return "$0.\(context.name(field.name, as: .member)).localizedStandardContains(text)"
}

/// A field of `row` as people read it.
private func searchedText(_ id: FieldID, in context: EmitContext) -> SwiftCode {
    let field = context.program.fields[id]
    let types = context.program.types
    let value = "row.\(context.name(field.name, as: .member))"
    guard case .enumeration = types[types.unwrapped(field.type)] else { return SwiftCode(value) }
    guard types.isOptional(field.type) else { return "String(localized: \(value).localizedStringResource)" }
    return "\(value).map " + .closure("", "String(localized: $0.localizedStringResource)")
}

func emitEntityQuery(_ form: EntityForm, in context: EmitContext, to out: inout OutputBuffer) {
    let access = context.access
    let entity = form.typeName
    let protocolName = form.isSearched ? "EntityStringQuery" : "EntityQuery"
    out.block("\(access)struct \(context.queryName(form.id)): \(protocolName)") { out in
        out.line("\(access)init() {}")
        out.blank()
        let lookUp = SwiftCode.call("\(access)func entities", ["for identifiers: [\(entity).ID]"])
        out.block(lookUp + " async throws -> [\(entity)]") { out in
            emitLookUp(form, in: context, to: &out)
        }
        if form.isSearched {
            out.blank()
            let search = SwiftCode.call("\(access)func entities", ["matching string: String"])
            out.block(search + " async throws -> \(form.suggestionType)") { out in
                emitMatching(form, in: context, to: &out)
            }
        }
        out.blank()
        out.block("\(access)func suggestedEntities() async throws -> \(form.suggestionType)") { out in
            out.line(.call("\(entity).suggestions", [.labeled("from", context.rowsCall(form))]))
        }
    }
}

private func emitLookUp(_ form: EntityForm, in context: EmitContext, to out: inout OutputBuffer) {
    // Rows on demand are asked for by what followers stand for, so that those are read once, before.
    let isBound = form.row.isOnDemand && !form.followers.isEmpty
    func reading(_ input: EntityInput) -> SwiftCode {
        guard case .reading(let snapshot) = input else { return "" }
        let index = form.inputs.firstIndex(of: input) ?? 0
        return SwiftCode(isBound ? context.variable(input, at: index) : "\(context.typeName(snapshot)).read()")
    }
    if isBound {
        for (index, input) in form.inputs.enumerated() {
            guard case .reading(let snapshot) = input else { continue }
            out.line("let \(context.variable(input, at: index)) = \(context.typeName(snapshot)).read()")
        }
    }
    let inputs = context.inputArguments(form) { input in
        guard case .rows = input else { return reading(input) }
        guard form.row.isOnDemand else { return "try? await \(context.catalogName(form)).rows()" }
        return context.rowsOnDemand(form, for: "identifiers", reading)
    }
    let entities = SwiftCode.call("\(form.typeName).entities", [.labeled("for", "identifiers")] + inputs)
    out.line(isBound ? "return " + entities : entities)
}

private func emitMatching(_ form: EntityForm, in context: EmitContext, to out: inout OutputBuffer) {
    if form.row.isOnDemand {
        let rows = SwiftCode("try await \(context.catalogName(form)).rows(matching: string)")
        out.line(.call("\(form.typeName).suggestions", [.labeled("from", rows)]))
        return
    }
    let source: [SwiftCode]
    switch form.row.source {
    case .snapshot(let snapshot, _): source = [.labeled("in", "\(context.typeName(snapshot)).read()")]
    case .fixed: source = []
    case .catalog: source = [.labeled("in", context.rowsCall(form))]
    }
    let rows = SwiftCode.call("\(form.typeName).rows", [.labeled("matching", "string")] + source)
    out.line(.call("\(form.typeName).suggestions", [.labeled("from", rows)]))
}
