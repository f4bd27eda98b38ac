// In: one intent. Out: its `WidgetConfigurationIntent`, then the pickers that its parameters have of their own.
// Invariant: what Apple's build step reads is a getter of one expression with literal content.

import WidgetBase
import WidgetModel

func emitIntent(_ id: IntentID, in context: EmitContext, to out: inout OutputBuffer) {
    let intent = context.program.intents[id]
    let access = context.access
    context.emitDoc(intent.header.doc, to: &out)
    let migrated = intent.intentClassName == nil ? "" : ", CustomIntentMigratedAppIntent"
    out.block("\(access)struct \(context.typeName(id)): WidgetConfigurationIntent\(migrated)") { out in
        if let name = intent.intentClassName {
            out.line("\(access)static var intentClassName: String { \(context.quoted(name)) }")
            out.blank()
        }
        context.emitPersistentIdentifier(intent.persistentIdentifier, to: &out)
        out.getter("\(access)static var title: LocalizedStringResource", context.resource(intent.title))
        if let description = intent.description {
            out.blank()
            out.block("\(access)static var description: IntentDescription?") { out in
                out.line(.call("IntentDescription", [context.resource(description)]))
            }
        }
        out.blank()
        out.line("\(access)static var isDiscoverable: Bool { false }")
        for parameter in intent.parameters {
            out.blank()
            emitParameter(parameter, in: context, to: &out)
        }
        out.blank()
        out.line("\(access)init() {}")
        if !intent.parameters.isEmpty {
            out.blank()
            emitMemberwise(intent.parameters, in: context, to: &out)
        }
        guard let summary = intent.summary else { return }
        out.blank()
        emitSummary(summary, of: id, in: context, to: &out)
    }
    for parameter in intent.parameters {
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

/// Every parameter as an argument; one with a literal default may be left out.
private func emitMemberwise(_ parameters: IDRange<ParameterID>, in context: EmitContext, to out: inout OutputBuffer) {
    let arguments = parameters.map { parameter -> SwiftCode in
        let row = context.program.parameters[parameter]
        let declaration = "\(context.name(row.name, as: .parameter)): \(context.parameterType(row.type))"
        guard let value = context.startValue(of: row) else { return SwiftCode(declaration) }
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
    func emitPersistentIdentifier(_ name: NameID?, isLast: Bool = false, to out: inout OutputBuffer) {
        guard let name else { return }
        out.line("/// The name under which earlier releases have stored choices.")
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
