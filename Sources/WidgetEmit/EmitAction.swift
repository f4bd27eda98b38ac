// In: one action. Out: the protocol of what performs it, its `AppIntent`, and its role as the setter of a value.
// Invariant: what Apple's build step reads is a getter of one expression with literal content.

import WidgetBase
import WidgetModel

func emitAction(_ id: ActionID, in context: EmitContext, to out: inout OutputBuffer) {
    let action = context.program.actions[id]
    let intent = context.program.intents[action.intent]
    let availability = context.availability(ofIntent: action.intent)
    out.conditional(availability.directive) { out in
        if let performer = action.performer {
            emitPerforming(performer, action, availability, in: context, to: &out)
            out.blank()
        }
        context.emitDoc(action.header.doc, to: &out)
        out.available(availability)
        out.block("\(context.access)struct \(context.typeName(id)): AppIntent") { out in
            emitIntentHead(intent, in: context, to: &out)
            emitActionTraits(action, in: context, to: &out)
            emitParameters(intent, in: context, to: &out)
            out.blank()
            if let summary = intent.summary {
                emitSummary(summary, of: action.intent, in: context, to: &out)
                out.blank()
            }
            emitPerform(action, in: context, to: &out)
        }
        emitPickers(intent, in: context, to: &out)
    }
    guard action.toggledValue != nil else { return }
    out.blank()
    emitSetValue(id, in: context, to: &out)
}

/// What the hand-written type that does the work conforms to.
private func emitPerforming(
    _ performer: NameID,
    _ action: ActionDecl,
    _ availability: Availability,
    in context: EmitContext,
    to out: inout OutputBuffer
) {
    let name = context.text(performer)
    out.line("/// What the hand-written `\(name)` conforms to.")
    out.available(availability)
    out.block("\(context.access)protocol \(name)Performing: Sendable") { out in
        out.line("init()")
        out.blank()
        out.line("/// Does the work. The system may ask twice for one tap, also when the app is closed: set values,")
        out.line("/// and keep them where the app and its widgets read them.")
        let type = context.name(action.header.name, as: .type)
        let writers = context.writers(of: action).map { SwiftCode("\($0.name): \($0.type)") }
        out.line(.call("func perform", ["_ action: \(type)"] + writers) + " async throws")
    }
}

/// What says where and when an action runs, and who finds it.
private func emitActionTraits(_ action: ActionDecl, in context: EmitContext, to out: inout OutputBuffer) {
    let access = context.access
    out.blank()
    out.line("\(access)static var isDiscoverable: Bool { \(action.isDiscoverable) }")
    if action.runsInApp {
        out.blank()
        out.line("\(access)static var openAppWhenRun: Bool { true }")
    }
    if action.requiresAuthentication {
        out.blank()
        out.line("\(access)static var authenticationPolicy: IntentAuthenticationPolicy { .requiresAuthentication }")
    }
}

private func emitPerform(_ action: ActionDecl, in context: EmitContext, to out: inout OutputBuffer) {
    let result = action.link == nil ? "some IntentResult" : "some IntentResult & OpensIntent"
    out.block("\(context.access)func perform() async throws -> \(result)") { out in
        if let performer = action.performer {
            let writers = context.writers(of: action)
            for writer in writers { out.line("let \(writer.name) = \(writer.type)()") }
            let arguments = ["self"] + writers.map { SwiftCode.labeled($0.name, SwiftCode($0.name)) }
            out.line(.call("try await \(context.name(performer, as: .type))().perform", arguments))
            for writer in writers { out.line("await \(writer.name).flush()") }
        }
        guard let link = action.link else {
            out.line(action.performer == nil ? ".result()" : "return .result()")
            return
        }
        emitOpening(link, action, in: context, to: &out)
    }
}

/// Opens a universal link.
private func emitOpening(
    _ link: ActionLink,
    _ action: ActionDecl,
    in context: EmitContext,
    to out: inout OutputBuffer
) {
    var uses = ExpressionUses(in: context.program)
    switch link {
    case .address(let text): uses.add(text, in: context.program)
    case .value(let value): uses.add(value, in: context.program)
    }
    let names = LocalNames(parameters: uses.parameters, in: context)
    for parameter in uses.parameters where context.entity(of: parameter) != nil {
        let row = context.program.parameters[parameter]
        let suffix = context.isList(parameter) ? ".compactMap(\\.row)" : ".row"
        let chain = context.program.types.isOptional(row.type) ? "?" : ""
        out.line("let \(context.name(row.name)) = self.\(context.name(row.name, as: .member))\(chain)\(suffix)")
    }
    let url = names.fresh("url")
    switch link {
    case .address(let text):
        let address = context.address(context.program.texts[text])
        let text = names.fresh("address")
        out.line("let \(text) = " + address)
        out.line("guard let \(url) = URL(string: \(text)) else { throw CancellationError() }")
        out.line("return .result(opensIntent: OpenURLIntent(\(url)))")
    case .value(let value):
        let code = context.emitExpression(value, in: ExpressionScope())
        let opening = SwiftCode.call(".result", [.labeled("opensIntent", .call("OpenURLIntent", [code]))])
        let isOnly = action.performer == nil && uses.parameters.allSatisfy { context.entity(of: $0) == nil }
        out.line(isOnly ? opening : "return " + opening)
    }
}

extension EmitContext {
    /// The writers that what performs an action is given: one is called so, several after their snapshots.
    fileprivate func writers(of action: ActionDecl) -> [(name: String, type: String)] {
        action.changes.map { id in
            let isOnly = action.changes.count == 1
            let name = isOnly ? "writer" : variableName(program.snapshots[id].header.name)
            return (name, "\(typeName(id)).Writer")
        }
    }

    /// The literal of an address, its values percent-encoded.
    fileprivate func address(_ text: DisplayText) -> SwiftCode {
        var result = "\""
        for segment in text.segments {
            switch segment {
            case .literal(let name): result += SwiftLiterals.escaped(self.text(name))
            case .value(let expr): result += "\\(\(addressValue(expr)))"
            }
        }
        return SwiftCode(result + "\"")
    }

    private func addressValue(_ expr: ExprID) -> String {
        let scope = ExpressionScope()
        let value = interpolated(expr, as: .data, in: scope).flat
        switch program.types[program.expressions[expr].type] {
        case .int, .bool, .double, .uuid: return value
        case .enumeration(let id): return program.enums[id].isInteger ? value : "Routes.escaped(\(value))"
        default: return "Routes.escaped(\(value))"
        }
    }
}

/// From the systems on that have it, a toggled action says so: only then takes a control's toggle it.
private func emitSetValue(_ id: ActionID, in context: EmitContext, to out: inout OutputBuffer) {
    let availability = context.valueActionAvailability
    out.conditional(availability.directive) { out in
        out.available(availability)
        out.line("extension \(context.typeName(id)): SetValueIntent {}")
    }
}

// MARK: Initialisers

/// Every parameter as an argument, an entity as its row; and for the toggle of a control, all but the value it sets.
func emitActionInitializers(_ id: ActionID, in context: EmitContext, to out: inout OutputBuffer) {
    let action = context.program.actions[id]
    let parameters = Array(context.program.intents[action.intent].parameters)
    emitActionInitializer(parameters, in: context, to: &out)
    let others = parameters.filter { $0 != action.toggledValue }
    guard context.facts.toggledActions.contains(id), others.count < parameters.count, !others.isEmpty else { return }
    out.blank()
    out.line("/// For the toggle of a control, which sets `value` itself.")
    emitActionInitializer(others, in: context, to: &out)
}

private func emitActionInitializer(_ parameters: [ParameterID], in context: EmitContext, to out: inout OutputBuffer) {
    let arguments = parameters.map { parameter -> SwiftCode in
        let row = context.program.parameters[parameter]
        let declaration = "\(context.name(row.name, as: .parameter)): \(context.swiftType(row.type))"
        guard let value = context.leftOutValue(of: parameter) else { return SwiftCode(declaration) }
        return "\(declaration) = " + value
    }
    out.block(.call("\(context.access)init", arguments)) { out in
        for parameter in parameters {
            let row = context.program.parameters[parameter]
            let value = context.parameterValue(context.name(row.name), of: parameter)
            out.line("self.\(context.name(row.name, as: .member)) = \(value)")
        }
    }
}

extension EmitContext {
    /// What a parameter is where an intent or action is made without it.
    func leftOutValue(of parameter: ParameterID) -> SwiftCode? {
        let row = program.parameters[parameter]
        if let value = startValue(of: row) { return value }
        if program.types.isOptional(row.type) { return "nil" }
        return isList(parameter) ? "[]" : nil
    }

    /// What a parameter stores for a value: for a row, the entity that it is the row of.
    fileprivate func parameterValue(_ value: String, of parameter: ParameterID) -> String {
        guard let entity = entity(of: parameter) else { return value }
        let row = program.parameters[parameter]
        let type = typeName(entity)
        let isOptional = program.types.isOptional(row.type)
        switch (isList(parameter), isOptional) {
        case (false, false): return "\(type)(\(value))"
        case (false, true), (true, false): return "\(value).map { \(type)($0) }"
        case (true, true): return "\(value).map { $0.map { \(type)($0) } }"
        }
    }
}
