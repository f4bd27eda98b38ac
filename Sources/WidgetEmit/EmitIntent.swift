// In: one intent. Out: its configuration intent, then the pickers that its parameters have of their own.
// Invariant: what Apple's build step reads is a getter of one expression with literal content.

import WidgetBase
import WidgetModel

func emitIntent(_ id: IntentID, in context: EmitContext, to out: inout OutputBuffer) {
    let intent = context.program.intents[id]
    let availability = context.availability(ofIntent: id)
    let configures = intent.role == .control ? "ControlConfigurationIntent" : "WidgetConfigurationIntent"
    out.conditional(availability.directive) { out in
        context.emitDoc(intent.header.doc, to: &out)
        out.available(availability)
        let migrated = intent.intentClassName == nil ? "" : ", CustomIntentMigratedAppIntent"
        out.block("\(context.access)struct \(context.typeName(id)): \(configures)\(migrated)") { out in
            if let name = intent.intentClassName {
                out.line("\(context.access)static var intentClassName: String { \(context.quoted(name)) }")
                out.blank()
            }
            context.emitPersistentIdentifier(intent.persistentIdentifier, to: &out)
            emitIntentHead(intent, in: context, to: &out)
            out.blank()
            out.line("\(context.access)static var isDiscoverable: Bool { false }")
            emitParameters(intent, in: context, to: &out)
            if let summary = intent.summary {
                out.blank()
                emitSummary(summary, of: id, in: context, to: &out)
            }
        }
        emitPickers(intent, in: context, to: &out)
    }
}

/// What the system shows of an intent.
func emitIntentHead(_ intent: IntentDecl, in context: EmitContext, to out: inout OutputBuffer) {
    out.getter("\(context.access)static var title: LocalizedStringResource", context.resource(intent.title))
    if let description = intent.description {
        out.blank()
        out.block("\(context.access)static var description: IntentDescription?") { out in
            out.line(.call("IntentDescription", [context.resource(description)]))
        }
    }
}

/// The parameters and the initialisers that Apple's protocol and hand-written code ask for.
func emitParameters(_ intent: IntentDecl, in context: EmitContext, to out: inout OutputBuffer) {
    for parameter in intent.parameters {
        out.blank()
        emitParameter(parameter, in: context, to: &out)
    }
    out.blank()
    out.line("\(context.access)init() {}")
    guard !intent.parameters.isEmpty else { return }
    out.blank()
    if case .action(let id) = intent.role {
        emitActionInitializers(id, in: context, to: &out)
    } else {
        emitMemberwise(intent.parameters, in: context, to: &out)
    }
}

/// The queries and options providers that parameters have of their own.
func emitPickers(_ intent: IntentDecl, in context: EmitContext, to out: inout OutputBuffer) {
    for parameter in intent.parameters where context.pickerOwner(of: parameter) == parameter {
        switch context.picker(of: parameter) {
        case .query:
            out.blank()
            emitParameterQuery(parameter, in: context, to: &out)
        case .options:
            out.blank()
            emitParameterOptions(parameter, in: context, to: &out)
        case .standard, .handWritten: continue
        }
    }
}

extension EmitContext {
    /// The conditions under which an intent, and what belongs to it, may be declared.
    func availability(ofIntent id: IntentID) -> Availability {
        switch program.intents[id].role {
        case .widget: return availability(of: .configurableWidgets)
        case .control: return controlAvailability
        case .action(let action):
            guard program.actions[action].link == nil else { return valueActionAvailability }
            return availability(of: .actions)
        }
    }

    /// The conditions under which controls may be declared.
    var controlAvailability: Availability {
        availability(of: .controls)
    }

    /// The conditions under which `SetValueIntent` and `OpenURLIntent` may be named.
    var valueActionAvailability: Availability {
        availability(of: .valueActions)
    }
}

/// Every parameter as an argument; one with a literal default, an optional and a list may be left out.
private func emitMemberwise(_ parameters: IDRange<ParameterID>, in context: EmitContext, to out: inout OutputBuffer) {
    let arguments = parameters.map { parameter -> SwiftCode in
        let row = context.program.parameters[parameter]
        let declaration = "\(context.name(row.name, as: .parameter)): \(context.parameterType(row.type))"
        guard let value = context.leftOutValue(of: parameter) else { return SwiftCode(declaration) }
        return "\(declaration) = " + value
    }
    out.block(.call("\(context.access)init", arguments)) { out in
        for parameter in parameters {
            let row = context.program.parameters[parameter]
            out.line("self.\(context.name(row.name, as: .member)) = \(context.name(row.name))")
        }
    }
}

extension EmitContext {
    /// The name under which earlier releases stored what a type stands for, with a blank line on one side.
    /// `isLast` is so where the type itself has no conditions.
    func emitPersistentIdentifier(_ name: NameID?, isLast: Bool = false, to out: inout OutputBuffer) {
        guard let name else { return }
        out.line("/// The name under which earlier releases have stored choices.")
        if isLast { out.available(availability(of: .appIntents)) }
        out.line("\(access)static var persistentIdentifier: String { \(quoted(name)) }")
        if !isLast { out.blank() }
    }
}

extension OutputBuffer {
    /// A read-only property of one expression: on one line where that fits.
    mutating func getter(_ header: String, _ value: SwiftCode) {
        let line = "\(header) { \(value.flat) }"
        if column + line.utf8.count <= OutputBuffer.lastColumn {
            self.line(line)
        } else {
            block(header) { $0.line(value) }
        }
    }
}
