// In: the inputs of a provider whose timeline has several entries. Out: the function that makes them.
// Invariant: dates come from one collection that holds each once, none before now, and now first.

import WidgetBase
import WidgetModel

extension TimelineInputs {
    /// Whether entries begin at other times than now and when a snapshot becomes stale.
    func isScheduled(in context: EmitContext) -> Bool {
        inputs.widget.schedule != nil || context.isTimeline(inputs.widget)
    }

    /// Whether entries can stand for a time after the scheduled ones.
    var canExpire: Bool { inputs.widget.schedule?.expiry != nil }

    /// The variables of the function, beside its parameters.
    fileprivate func fresh(_ name: String) -> String {
        let taken = parameters.map(\.name) + inputs.selections.map { selectionName($0) }
        return taken.contains(name) ? "widget\(SwiftNames.upperCamel(name))" : name
    }
}

extension EmitContext {
    /// Whether a widget's loader returns the contents of a whole timeline.
    func isTimeline(_ widget: WidgetDecl) -> Bool {
        widget.loader.map { program.loaders[$0].isTimeline } ?? false
    }
}

/// The body of `entries`.
func emitScheduledEntries(_ timeline: TimelineInputs, in context: EmitContext, to out: inout OutputBuffer) {
    let name = timeline.fresh("schedule")
    out.line("var \(name) = WidgetSchedule(at: now, in: calendar)")
    if context.isTimeline(timeline.inputs.widget) { out.line("\(name).add(each: loading.content?.map(\\.date))") }
    for rule in timeline.inputs.widget.schedule?.rules ?? [] where !rule.readsData {
        out.line(addition(of: rule.item, to: name))
    }
    for (_, parameter) in timeline.staleable(in: context) {
        let add = "\(name).add(snapshot.staleDate(in: calendar))"
        out.line("if case .fresh(let snapshot) = \(parameter.name) { \(add) }")
    }
    emitMomentsCall(timeline, to: name, in: context, to: &out)

    let entry = timeline.pass("entry", at: "date") { parameter in timeline.aged(parameter, at: "date", in: context) }
    let limit = timeline.inputs.widget.schedule?.limit ?? EntrySchedule.standardLimit
    guard let expiry = timeline.inputs.widget.schedule?.expiry else {
        out.line("return \(name).dates(limit: \(limit)).map " + .closure("date", entry))
        return
    }
    let dates = timeline.fresh("dates")
    let entries = timeline.fresh("entries")
    let end = timeline.fresh("end")
    out.line("let \(dates) = \(name).dates(limit: \(limit))")
    out.line("var \(entries) = \(dates).map " + .closure("date", entry))
    out.line("// The content is out of date where no other timeline has taken its place.")
    let moved: SwiftCode = .call(
        "calendar.date",
        [
            "byAdding: .\(expiry.unit.calendarComponent)", "value: \(expiry.count)", "to: \(dates).last ?? now",
        ])
    out.block("if let \(end) = " + moved) { out in
        let expired = timeline.pass("entry", at: SwiftCode(end), and: ["isExpired: true"]) { parameter in
            timeline.aged(parameter, at: SwiftCode(end), in: context)
        }
        out.line(.call("\(entries).append", [expired]))
    }
    out.line("return \(entries)")
}

/// What adds dates by the clock alone.
private func addition(of item: ScheduleItem, to schedule: String) -> SwiftCode {
    switch item {
    case .every(let step, let isAligned, let count):
        let label = isAligned ? "aligned" : "every"
        return "\(schedule).add(\(label): \(step.count), .\(step.unit.calendarComponent), count: \(count))"
    case .time(let time): return "\(schedule).add(hour: \(time.hour), minute: \(time.minute))"
    case .date: return ""
    }
}

extension ScheduleRule {
    /// Whether its dates depend on more than the clock.
    fileprivate var readsData: Bool {
        if case .date = item { return true }
        return condition != nil
    }
}

extension TimelineInputs {
    /// What was read, as it is at a later date; nil for what does not age.
    fileprivate func aged(_ parameter: Parameter, at date: SwiftCode, in context: EmitContext) -> SwiftCode? {
        guard staleable(in: context).contains(where: { $0.parameter.name == parameter.name }) else { return nil }
        return .call("Self.reading", [SwiftCode(parameter.name), .labeled("at", date), "calendar: calendar"])
    }
}

/// The call of the function that adds the dates which the data holds.
private func emitMomentsCall(
    _ timeline: TimelineInputs,
    to schedule: String,
    in context: EmitContext,
    to out: inout OutputBuffer
) {
    guard timeline.hasMoments else { return }
    let arguments = ValueArguments(timeline.inputs.momentUses, timeline, at: "now", in: context)
    for parameter in timeline.inputs.selections where timeline.inputs.momentUses.parameters.contains(parameter) {
        out.line("let \(timeline.selectionName(parameter)) = " + timeline.selection(of: parameter, in: context))
    }
    out.line(.call("addMoments", ["to: &\(schedule)"] + arguments.values))
}

/// The function that adds the dates which the data holds.
func emitMomentsFunction(_ timeline: TimelineInputs, in context: EmitContext, to out: inout OutputBuffer) {
    guard timeline.hasMoments else { return }
    let arguments = ValueArguments(timeline.inputs.momentUses, timeline, at: "now", in: context)
    let name = arguments.fresh("schedule")
    var scope = arguments.scope
    scope.calendar = "\(name).calendar"
    let schedule = SwiftCode("to \(name): inout WidgetSchedule")
    out.blank()
    out.line("/// Adds the dates that depend on what is shown.")
    out.block(.call("private static func addMoments", [schedule] + arguments.parameters)) { out in
        var rules = (timeline.inputs.widget.schedule?.rules ?? []).filter(\.readsData)[...]
        while let rule = rules.first {
            let alike = rules.prefix { $0.condition == rule.condition }
            rules = rules.dropFirst(alike.count)
            let additions = alike.map { momentAddition(of: $0.item, to: name, in: scope, context) }
            guard let condition = rule.condition else {
                for addition in additions { out.line(addition) }
                continue
            }
            out.block("if " + context.emitExpression(condition, in: scope).beforeBrace) { out in
                for addition in additions { out.line(addition) }
            }
        }
    }
}

/// What adds dates that the data holds, or that depend on it.
private func momentAddition(
    of item: ScheduleItem,
    to schedule: String,
    in scope: ExpressionScope,
    _ context: EmitContext
) -> SwiftCode {
    guard case .date(let id) = item else { return addition(of: item, to: schedule) }
    let isList = context.program.types.element(context.program.expressions[id].type) != nil
    let value = context.emitMoment(id, in: scope)
    return .call("\(schedule).add", [isList ? .labeled("each", value) : value])
}

extension TimelineInputs {
    fileprivate var hasMoments: Bool {
        inputs.widget.schedule?.rules.contains(where: \.readsData) ?? false
    }
}

extension EmitContext {
    /// The dates of a moment: where the data cannot be read, nil in place of a list.
    func emitMoment(_ id: ExprID, in scope: ExpressionScope) -> SwiftCode {
        (chainedList(id, in: scope) ?? emitOperand(id, in: scope)).code
    }
}
