// In: one control with inputs. Out: the value that it shows, and the provider that reads it.
// Invariant: the preview is the sample and reads no store; the value is a pure function of configuration, contents
// and time, and is generated apart from the protocol's methods.

import WidgetBase
import WidgetModel

func emitControlValue(_ form: ControlForm, in context: EmitContext, to out: inout OutputBuffer) {
    let arguments = EntryArguments(form.inputs, in: context)
    let access = context.access
    out.line("/// What `\(context.text(form.row.header.name))` shows.")
    out.available(context.controlAvailability)
    out.block("\(access)struct \(form.valueName): WidgetContent") { out in
        emitStoredFields(of: form.row.content, in: context, to: &out)
        if case .toggle = form.template { out.line("\(access)let isOn: Bool") }
        if form.readsAction {
            let type = context.typeName(form.template.call.action)
            if form.isActionOptional {
                out.line("/// What a tap performs; without it the control is disabled.")
                out.line("\(access)let action: \(type)?")
            } else {
                out.line("/// What a tap performs.")
                out.line("\(access)let action: \(type)")
            }
        }
        if form.row.disabled != nil { out.line("\(access)let isDisabled: Bool") }
        out.blank()
        emitValueInitializer(form, arguments, in: context, to: &out)
        out.blank()
        emitValueSample(form, arguments, in: context, to: &out)
    }
}

private func emitValueInitializer(
    _ form: ControlForm,
    _ arguments: EntryArguments,
    in context: EmitContext,
    to out: inout OutputBuffer
) {
    let content = form.row.content
    let scope = arguments.scope
    let date = form.usesDate ? [SwiftCode("\(arguments.date): Date")] : []
    let parameters = date + arguments.declarations(of: content, in: context)
    out.line(.call("\(context.access)init", parameters), suffix: " {")
    out.indent()
    arguments.emitAssignments(of: content, in: context, to: &out)
    if case .toggle(let isOn, _) = form.template {
        out.line(arguments.property("isOn") + " = " + context.emitExpression(isOn, in: scope))
    }
    if form.readsAction {
        out.line(arguments.property("action") + " = " + context.actionCall(form.template, in: scope).code)
    }
    if let disabled = form.row.disabled {
        out.line(arguments.property("isDisabled") + " = " + context.emitExpression(disabled, in: scope))
    }
    out.outdent()
    out.line("}")
}

private func emitValueSample(
    _ form: ControlForm,
    _ arguments: EntryArguments,
    in context: EmitContext,
    to out: inout OutputBuffer
) {
    var scope = ExpressionScope()
    scope.date = "date"
    var values = form.usesDate ? [SwiftCode.labeled(arguments.date, "date")] : []
    values += context.sampleInputs(form.row.content.samples.first, form.inputs, arguments, in: scope)
    out.line("/// What the gallery of controls shows.")
    out.block("\(context.access)static func sample(at date: Date) -> \(form.valueName)") { out in
        out.line(.call(SwiftCode(form.valueName), values))
    }
}

// MARK: The provider

func emitControlProvider(_ form: ControlForm, in context: EmitContext, to out: inout OutputBuffer) {
    let timeline = TimelineInputs(form.inputs, in: context)
    let intent = form.row.content.configuration.map { context.typeName($0) }
    let base = intent == nil ? "ControlValueProvider" : "AppIntentControlValueProvider"
    out.available(context.controlAvailability)
    out.block("struct \(form.providerName): \(base), WidgetContent") { out in
        if let intent {
            out.block("func previewValue(configuration: \(intent)) -> \(form.valueName)") { out in
                out.line(".sample(at: Date())")
            }
        } else {
            out.block("var previewValue: \(form.valueName)") { $0.line(".sample(at: Date())") }
        }
        out.blank()
        let parameters: [SwiftCode] = intent.map { ["configuration: \($0)"] } ?? []
        out.block(.call("func currentValue", parameters) + " async throws -> \(form.valueName)") { out in
            if form.readsClock(in: context) { out.line("let now = Date()") }
            emitReading(timeline, in: context, to: &out)
            emitRequest(timeline, in: context, to: &out)
            let arguments = timeline.arguments(in: context) + (form.usesDate ? ["at: now"] : [])
            let value = SwiftCode.call("Self.value", arguments)
            out.line(form.hasPreparations(in: context) ? "return " + value : value)
        }
        out.blank()
        emitValueFunction(form, timeline, in: context, to: &out)
    }
}

extension ControlForm {
    /// Whether reading the value asks what time it is.
    fileprivate func readsClock(in context: EmitContext) -> Bool {
        usesDate || row.content.loader != nil
            || inputs.snapshots.contains { context.program.snapshots[$0].staleAfter != nil }
    }

    /// Whether something stands before the value.
    fileprivate func hasPreparations(in context: EmitContext) -> Bool {
        readsClock(in: context) || !inputs.catalogs.isEmpty
    }
}

/// Asks the loader; a control has no family and no size.
private func emitRequest(_ timeline: TimelineInputs, in context: EmitContext, to out: inout OutputBuffer) {
    guard let loader = timeline.inputs.widget.loader else { return }
    var values: [SwiftCode] = []
    if let configuration = context.program.loaders[loader].configuration {
        for parameter in context.program.intents[configuration].parameters {
            let label = context.text(context.program.parameters[parameter].name)
            values.append(.labeled(label, timeline.requestValue(of: parameter, in: context)))
        }
    }
    values += ["date: now", "family: nil", "displaySize: nil"]
    out.line("let request = " + .call(SwiftCode(context.requestName(loader)), values))
    let timeout = min(timeline.inputs.widget.timeout.nominalSeconds, DurationUnit.day.seconds)
    out.line("let loading = await \(context.contentName(loader)).load(request, within: \(timeout))")
}

private func emitValueFunction(
    _ form: ControlForm,
    _ timeline: TimelineInputs,
    in context: EmitContext,
    to out: inout OutputBuffer
) {
    let inputs = form.inputs
    let arguments = EntryArguments(inputs, in: context)
    let date = form.usesDate ? [SwiftCode.labeled(arguments.date, "date")] : []
    let values = date + arguments.values(from: timeline, in: context)
    let selections = inputs.selections.filter(arguments.parameters.contains)
    out.line("/// What the control shows: a function of its arguments only.")
    let parameters = timeline.parameters.map(\.declaration) + (form.usesDate ? ["at date: Date"] : [])
    out.block(.call("static func value", parameters) + " -> \(form.valueName)") { out in
        for parameter in selections {
            out.line("let \(timeline.selectionName(parameter)) = " + timeline.selection(of: parameter, in: context))
        }
        let value = SwiftCode.call(SwiftCode(form.valueName), values)
        out.line(selections.isEmpty ? value : "return " + value)
    }
}
