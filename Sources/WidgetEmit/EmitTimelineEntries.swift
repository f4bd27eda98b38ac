// In: the inputs of a provider. Out: its pure functions: entries, one entry, and when to ask again.
// Invariant: entries are sorted, without equal dates, the first one at now; a reload is later than now.

import WidgetBase
import WidgetModel

func emitEntriesFunction(_ timeline: TimelineInputs, in context: EmitContext, to out: inout OutputBuffer) {
    let staleable = timeline.staleable(in: context)
    var parameters = timeline.parameters.map(\.declaration) + ["at now: Date"]
    let isScheduled = timeline.isScheduled(in: context)
    if isScheduled || !staleable.isEmpty || timeline.inputs.usesCalendar {
        parameters.append("calendar: Calendar = .autoupdatingCurrent")
    }
    out.line("/// The entries of a timeline: a function of \(timeline.subjects).")
    out.block(.call("static func entries", parameters) + " -> [\(timeline.entryName)]") { out in
        if isScheduled { return emitScheduledEntries(timeline, in: context, to: &out) }
        switch staleable.count {
        case 0: out.line("[" + timeline.pass("entry", at: "now") + "]")
        case 1: emitStaleEntry(timeline, staleable[0], in: context, to: &out)
        default: emitStaleEntries(timeline, staleable.map(\.parameter), in: context, to: &out)
        }
    }
    emitMomentsFunction(timeline, in: context, to: &out)
    guard isScheduled || staleable.count > 1 else { return }
    for (snapshot, parameter) in staleable {
        out.blank()
        emitAging(context.typeName(snapshot), name: parameter.name, to: &out)
    }
}

/// One entry now, and one when the only snapshot becomes stale.
private func emitStaleEntry(
    _ timeline: TimelineInputs,
    _ staleable: (snapshot: SnapshotID, parameter: TimelineInputs.Parameter),
    in context: EmitContext,
    to out: inout OutputBuffer
) {
    out.line("var entries = [" + timeline.pass("entry", at: "now") + "]")
    let stale = timeline.pass("entry", at: "staleDate") { parameter in
        parameter.name == staleable.parameter.name ? ".stale(snapshot)" : nil
    }
    out.block("if case .fresh(let snapshot) = \(staleable.parameter.name)") { out in
        out.line("let staleDate = snapshot.staleDate(in: calendar)")
        out.line(.call("entries.append", [stale]))
    }
    out.line("return entries")
}

/// One entry now, and one whenever a snapshot becomes stale.
private func emitStaleEntries(
    _ timeline: TimelineInputs,
    _ staleable: [TimelineInputs.Parameter],
    in context: EmitContext,
    to out: inout OutputBuffer
) {
    out.line("var dates: Set<Date> = [now]")
    for parameter in staleable {
        out.line("if case .fresh(let snapshot) = \(parameter.name) { dates.insert(snapshot.staleDate(in: calendar)) }")
    }
    let entry = timeline.pass("entry", at: "date") { parameter in
        guard staleable.contains(where: { $0.name == parameter.name }) else { return nil }
        return .call("reading", [SwiftCode(parameter.name), "at: date", "calendar: calendar"])
    }
    out.line("return dates.sorted().map " + .closure("date", entry))
}

/// What a reading is at a later date.
private func emitAging(_ snapshot: String, name: String, to out: inout OutputBuffer) {
    let parameters: [SwiftCode] = ["_ reading: \(snapshot).Reading", "at date: Date", "calendar: Calendar"]
    out.line("/// What was read, as it is at a later date.")
    out.block(.call("private static func reading", parameters) + " -> \(snapshot).Reading") { out in
        out.line("guard case .fresh(let snapshot) = reading else { return reading }")
        out.line("return date < snapshot.staleDate(in: calendar) ? reading : .stale(snapshot)")
    }
}

func emitEntryFunction(_ timeline: TimelineInputs, in context: EmitContext, to out: inout OutputBuffer) {
    let inputs = timeline.inputs
    let arguments = EntryArguments(inputs, in: context)
    var values: [SwiftCode] = [
        .labeled(arguments.date, "date"),
        .labeled(arguments.state, timeline.stateCall(in: context)),
    ]
    values += arguments.values(from: timeline, in: context)
    if arguments.usesFamily { values.append(.labeled(arguments.scope.family, "family")) }
    if let calendar = arguments.calendar { values.append(.labeled(calendar, "calendar")) }

    out.line("/// One entry, as \(timeline.sources) it at a date.")
    var parameters = timeline.parameters.map(\.declaration) + ["at date: Date"]
    if inputs.usesCalendar { parameters.append("calendar: Calendar = .autoupdatingCurrent") }
    if timeline.canExpire { parameters.append("isExpired: Bool = false") }
    out.block(.call("static func entry", parameters) + " -> \(timeline.entryName)") { out in
        for parameter in inputs.selections {
            out.line("let \(timeline.selectionName(parameter)) = " + timeline.selection(of: parameter, in: context))
        }
        let entry = SwiftCode.call(SwiftCode(timeline.entryName), values)
        out.line(inputs.selections.isEmpty ? entry : "return " + entry)
    }
}

extension TimelineInputs {
    /// `function(for: configuration, reading: reading, at: date)`, with some arguments replaced.
    func pass(
        _ function: SwiftCode,
        at date: SwiftCode,
        and further: [SwiftCode] = [],
        replacing: (Parameter) -> SwiftCode? = { _ in nil }
    ) -> SwiftCode {
        let arguments = parameters.map { parameter in
            replacing(parameter).map(parameter.argument) ?? parameter.argument
        }
        let calendar: [SwiftCode] = inputs.usesCalendar ? ["calendar: calendar"] : []
        return .call(function, arguments + [.labeled("at", date)] + calendar + further)
    }

    /// `reading.snapshot`.
    func contents(of snapshot: SnapshotID) -> SwiftCode {
        SwiftCode("\(readings.first { $0.snapshot == snapshot }?.parameter.name ?? "reading").snapshot")
    }

    /// What entries depend on, in words.
    fileprivate var subjects: String {
        var subjects = configuration == nil ? [] : ["the configuration"]
        if !readings.isEmpty || !catalogs.isEmpty { subjects.append("the store's contents") }
        if loading != nil { subjects.append("what was loaded") }
        subjects.append("the time")
        guard subjects.count > 1, let last = subjects.popLast() else { return subjects.joined() }
        return "\(subjects.joined(separator: ", ")) and \(last)"
    }

    /// What decides about an entry beside the configuration, in words.
    fileprivate var sources: String {
        if !readings.isEmpty || !catalogs.isEmpty { return "the store and the clock have" }
        return loading == nil ? "the clock has" : "the loader and the clock have"
    }
}
