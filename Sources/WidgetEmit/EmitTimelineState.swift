// In: the inputs of a provider. Out: the function that says which state an entry has.
// Invariant: states are tried in the order of their weight, and `sample` is never the result.

import WidgetBase
import WidgetModel

func emitStateFunctions(_ timeline: TimelineInputs, in context: EmitContext, to out: inout OutputBuffer) {
    guard timeline.inputs.hasStates else { return }
    out.blank()
    out.line("/// The first of the states, in the order of their weight, that holds.")
    let parameters = timeline.stateParameters(in: context).map(\.declaration)
    out.block(.call("private static func state", parameters) + " -> WidgetState") { out in
        emitUnconfigured(timeline, in: context, to: &out)
        emitUnavailable(timeline, in: context, to: &out)
        for parameter in timeline.inputs.selections {
            out.line("if \(timeline.selectionName(parameter)) == .gone { return .missing }")
        }
        if timeline.inputs.widget.emptyCondition != nil { out.line("if isEmpty { return .empty }") }
        if context.isTimeline(timeline.inputs.widget) {
            out.line("if loading.content?.isEmpty == true { return .empty }")
        }
        if timeline.canExpire { out.line("if isExpired { return .stale }") }
        for (_, parameter) in timeline.staleable(in: context) {
            out.line("if case .stale = \(parameter.name) { return .stale }")
        }
        if timeline.loading != nil { out.line("if case .kept = loading { return .stale }") }
        out.line("return .ready")
    }
    if let condition = timeline.inputs.widget.emptyCondition {
        out.blank()
        emitEmptiness(condition, timeline, in: context, to: &out)
    }
}

private func emitUnconfigured(_ timeline: TimelineInputs, in context: EmitContext, to out: inout OutputBuffer) {
    let rows = context.program.parameters
    for parameter in timeline.inputs.selections where rows[parameter].isRequired {
        out.line("if \(timeline.selectionName(parameter)) == .unset { return .unconfigured }")
    }
    for parameter in timeline.inputs.requirements {
        let name = timeline.requirementName(parameter, in: context)
        let isOptional = context.program.types.isOptional(rows[parameter].type)
        let isUnset: String
        if context.isList(parameter) {
            isUnset = isOptional ? "\(name)?.isEmpty ?? true" : "\(name).isEmpty"
        } else {
            isUnset = "\(name) == nil"
        }
        out.line("if \(isUnset) { return .unconfigured }")
    }
}

private func emitUnavailable(_ timeline: TimelineInputs, in context: EmitContext, to out: inout OutputBuffer) {
    for (snapshot, parameter) in timeline.readings {
        let reason = context.foreignState(of: snapshot) == nil ? "reason" : "WidgetState.Reason(reason)"
        out.line("if let reason = \(parameter.name).unavailableReason { return .unavailable(\(reason)) }")
    }
    for (_, parameter) in timeline.catalogs {
        out.line("if \(parameter.name) == nil { return .unavailable(.failed) }")
    }
    if timeline.loading != nil { out.line("if case .failed = loading { return .unavailable(.failed) }") }
}

/// The condition under which there is nothing to show.
private func emitEmptiness(
    _ condition: ExprID,
    _ timeline: TimelineInputs,
    in context: EmitContext,
    to out: inout OutputBuffer
) {
    let arguments = ValueArguments(timeline.inputs.emptyUses, timeline, at: "date", in: context)
    var scope = arguments.scope
    var parameters = arguments.parameters
    if timeline.inputs.emptyUses.usesCalendar {
        let name = arguments.fresh("calendar")
        scope.calendar = name
        parameters.append(name == "calendar" ? "calendar: Calendar" : "calendar \(name): Calendar")
    }
    out.line("/// Whether there is nothing to show.")
    out.block(.call("private static func isEmpty", parameters) + " -> Bool") { out in
        out.line(context.emitExpression(condition, in: scope))
    }
}

extension TimelineInputs {
    /// What the state depends on.
    fileprivate func stateParameters(in context: EmitContext) -> [Parameter] {
        var parameters = inputs.selections.map { parameter in
            let row = context.entity(of: parameter).map(context.rowName) ?? "Never"
            let content = context.isList(parameter) ? "[\(row)]" : row
            let type = "\(context.selectionPrefix(of: parameter))WidgetSelection<\(content)>"
            return Parameter(name: selectionName(parameter), type: type)
        }
        parameters += inputs.requirements.map { parameter in
            let type = context.swiftType(context.program.parameters[parameter].type)
            return Parameter(name: requirementName(parameter, in: context), type: type)
        }
        parameters += readings.map(\.parameter) + catalogs.map(\.parameter)
        if let loading { parameters.append(loading) }
        if inputs.widget.emptyCondition != nil { parameters.append(Parameter(name: "isEmpty", type: "Bool")) }
        if canExpire { parameters.append(Parameter(name: "isExpired", type: "Bool")) }
        return parameters
    }

    /// The name under which the state gets a required parameter that is no entity.
    fileprivate func requirementName(_ parameter: ParameterID, in context: EmitContext) -> String {
        let name = context.text(context.program.parameters[parameter].name)
        let taken = readings.map(\.parameter.name) + catalogs.map(\.parameter.name)
        return (taken + ["loading", "isEmpty", "isExpired"]).contains(name) ? "\(name)Value" : SwiftNames.escaped(name)
    }

    /// `state(project: project, reading: reading)`, or `.ready` where there is no other.
    func stateCall(in context: EmitContext) -> SwiftCode {
        guard inputs.hasStates else { return ".ready" }
        let arguments = ValueArguments(inputs.emptyUses, self, at: "date", in: context)
        let all = stateParameters(in: context).map { parameter -> SwiftCode in
            if parameter.name == "isEmpty" {
                let calendar: [SwiftCode] = inputs.emptyUses.usesCalendar ? ["calendar: calendar"] : []
                return parameter.argument(.call("isEmpty", arguments.values + calendar))
            }
            let required = inputs.requirements.first { requirementName($0, in: context) == parameter.name }
            return required.map { parameter.argument(value(of: $0, in: context)) } ?? parameter.argument
        }
        return .call("state", all)
    }
}
