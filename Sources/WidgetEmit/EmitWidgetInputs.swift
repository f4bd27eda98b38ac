// In: one widget. Out: what its timeline and its entry are made from, and what the generated functions call it.
// Invariant: entry, timeline and sample take their parameters from here, in one order.

import WidgetBase
import WidgetModel

/// The inputs of a widget.
struct WidgetInputs: Sendable {
    let widget: WidgetDecl
    /// What the entry's fields and its link read.
    let entryUses: ExpressionUses
    /// What the condition of emptiness reads.
    let emptyUses: ExpressionUses
    /// What the dates of the schedule and their conditions read.
    let momentUses: ExpressionUses
    /// The parameters whose entities are looked up when the timeline is made, in declared order.
    let selections: [ParameterID]
    /// Other parameters without which the widget is not configured.
    let requirements: [ParameterID]
    /// Every snapshot that is read.
    let snapshots: [SnapshotID]
    /// Every entity whose rows a hand-written catalog has.
    let catalogs: [EntityID]

    init(_ id: WidgetID, in context: EmitContext) {
        self.init(context.program.widgets[id], in: context)
    }

    /// The inputs of what has a widget's content; `further` are what it computes beside entry fields.
    init(_ widget: WidgetDecl, further: [ExprID] = [], in context: EmitContext) {
        let program = context.program
        var expressions = widget.fields.compactMap { program.fields[$0].value } + further
        if case .route(let target) = widget.link { expressions.append(target) }
        if let score = widget.relevance?.score { expressions.append(score) }
        let entryUses = ExpressionUses(expressions, in: program)
        let emptyUses = ExpressionUses(widget.emptyCondition.map { [$0] } ?? [], in: program)

        var moments: [ExprID] = []
        for rule in widget.schedule?.rules ?? [] {
            if let condition = rule.condition { moments.append(condition) }
            if case .date(let id) = rule.item { moments.append(id) }
        }
        let momentUses = ExpressionUses(moments, in: program)

        let parameters = widget.configuration.map { Array(program.intents[$0].parameters) } ?? []
        let hasRequest = widget.loader.map { program.loaders[$0].configuration != nil } ?? false
        let used = Set(entryUses.parameters + emptyUses.parameters + momentUses.parameters)
        selections = parameters.filter { parameter in
            guard context.entity(of: parameter) != nil else { return false }
            return hasRequest || program.parameters[parameter].isRequired || used.contains(parameter)
        }
        requirements = parameters.filter { parameter in
            let row = program.parameters[parameter]
            return row.isRequired && context.entity(of: parameter) == nil && context.canBeUnset(row)
        }

        var snapshots = widget.snapshots
        var catalogs: [EntityID] = []
        let entities = selections.compactMap { context.entity(of: $0) }
        let read = entryUses.snapshots + emptyUses.snapshots + momentUses.snapshots
        for snapshot in entities.flatMap({ context.readings(of: $0) }) + read where !snapshots.contains(snapshot) {
            snapshots.append(snapshot)
        }
        for entity in entities {
            if case .catalog = program.entities[entity].source, !catalogs.contains(entity) { catalogs.append(entity) }
        }
        self.widget = widget
        self.entryUses = entryUses
        self.emptyUses = emptyUses
        self.momentUses = momentUses
        self.snapshots = snapshots
        self.catalogs = catalogs
    }

    /// Whether entries differ by family.
    var usesFamily: Bool { entryUses.usesFamily || emptyUses.usesFamily || momentUses.usesFamily }

    /// Whether an entry depends on the person's calendar.
    var usesCalendar: Bool { entryUses.usesCalendar || emptyUses.usesCalendar }

    /// Whether there can be anything that cannot be read.
    var canBeUnavailable: Bool { !snapshots.isEmpty || !catalogs.isEmpty || widget.loader != nil }

    /// Whether an entry can have another state than `ready`.
    var hasStates: Bool {
        canBeUnavailable || !selections.isEmpty || !requirements.isEmpty || widget.emptyCondition != nil
            || widget.schedule?.expiry != nil
    }
}

extension EmitContext {
    /// The entity that a parameter holds, or a list of it.
    func entity(of parameter: ParameterID) -> EntityID? {
        let type = program.types.unwrapped(program.parameters[parameter].type)
        guard case .entity(let id) = program.types[program.types.element(type) ?? type] else { return nil }
        return id
    }

    /// The snapshots that an entity's functions take.
    func readings(of entity: EntityID) -> [SnapshotID] {
        form(entity).inputs.compactMap { input in
            guard case .reading(let snapshot) = input else { return nil }
            return snapshot
        }
    }

    /// Whether a parameter holds a list.
    func isList(_ parameter: ParameterID) -> Bool {
        program.types.element(program.parameters[parameter].type) != nil
    }

    /// Whether a person can leave a parameter without a value.
    func canBeUnset(_ parameter: Parameter) -> Bool {
        program.types.isOptional(parameter.type) || program.types.element(parameter.type) != nil
    }

    /// `<Base>Entry`.
    func entryName(_ widget: WidgetDecl) -> String { "\(text(widget.baseName))Entry" }

    /// `<Base>TimelineProvider`.
    func providerName(_ widget: WidgetDecl) -> String { "\(text(widget.baseName))TimelineProvider" }

    /// `<Base>EntryView`.
    func entryViewName(_ widget: WidgetDecl) -> String { "\(text(widget.baseName))EntryView" }

    /// `<Loader>Request`.
    func requestName(_ loader: LoaderID) -> String { "\(text(program.loaders[loader].header.name))Request" }
}

/// The variables of a function, beside those named after parameters.
struct LocalNames: Sendable {
    private let taken: Set<String>

    init(parameters: [ParameterID], in context: EmitContext) {
        taken = Set(parameters.map { context.text(context.program.parameters[$0].name) })
    }

    /// The name, or one like it where a parameter has the name already.
    func fresh(_ name: String) -> String {
        var result = name
        while taken.contains(result) { result = "widget\(SwiftNames.upperCamel(result))" }
        return result
    }
}
