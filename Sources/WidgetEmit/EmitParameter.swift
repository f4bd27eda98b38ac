// In: one parameter. Out: its `@Parameter` property.
// Invariant: arguments stand in the order of Apple's initialisers, and a default that the build step reads is literal.

import WidgetBase
import WidgetModel

/// Where the values that a parameter offers come from.
enum ParameterPicker: Sendable {
    /// Its type.
    case standard
    /// `<Intent><Parameter>Query`.
    case query
    /// `<Intent><Parameter>Options`.
    case options
    /// A hand-written options provider.
    case handWritten(NameID)
}

func emitParameter(_ id: ParameterID, in context: EmitContext, to out: inout OutputBuffer) {
    let row = context.program.parameters[id]
    guard let kind = context.program.types.parameterKind(row.type) else { return }
    let arguments = kind.arguments(in: context.program.form(of: row)).compactMap { argument in
        context.value(of: argument, id, row, kind).map { SwiftCode.labeled(argument.label, $0) }
    }
    context.emitDoc(row.doc, or: row.isRetired ? Parameter.retiredDoc : "", to: &out)
    out.line(.call("@Parameter", arguments))
    out.line("\(context.access)var \(context.name(row.name)): \(context.parameterType(row.type))")
}

extension EmitContext {
    func picker(of id: ParameterID) -> ParameterPicker {
        let row = program.parameters[id]
        if case .provider(let name) = row.options { return .handWritten(name) }
        guard entity(of: id) != nil else {
            if case .standard = row.options { return .standard }
            return .options
        }
        if case .expression = row.options { return .query }
        switch row.defaultValue {
        case .first, .identifiers, .follow: return .query
        case .none, .literal, .list: return row.dependencies.isEmpty ? .standard : .query
        }
    }

    /// `<Intent><Parameter>Query` or `…Options`, by the parameter that declares it.
    func pickerName(of id: ParameterID, suffix: String) -> String {
        let row = program.parameters[pickerOwner(of: id)]
        let intent = text(program.intents[row.intent].header.name)
        return "\(intent)\(SwiftNames.upperCamel(text(row.name)))\(suffix)"
    }

    /// The literal default of a parameter, as Swift.
    func declaredDefault(of row: Parameter) -> SwiftCode? {
        switch row.defaultValue {
        case .literal(let value): return value == .nil ? nil : parameterLiteral(value, type: row.type)
        case .list(let values): return .list(values.map { parameterLiteral($0, type: row.type) })
        case .none, .first, .identifiers, .follow: return nil
        }
    }

    /// The literal default as a value of the parameter's type.
    func plainDefault(of row: Parameter) -> SwiftCode? {
        guard let value = declaredDefault(of: row) else { return nil }
        guard case .list = row.defaultValue, program.types.parameterKind(row.type) == .url else { return value }
        return value + ".compactMap { $0 }"
    }

    /// What a parameter is before a person chooses: its literal default, or the first of its options.
    func startValue(of row: Parameter) -> SwiftCode? {
        plainDefault(of: row) ?? (program.types.isOptional(row.type) ? nil : firstOption(of: row))
    }

    /// The first option, that of the `default` row where options depend on something.
    func firstOption(of row: Parameter) -> SwiftCode? {
        guard program.types.element(row.type) == nil else { return nil }
        switch row.options {
        case .sections(let sections):
            return sections.flatMap(\.options).first.map { parameterLiteral($0.value, type: row.type) }
        case .dependent(let rows):
            return rows.last?.options.first.map { parameterLiteral($0.value, type: row.type) }
        case .standard, .expression, .provider: return nil
        }
    }

    /// A literal of a parameter's type.
    func parameterLiteral(_ value: LiteralValue, type: TypeID) -> SwiftCode {
        let element = program.types.unwrapped(program.types.element(type) ?? type)
        guard case .url = program.types[program.types.unwrapped(element)], case .string = value else {
            return SwiftCode(literal(value))
        }
        return .call("URL", [.labeled("string", SwiftCode(literal(value)))])
    }

}
