// In: one widget. Out: its timeline provider.
// Invariant: placeholder, gallery and previews get the sample and read no store; the rest is a pure function of
// configuration, contents and time, and is generated apart from the protocol's methods.

import WidgetBase
import WidgetModel

func emitTimelineProvider(_ inputs: WidgetInputs, in context: EmitContext, to out: inout OutputBuffer) {
    let timeline = TimelineInputs(inputs, in: context)
    guard inputs.widget.legacy != nil else {
        emitProvider(timeline, in: context, to: &out)
        return
    }
    emitLegacyConfiguration(inputs.widget, in: context, to: &out)
    out.blank()
    out.line("/// The timelines of both kinds of intent.")
    out.block("enum \(timeline.functions): WidgetContent") { out in
        emitTimelineFunctions(timeline, in: context, to: &out)
    }
    out.blank()
    emitProvider(timeline, in: context, to: &out)
    out.blank()
    emitLegacyProvider(timeline, in: context, to: &out)
}

private func emitProvider(_ timeline: TimelineInputs, in context: EmitContext, to out: inout OutputBuffer) {
    let widget = timeline.inputs.widget
    let base = widget.configuration == nil ? "TimelineProvider" : "AppIntentTimelineProvider"
    out.available(context.configurationAvailability(of: widget))
    let context = context.insideConfiguration(of: widget)
    out.block("struct \(context.providerName(widget)): \(base), WidgetContent") { out in
        out.block("func placeholder(in context: Context) -> \(timeline.entryName)") { out in
            out.line(timeline.sample("Date()"))
        }
        out.blank()
        if let configuration = widget.configuration {
            emitConfiguredMethods(timeline, intent: configuration, in: context, to: &out)
        } else {
            emitCompletionMethods(timeline, in: context, to: &out)
        }
        if widget.legacy == nil {
            out.blank()
            emitTimelineFunctions(timeline, in: context, to: &out)
        }
        if let configuration = widget.configuration {
            emitRecommendations(timeline, intent: configuration, in: context, to: &out)
        }
        emitRelevantDates(timeline, in: context, to: &out)
    }
}

/// The pure functions that timelines are made by.
private func emitTimelineFunctions(_ timeline: TimelineInputs, in context: EmitContext, to out: inout OutputBuffer) {
    if let loader = timeline.inputs.widget.loader, timeline.hasRequestFunction {
        emitRequestFunction(timeline, loader: loader, in: context, to: &out)
        out.blank()
    }
    emitEntriesFunction(timeline, in: context, to: &out)
    out.blank()
    emitEntryFunction(timeline, in: context, to: &out)
    emitReloadDate(timeline, in: context, to: &out)
    emitStateFunctions(timeline, in: context, to: &out)
}

/// What the functions of a provider take, and how they pass it on.
struct TimelineInputs: Sendable {
    /// A parameter of the functions.
    struct Parameter: Sendable {
        var label: String?
        var name: String
        var type: String

        var declaration: SwiftCode { SwiftCode("\(label.map { "\($0) " } ?? "")\(name): \(type)") }

        func argument(_ value: SwiftCode) -> SwiftCode { .labeled(label ?? name, value) }

        var argument: SwiftCode { argument(SwiftCode(name)) }
    }

    let inputs: WidgetInputs
    let entryName: String
    /// The type that has the functions: the provider itself, or what it shares with that of older systems.
    let functions: String
    /// The type of plain values in place of the intent; nil where functions take the intent itself.
    let plainConfiguration: String?
    let configuration: Parameter?
    /// One for each snapshot.
    let readings: [(snapshot: SnapshotID, parameter: Parameter)]
    /// One for each entity whose rows a catalog has.
    let catalogs: [(entity: EntityID, parameter: Parameter)]
    let loading: Parameter?
    let family: Parameter?
    private let selectionNames: [ParameterID: String]

    init(_ inputs: WidgetInputs, in context: EmitContext) {
        let widget = inputs.widget
        self.inputs = inputs
        entryName = context.entryName(widget)
        let hasLegacy = widget.legacy != nil
        functions = hasLegacy ? context.timelineName(widget) : "Self"
        let plainConfiguration = hasLegacy ? context.configurationName(widget) : nil
        self.plainConfiguration = plainConfiguration
        configuration = widget.configuration.map {
            Parameter(label: "for", name: "configuration", type: plainConfiguration ?? context.typeName($0))
        }
        let isAlone = inputs.snapshots.count == 1
        readings = inputs.snapshots.map { id in
            let name = isAlone ? "reading" : context.variableName(context.program.snapshots[id].header.name)
            return (id, Parameter(name: name, type: "\(context.typeName(id)).Reading"))
        }
        catalogs = inputs.catalogs.map { id in
            let name = SwiftNames.lowerCamel(context.rowName(id))
            return (id, Parameter(name: "\(name)s", type: "[\(context.rowName(id))]?"))
        }
        loading = widget.loader.map {
            let content = context.contentName($0)
            let type = context.program.loaders[$0].isTimeline ? "[\(content)]" : content
            return Parameter(name: "loading", type: "WidgetLoading<\(type)>")
        }
        family = inputs.usesFamily ? Parameter(name: "family", type: "WidgetFamily") : nil

        var taken: Set<String> = ["configuration", "loading", "family", "date", "now", "calendar", "state", "context"]
        taken.formUnion(["isEmpty", "isExpired"])
        taken.formUnion(readings.map(\.parameter.name) + catalogs.map(\.parameter.name))
        var names: [ParameterID: String] = [:]
        for parameter in inputs.selections {
            let name = context.text(context.program.parameters[parameter].name)
            names[parameter] = taken.contains(name) ? "\(name)Selection" : SwiftNames.escaped(name)
        }
        selectionNames = names
    }

    /// The variable that holds what a parameter's choice stands for.
    func selectionName(_ parameter: ParameterID) -> String { selectionNames[parameter] ?? "selection" }

    /// Everything that entries are made from, in order.
    var parameters: [Parameter] {
        var parameters = configuration.map { [$0] } ?? []
        parameters += readings.map(\.parameter) + catalogs.map(\.parameter)
        if let loading { parameters.append(loading) }
        if let family { parameters.append(family) }
        return parameters
    }

    /// The snapshots that become stale.
    func staleable(in context: EmitContext) -> [(snapshot: SnapshotID, parameter: Parameter)] {
        readings.filter { context.program.snapshots[$0.snapshot].staleAfter != nil }
    }

    /// `.sample(at: date)`.
    func sample(_ date: SwiftCode) -> SwiftCode {
        var arguments: [SwiftCode] = [.labeled("at", date)]
        if inputs.entryUses.usesFamily { arguments.append("family: context.family") }
        return .call(".sample", arguments)
    }

    /// A parameter's value in an entry: what was chosen, or the row that the choice stands for.
    func value(of parameter: ParameterID, in context: EmitContext) -> SwiftCode {
        guard inputs.selections.contains(parameter) else {
            return SwiftCode("configuration.\(context.name(context.program.parameters[parameter].name, as: .member))")
        }
        return chosen(SwiftCode(selectionName(parameter)), parameter, in: context)
    }

    /// The row that a choice stands for, or the rows of several.
    func chosen(_ selection: SwiftCode, _ parameter: ParameterID, in context: EmitContext) -> SwiftCode {
        let isOptional = context.program.types.isOptional(context.program.parameters[parameter].type)
        return context.isList(parameter) && !isOptional ? .binary(selection + ".row", "??", "[]") : selection + ".row"
    }

    /// What a stored choice stands for: `Entity.selection(of: configuration.project, in: reading)`.
    func selection(of parameter: ParameterID, in context: EmitContext) -> SwiftCode {
        guard let entity = context.entity(of: parameter) else { return ".unset" }
        let name = context.name(context.program.parameters[parameter].name, as: .member)
        let form = context.form(entity)
        var stored: SwiftCode = "configuration.\(name)"
        if form.isLegacy, plainConfiguration == nil {
            stored = context.configurationValue(of: parameter, in: "configuration")
        }
        let arguments: [SwiftCode] = [.labeled("of", stored)] + source(of: entity, in: context)
        return .call("\(form.lookupName).selection", arguments)
    }

    /// The arguments that say where an entity's rows are.
    private func source(of entity: EntityID, in context: EmitContext) -> [SwiftCode] {
        context.inputArguments(context.form(entity)) { input in
            switch input {
            case .reading(let snapshot):
                return SwiftCode(readings.first { $0.snapshot == snapshot }?.parameter.name ?? "reading")
            case .rows:
                return SwiftCode(catalogs.first { $0.entity == entity }?.parameter.name ?? "rows")
            }
        }
    }

    /// Whether a function of the provider builds the loader's request.
    var hasRequestFunction: Bool { inputs.widget.loader != nil && inputs.widget.configuration != nil }
}
