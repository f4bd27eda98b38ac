// In: an enum. Out: an `AppEnum`, or where App Intents are not emitted, a plain enum.
// Invariant: raw values are what was declared, and retired ones still decode.

import WidgetBase
import WidgetModel

func emitEnum(_ id: EnumID, in context: EmitContext, to out: inout OutputBuffer) {
    let row = context.program.enums[id]
    let name = context.typeName(id)
    let rawType = row.isInteger ? "Int" : "String"
    let hasAppIntents = context.facts.hasAppIntents(id, in: context.program)
    // Where a floor lacks App Intents, the conformance stands apart.
    let isAppEnum = hasAppIntents && context.hasFloors(.appIntents)
    let conformances = isAppEnum ? "AppEnum, Codable" : "CaseIterable, Codable, WidgetContent"
    context.emitDoc(row.header.doc, to: &out)
    out.block("\(context.access)enum \(name): \(rawType), \(conformances)") { out in
        for id in row.cases { emitCase(id, in: context, to: &out) }
        if hasAppIntents {
            if row.persistentIdentifier != nil {
                out.blank()
                context.emitPersistentIdentifier(row.persistentIdentifier, isLast: true, to: &out)
            }
            emitDisplay(row, name: name, in: context, to: &out)
            if !isAppEnum, context.facts.titledEnums.contains(id) { emitTitle(row, in: context, to: &out) }
        }
        if context.facts.isOrdered(id, in: context.program) { emitOrdinal(row, in: context, to: &out) }
        if row.cases.contains(where: { !context.program.enumCases[$0].retiredValues.isEmpty }) {
            emitRawValues(row, rawType: rawType, in: context, to: &out)
        }
    }
    if hasAppIntents, !isAppEnum { emitConformance(of: name, in: context, to: &out) }
}

/// The conformance for systems with App Intents. An extension is isolated as its module is, unless it says otherwise.
private func emitConformance(of name: String, in context: EmitContext, to out: inout OutputBuffer) {
    let availability = context.availability(of: .appIntents)
    out.blank()
    out.line("#if compiler(>=6.2)")
    out.available(availability)
    out.line("nonisolated extension \(name): AppEnum {}")
    out.line("#else")
    out.available(availability)
    out.line("extension \(name): AppEnum {}")
    out.line("#endif")
}

private func emitCase(_ id: EnumCaseID, in context: EmitContext, to out: inout OutputBuffer) {
    let row = context.program.enumCases[id]
    context.emitDoc(row.doc, to: &out)
    let name = context.name(row.name, as: .enumCase)
    switch row.rawValue {
    case .string(row.name): out.line("case \(name)")
    case .string(let value): out.line("case \(name) = " + .string(context.text(value)))
    default: out.line("case \(name) = \(context.literal(row.rawValue))")
    }
}

private func emitDisplay(_ row: EnumDecl, name: String, in context: EmitContext, to out: inout OutputBuffer) {
    let availability = context.availability(of: .appIntents)
    out.blank()
    out.available(availability)
    out.block("\(context.access)static var typeDisplayRepresentation: TypeDisplayRepresentation") { out in
        out.line(.call("TypeDisplayRepresentation", [.labeled("name", context.resource(row.title))]))
    }
    out.blank()
    out.available(availability)
    out.block("\(context.access)static var caseDisplayRepresentations: [\(name): DisplayRepresentation]") { out in
        let items = row.cases.map { id -> SwiftCode in
            let enumCase = context.program.enumCases[id]
            return "\(context.caseReference(id)): " + .call("DisplayRepresentation", display(enumCase, in: context))
        }
        out.line(.list(items, isBroken: true))
    }
}

private func display(_ row: EnumCase, in context: EmitContext) -> [SwiftCode] {
    var arguments: [SwiftCode] = [.labeled("title", context.resource(row.title))]
    if let subtitle = row.subtitle { arguments.append(.labeled("subtitle", context.resource(subtitle))) }
    if let symbol = row.symbol {
        arguments.append(.labeled("image", "DisplayRepresentation.Image(systemName: \(context.quoted(symbol)))"))
    } else if let image = row.image {
        arguments.append(.labeled("image", "DisplayRepresentation.Image(named: \(context.quoted(image)))"))
    }
    return arguments
}

/// The title of each case, for texts on systems without App Intents.
private func emitTitle(_ row: EnumDecl, in context: EmitContext, to out: inout OutputBuffer) {
    out.blank()
    out.line("/// What people read.")
    out.block("\(context.access)var localizedTitle: String") { out in
        out.switching("self") { out in
            for id in row.cases {
                let enumCase = context.program.enumCases[id]
                let pattern: SwiftCode = "case .\(context.name(enumCase.name, as: .member)): return "
                out.line(pattern + context.resolved(enumCase.title))
            }
        }
    }
}

private func emitOrdinal(_ row: EnumDecl, in context: EmitContext, to out: inout OutputBuffer) {
    out.blank()
    out.line("/// The position among the cases, by which style tables are indexed.")
    out.block("\(context.access)var ordinal: Int") { out in
        out.switching("self") { out in
            for (index, id) in row.cases.enumerated() {
                let enumCase = context.program.enumCases[id]
                out.line("case .\(context.name(enumCase.name, as: .member)): return \(index)")
            }
        }
    }
}

/// Accepts retired raw values, which placed widgets and files may still hold.
private func emitRawValues(_ row: EnumDecl, rawType: String, in context: EmitContext, to out: inout OutputBuffer) {
    out.blank()
    out.line("/// Accepts the raw values of earlier releases, which placed widgets may have stored.")
    out.block("\(context.access)init?(rawValue: \(rawType))") { out in
        out.switching("rawValue") { out in
            for id in row.cases {
                let enumCase = context.program.enumCases[id]
                let values = [enumCase.rawValue] + enumCase.retiredValues
                let patterns = values.map { context.literal($0) }.joined(separator: ", ")
                out.line("case \(patterns): self = .\(context.name(enumCase.name, as: .member))")
            }
            out.line("default: return nil")
        }
    }
}
