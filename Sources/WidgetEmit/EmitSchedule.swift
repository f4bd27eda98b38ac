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
    for item in timeline.inputs.widget.schedule?.items ?? [] {
        switch item {
        case .every(let step, let isAligned, let count):
            let label = isAligned ? "aligned" : "every"
            let unit = step.unit.calendarComponent
            out.line("\(name).add(\(label): \(step.count), .\(unit), count: \(count))")
        case .time(let time): out.line("\(name).add(hour: \(time.hour), minute: \(time.minute))")
        case .date: continue
        }
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
    let moved: SwiftCode = .call("calendar.date", [
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
    out.line("/// Adds the dates at which the data changes what is shown.")
    out.block(.call("private static func addMoments", [schedule] + arguments.parameters)) { out in
        for case .date(let id) in timeline.inputs.widget.schedule?.items ?? [] {
            let isList = context.program.types.element(context.program.expressions[id].type) != nil
            let value = context.emitMoment(id, in: scope)
            out.line(.call("\(name).add", [isList ? .labeled("each", value) : value]))
        }
    }
}

extension TimelineInputs {
    fileprivate var hasMoments: Bool {
        inputs.widget.schedule?.items.contains { item in
            guard case .date = item else { return false }
            return true
        } ?? false
    }
}

extension EmitContext {
    /// The dates of a moment: where the data cannot be read, nil in place of a list.
    func emitMoment(_ id: ExprID, in scope: ExpressionScope) -> SwiftCode {
        (chainedList(id, in: scope) ?? emitOperand(id, in: scope)).code
    }
}
