// In: `button` and `toggle` of controls. Out: the action with one argument for each parameter that is given.
// Invariant: a parameter that is left out is optional, a list, has a default, or is set by the toggle.

import WidgetBase
import WidgetModel
import WidgetSyntax

extension Checker {
    mutating func checkTemplate(
        of id: ControlID,
        _ members: WidgetMembers,
        _ syntax: ControlSyntax,
        in scope: ExprScope
    ) {
        switch (members[.buttonMember], members[.toggleMember]) {
        case (let button?, nil):
            // A button that says whether it is on has been reported for that, and is meant to be a toggle.
            let mayToggle = members[.valueLabelMember] != nil
            let action = ButtonMember(node: button).action
            guard let call = checkActionCall(action, isToggle: false, mayToggle: mayToggle, in: scope) else { return }
            program.controls[id].template = .button(call)
        case (nil, let toggle?):
            let member = ToggleMember(node: toggle)
            // The two parts may stand in the other order, which shows where the second cannot be read.
            guard let expr = member.expr, !(expr.kind == .callExpr && isIncomplete(toggle)) else { return }
            let isOn = checkCondition(expr, in: scope).id
            guard let call = checkActionCall(member.action, isToggle: true, in: scope) else { return }
            program.controls[id].template = .toggle(isOn: isOn, call)
        case (_?, let toggle?):
            report(.buttonAndToggle(at: keywordPlace(toggle)))
        case (nil, nil):
            guard !mayHold(.button, .buttonMember), !mayHold(.toggle, .toggleMember), let name = syntax.name else {
                return
            }
            let why = "a control performs an action"
            report(.missingMember("button MyAction()", of: "a control", why: why, at: place(name)))
        }
    }

    private mutating func checkActionCall(
        _ syntax: CallExpr?,
        isToggle: Bool,
        mayToggle: Bool = false,
        in scope: ExprScope
    ) -> ActionCall? {
        guard let syntax, let range = syntax.name, let kind = resolve(range, as: .action),
            case .action(let id) = kind
        else { return nil }
        let toggled = program.actions[id].toggledValue
        // A parameter whose type has been reported may be the one.
        let hasUnread = program.intents[program.actions[id].intent].parameters.contains {
            program.types[program.parameters[$0].type] == .invalid
        }
        if isToggle, toggled == nil, !isIncomplete(.action(id)), !hasUnread {
            report(.actionNotToggled(text(range), at: place(range), declared: program.actions[id].header.range))
        }
        var values: [ParameterID: (value: ExprID, range: SourceRange)] = [:]
        // A toggle of an action that takes no value has been reported, and what it would take is not known.
        var hasUnknown = isToggle && toggled == nil
        let parameters = program.intents[program.actions[id].intent].parameters
        for argument in syntax.arguments {
            guard let label = argument.label, let node = argument.expr else {
                hasUnknown = true
                continue
            }
            let name = name(label)
            guard let parameter = parameters.first(where: { program.parameters[$0].name == name }) else {
                hasUnknown = true
                if mayDeclare(text(label), in: .action(id)) { continue }
                let names = parameters.map { program.text(program.parameters[$0].name) }
                let nearest = nearestName(text(label), among: names)
                let finding = Diagnostic.unknownActionParameter(
                    text(label), text(range), at: place(label), nearest: nearest)
                report(finding, missing: label, in: .declaration(.intent(program.actions[id].intent)))
                continue
            }
            if isToggle, parameter == toggled {
                report(.valueOfToggle(at: place(label)))
                continue
            }
            let type = program.parameters[parameter].type
            let optional = program.types.optional(program.types.unwrapped(type))
            let count = bag.diagnostics.count
            let value = checkExpr(node, expecting: optional, in: scope.inner)
            if !fits(value.type, optional) { reportMismatch(value.type, node, expected: type) }
            noteDisagreements(since: count, at: node, with: .parameter(parameter))
            // Without an argument that is nil there is nothing to perform, whether or not the parameter takes nil.
            if case .nil = program.expressions[value.id].kind {
                report(.nilArgument(text(label), of: "anything to perform", at: place(node)))
            }
            if let first = values[parameter] {
                report(.duplicateArgument(text(label), at: place(label), first: first.range))
            } else {
                values[parameter] = (value.id, place(label))
            }
        }
        if hasUnknown {
            let labels = parameters.filter { !(isToggle && $0 == toggled) }
            reportMissingLabel(syntax, labels: labels.map { program.text(program.parameters[$0].name) })
        }
        let missing = parameters.filter { parameter in
            values[parameter] == nil && !((isToggle || mayToggle) && parameter == toggled) && mustBeGiven(parameter)
        }
        if !missing.isEmpty, !hasUnknown {
            let places = missing.map { id in
                (name: program.text(program.parameters[id].name), declared: program.parameters[id].range)
            }
            report(.missingArguments(places, of: text(range), at: place(range)))
        }
        let arguments = parameters.compactMap { parameter in
            values[parameter].map { ActionArgument(parameter: parameter, value: $0.value) }
        }
        return ActionCall(action: id, arguments: arguments)
    }

    /// Whether an action cannot be made without a value for the parameter.
    private func mustBeGiven(_ id: ParameterID) -> Bool {
        let row = program.parameters[id]
        if program.types.isOptional(row.type) || program.types.element(row.type) != nil { return false }
        if program.types[row.type] == .invalid { return false }
        switch (row.defaultValue, row.options) {
        case (.literal, _), (.list, _), (.none, .sections), (.none, .dependent): return false
        default: return true
        }
    }
}
