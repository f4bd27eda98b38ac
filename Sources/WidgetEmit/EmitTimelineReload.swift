// In: the inputs of a provider. Out: when WidgetKit is asked to come back.
// Invariant: the date is later than now, by calendar units; `never` still asks again where data could not be read.

import WidgetBase
import WidgetModel

/// When a widget's timeline is asked for again.
private struct ReloadPlan {
    /// Where data could be read, at the latest; nil for never, or for other rules.
    var refresh: WidgetDuration?
    /// The times of day at which to ask again.
    var times: [TimeOfDay]
    /// Whether to ask again when the last entry begins.
    var isAtEnd = false
    /// That entry, among those of a timeline: the one that expires comes after it, for want of a new timeline.
    var lastEntry: SwiftCode
    /// Where data could not be read; nil where there is none that could not.
    var retry: WidgetDuration?
    /// The interval in place of a date that is not later than now.
    var standard: WidgetDuration
    /// What tells that data could not be read.
    var condition: String
    /// What the condition is about.
    var parameters: [TimelineInputs.Parameter]
    /// What is read and becomes stale, which is to be seen at once.
    var readings: [TimelineInputs.Parameter]

    init(_ timeline: TimelineInputs, in context: EmitContext) {
        let widget = timeline.inputs.widget
        times = []
        lastEntry = timeline.canExpire ? "entries.dropLast().last" : "entries.last"
        for rule in widget.refresh {
            switch rule {
            case .daily(let time): if !times.contains(time) { times.append(time) }
            case .atEnd: isAtEnd = true
            case .after, .never: continue
            }
        }
        for case .after(let duration) in widget.refresh {
            guard let earlier = refresh, earlier.nominalSeconds <= duration.nominalSeconds else {
                refresh = duration
                continue
            }
        }
        let isState = !timeline.readings.isEmpty || !timeline.catalogs.isEmpty
        let hasLoading = timeline.loading != nil
        let differs = !times.isEmpty || isAtEnd || widget.retry != refresh
        retry = timeline.inputs.canBeUnavailable && differs ? widget.retry : nil
        standard = widget.retry
        switch (isState, hasLoading) {
        case (true, true): condition = "state.isUnavailable || loading.hasFailed"
        case (false, true): condition = "loading.hasFailed"
        default: condition = "state.isUnavailable"
        }
        parameters = []
        if retry != nil, isState {
            parameters.append(TimelineInputs.Parameter(label: "after", name: "state", type: "WidgetState"))
        }
        if retry != nil, var loading = timeline.loading {
            loading.label = isState ? nil : "after"
            parameters.append(loading)
        }
        if isAtEnd { parameters.append(TimelineInputs.Parameter(label: "endingAt", name: "end", type: "Date")) }
        readings = timeline.staleable(in: context).map(\.parameter)
    }

    /// Whether there is a date to ask again at in every case.
    var hasDate: Bool { refresh != nil || !times.isEmpty || isAtEnd }

    var isNever: Bool { !hasDate && retry == nil && readings.isEmpty }

    /// The date in one expression; nil where it takes more.
    var single: SwiftCode? {
        guard retry == nil, times.isEmpty, !isAtEnd else { return nil }
        return refresh?.date
    }

    /// The call of the function, which the type has.
    func call(of type: String) -> SwiftCode {
        let arguments = parameters.map { parameter in
            parameter.name == "end" ? parameter.argument(lastEntry + "?.date ?? now") : parameter.argument
        }
        return .call("\(type).reloadDate", arguments + readings.map(\.argument) + ["at: now"])
    }
}

extension TimelineInputs {
    /// The date that may be none, to be named before the policy; nil where there always is one, or never.
    func optionalReload(in context: EmitContext) -> SwiftCode? {
        let plan = ReloadPlan(self, in: context)
        return plan.isNever || plan.hasDate ? nil : plan.call(of: functions)
    }

    /// The policy of a timeline, with `state` and `loading` at hand, and `reload` where its date may be none.
    func policy(in context: EmitContext) -> SwiftCode {
        let plan = ReloadPlan(self, in: context)
        if plan.isNever { return ".never" }
        if plan.hasDate { return .call(".after", [plan.call(of: functions)]) }
        return "reload.map { .after($0) } ?? .never"
    }
}

func emitReloadDate(_ timeline: TimelineInputs, in context: EmitContext, to out: inout OutputBuffer) {
    let plan = ReloadPlan(timeline, in: context)
    guard !plan.isNever else { return }
    let result: SwiftCode = plan.hasDate ? "Date" : "Date?"
    let rule = plan.parameters.map(\.declaration)
    out.blank()
    guard !plan.readings.isEmpty else {
        out.line("/// When to ask again\(plan.remark).")
        let parameters = rule + ["at now: Date", "calendar: Calendar = .autoupdatingCurrent"]
        out.block(.call("static func reloadDate", parameters) + " -> " + result) { emitRule(plan, to: &$0) }
        return
    }
    let first = "When to ask again, at the latest when what was read becomes stale"
    out.line("/// \(first): a rewrite that changes nothing asks for no")
    out.line("/// timeline, so that only the file says that it is fresh again.")
    let parameters =
        rule + plan.readings.map(\.declaration)
        + ["at now: Date", "calendar: Calendar = .autoupdatingCurrent"]
    out.block(.call("static func reloadDate", parameters) + " -> " + result) { emitLimited(plan, to: &$0) }
    guard plan.single == nil else { return }
    out.blank()
    out.line("/// When the rule asks again\(plan.remark).")
    out.block(.call("private static func ruledDate", rule + ["at now: Date", "calendar: Calendar"]) + " -> " + result) {
        emitRule(plan, to: &$0)
    }
}

/// The date of the rule, or an earlier one at which something becomes stale.
private func emitLimited(_ plan: ReloadPlan, to out: inout OutputBuffer) {
    let arguments = plan.parameters.map(\.argument) + ["at: now", "calendar: calendar"]
    out.line("var date = " + (plan.single ?? .call("ruledDate", arguments)))
    for reading in plan.readings {
        out.block("if case .fresh(let snapshot) = \(reading.name)") { out in
            let date = plan.hasDate ? "date" : "date ?? .distantFuture"
            out.line("date = min(\(date), snapshot.staleDate(in: calendar))")
        }
    }
    out.line("return date")
}

private func emitRule(_ plan: ReloadPlan, to out: inout OutputBuffer) {
    if plan.isAtEnd || !plan.times.isEmpty { return emitEarliest(plan, to: &out) }
    guard let refresh = plan.refresh else {
        guard let retry = plan.retry else { return }
        out.line("guard \(plan.condition) else { return nil }")
        out.line("return " + retry.date)
        return
    }
    guard let retry = plan.retry else {
        out.line(refresh.date)
        return
    }
    if refresh.unit == retry.unit {
        let name = retry.unit.plural
        out.line("let \(name) = \(plan.condition) ? \(retry.count) : \(refresh.count)")
        out.line("return " + retry.date(count: name))
    } else {
        out.block("if \(plan.condition)") { out in out.line("return " + retry.date) }
        out.line("return " + refresh.date)
    }
}

/// The earliest of the dates that the rules give.
private func emitEarliest(_ plan: ReloadPlan, to out: inout OutputBuffer) {
    if let retry = plan.retry {
        out.block("if \(plan.condition)") { out in out.line("return " + retry.date) }
    }
    var dates = plan.times.map { time -> SwiftCode in
        .call("WidgetClock.next", ["hour: \(time.hour)", "minute: \(time.minute)", "after: now", "in: calendar"])
    }
    if let refresh = plan.refresh { dates.insert(refresh.optionalDate, at: 0) }
    if plan.isAtEnd { dates.append("end > now ? end : nil") }
    let isAlone = dates.count == 1 && plan.retry == nil
    if dates.count == 1, plan.isAtEnd {
        out.line((isAlone ? "" : "return ") + "end > now ? end : " + plan.standard.date)
    } else if let date = dates.first, dates.count == 1 {
        out.line((isAlone ? "" : "return ") + .binary(date, "??", plan.standard.date))
    } else {
        out.line("let dates: [Date?] = " + .list(dates))
        out.line("return " + .binary("dates.compactMap { $0 }.min()", "??", plan.standard.date))
    }
}

extension ReloadPlan {
    /// What the documentation says about the retry interval.
    fileprivate var remark: String {
        guard let retry else { return "" }
        guard let refresh, times.isEmpty, !isAtEnd else {
            if hasDate { return ": after the retry interval where data could not be read" }
            return ", where data could not be read; otherwise the app says when"
        }
        let isSooner = retry.nominalSeconds < refresh.nominalSeconds
        return ": \(isSooner ? "sooner" : "later") where data could not be read"
    }
}

extension WidgetDuration {
    /// The date after the duration from now.
    fileprivate var date: SwiftCode { date(count: String(count)) }

    fileprivate func date(count: String) -> SwiftCode {
        let seconds = SwiftLiterals.grouped(nominalSeconds)
        return .binary(optionalDate(count: count), "??", "now.addingTimeInterval(\(seconds))")
    }

    /// The date after the duration from now, where the calendar has one.
    fileprivate var optionalDate: SwiftCode { optionalDate(count: String(count)) }

    private func optionalDate(count: String) -> SwiftCode {
        .call("calendar.date", ["byAdding: .\(unit.calendarComponent)", "value: \(count)", "to: now"])
    }
}

extension DurationUnit {
    /// The unit as a variable name.
    fileprivate var plural: String {
        switch self {
        case .second: return "seconds"
        case .minute: return "minutes"
        case .hour: return "hours"
        case .day: return "days"
        case .week: return "weeks"
        }
    }
}

extension SwiftLiterals {
    /// A number with its thousands set apart, where it has more than four digits.
    static func grouped(_ number: Int) -> String {
        let digits = String(number)
        guard number >= 10_000 else { return digits }
        var result = ""
        for (index, digit) in digits.utf8.enumerated() {
            if index > 0, (digits.utf8.count - index) % 3 == 0 { result += "_" }
            result.unicodeScalars.append(Unicode.Scalar(digit))
        }
        return result
    }
}
