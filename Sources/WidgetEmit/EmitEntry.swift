// In: one widget. Out: its entry: all that reaches the view, computed when it is made.
// Invariant: every field has a value in every state.

import WidgetBase
import WidgetModel

func emitEntry(_ inputs: WidgetInputs, in context: EmitContext, to out: inout OutputBuffer) {
    let widget = inputs.widget
    let arguments = EntryArguments(inputs, in: context)
    let access = context.access
    out.block("\(access)struct \(context.entryName(widget)): TimelineEntry, Hashable, WidgetContent") { out in
        out.line("\(access)let date: Date")
        out.line("\(access)let state: WidgetState")
        for field in context.loaderFields(of: widget) {
            let row = context.program.fields[field]
            context.emitDoc(row.doc, to: &out)
            out.line("\(access)let \(context.name(row.name)): \(context.entryType(ofLoaderField: row))")
        }
        for field in widget.fields {
            let row = context.program.fields[field]
            context.emitDoc(row.doc, to: &out)
            out.line("\(access)let \(context.name(row.name)): \(context.swiftType(row.type))")
        }
        if widget.link != nil {
            out.line("/// Where a tap leads.")
            out.line("\(access)let url: URL?")
        }
        if let relevance = widget.relevance { emitRelevance(relevance, of: widget, in: context, to: &out) }
        out.blank()
        emitEntryInitializer(inputs, arguments, in: context, to: &out)
        out.blank()
        emitEntrySamples(inputs, arguments, in: context, to: &out)
    }
}

/// The arguments of an entry's initialiser.
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
        let hidden = self.names(in: context)
        for field in uses.entryFields {
            let name = context.text(context.program.fields[field].name)
            let variable = context.name(context.program.fields[field].name)
            self.scope.entryVariables[field] = hidden.contains(name) ? "shown\(SwiftNames.upperCamel(name))" : variable
        }
    }

    /// The names that hide the entry's own properties in its initialiser.
    func names(in context: EmitContext) -> Set<String> {
        var names: Set<String> = [date, state, scope.content, scope.family]
        for parameter in parameters { names.insert(context.text(context.program.parameters[parameter].name)) }
        for snapshot in snapshots { names.insert(context.snapshotVariable(snapshot, in: scope)) }
        if let calendar { names.insert(calendar) }
        return names
    }
}

private func emitEntryInitializer(
    _ inputs: WidgetInputs,
    _ arguments: EntryArguments,
    in context: EmitContext,
    to out: inout OutputBuffer
) {
    let widget = inputs.widget
    let scope = arguments.scope
    var parameters: [SwiftCode] = ["\(arguments.date): Date", "\(arguments.state): WidgetState"]
    for parameter in arguments.parameters {
        let row = context.program.parameters[parameter]
        parameters.append("\(context.name(row.name)): \(context.swiftType(row.type))")
    }
    if let loader = widget.loader { parameters.append("\(scope.content): \(context.contentName(loader))?") }
    for snapshot in arguments.snapshots {
        parameters.append("\(context.snapshotVariable(snapshot, in: scope)): \(context.typeName(snapshot))?")
    }
    if arguments.usesFamily { parameters.append("\(scope.family): WidgetFamily") }
    if let calendar = arguments.calendar { parameters.append("\(calendar): Calendar = .autoupdatingCurrent") }

    let hidden = arguments.names(in: context)
    /// A property that no parameter of a description is named after, but where one has its name.
    func property(_ name: String) -> SwiftCode { SwiftCode(hidden.contains(name) ? "self.\(name)" : name) }
    func assignment(_ name: NameID, _ value: SwiftCode) -> SwiftCode {
        let property = context.text(name)
        let target = hidden.contains(property) ? "self.\(context.name(name, as: .member))" : context.name(name)
        return SwiftCode("\(target) = ") + value
    }
    out.block(.call("\(context.access)init", parameters)) { out in
        out.line("self.date = \(arguments.date)")
        out.line("self.state = \(arguments.state)")
        for field in context.loaderFields(of: widget) {
            out.line(assignment(context.program.fields[field].name, context.loaderField(field, in: scope)))
        }
        for field in widget.fields {
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
        if let relevance = widget.relevance {
            out.line(property(context.scoreName(widget)) + " = " + context.score(relevance.score, in: scope))
        }
        switch widget.link {
        case .route(let target): out.line(property("url") + " = " + context.emitExpression(target, in: scope))
        case .url(let address): out.line(property("url") + " = URL(string: \(context.quoted(address)))")
        case nil: return
        }
    }
}

extension EmitContext {
    func loaderFields(of widget: WidgetDecl) -> IDRange<FieldID> {
        widget.loader.map { program.loaders[$0].fields } ?? IDRange()
    }

    /// The type of a loader's field in an entry, which may have no content: optional without a default.
    func entryType(ofLoaderField field: Field) -> String {
        let type = swiftType(field.type)
        return defaultValue(field) == nil ? "\(type)?" : type
    }

    /// A loader's field in an entry, its default where there is no content.
    func loaderField(_ id: FieldID, in scope: ExpressionScope) -> SwiftCode {
        let field = program.fields[id]
        let member = name(field.name, as: .member)
        guard let standard = defaultValue(field), standard != "nil" else { return "\(scope.content)?.\(member)" }
        let isOptional = program.types.isOptional(field.type)
        let base: SwiftCode = isOptional ? "\(scope.content).map(\\.\(member))" : "\(scope.content)?.\(member)"
        return .binary(base, "??", SwiftCode(standard))
    }
}

// MARK: Relevance

/// The score as it is stored, and the relevance that WidgetKit asks for.
private func emitRelevance(
    _ relevance: RelevanceDecl,
    of widget: WidgetDecl,
    in context: EmitContext,
    to out: inout OutputBuffer
) {
    let name = context.scoreName(widget)
    let isOptional = context.program.types.isOptional(context.program.expressions[relevance.score].type)
    out.line("private let \(name): Float\(isOptional ? "?" : "")")
    out.blank()
    out.line("/// How much the entry matters, compared with other entries of the widget.")
    var arguments: [SwiftCode] = [.labeled("score", isOptional ? "$0" : SwiftCode(name))]
    if let duration = relevance.duration {
        arguments.append(.labeled("duration", SwiftCode(SwiftLiterals.grouped(duration.nominalSeconds))))
    }
    let value = SwiftCode.call("TimelineEntryRelevance", arguments)
    let header = "\(context.access)var relevance: TimelineEntryRelevance?"
    out.getter(header, isOptional ? SwiftCode("\(name).map ") + .closure("", value) : value)
}

extension EmitContext {
    /// The property that holds the score, or one like it where a field has the name.
    fileprivate func scoreName(_ widget: WidgetDecl) -> String {
        let fields = Array(widget.fields) + Array(loaderFields(of: widget))
        let taken = Set(fields.map { text(program.fields[$0].name) })
        var name = "relevanceScore"
        while taken.contains(name) { name = "widget\(SwiftNames.upperCamel(name))" }
        return name
    }

    /// The score as Apple's type: a `Float`.
    fileprivate func score(_ id: ExprID, in scope: ExpressionScope) -> SwiftCode {
        let value = emitOperand(id, in: scope)
        guard program.types.isOptional(program.expressions[id].type) else { return .call("Float", [value.code]) }
        return closedBase(value) + ".map " + .closure("", "Float($0)")
    }
}
