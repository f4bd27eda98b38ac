// In: one widget with `relevant`. Out: the method that tells the system at which dates it matters.
// Invariant: it reads snapshots only, and stands behind the conditions under which the SDK has its types.

import WidgetBase
import WidgetModel

func emitRelevantDates(_ timeline: TimelineInputs, in context: EmitContext, to out: inout OutputBuffer) {
    let widget = timeline.inputs.widget
    guard !widget.relevant.isEmpty else { return }
    let availability = context.availability(of: .relevance)
    out.blank()
    out.conditional(availability.directive) { out in
        emitRelevantMembers(widget, attribute: availability.runtime.map { "@available(\($0))" }, in: context, to: &out)
    }
}

private func emitRelevantMembers(
    _ widget: WidgetDecl,
    attribute: String?,
    in context: EmitContext,
    to out: inout OutputBuffer
) {
    let configuration = widget.configuration.map(context.typeName) ?? "Void"
    let arguments = StoreArguments(widget.relevant.map(\.date), at: "Date()", in: context)
    let type = "[WidgetRelevanceAttribute<\(configuration)>]"
    let hasSpan = widget.relevant.contains { $0.span != nil }
    var parameters = arguments.parameters
    if hasSpan { parameters.append("calendar: Calendar = .autoupdatingCurrent") }

    if let attribute { out.line(attribute) }
    out.block("func relevance() async -> WidgetRelevance<\(configuration)>") { out in
        out.line(.call("WidgetRelevance", [.call("Self.relevanceAttributes", arguments.values)]))
    }
    out.blank()
    out.line("/// The dates at which the widget matters.")
    if let attribute { out.line(attribute) }
    out.block(.call("static func relevanceAttributes", parameters) + " -> \(type)") { out in
        out.line("var attributes: \(type) = []")
        for rule in widget.relevant { emitRelevantRule(rule, of: widget, arguments.scope, in: context, to: &out) }
        out.line("return attributes")
    }
    guard hasSpan else { return }
    out.blank()
    if let attribute { out.line(attribute) }
    emitSpanFunction(in: context, to: &out)
}

private func emitRelevantRule(
    _ rule: RelevantRule,
    of widget: WidgetDecl,
    _ scope: ExpressionScope,
    in context: EmitContext,
    to out: inout OutputBuffer
) {
    let (head, value) = context.dates(of: rule, in: scope)
    var arguments: [SwiftCode] = []
    if let intent = widget.configuration {
        var values: [(ParameterID, SwiftCode)] = []
        if let parameter = rule.parameter, let value = rule.value {
            let type = context.program.parameters[parameter].type
            values.append((parameter, value == .nil ? "nil" : context.parameterLiteral(value, type: type)))
        }
        arguments.append(.labeled("configuration", context.configuration(intent, values)))
    }
    if let span = rule.span {
        let start: SwiftCode = context.moved(value, by: span.start)
        let end: SwiftCode = context.moved(value, by: span.end)
        arguments.append(.labeled("context", .call("span", [.labeled("from", start), .labeled("to", end)])))
    } else {
        arguments.append(.labeled("context", .call(".date", [value])))
    }
    let append = SwiftCode.call("attributes.append", [.call("WidgetRelevanceAttribute", arguments)])
    if let head {
        out.block(head) { $0.line(append) }
    } else {
        out.line(append)
    }
}

extension EmitContext {
    fileprivate func moved(_ date: SwiftCode, by offset: RelevantRule.Offset) -> SwiftCode {
        let count = offset.isNegative ? -offset.duration.count : offset.duration.count
        let unit = offset.duration.unit.calendarComponent
        return .call("WidgetDates.moved", [date, "by: \(count)", ".\(unit)", "in: calendar"])
    }

    /// The dates of a rule: what comes before each, nil for a date that is always there, and the date.
    fileprivate func dates(of rule: RelevantRule, in scope: ExpressionScope) -> (head: SwiftCode?, date: SwiftCode) {
        let type = program.expressions[rule.date].type
        if program.types.element(type) != nil {
            if let loop = filteredRows(rule.date, in: scope) { return loop }
            return ("for date in " + list(rule.date, in: scope).beforeBrace, "date")
        }
        let date = emitExpression(rule.date, in: scope)
        return program.types.isOptional(type) ? ("if let date = " + date.beforeBrace, "date") : (nil, date)
    }

    /// `rows.filter { … }.date` as a loop over the rows, with the filter as its condition. The type checker takes a
    /// third of the time for it, and widgets have a rule for each of their values.
    private func filteredRows(_ id: ExprID, in scope: ExpressionScope) -> (head: SwiftCode, date: SwiftCode)? {
        guard case .fieldOfEach(let filtered, let field, _) = program.expressions[id].kind,
            case .closure(let rows, .filter, let test, _) = program.expressions[filtered].kind,
            !program.types.isOptional(program.fields[field].type), !hasOptionalElements(rows)
        else { return nil }
        let list = list(rows, in: scope)
        var inner = scope
        inner.element = SwiftCode.unused("row", in: [list, emitExpression(test, in: scope)])
        let condition = emitExpression(test, in: inner).beforeBrace
        let head = SwiftCode("for \(inner.element) in ") + .binary(list.beforeBrace, "where", condition)
        return (head, SwiftCode("\(inner.element).\(name(program.fields[field].name, as: .member))"))
    }

    /// The elements of a list, none where there is no list.
    private func list(_ id: ExprID, in scope: ExpressionScope) -> SwiftCode {
        let value = emitOperand(id, in: scope)
        let isOptional = program.types.isOptional(program.expressions[id].type) || value.isChain || value.isOptional
        return isOptional ? .binary(value.code, "??", "[]") : value.code
    }
}

/// The function that makes a context of a span of time: its first form is deprecated where the second exists.
private func emitSpanFunction(in context: EmitContext, to out: inout OutputBuffer) {
    let older = "return .date(from: start, to: end)"
    let newer = "return .date(interval: DateInterval(start: start, end: end), kind: .default)"
    let platforms = context.floors.platforms
    let isNewer = platforms.filter { context.hasFloor(.relevantIntervals, on: $0) }
    out.block("private static func span(from start: Date, to end: Date) -> RelevantContext") { out in
        if isNewer.isEmpty || isNewer.count == platforms.count {
            out.line(isNewer.isEmpty ? older : newer)
            return
        }
        out.line("#if \(context.directive(for: isNewer) ?? "true")")
        out.line(newer)
        out.line("#else")
        out.line(older)
        out.line("#endif")
    }
}
