// In: the inputs of a provider. Out: when WidgetKit is asked to come back.
// Invariant: the date is later than now, by calendar units; `never` still asks again where data could not be read.

import WidgetBase
import WidgetModel

/// When a widget's timeline is asked for again.
private struct ReloadPlan {
    /// Where data could be read; nil for never.
    var refresh: WidgetDuration?
    /// Where data could not be read; nil where there is none that could not.
    var retry: WidgetDuration?
    /// What tells that data could not be read.
    var condition: String
    /// What the condition is about.
    var parameters: [TimelineInputs.Parameter]

    init(_ timeline: TimelineInputs) {
        let widget = timeline.inputs.widget
        for case .after(let duration) in widget.refresh {
            guard let earlier = refresh, earlier.nominalSeconds <= duration.nominalSeconds else {
                refresh = duration
                continue
            }
        }
        let isState = !timeline.readings.isEmpty || !timeline.catalogs.isEmpty
        let hasLoading = timeline.loading != nil
        retry = timeline.inputs.canBeUnavailable && widget.retry != refresh ? widget.retry : nil
        switch (isState, hasLoading) {
        case (true, true): condition = "state.isUnavailable || loading.hasFailed"
        case (false, true): condition = "loading.hasFailed"
        default: condition = "state.isUnavailable"
        }
        parameters = []
        guard retry != nil else { return }
        if isState { parameters.append(TimelineInputs.Parameter(label: "after", name: "state", type: "WidgetState")) }
        if var loading = timeline.loading {
            loading.label = isState ? nil : "after"
            parameters.append(loading)
        }
    }

    /// Whether there is a date to ask again at in every case.
    var hasDate: Bool { refresh != nil }

    var isNever: Bool { refresh == nil && retry == nil }

    var call: SwiftCode { .call("Self.reloadDate", parameters.map(\.argument) + ["at: now"]) }
}

extension TimelineInputs {
    /// The policy of a timeline, with `state` and `loading` at hand.
    var policy: SwiftCode {
        let plan = ReloadPlan(self)
        if plan.isNever { return ".never" }
        if plan.hasDate { return .call(".after", [plan.call]) }
        return .binary(plan.call + ".map { .after($0) }", "??", ".never")
    }
}

func emitReloadDate(_ timeline: TimelineInputs, in context: EmitContext, to out: inout OutputBuffer) {
    let plan = ReloadPlan(timeline)
    guard !plan.isNever else { return }
    out.blank()
    out.line("/// When to ask again\(plan.remark).")
    let parameters = plan.parameters.map(\.declaration) + ["at now: Date", "calendar: Calendar = .autoupdatingCurrent"]
    let result: SwiftCode = plan.hasDate ? "Date" : "Date?"
    out.block(.call("static func reloadDate", parameters) + " -> " + result) { out in
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
}

extension ReloadPlan {
    /// What the documentation says about the retry interval.
    fileprivate var remark: String {
        guard let retry else { return "" }
        guard let refresh else { return ", where data could not be read; otherwise the app says when" }
        let isSooner = retry.nominalSeconds < refresh.nominalSeconds
        return ": \(isSooner ? "sooner" : "later") where data could not be read"
    }
}

extension WidgetDuration {
    /// The date after the duration from now.
    fileprivate var date: SwiftCode { date(count: String(count)) }

    fileprivate func date(count: String) -> SwiftCode {
        let arguments: [SwiftCode] = ["byAdding: .\(unit.calendarComponent)", "value: \(count)", "to: now"]
        let seconds = SwiftLiterals.grouped(nominalSeconds)
        return .binary(.call("calendar.date", arguments), "??", "now.addingTimeInterval(\(seconds))")
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
