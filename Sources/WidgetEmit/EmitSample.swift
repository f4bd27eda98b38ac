// In: one widget and its samples. Out: the entries that placeholder, gallery and previews show.
// Invariant: a sample reads no store and no clock.

import WidgetBase
import WidgetModel

func emitEntrySamples(
    _ inputs: WidgetInputs,
    _ arguments: EntryArguments,
    in context: EmitContext,
    to out: inout OutputBuffer
) {
    let name = context.entryName(inputs.widget)
    let samples = inputs.widget.samples
    let access = context.access
    let family: [SwiftCode] = arguments.usesFamily ? ["family: WidgetFamily"] : []
    out.line("/// What placeholder, gallery and previews show; previews show it in other states too.")
    let parameters: [SwiftCode] = ["at date: Date"] + family + ["state: WidgetState = .sample"]
    out.block(.call("\(access)static func sample", parameters) + " -> \(name)") { out in
        out.line(context.sampleEntry(samples.first, state: "state", inputs, arguments))
    }
    guard samples.count > 1 else { return }
    out.blank()
    out.line("/// What previews show under a title; under another, the first sample.")
    let titled: [SwiftCode] = ["titled title: String", "at date: Date"] + family
    out.block(.call("\(access)static func sample", titled) + " -> \(name)") { out in
        out.switching("title") { out in
            for sample in samples.dropFirst() {
                guard let title = sample.title else { continue }
                out.line("case \(context.quoted(title)):")
                out.indent()
                out.line("return " + context.sampleEntry(sample, state: ".sample", inputs, arguments))
                out.outdent()
            }
            out.line("default: return sample(at: date\(arguments.usesFamily ? ", family: family" : ""))")
        }
    }
}

extension EmitContext {
    /// The entry of a sample; without one, of what every input starts with.
    fileprivate func sampleEntry(
        _ sample: WidgetSample?,
        state: SwiftCode,
        _ inputs: WidgetInputs,
        _ arguments: EntryArguments
    ) -> SwiftCode {
        entry(state: state, inputs, arguments, sampleInputs(sample, inputs, arguments, in: sampleScope))
    }

    /// The entry of a state in which there is nothing to show: as a sample, without what the store has.
    func blankEntry(state: SwiftCode, _ inputs: WidgetInputs, _ arguments: EntryArguments) -> SwiftCode {
        var values = arguments.parameters.map { parameter -> SwiftCode in
            let row = program.parameters[parameter]
            let isChoice = entity(of: parameter) != nil || row.isRequired && canBeUnset(row)
            guard isChoice else {
                let sample = inputs.widget.samples.first
                return .labeled(text(row.name), sampleValue(of: parameter, sample, in: sampleScope))
            }
            return .labeled(text(row.name), program.types.isOptional(row.type) ? "nil" : "[]")
        }
        if inputs.widget.loader != nil { values.append(.labeled(arguments.scope.content, "nil")) }
        for snapshot in arguments.snapshots {
            values.append(.labeled(snapshotVariable(snapshot, in: arguments.scope), "nil"))
        }
        return entry(state: state, inputs, arguments, values)
    }

    private var sampleScope: ExpressionScope {
        var scope = ExpressionScope()
        scope.date = "date"
        scope.family = "family"
        return scope
    }

    private func entry(
        state: SwiftCode,
        _ inputs: WidgetInputs,
        _ arguments: EntryArguments,
        _ values: [SwiftCode]
    ) -> SwiftCode {
        let family: [SwiftCode] = arguments.usesFamily ? [.labeled(arguments.scope.family, "family")] : []
        let start: [SwiftCode] = [.labeled(arguments.date, "date"), .labeled(arguments.state, state)]
        return .call(SwiftCode(entryName(inputs.widget)), start + values + family)
    }

    /// What a sample says about parameters, loaded content and snapshots.
    func sampleInputs(
        _ sample: WidgetSample?,
        _ inputs: WidgetInputs,
        _ arguments: EntryArguments,
        in scope: ExpressionScope
    ) -> [SwiftCode] {
        var values = arguments.parameters.map { parameter -> SwiftCode in
            let row = program.parameters[parameter]
            return .labeled(text(row.name), sampleValue(of: parameter, sample, in: scope))
        }
        if let loader = inputs.widget.loader {
            values.append(.labeled(arguments.scope.content, sampleContent(loader, sample, in: scope)))
        }
        for snapshot in arguments.snapshots {
            let label = snapshotVariable(snapshot, in: arguments.scope)
            values.append(.labeled(label, sampleSnapshot(snapshot, sample, in: scope)))
        }
        return values
    }

    private func value(of input: SampleInput, in sample: WidgetSample?, _ scope: ExpressionScope) -> SwiftCode? {
        sample?.values.first { $0.input == input }.map { emitExpression($0.value, in: scope) }
    }

    /// The sample's value of a parameter; without one, what the parameter starts with.
    fileprivate func sampleValue(
        of parameter: ParameterID,
        _ sample: WidgetSample?,
        in scope: ExpressionScope
    ) -> SwiftCode {
        if let value = value(of: .parameter(parameter), in: sample, scope) { return value }
        let row = program.parameters[parameter]
        if let value = plainDefault(of: row) { return value }
        if program.types.isOptional(row.type) { return "nil" }
        if isList(parameter) { return "[]" }
        return firstOption(of: row) ?? leftOutValue(row.type) ?? "\"\""
    }

    /// The sample's content; nil where the sample sets none of it.
    fileprivate func sampleContent(
        _ loader: LoaderID,
        _ sample: WidgetSample?,
        in scope: ExpressionScope
    ) -> SwiftCode {
        let arguments = contentArguments(program.loaders[loader].fields) { field in
            value(of: .loaderField(field), in: sample, scope)
        }
        let needsNone = program.loaders[loader].fields.allSatisfy { defaultValue(program.fields[$0]) != nil }
        let date: [SwiftCode] = program.loaders[loader].isTimeline ? ["date: date"] : []
        return arguments.isEmpty && !needsNone ? "nil" : .call(SwiftCode(contentName(loader)), date + arguments)
    }

    /// The sample's contents of a snapshot.
    fileprivate func sampleSnapshot(
        _ snapshot: SnapshotID,
        _ sample: WidgetSample?,
        in scope: ExpressionScope
    ) -> SwiftCode {
        let arguments = contentArguments(program.snapshots[snapshot].fields) { field in
            value(of: .snapshotField(snapshot, field), in: sample, scope)
        }
        return arguments.isEmpty ? "nil" : .call(SwiftCode(typeName(snapshot)), arguments + ["written: date"])
    }
}
