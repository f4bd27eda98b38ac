// In: the inputs of a provider. Out: the methods that WidgetKit calls.
// Invariant: the sample is returned before any store is read, and a completion handler is called exactly once.

import WidgetBase
import WidgetModel

/// `snapshot(for:in:)` and `timeline(for:in:)`.
func emitConfiguredMethods(
    _ timeline: TimelineInputs,
    intent: IntentID,
    in context: EmitContext,
    to out: inout OutputBuffer
) {
    let entry = timeline.entryName
    let name = timeline.intentName
    let parameters: [SwiftCode] = ["for \(name): \(context.typeName(intent))", "in context: Context"]
    out.block(.call("func snapshot", parameters) + " async -> \(entry)") { out in
        out.line("let now = Date()")
        out.line("guard !context.isPreview else { return " + timeline.sample("now") + " }")
        emitPlainConfiguration(timeline, to: &out)
        emitReading(timeline, in: context, to: &out)
        emitLoading(timeline, in: context, to: &out)
        out.line("return " + timeline.call("entry", at: "now", in: context))
    }
    out.blank()
    out.block(.call("func timeline", parameters) + " async -> Timeline<\(entry)>") { out in
        out.line("let now = Date()")
        emitPlainConfiguration(timeline, to: &out)
        emitReading(timeline, in: context, to: &out)
        emitLoading(timeline, in: context, to: &out)
        let result = emitTimelineValue(timeline, in: context, to: &out)
        out.line("return " + result)
    }
}

/// `getSnapshot(in:completion:)` and `getTimeline(in:completion:)`, or those of a SiriKit intent.
func emitCompletionMethods(
    _ timeline: TimelineInputs,
    intent: String? = nil,
    in context: EmitContext,
    to out: inout OutputBuffer
) {
    let entry = timeline.entryName
    let configuration: [SwiftCode] = intent.map { ["for intent: \($0)"] } ?? []
    func parameters(_ answer: String) -> [SwiftCode] {
        configuration + ["in context: Context", "completion: @escaping (\(answer)) -> Void"]
    }
    out.block(.call("func getSnapshot", parameters(entry))) { out in
        out.line("let now = Date()")
        out.line("guard !context.isPreview else { return completion(" + timeline.sample("now") + ") }")
        emitPlainConfiguration(timeline, to: &out)
        emitReading(timeline, in: context, to: &out)
        emitAnswer(timeline, in: context, to: &out) { out in
            out.line(.call("completion", [timeline.call("entry", at: "now", in: context)]))
        }
    }
    out.blank()
    out.block(.call("func getTimeline", parameters("Timeline<\(entry)>"))) { out in
        out.line("let now = Date()")
        emitPlainConfiguration(timeline, to: &out)
        emitReading(timeline, in: context, to: &out)
        emitAnswer(timeline, in: context, to: &out) { out in
            let result = emitTimelineValue(timeline, in: context, to: &out)
            out.line(.call("completion", [result]))
        }
    }
}

/// `let configuration = CityConfiguration(intent)`, where functions take plain values.
private func emitPlainConfiguration(_ timeline: TimelineInputs, to out: inout OutputBuffer) {
    guard let type = timeline.plainConfiguration else { return }
    out.line("let configuration = \(type)(intent)")
}

/// Writes what answers a completion handler; where a loader has to be waited for, into a task.
private func emitAnswer(
    _ timeline: TimelineInputs,
    in context: EmitContext,
    to out: inout OutputBuffer,
    _ body: (inout OutputBuffer) -> Void
) {
    guard let loader = timeline.inputs.widget.loader, let loading = timeline.loading else { return body(&out) }
    let isConfigured = timeline.hasRequestFunction
    if timeline.family != nil, !isConfigured { out.line("let family = context.family") }
    let request = SwiftCode.call(SwiftCode(context.requestName(loader)), TimelineInputs.requestEnd)
    out.line("let request = " + (isConfigured ? timeline.requestCall : request))
    guard timeline.family != nil else {
        out.line("let completion = WidgetCompletion(completion)")
        out.block("Task") { out in
            out.line("let loading = await " + timeline.loadCall(loader, in: context))
            body(&out)
        }
        return
    }
    // A family may not go into a task of every SDK, so that it stays with the completion handler.
    out.line("let answer = WidgetCompletion<\(loading.type)> { loading in")
    out.indent()
    body(&out)
    out.outdent()
    out.line("}")
    out.block("Task") { $0.line(.call("answer", ["await " + timeline.loadCall(loader, in: context)])) }
}

/// What is read before a loader is asked, or used again; without that, snapshots are read where they are passed on.
func emitReading(_ timeline: TimelineInputs, in context: EmitContext, to out: inout OutputBuffer) {
    if timeline.isReadFirst(in: context) {
        for (snapshot, parameter) in timeline.readings {
            out.line("let \(parameter.name) = " + context.readCall(snapshot, at: "now"))
        }
    }
    for (entity, parameter) in timeline.catalogs {
        let form = context.form(entity)
        guard form.row.isOnDemand else {
            out.line("let \(parameter.name) = try? await \(context.catalogName(form)).rows()")
            continue
        }
        let rows = context.rowsOnDemand(form, for: timeline.identifiers(of: entity, in: context)) { input in
            guard case .reading(let snapshot) = input else { return "" }
            return SwiftCode(timeline.readings.first { $0.snapshot == snapshot }?.parameter.name ?? "reading")
        }
        out.line("let \(parameter.name) = " + rows)
    }
}

extension TimelineInputs {
    /// Whether a snapshot says for which rows a catalog is asked.
    fileprivate func isAskedBySnapshot(in context: EmitContext) -> Bool {
        catalogs.contains { entity, _ in
            let form = context.form(entity)
            return form.row.isOnDemand && !form.followers.isEmpty
        }
    }

    /// The identifiers that the configuration has stored of an entity.
    fileprivate func identifiers(of entity: EntityID, in context: EmitContext) -> SwiftCode {
        var single: [SwiftCode] = []
        var parts: [SwiftCode] = []
        for parameter in inputs.selections where context.entity(of: parameter) == entity {
            let row = context.program.parameters[parameter]
            let value = "configuration.\(context.name(row.name, as: .member))"
            if !context.isList(parameter) {
                single.append(SwiftCode("\(value)?.id"))
            } else if context.program.types.isOptional(row.type) {
                parts.append("(\(value) ?? []).map(\\.id)")
            } else {
                parts.append("\(value).map(\\.id)")
            }
        }
        if !single.isEmpty { parts.insert(.list(single) + ".compactMap { $0 }", at: 0) }
        guard let first = parts.first else { return "[]" }
        return parts.dropFirst().reduce(first) { .binary($0, "+", $1) }
    }
}

/// `let loading = await MoonLoaderContent.load(request, within: 10)`.
private func emitLoading(_ timeline: TimelineInputs, in context: EmitContext, to out: inout OutputBuffer) {
    guard let loader = timeline.inputs.widget.loader else { return }
    if timeline.hasRequestFunction {
        out.line("let request = " + timeline.requestCall)
    }
    out.line("let loading = await " + timeline.loadCall(loader, in: context))
}

/// The entries and the log line; gives the timeline.
private func emitTimelineValue(
    _ timeline: TimelineInputs,
    in context: EmitContext,
    to out: inout OutputBuffer
) -> SwiftCode {
    let inputs = timeline.inputs
    out.line("let entries = " + timeline.call("entries", at: "now", in: context))
    let logger = "Logger.widget(\(context.quoted(inputs.widget.kind)))"
    if inputs.hasStates {
        out.line("let state = entries.first?.state ?? .ready")
        let message = "\"\\(entries.count) entries, \\(state.description, privacy: .private)\""
        out.line(.call(SwiftCode("\(logger).debug"), [SwiftCode(message)]))
    } else {
        out.line(.call(SwiftCode("\(logger).debug"), ["\"\\(entries.count) entries\""]))
    }
    if let reload = timeline.optionalReload(in: context) { out.line("let reload = " + reload) }
    return .call("Timeline", ["entries: entries", .labeled("policy", timeline.policy(in: context))])
}

extension TimelineInputs {
    /// The arguments of every request after the parameters.
    static let requestEnd: [SwiftCode] = ["date: now", "family: context.family", "displaySize: context.displaySize"]

    /// `Self.function(for: configuration, reading: reading, at: date)`.
    func call(_ function: String, at date: SwiftCode, in context: EmitContext) -> SwiftCode {
        .call("\(functions).\(function)", arguments(in: context) + [.labeled("at", date)])
    }

    /// What the methods call the intent: it is the configuration itself, or holds its values.
    fileprivate var intentName: String { plainConfiguration == nil ? "configuration" : "intent" }

    /// Whether a variable holds what was read: for a loader's request, or to ask again when it becomes stale.
    func isReadFirst(in context: EmitContext) -> Bool {
        loading != nil || !staleable(in: context).isEmpty || isAskedBySnapshot(in: context)
    }

    /// Everything that entries are made from but the date.
    func arguments(in context: EmitContext) -> [SwiftCode] {
        var arguments = configuration.map { [$0.argument] } ?? []
        for (snapshot, parameter) in readings {
            let isRead = isReadFirst(in: context)
            arguments.append(isRead ? parameter.argument : parameter.argument(context.readCall(snapshot, at: "now")))
        }
        arguments += catalogs.map(\.parameter.argument)
        if let loading { arguments.append(loading.argument) }
        if let family {
            let isLocal = inputs.widget.loader != nil && configuration == nil
            arguments.append(isLocal ? family.argument : family.argument("context.family"))
        }
        return arguments
    }

    /// `MoonLoaderContent.load(request, within: 10)`.
    fileprivate func loadCall(_ loader: LoaderID, in context: EmitContext) -> SwiftCode {
        let timeout = min(inputs.widget.timeout.nominalSeconds, DurationUnit.day.seconds)
        return .call("\(context.contentName(loader)).load", ["request", "within: \(timeout)"])
    }

    /// `Self.request(for: configuration, reading: reading, at: now, in: context)`.
    fileprivate var requestCall: SwiftCode {
        .call("\(functions).request", requestInputs.map(\.argument) + ["at: now", "in: context"])
    }

    fileprivate var requestInputs: [Parameter] {
        (configuration.map { [$0] } ?? []) + readings.map(\.parameter) + catalogs.map(\.parameter)
    }
}

/// The function that builds what the loader is asked for.
func emitRequestFunction(
    _ timeline: TimelineInputs,
    loader: LoaderID,
    in context: EmitContext,
    to out: inout OutputBuffer
) {
    let name = context.requestName(loader)
    var values: [SwiftCode] = []
    if let configuration = context.program.loaders[loader].configuration {
        for parameter in context.program.intents[configuration].parameters {
            let label = context.text(context.program.parameters[parameter].name)
            values.append(.labeled(label, timeline.requestValue(of: parameter, in: context)))
        }
    }
    // Two providers share the function where there are plain values.
    let isShared = timeline.plainConfiguration != nil
    let contextType = isShared ? "TimelineProviderContext" : "Context"
    let parameters = timeline.requestInputs.map(\.declaration) + ["at now: Date", "in context: \(contextType)"]
    out.line("/// What the loader is asked for.")
    out.block(.call("\(isShared ? "" : "private ")static func request", parameters) + " -> \(name)") { out in
        out.line(.call(SwiftCode(name), values + TimelineInputs.requestEnd))
    }
}

extension TimelineInputs {
    func requestValue(of parameter: ParameterID, in context: EmitContext) -> SwiftCode {
        guard inputs.selections.contains(parameter) else { return value(of: parameter, in: context) }
        return chosen(selection(of: parameter, in: context), parameter, in: context)
    }
}
