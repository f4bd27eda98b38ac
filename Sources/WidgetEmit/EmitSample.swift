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
    let family = arguments.usesFamily ? ", family: WidgetFamily" : ""
    out.line("/// What placeholder, gallery and previews show.")
    out.block("\(context.access)static func sample(at date: Date\(family)) -> \(name)") { out in
        out.line(context.sampleEntry(samples.first, inputs, arguments))
    }
    guard samples.count > 1 else { return }
    out.blank()
    out.line("/// What previews show under a title; under another, the first sample.")
    out.block("\(context.access)static func sample(titled title: String, at date: Date\(family)) -> \(name)") { out in
        out.switching("title") { out in
            for sample in samples.dropFirst() {
                guard let title = sample.title else { continue }
                out.line("case \(context.quoted(title)):")
                out.indent()
                out.line("return " + context.sampleEntry(sample, inputs, arguments))
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
        _ inputs: WidgetInputs,
        _ arguments: EntryArguments
    ) -> SwiftCode {
        var scope = ExpressionScope()
        scope.date = "date"
        scope.family = "family"
        var values: [SwiftCode] = [.labeled(arguments.date, "date"), .labeled(arguments.state, ".sample")]
        values += sampleInputs(sample, inputs, arguments, in: scope)
        if arguments.usesFamily { values.append(.labeled(arguments.scope.family, "family")) }
        return .call(SwiftCode(entryName(inputs.widget)), values)
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
