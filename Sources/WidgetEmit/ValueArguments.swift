// In: what an expression of a widget reads. Out: the parameters of the function that holds it, and its arguments.
// Invariant: the scope names exactly the parameters.

import WidgetBase
import WidgetModel

/// What a function of the provider takes that evaluates expressions.
struct ValueArguments {
    private(set) var parameters: [SwiftCode] = []
    private(set) var values: [SwiftCode] = []
    private(set) var scope: ExpressionScope
    private var taken: Set<String> = []

    /// `date` is the variable at the call that holds the date.
    init(_ uses: ExpressionUses, _ timeline: TimelineInputs, at date: SwiftCode, in context: EmitContext) {
        let inputs = timeline.inputs
        let names = LocalNames(parameters: uses.parameters, in: context)
        scope = ExpressionScope()
        scope.hasSeveralSnapshots = inputs.snapshots.count > 1
        scope.date = names.fresh("date")
        scope.content = names.fresh("content")
        scope.snapshot = names.fresh("snapshot")
        scope.family = names.fresh("family")

        for parameter in uses.parameters {
            let row = context.program.parameters[parameter]
            add(context.name(row.name), type: context.swiftType(row.type), timeline.value(of: parameter, in: context))
        }
        if uses.usesLoader, let loader = inputs.widget.loader {
            add(scope.content, type: "\(context.contentName(loader))?", timeline.content(at: date, in: context))
        }
        for snapshot in uses.snapshots {
            let name = context.snapshotVariable(snapshot, in: scope)
            add(name, type: "\(context.typeName(snapshot))?", timeline.contents(of: snapshot))
        }
        if uses.usesFamily { add(scope.family, type: "WidgetFamily", "family") }
        if uses.usesDate {
            taken.insert(scope.date)
            parameters.append(scope.date == "date" ? "at date: Date" : "at \(scope.date): Date")
            values.append(.labeled("at", date))
        }
    }

    /// The name of a further parameter, or one like it where the name is taken.
    func fresh(_ name: String) -> String {
        taken.contains(name) ? "widget\(SwiftNames.upperCamel(name))" : name
    }

    private mutating func add(_ name: String, type: String, _ value: SwiftCode) {
        taken.insert(name)
        parameters.append("\(name): \(type)")
        values.append(.labeled(name, value))
    }
}

extension TimelineInputs {
    /// What the loader returned, for a date.
    func content(at date: SwiftCode, in context: EmitContext) -> SwiftCode {
        guard let loader = inputs.widget.loader, context.program.loaders[loader].isTimeline else {
            return "loading.content"
        }
        return .call("\(context.contentName(loader)).current", ["of: loading.content", .labeled("at", date)])
    }
}
