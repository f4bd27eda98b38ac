// In: an entity parameter with a default or options of its own. Out: its query.
// Invariant: looking identifiers up never depends on other parameters; what is offered may.

import WidgetBase
import WidgetModel

func emitParameterQuery(_ id: ParameterID, in context: EmitContext, to out: inout OutputBuffer) {
    guard let query = ParameterQuery(id, in: context) else { return }
    context.emitPickerDoc(of: id, to: &out)
    let name = context.pickerName(of: id, suffix: "Query")
    out.available(context.availability(ofIntent: query.row.intent))
    let conformance = query.form.isSearched ? "EntityStringQuery" : "EntityQuery"
    out.block("\(context.access)struct \(name): \(conformance)") { emitQueryBody(query, to: &$0) }
}

/// What a query declares, which does not depend on its name.
func emitQueryBody(_ query: ParameterQuery, to out: inout OutputBuffer) {
    let context = query.context
    let entity = query.form.typeName
    let access = context.access
    emitDependencies(query.dependencies, intent: query.row.intent, in: context, to: &out)
    out.line("\(access)init() {}")
    out.blank()
    let lookUp = SwiftCode.call("\(access)func entities", ["for identifiers: [\(entity).ID]"])
    out.block(lookUp + " async throws -> [\(entity)]") { out in
        query.emitBody(to: &out) { query.entities("identifiers", &$0) }
    }
    if query.form.isSearched {
        out.blank()
        let search = SwiftCode.call("\(access)func entities", ["matching string: String"])
        out.block(search + " async throws -> \(query.resultType)") { out in
            query.emitBody(to: &out) { query.offer(query.matching(&$0), &$0, isFollowing: false) }
        }
    }
    out.blank()
    out.block("\(access)func suggestedEntities() async throws -> \(query.resultType)") { out in
        query.emitBody(to: &out) { query.offer(query.all(&$0), &$0, isFollowing: true) }
    }
    emitDefaultResult(query, access: access, to: &out)
    emitOffered(query, to: &out)
}

/// The row, or the list of rows, that the parameter starts with.
private func emitDefaultResult(_ query: ParameterQuery, access: String, to out: inout OutputBuffer) {
    let entity = query.form.typeName
    switch query.row.defaultValue {
    case .none, .literal, .list: return
    case .first, .identifiers, .follow: out.blank()
    }
    let result = query.isList ? "[\(entity)]" : entity
    out.block("\(access)func defaultResult() async -> \(result)?") { out in
        switch query.row.defaultValue {
        case .none, .literal, .list: return
        case .follow:
            let identifiers = query.follower.map { "[\(query.form.lookupName).\($0.constant)]" } ?? "[]"
            query.emitBody(canThrow: false, to: &out) { query.entities(SwiftCode(identifiers), &$0) + ".first" }
        case .identifiers(let identifiers):
            // A row that the store does not have is no default.
            let test = SwiftCode.closure("", "!$0.isMissing")
            let present = query.isList ? "filter " + test : .call("first", [.labeled("where", test)])
            let list = SwiftCode.list(identifiers.map { SwiftCode(query.context.literal($0)) })
            query.emitBody(canThrow: false, to: &out) { .chain(query.entities(list, &$0), "." + present) }
        case .first(let count):
            emitFirst(query.isList ? count : nil, of: query, to: &out)
        }
    }
}

/// The first row of the picker, or a list of the first so many: in sections, those of the first section and on.
private func emitFirst(_ count: Int?, of query: ParameterQuery, to out: inout OutputBuffer) {
    let entity = query.form.typeName
    let first = SwiftCode(count.map { ".prefix(\($0))" } ?? ".first") + ".map { \(entity)($0) }"
    guard !query.isOrdered, let suggest = query.form.row.suggest else {
        query.emitBody(canThrow: false, to: &out) { query.offered(query.all(&$0), &$0) + first }
        return
    }
    guard query.form.isGrouped else {
        query.emitBody(canThrow: false, to: &out) {
            let rows = SwiftCode.labeled("from", query.offered(query.all(&$0), &$0))
            let suggestions = SwiftCode.call("\(entity).suggestions", [rows])
            return count.map { .call("Array", [suggestions + ".prefix(\($0))"]) } ?? suggestions + ".first"
        }
        return
    }
    query.emitBody("let rows = ", canThrow: false, to: &out) { query.offered(query.all(&$0), &$0) }
    let sorted = query.context.emitOperand(suggest, in: ExpressionScope()).code(atLeast: .postfix)
    out.line(count == nil ? "return " + sorted + first : .chain("return " + sorted, first))
}

/// The rows on offer, by what the parameters have that this one depends on.
private func emitOffered(_ query: ParameterQuery, to out: inout OutputBuffer) {
    guard query.hasOffered else { return }
    let context = query.context
    out.blank()
    out.line("/// The rows on offer, in place of all of them.")
    var parameters: [SwiftCode] = ["from \(query.scope.rows): [\(query.form.rowName)]"]
    parameters += query.dependencies.map(\.declaration)
    parameters += query.contents.map { snapshot -> SwiftCode in
        "\(context.snapshotVariable(snapshot, in: query.scope)): \(context.typeName(snapshot))?"
    }
    let header = SwiftCode.call("nonisolated static func rows", parameters)
    out.block(header + " -> [\(query.form.rowName)]") { out in
        let offered = query.options.map { context.emitExpression($0, in: query.scope) } ?? SwiftCode(query.scope.rows)
        guard let test = query.test else {
            out.line(offered)
            return
        }
        out.line("guard \(test) else { return " + query.unset + " }")
        out.line("return " + offered)
    }
}
