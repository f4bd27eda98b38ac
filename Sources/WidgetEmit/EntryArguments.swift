// In: the inputs of a widget or control. Out: what the initialiser of its entry or value takes and does with them.
// Invariant: an entry and a control's value read their inputs in the same order and under the same names.

import WidgetBase
import WidgetModel

/// The arguments of the initialiser of an entry, or of a control's value.
struct EntryArguments: Sendable {
    let date: String
    let state: String
    private(set) var scope: ExpressionScope
    /// In declared order.
    let parameters: [ParameterID]
    let usesContent: Bool
    let snapshots: [SnapshotID]
    let usesFamily: Bool
    /// The calendar by which dates move; nil where none does.
    let calendar: String?
    /// The names that hide properties of the same name in the initialiser.
    private(set) var hidden: Set<String> = []

    init(_ inputs: WidgetInputs, in context: EmitContext) {
        let uses = inputs.entryUses
        let declared = inputs.widget.configuration.map { Array(context.program.intents[$0].parameters) } ?? []
        parameters = declared.filter(uses.parameters.contains)
        let names = LocalNames(parameters: parameters, in: context)
        var scope = ExpressionScope()
        scope.hasSeveralSnapshots = inputs.snapshots.count > 1
        scope.date = names.fresh("date")
        scope.content = names.fresh("content")
        scope.snapshot = names.fresh("snapshot")
        scope.family = names.fresh("family")
        date = scope.date
        state = names.fresh("state")
        usesContent = inputs.widget.loader != nil
        snapshots = inputs.snapshots.filter(uses.snapshots.contains)
        usesFamily = inputs.entryUses.usesFamily
        calendar = inputs.entryUses.usesCalendar ? names.fresh("calendar") : nil
        scope.calendar = calendar
        self.scope = scope
        hidden = self.names(in: context)
        for field in uses.entryFields {
            let name = context.text(context.program.fields[field].name)
            let variable = context.name(context.program.fields[field].name)
            self.scope.entryVariables[field] = hidden.contains(name) ? "shown\(SwiftNames.upperCamel(name))" : variable
        }
    }

    private func names(in context: EmitContext) -> Set<String> {
        var names: Set<String> = [date, state, scope.content, scope.family]
        for parameter in parameters { names.insert(context.text(context.program.parameters[parameter].name)) }
        for snapshot in snapshots { names.insert(context.snapshotVariable(snapshot, in: scope)) }
        if let calendar { names.insert(calendar) }
        return names
    }
}

extension EntryArguments {
    /// The parameters of the initialiser, but for date and state.
    func declarations(of content: WidgetDecl, in context: EmitContext) -> [SwiftCode] {
        var declarations = parameters.map { parameter -> SwiftCode in
            let row = context.program.parameters[parameter]
            return "\(context.name(row.name)): \(context.swiftType(row.type))"
        }
        if let loader = content.loader { declarations.append("\(scope.content): \(context.contentName(loader))?") }
        for snapshot in snapshots {
            declarations.append("\(context.snapshotVariable(snapshot, in: scope)): \(context.typeName(snapshot))?")
        }
        if usesFamily { declarations.append("\(scope.family): WidgetFamily") }
        if let calendar { declarations.append("\(calendar): Calendar = .autoupdatingCurrent") }
        return declarations
    }

    /// The values of these parameters where the provider reads them, but for family and calendar.
    func values(from timeline: TimelineInputs, in context: EmitContext) -> [SwiftCode] {
        var values = parameters.map { parameter -> SwiftCode in
            let label = context.text(context.program.parameters[parameter].name)
            return .labeled(label, timeline.value(of: parameter, in: context))
        }
        if usesContent { values.append(.labeled(scope.content, timeline.content(at: "date", in: context))) }
        for snapshot in snapshots {
            let label = context.snapshotVariable(snapshot, in: scope)
            values.append(.labeled(label, timeline.contents(of: snapshot)))
        }
        return values
    }

    /// A property that no parameter of a description is named after, but where one has its name.
    func property(_ name: String) -> SwiftCode { SwiftCode(hidden.contains(name) ? "self.\(name)" : name) }

    /// Sets what is loaded, and the fields that are computed.
    func emitAssignments(of content: WidgetDecl, in context: EmitContext, to out: inout OutputBuffer) {
        func assignment(_ name: NameID, _ value: SwiftCode) -> SwiftCode {
            let isHidden = hidden.contains(context.text(name))
            let target = isHidden ? "self.\(context.name(name, as: .member))" : context.name(name)
            return SwiftCode("\(target) = ") + value
        }
        for field in context.loaderFields(of: content) {
            out.line(assignment(context.program.fields[field].name, context.loaderField(field, in: scope)))
        }
        for field in content.fields {
            let row = context.program.fields[field]
            guard let value = row.value else { continue }
            let code = context.emitExpression(value, in: scope)
            if let variable = scope.entryVariables[field] {
                out.line(SwiftCode("let \(variable): \(context.swiftType(row.type)) = ") + code)
                out.line("self.\(context.name(row.name, as: .member)) = \(variable)")
            } else {
                out.line(assignment(row.name, code))
            }
        }
    }
}

/// The stored properties for what is loaded, and for the fields that are computed.
func emitStoredFields(of content: WidgetDecl, in context: EmitContext, to out: inout OutputBuffer) {
    func property(_ row: Field, _ type: String) {
        context.emitDoc(row.doc, to: &out)
        out.line("\(context.access)let \(context.name(row.name)): \(type)")
    }
    for field in context.loaderFields(of: content) {
        let row = context.program.fields[field]
        property(row, context.entryType(ofLoaderField: row))
    }
    for field in content.fields {
        let row = context.program.fields[field]
        property(row, context.swiftType(row.type))
    }
}
