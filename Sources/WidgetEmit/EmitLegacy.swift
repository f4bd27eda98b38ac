// In: one widget with `legacy`. Out: its configuration as plain values, and the provider of older systems.
// Invariant: both providers read the same values and make entries by the same functions; what a SiriKit intent does
// not hold is as it starts.

import WidgetBase
import WidgetModel

extension EmitContext {
    /// `<Base>Configuration`.
    func configurationName(_ widget: WidgetDecl) -> String { "\(text(widget.baseName))Configuration" }

    /// `<Base>Timeline`.
    func timelineName(_ widget: WidgetDecl) -> String { "\(text(widget.baseName))Timeline" }

    /// `<Base>LegacyTimelineProvider`.
    func legacyProviderName(_ widget: WidgetDecl) -> String { "\(text(widget.baseName))LegacyTimelineProvider" }

    /// The condition for what only systems before App Intents' widgets need; nil where every platform has such.
    var legacyDirective: String? { directive(for: floors.older(than: .configurableWidgets)) }

    /// The conditions under which the configuration of a widget may be named.
    func configurationAvailability(of widget: WidgetDecl) -> Availability {
        widget.configuration == nil ? .always : availability(of: .configurableWidgets)
    }

    /// The context inside a widget: one without `legacy` is for the systems of its configuration.
    func around(_ widget: WidgetDecl) -> EmitContext {
        widget.legacy == nil ? insideConfiguration(of: widget) : self
    }

    /// The context inside a declaration that only systems with configurable widgets have.
    func insideConfiguration(of widget: WidgetDecl) -> EmitContext {
        widget.configuration == nil ? self : raised(to: .configurableWidgets)
    }
}

/// The values of both intents.
func emitLegacyConfiguration(_ widget: WidgetDecl, in context: EmitContext, to out: inout OutputBuffer) {
    guard let legacy = widget.legacy, let intent = widget.configuration else { return }
    let parameters = Array(context.program.intents[intent].parameters)
    let source = LocalNames(parameters: parameters, in: context).fresh("intent")
    out.line("/// What a person has chosen, whichever kind of intent holds it: of rows, the identifiers.")
    out.block("struct \(context.configurationName(widget)): WidgetContent") { out in
        for parameter in parameters {
            let row = context.program.parameters[parameter]
            out.line("let \(context.name(row.name)): \(context.configurationType(of: parameter))")
        }
        out.blank()
        out.available(context.availability(of: .configurableWidgets))
        out.block("init(_ \(source): \(context.typeName(intent)))") { out in
            for parameter in parameters {
                let row = context.program.parameters[parameter]
                let value = context.configurationValue(of: parameter, in: source)
                out.line("\(context.name(row.name)) = " + value)
            }
        }
        out.blank()
        out.conditional(context.legacyDirective) { out in
            out.block("init(_ \(source): \(context.name(legacy.className, as: .type)))") { out in
                for parameter in parameters {
                    let property = legacy.values.first { $0.parameter == parameter }?.property
                    let member = property.map { "\(source).\(context.name($0, as: .member))" }
                    emitLegacyValue(of: parameter, member, in: context, to: &out)
                }
            }
        }
    }
}

extension EmitContext {
    /// The type of a parameter among plain values: of rows, the identifiers.
    fileprivate func configurationType(of parameter: ParameterID) -> String {
        let row = program.parameters[parameter]
        guard let entity = entity(of: parameter) else { return swiftType(row.type) }
        let identifier = swiftType(program.fields[program.entities[entity].identifier].type)
        guard isList(parameter) else { return "\(identifier)?" }
        return program.types.isOptional(row.type) ? "[\(identifier)]?" : "[\(identifier)]"
    }

    /// A parameter's value as an App Intent holds it: of entities, the identifiers.
    func configurationValue(of parameter: ParameterID, in intent: String) -> SwiftCode {
        let row = program.parameters[parameter]
        let member = "\(intent).\(name(row.name, as: .member))"
        guard entity(of: parameter) != nil else { return SwiftCode(member) }
        let isOptional = program.types.isOptional(row.type)
        if isList(parameter) { return SwiftCode("\(member)\(isOptional ? "?" : "").map(\\.id)") }
        return SwiftCode("\(member)?.id")
    }

    /// What a parameter is where a SiriKit intent does not say.
    fileprivate func legacyStart(of parameter: ParameterID) -> SwiftCode? {
        let row = program.parameters[parameter]
        switch row.defaultValue {
        case .identifiers(let identifiers):
            let values = identifiers.map { SwiftCode(literal($0)) }
            return isList(parameter) ? .list(values) : values.first
        case .follow(let snapshot, let field, _):
            guard let entity = entity(of: parameter) else { return nil }
            let form = form(entity)
            let follower = form.followers.first { $0.snapshot == snapshot && $0.field == field }
            return follower.map { "\(form.lookupName).\($0.constant)" }
        case .none, .literal, .list, .first: break
        }
        if let value = startValue(of: row) { return value }
        return isList(parameter) && !program.types.isOptional(row.type) ? "[]" : nil
    }

    /// A property of a SiriKit intent as a value of the parameter's type, or nil.
    fileprivate func legacyValue(of parameter: ParameterID, _ member: String) -> SwiftCode {
        let row = program.parameters[parameter]
        let element = program.types.element(row.type)
        let type = program.types.unwrapped(element ?? row.type)
        let isList = element != nil
        /// Each property is optional, and so is what it holds in some cases.
        func mapped(_ path: String) -> SwiftCode { SwiftCode("\(member)?\(isList ? ".map(\\.\(path))" : ".\(path)")") }
        switch program.types[type] {
        case .int: return mapped("intValue")
        case .double: return mapped("doubleValue")
        case .bool: return mapped("boolValue")
        case .date:
            let date: SwiftCode = .closure("", "Calendar.current.date(from: $0)")
            return SwiftCode(isList ? "\(member)?.compactMap " : "\(member).flatMap ") + date
        case .entity(let id): return legacyIdentifier(of: program.entities[id], member, isList: isList)
        default: return SwiftCode(member)
        }
    }

    private func legacyIdentifier(of entity: EntityDecl, _ member: String, isList: Bool) -> SwiftCode {
        let made: String?
        switch program.types[program.fields[entity.identifier].type] {
        case .int: made = "Int($0)"
        case .uuid: made = "UUID(uuidString: $0)"
        default: made = nil
        }
        if isList {
            let identifiers: SwiftCode = "\(member)?.compactMap(\\.identifier)"
            return made.map { identifiers + ".compactMap " + .closure("", SwiftCode($0)) } ?? identifiers
        }
        return made.map { "\(member)?.identifier.flatMap " + .closure("", SwiftCode($0)) }
            ?? "\(member)?.identifier"
    }
}

private func emitLegacyValue(
    of parameter: ParameterID,
    _ member: String?,
    in context: EmitContext,
    to out: inout OutputBuffer
) {
    let row = context.program.parameters[parameter]
    let name = context.name(row.name)
    let start = context.legacyStart(of: parameter)
    guard let member else { return out.line("\(name) = " + (start ?? "nil")) }
    if case .enumeration(let id) = context.program.types[context.program.types.unwrapped(row.type)] {
        out.line("// The cases are numbered from one, in their order.")
        out.switching("\(member).rawValue") { out in
            for (index, enumCase) in context.program.enums[id].cases.enumerated() {
                out.line("case \(index + 1): \(name) = \(context.caseReference(enumCase))")
            }
            out.line("default: \(name) = " + (start ?? "nil"))
        }
        return
    }
    let value = context.legacyValue(of: parameter, member)
    out.line("\(name) = " + (start.map { .binary(value, "??", $0) } ?? value))
}

/// The provider of systems that SiriKit intents configure.
func emitLegacyProvider(_ timeline: TimelineInputs, in context: EmitContext, to out: inout OutputBuffer) {
    let widget = timeline.inputs.widget
    guard let legacy = widget.legacy else { return }
    let name = context.name(legacy.className, as: .type)
    out.conditional(context.legacyDirective) { out in
        out.block("struct \(context.legacyProviderName(widget)): IntentTimelineProvider, WidgetContent") { out in
            out.block("func placeholder(in context: Context) -> \(timeline.entryName)") { out in
                out.line(timeline.sample("Date()"))
            }
            out.blank()
            emitCompletionMethods(timeline, intent: name, in: context, to: &out)
            emitLegacyRecommendations(widget, intent: name, in: context, to: &out)
        }
    }
}

/// A watch offers what is recommended, and has no default for it: the widget as it starts.
private func emitLegacyRecommendations(
    _ widget: WidgetDecl,
    intent: String,
    in context: EmitContext,
    to out: inout OutputBuffer
) {
    let older = context.floors.older(than: .configurableWidgets)
    guard older.contains(.watchOS) else { return }
    out.blank()
    out.conditional(older.count == 1 ? nil : "os(watchOS)") { out in
        out.block("func recommendations() -> [IntentRecommendation<\(intent)>]") { out in
            let title = SwiftCode.labeled("description", context.viewText(widget.title))
            out.line(.list([.call("IntentRecommendation", ["intent: \(intent)()", title])]))
        }
    }
}
