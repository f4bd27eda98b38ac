// In: one widget with `recommend`. Out: the configurations that are offered where a person cannot edit a widget.
// Invariant: the rows come from the store as it is; a title of the description is localized, one of a row is not.

import WidgetBase
import WidgetModel

func emitRecommendations(
    _ timeline: TimelineInputs,
    intent: IntentID,
    in context: EmitContext,
    to out: inout OutputBuffer
) {
    let recommendations = timeline.inputs.widget.recommendations
    guard !recommendations.isEmpty else { return }
    let arguments = StoreArguments(recommendations.flatMap(\.expressions), at: "Date()", in: context)
    let type = "[AppIntentRecommendation<\(context.typeName(intent))>]"
    out.blank()
    if !arguments.isEmpty {
        out.block("func recommendations() -> \(type)") { out in
            out.line(.call("Self.recommendations", arguments.values))
        }
        out.blank()
    }
    out.line("/// What is offered where a person cannot edit a widget.")
    let function: SwiftCode = arguments.isEmpty ? "func recommendations" : "static func recommendations"
    out.block(.call(function, arguments.parameters) + " -> \(type)") { out in
        let parts = recommendations.map { context.recommendations($0, intent: intent, in: arguments.scope) }
        let lists = parts.compactMap(\.list)
        if lists.isEmpty { return out.line(.list(parts.compactMap(\.item), isBroken: true)) }
        if let list = lists.first, parts.count == 1 {
            out.line("let rows = " + list.rows)
            out.line("return rows.map " + .closure("row", list.item))
            return
        }
        out.line("var recommendations: \(type) = []")
        for part in parts {
            if let item = part.item { out.line(.call("recommendations.append", [item])) }
            guard let list = part.list else { continue }
            out.block("for row in " + list.rows.beforeBrace) { $0.line(.call("recommendations.append", [list.item])) }
        }
        out.line("return recommendations")
    }
}

extension Recommendation {
    /// The expressions that read the store.
    fileprivate var expressions: [ExprID] {
        switch self {
        case .fixed(_, let values): return values.map(\.value)
        case .each(let rows, _, _): return [rows]
        }
    }
}

extension EmitContext {
    /// One recommendation, or one for each of some rows.
    fileprivate func recommendations(
        _ recommendation: Recommendation,
        intent: IntentID,
        in scope: ExpressionScope
    ) -> (item: SwiftCode?, list: (rows: SwiftCode, item: SwiftCode)?) {
        switch recommendation {
        case .fixed(let title, let values):
            let arguments = values.map { ($0.parameter, entityValue($0.value, in: scope)) }
            return (self.recommendation(configuration(intent, arguments), viewText(title)), nil)
        case .each(let rows, let parameter, let title):
            let choice = SwiftCode("\(entity(of: parameter).map(typeName) ?? "Never")(row)")
            let arguments = [(parameter, isList(parameter) ? SwiftCode.list([choice]) : choice)]
            let text = literal(of: program.texts[title], values: .localized, in: ExpressionScope())
            let description = SwiftCode.call("Text", [.labeled("verbatim", text)])
            let item = self.recommendation(configuration(intent, arguments), description)
            return (nil, (emitExpression(rows, in: scope), item))
        }
    }

    fileprivate func recommendation(_ configuration: SwiftCode, _ description: SwiftCode) -> SwiftCode {
        .call("AppIntentRecommendation", [.labeled("intent", configuration), .labeled("description", description)])
    }

    /// A configuration with some values; the other parameters are as they start.
    func configuration(_ intent: IntentID, _ values: [(ParameterID, SwiftCode)]) -> SwiftCode {
        let arguments = program.intents[intent].parameters.compactMap { parameter -> SwiftCode? in
            let row = program.parameters[parameter]
            let label = text(row.name)
            if let value = values.first(where: { $0.0 == parameter })?.1 { return .labeled(label, value) }
            if startValue(of: row) != nil { return nil }
            if program.types.isOptional(row.type) { return .labeled(label, "nil") }
            return .labeled(label, isList(parameter) ? "[]" : "\"\"")
        }
        return .call(SwiftCode(typeName(intent)), arguments)
    }

    /// Whether a value is nil or an empty list, whichever way it is chosen.
    private func holdsNoRow(_ id: ExprID) -> Bool {
        switch program.expressions[id].kind {
        case .nil: return true
        case .list(let elements): return elements.allSatisfy { holdsNoRow(program.arguments[$0].value) }
        case .conditional(_, let then, let otherwise): return holdsNoRow(then) && holdsNoRow(otherwise)
        case .coalesce(let left, let right): return holdsNoRow(left) && holdsNoRow(right)
        default: return false
        }
    }

    /// A value as a parameter holds it: entities in place of rows.
    fileprivate func entityValue(_ id: ExprID, in scope: ExpressionScope) -> SwiftCode {
        let expr = program.expressions[id]
        let type = program.types.unwrapped(expr.type)
        guard case .entity(let entity) = program.types[program.types.element(type) ?? type] else {
            return emitExpression(id, in: scope)
        }
        // What holds no row says nothing of its type, and needs no entity in its place.
        if holdsNoRow(id) { return emitExpression(id, in: scope) }
        let value = emitOperand(id, in: scope)
        let wrap = SwiftCode.closure("", "\(typeName(entity))($0)")
        if program.types.element(type) == nil {
            guard program.types.isOptional(expr.type) else { return .call(SwiftCode(typeName(entity)), [value.code]) }
            return closedBase(value) + ".map " + wrap
        }
        guard program.types.isOptional(expr.type) else { return value.code(atLeast: .postfix) + ".map " + wrap }
        return closedBase(value) + ".map " + .closure("rows", "rows.map " + wrap)
    }
}

/// What a function takes that reads the store without a configuration.
struct StoreArguments {
    private(set) var parameters: [SwiftCode] = []
    private(set) var values: [SwiftCode] = []
    private(set) var scope = ExpressionScope()

    /// `date` is the variable at the call that holds the time.
    init(_ expressions: [ExprID], at date: SwiftCode, in context: EmitContext) {
        let uses = ExpressionUses(expressions, in: context.program)
        scope.hasSeveralSnapshots = uses.snapshots.count > 1
        for snapshot in uses.snapshots {
            let name = context.snapshotVariable(snapshot, in: scope)
            parameters.append("\(name): \(context.typeName(snapshot))?")
            // Whether the contents are out of date makes no difference here.
            values.append(.labeled(name, "\(context.typeName(snapshot)).read().snapshot"))
        }
        if uses.usesDate {
            parameters.append("at date: Date")
            values.append(.labeled("at", date))
        }
    }

    var isEmpty: Bool { parameters.isEmpty }
}
