// In: schedules, relevance and recommendations of widgets. Out: their text.
// Invariant: a limit is printed also where the description gives none.

import WidgetBase

extension ProgramDump {
    mutating func dump(_ schedule: EntrySchedule) {
        for rule in schedule.rules {
            let condition = rule.condition.map { " when \(expr($0))" } ?? ""
            switch rule.item {
            case .every(let step, let isAligned, let count):
                out.line("every \(duration(step))\(isAligned ? " aligned" : "") count \(count)\(condition)")
            case .time(let time): out.line("at \(self.time(time))\(condition)")
            case .date(let id): out.line("at \(expr(id))\(condition)")
            }
        }
        out.line("limit \(schedule.limit)")
        if let expiry = schedule.expiry { out.line("expires after \(duration(expiry))") }
    }

    func time(_ time: TimeOfDay) -> String {
        func digits(_ number: Int) -> String { number < 10 ? "0\(number)" : String(number) }
        return "\(digits(time.hour)):\(digits(time.minute))"
    }

    mutating func dumpRelevance(_ decl: WidgetDecl) {
        if let relevance = decl.relevance {
            let span = relevance.duration.map { " for \(duration($0))" } ?? ""
            out.line("relevance \(expr(relevance.score))\(span)")
        }
        for rule in decl.relevant {
            let condition = rule.parameter.map { id in
                "when \(name(program.parameters[id].name)) = \(rule.value.map { literal($0) } ?? "nil") "
            }
            let span = rule.span.map { " from \(offset($0.start)) to \(offset($0.end))" } ?? ""
            out.line("relevant \(condition ?? "")at \(expr(rule.date))\(span)")
        }
        for recommendation in decl.recommendations {
            switch recommendation {
            case .fixed(let title, let values):
                let assignments = values.map { "\(name(program.parameters[$0.parameter].name)) = \(expr($0.value))" }
                out.line("recommend \(text(title)) { \(assignments.joined(separator: "; ")) }")
            case .each(let rows, let id, let title):
                out.line("recommend each \(expr(rows)) as \(name(program.parameters[id].name)) \(text(title))")
            }
        }
    }

    private func offset(_ offset: RelevantRule.Offset) -> String {
        (offset.isNegative ? "-" : "+") + duration(offset.duration)
    }
}
