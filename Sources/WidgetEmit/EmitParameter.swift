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
    let picker = context.picker(of: id)
    var arguments: [SwiftCode] = [.labeled("title", context.resource(row.title))]
    if let description = row.description { arguments.append(.labeled("description", context.resource(description))) }
    if let value = context.declaredDefault(of: row), context.takesDefault(row, picker) {
        arguments.append(.labeled("default", value))
    }
    switch picker {
    case .standard: break
    case .query: arguments.append("query: \(context.pickerName(of: id, suffix: "Query"))()")
    case .options: arguments.append("optionsProvider: \(context.pickerName(of: id, suffix: "Options"))()")
    case .handWritten(let name): arguments.append("optionsProvider: \(context.name(name, as: .type))()")
    }
    context.emitDoc(row.doc, to: &out)
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
        case .first, .identifier, .follow: return .query
        case .none, .literal, .list: return row.dependencies.isEmpty ? .standard : .query
        }
    }

    /// `<Intent><Parameter>` and a suffix.
    func pickerName(of id: ParameterID, suffix: String) -> String {
        let row = program.parameters[id]
        let intent = text(program.intents[row.intent].header.name)
        return "\(intent)\(SwiftNames.upperCamel(text(row.name)))\(suffix)"
    }

    /// The literal default of a parameter, as Swift.
    func declaredDefault(of row: Parameter) -> SwiftCode? {
        switch row.defaultValue {
        case .literal(let value): return value == .nil ? nil : parameterLiteral(value, type: row.type)
        case .list(let values): return .list(values.map { parameterLiteral($0, type: row.type) })
        case .none, .first, .identifier, .follow: return nil
        }
    }

    /// What a parameter is before a person chooses: its literal default, or the first of its options.
    func startValue(of row: Parameter) -> SwiftCode? {
        declaredDefault(of: row) ?? (program.types.isOptional(row.type) ? nil : firstOption(of: row))
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

    /// Whether Apple's initialiser takes a default: beside options, only that of an enum does.
    fileprivate func takesDefault(_ row: Parameter, _ picker: ParameterPicker) -> Bool {
        switch picker {
        case .standard, .query: return true
        case .options, .handWritten:
            let element = program.types.unwrapped(program.types.element(row.type) ?? row.type)
            if case .enumeration = program.types[element] { return true }
            return false
        }
    }
}

/// A parameter that another depends on, inside the other's picker.
struct Dependency: Sendable {
    let id: ParameterID
    /// The parameter's name as Swift writes it.
    let name: String
    /// The type of its value while it has one.
    let type: String
    /// The wrapped property that gives the intent while the parameter has a value.
    let wrapper: String
    /// `intent?.project.row`: the value, or nil.
    let value: SwiftCode

    /// `project: ProjectEntityRow?`.
    var declaration: SwiftCode { "\(name): \(type)?" }

    var argument: SwiftCode { .labeled(name, value) }
}

extension EmitContext {
    func dependencies(of id: ParameterID) -> [Dependency] {
        let dependencies = program.parameters[id].dependencies
        return dependencies.map { dependency in
            let row = program.parameters[dependency]
            let wrapper = dependencies.count == 1 ? "intent" : "\(text(row.name))Intent"
            let member = "\(wrapper)?.\(name(row.name, as: .member))"
            let isEntity = entity(of: dependency) != nil
            let suffix = isEntity ? (isList(dependency) ? ".compactMap(\\.row)" : ".row") : ""
            return Dependency(
                id: dependency,
                name: name(row.name),
                type: swiftType(program.types.unwrapped(row.type)),
                wrapper: wrapper,
                value: SwiftCode(member + suffix)
            )
        }
    }
}

/// One wrapper for each dependency: a wrapper is nil until every parameter it lists has a value.
func emitDependencies(
    _ dependencies: [Dependency],
    intent: IntentID,
    in context: EmitContext,
    to out: inout OutputBuffer
) {
    for dependency in dependencies {
        let member = context.name(context.program.parameters[dependency.id].name, as: .member)
        out.line("@IntentParameterDependency<\(context.typeName(intent))>(\\.$\(member))")
        out.line("var \(dependency.wrapper)")
        out.blank()
    }
}
