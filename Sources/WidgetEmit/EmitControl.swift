// In: one control. Out: what it shows, the provider of that, and the control itself.
// Invariant: everything stands under the conditions of controls, which older systems and visionOS lack.

import WidgetBase
import WidgetModel

func emitControl(_ id: ControlID, in context: EmitContext, to out: inout OutputBuffer) {
    guard let form = ControlForm(id, in: context) else { return }
    out.conditional(context.controlAvailability.directive) { out in
        if form.hasValue {
            emitControlValue(form, in: context, to: &out)
            out.blank()
            emitControlProvider(form, in: context, to: &out)
            out.blank()
        }
        emitControlType(form, in: context, to: &out)
    }
}

/// What is generated for a control.
struct ControlForm: Sendable {
    let row: ControlDecl
    let template: ControlTemplate
    let inputs: WidgetInputs
    let typeName: String
    /// `<Control>Value`.
    let valueName: String
    /// `<Control>ValueProvider`.
    let providerName: String
    /// Whether a provider says what the control shows; else it always shows the same.
    let hasValue: Bool
    /// Whether what the action is given is read with the value.
    let readsAction: Bool
    /// Whether the value depends on the time.
    var usesDate: Bool { inputs.entryUses.usesDate }
    /// Whether what the action is given may be nil, so that there is no action.
    let isActionOptional: Bool

    init?(_ id: ControlID, in context: EmitContext) {
        row = context.program.controls[id]
        guard let template = row.template else { return nil }
        self.template = template
        let given = template.call.arguments.map(\.value)
        var further = given
        var isToggle = false
        if case .toggle(let isOn, _) = template {
            further.append(isOn)
            isToggle = true
        }
        if let disabled = row.disabled { further.append(disabled) }
        inputs = WidgetInputs(row.content, further: further, in: context)
        let name = context.text(row.header.name)
        typeName = context.typeName(id)
        valueName = "\(name)Value"
        providerName = "\(name)ValueProvider"
        let uses = ExpressionUses(given, in: context.program)
        readsAction = !uses.parameters.isEmpty || !uses.snapshots.isEmpty || uses.usesLoader || uses.usesDate
        isActionOptional = given.contains { context.program.types.isOptional(context.program.expressions[$0].type) }
        let content = row.content
        hasValue =
            isToggle || readsAction || row.disabled != nil || !content.fields.isEmpty || content.loader != nil
            || content.configuration != nil
    }
}

// MARK: The control

private func emitControlType(_ form: ControlForm, in context: EmitContext, to out: inout OutputBuffer) {
    let access = context.access
    let content = form.row.content
    context.emitDoc(form.row.header.doc, to: &out)
    out.available(context.controlAvailability)
    out.block("\(access)struct \(form.typeName): ControlWidget") { out in
        out.line("\(access)static let kind = \(context.quoted(content.kind))")
        if context.isPublic {
            out.blank()
            out.line("public init() {}")
        }
        out.blank()
        out.block("\(access)var body: some ControlWidgetConfiguration") { out in
            let isStatic = content.configuration == nil
            let base: SwiftCode = isStatic ? "StaticControlConfiguration" : "AppIntentControlConfiguration"
            var arguments: [SwiftCode] = ["kind: Self.kind"]
            if form.hasValue { arguments.append("provider: \(form.providerName)()") }
            out.line(.call(base, arguments), suffix: form.usesValue(in: context) ? " { value in" : form.closure)
            out.indent()
            emitTemplate(form, in: context, to: &out)
            out.outdent()
            out.line("}")
            out.line(.call(".displayName", [context.resource(content.title)]))
            if let description = content.description {
                out.line(.call(".description", [context.resource(description)]))
            }
            if form.row.promptsForConfiguration { out.line(".promptsForUserConfiguration()") }
            if let handler = form.row.pushHandler {
                out.line(".pushHandler(\(context.name(handler, as: .type)).self)")
            }
        }
    }
}

extension ControlForm {
    /// How the closure of the template begins that reads no value.
    fileprivate var closure: String { hasValue ? " { _ in" : " {" }

    /// Whether the template reads the value.
    fileprivate func usesValue(in context: EmitContext) -> Bool {
        guard hasValue else { return false }
        if case .toggle = template { return true }
        if readsAction || row.disabled != nil { return true }
        let shown = [row.label, row.symbol, row.valueLabel].compactMap { $0 }
        return !ExpressionUses(shown, in: context.program).entryFields.isEmpty
    }
}

private func emitTemplate(_ form: ControlForm, in context: EmitContext, to out: inout OutputBuffer) {
    let action: SwiftCode
    if form.readsAction {
        let stored: SwiftCode = "value.action"
        let none: SwiftCode = "\(context.typeName(form.template.call.action))()"
        action = form.isActionOptional ? .binary(stored, "??", none) : stored
    } else {
        action = context.actionCall(form.template, in: ExpressionScope()).code
    }
    var arguments: [SwiftCode] = []
    var callee: SwiftCode = "ControlWidgetButton"
    if case .toggle = form.template {
        callee = "ControlWidgetToggle"
        arguments.append("isOn: value.isOn")
    }
    arguments.append(.labeled("action", action))
    out.line(.call(callee, arguments), suffix: " {")
    var scope = ExpressionScope()
    scope.isOn = "value.isOn"
    let title = form.row.label.map { context.controlText($0, in: scope) } ?? context.viewText(form.row.content.title)
    emitLabel(title, form, scope, in: context, to: &out)
    if case .toggle = form.template, let valueLabel = form.row.valueLabel {
        scope.isOn = "isOn"
        let shown = [valueLabel] + (form.row.symbol.map { [$0] } ?? [])
        let usesIsOn = ExpressionUses(shown, in: context.program).usesIsOn
        out.line("} valueLabel: { \(usesIsOn ? "isOn" : "_") in")
        emitLabel(context.controlText(valueLabel, in: scope), form, scope, in: context, to: &out)
    }
    out.line("}")
    if let tint = form.row.tint { out.line(.call(".tint", [context.color(tint)])) }
    let hasNone = form.readsAction && form.isActionOptional
    switch (hasNone, form.row.disabled != nil) {
    case (true, true): out.line(".disabled(value.isDisabled || value.action == nil)")
    case (true, false): out.line(".disabled(value.action == nil)")
    case (false, true): out.line(".disabled(value.isDisabled)")
    case (false, false): break
    }
    if form.row.isPrivacySensitive { out.line(".privacySensitive()") }
}

private func emitLabel(
    _ title: SwiftCode,
    _ form: ControlForm,
    _ scope: ExpressionScope,
    in context: EmitContext,
    to out: inout OutputBuffer
) {
    out.indent()
    out.line("Label {")
    out.indent()
    out.line(title)
    out.outdent()
    out.line("} icon: {")
    out.indent()
    let symbol = form.row.symbol.map { context.emitExpression($0, in: scope) } ?? "\"\""
    out.line(.call("Image", [.labeled("systemName", symbol)]))
    out.outdent()
    out.line("}")
    out.outdent()
}

extension EmitContext {
    /// A text of a control as a view.
    fileprivate func controlText(_ id: ExprID, in scope: ExpressionScope) -> SwiftCode {
        if case .text(let text) = program.expressions[id].kind, !program.texts[text].isInterpolated {
            return viewText(text)
        }
        return .call("Text", [emitExpression(id, in: scope)])
    }

    /// An action with what it is given: nil where an argument is nil.
    func actionCall(_ template: ControlTemplate, in scope: ExpressionScope) -> EmittedExpr {
        let call = template.call
        let action = program.actions[call.action]
        let values = call.arguments.map { argument -> (parameter: ParameterID, code: EmittedExpr, isOptional: Bool) in
            let isOptional = program.types.isOptional(program.expressions[argument.value].type)
            return (argument.parameter, emitOperand(argument.value, in: scope, isTyped: true), isOptional)
        }
        let isOnly = values.filter(\.isOptional).count == 1
        var arguments: [SwiftCode] = []
        var unwrapped: [(name: String, base: SwiftCode)] = []
        for parameter in program.intents[action.intent].parameters {
            let row = program.parameters[parameter]
            let label = text(row.name)
            if case .toggle = template, parameter == action.toggledValue { continue }
            guard let value = values.first(where: { $0.parameter == parameter }) else { continue }
            guard value.isOptional else {
                arguments.append(.labeled(label, value.code.code))
                continue
            }
            let name = isOnly ? "" : SwiftNames.escaped(SwiftCode.unused(label, in: values.map(\.code.code)))
            arguments.append(.labeled(label, isOnly ? "$0" : SwiftCode(name)))
            unwrapped.append((name, closedBase(value.code)))
        }
        var code = SwiftCode.call(SwiftCode(typeName(call.action)), arguments)
        for (index, value) in unwrapped.enumerated().reversed() {
            let method = index == unwrapped.count - 1 ? ".map " : ".flatMap "
            code = value.base + SwiftCode(method) + .closure(value.name, code)
        }
        return EmittedExpr(code: code, isOptional: !unwrapped.isEmpty)
    }
}
