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
    let type = context.program.expressions[rule.date].type
    let isList = context.program.types.element(type) != nil
    let isOptional = !isList && context.program.types.isOptional(type)
    let value = isList || isOptional ? "date" : context.emitExpression(rule.date, in: scope)
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
    if isList {
        out.block("for date in " + context.dates(rule.date, in: scope).beforeBrace) { $0.line(append) }
    } else if isOptional {
        out.block("if let date = " + context.emitExpression(rule.date, in: scope).beforeBrace) { $0.line(append) }
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

    /// The dates of a list, none where there is no list.
    fileprivate func dates(_ id: ExprID, in scope: ExpressionScope) -> SwiftCode {
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
