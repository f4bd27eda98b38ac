// In: an entity parameter. Out: what its query reads and offers.
// Invariant: the two passes of a function's body differ only in what has a variable.

import WidgetBase
import WidgetModel

/// The query of one parameter.
struct ParameterQuery: Sendable {
    let context: EmitContext
    let row: Parameter
    let intent: String
    let form: EntityForm
    let dependencies: [Dependency]
    /// The rows on offer by expression; nil for all.
    let options: ExprID?
    /// The snapshots that the expressions read.
    let contents: [SnapshotID]
    let scope: ExpressionScope
    /// What has to hold for the options to apply: `let project`; nil where they always do.
    let test: String?
    /// What is offered where it does not hold.
    let unset: SwiftCode

    init?(_ id: ParameterID, in context: EmitContext) {
        guard let entity = context.entity(of: id) else { return nil }
        let program = context.program
        row = program.parameters[id]
        self.context = context
        intent = context.text(program.intents[row.intent].header.name)
        form = context.form(entity)
        dependencies = context.dependencies(of: id)
        if case .expression(let expr) = row.options { options = expr } else { options = nil }
        var expressions = options.map { [$0] } ?? []
        if case .expression(let expr) = row.unset { expressions.append(expr) }
        let uses = ExpressionUses(expressions, in: program)
        contents = uses.snapshots
        let names = LocalNames(parameters: row.dependencies, in: context)
        var scope = ExpressionScope()
        scope.rows = names.fresh("rows")
        scope.snapshot = names.fresh("snapshot")
        scope.hasSeveralSnapshots = uses.snapshots.count > 1
        self.scope = scope

        let read = Set(options.map { ExpressionUses([$0], in: program).parameters } ?? [])
        var isAll = false
        switch row.unset {
        case .all:
            isAll = true
            unset = SwiftCode(scope.rows)
        case .none: unset = "[]"
        case .expression(let expr): unset = context.emitExpression(expr, in: scope)
        }
        let tests = dependencies.compactMap { dependency -> String? in
            if read.contains(dependency.id) { return "let \(dependency.name)" }
            return isAll ? nil : "\(dependency.name) != nil"
        }
        test = tests.isEmpty ? nil : tests.joined(separator: ", ")
    }

    /// Whether the parameter holds a list.
    var isList: Bool { context.program.types.element(row.type) != nil }

    /// Whether there is a function that picks rows.
    var hasOffered: Bool { options != nil || test != nil }

    /// Whether the options say in which order rows come; otherwise the entity's picker does.
    var isOrdered: Bool {
        guard let options else { return false }
        switch context.program.expressions[options].kind {
        case .sorted, .prefix: return true
        default: return false
        }
    }

    var resultType: String { isOrdered ? "[\(form.typeName)]" : form.suggestionType }

    /// What the parameter's default follows.
    var follower: EntityFollower? {
        guard case .follow(let snapshot, let field, _) = row.defaultValue else { return nil }
        return form.followers.first { $0.snapshot == snapshot && $0.field == field }
    }

    /// `Entity.entities(for: identifiers, in: reading)`.
    func entities(_ identifiers: SwiftCode, _ reads: inout QueryReads) -> SwiftCode {
        let inputs = context.inputArguments(form) { input in
            switch input {
            case .reading(let snapshot): return reads.reading(snapshot)
            case .rows:
                guard form.row.isOnDemand else { return reads.optionalRows(form) }
                return context.rowsOnDemand(form, for: identifiers) { input in
                    guard case .reading(let snapshot) = input else { return "" }
                    return reads.reading(snapshot)
                }
            }
        }
        return .call("\(form.typeName).entities", [.labeled("for", identifiers)] + inputs)
    }

    /// Every row of the entity.
    func all(_ reads: inout QueryReads) -> SwiftCode {
        switch form.row.source {
        case .snapshot(let snapshot, _):
            return .call("\(form.lookupName).rows", [.labeled("in", reads.reading(snapshot))])
        case .fixed: return "\(form.lookupName).all"
        case .catalog: return reads.rows(form)
        }
    }

    /// The rows in which the text occurs.
    func matching(_ reads: inout QueryReads) -> SwiftCode {
        if form.row.isOnDemand { return SwiftCode("try await \(context.catalogName(form)).rows(matching: string)") }
        var arguments: [SwiftCode] = ["matching: string"]
        switch form.row.source {
        case .snapshot(let snapshot, _): arguments.append(.labeled("in", reads.reading(snapshot)))
        case .catalog: arguments.append(.labeled("in", all(&reads)))
        case .fixed: break
        }
        return .call("\(form.typeName).rows", arguments)
    }

    /// The rows on offer among some.
    func offered(_ rows: SwiftCode, _ reads: inout QueryReads) -> SwiftCode {
        guard hasOffered else { return rows }
        var arguments: [SwiftCode] = [.labeled("from", rows)]
        arguments += dependencies.map(\.argument)
        arguments += contents.map { snapshot in
            .labeled(context.snapshotVariable(snapshot, in: scope), reads.reading(snapshot) + ".snapshot")
        }
        return .call("Self.rows", arguments)
    }

    /// The picker's contents: the rows on offer, after the one that follows the app's choice.
    func offer(_ rows: SwiftCode, _ reads: inout QueryReads, isFollowing: Bool) -> SwiftCode {
        let offered = offered(rows, &reads)
        let followers = isFollowing ? follower.map { entities("[\(form.lookupName).\($0.constant)]", &reads) } : nil
        if isOrdered {
            let entities = offered + ".map { \(form.typeName)($0) }"
            return followers.map { .binary($0, "+", entities) } ?? entities
        }
        var arguments: [SwiftCode] = [.labeled("from", offered)]
        if let followers { arguments.append(.labeled("following", followers)) }
        return .call("\(form.typeName).suggestions", arguments)
    }

    /// The statements of a function: what is read more than once is read first, then the result.
    func emitBody(
        _ prefix: SwiftCode = "return ",
        canThrow: Bool = true,
        to out: inout OutputBuffer,
        _ result: (inout QueryReads) -> SwiftCode
    ) {
        var reads = QueryReads(context, canThrow: canThrow)
        let inlined = result(&reads)
        reads.bindRepeated()
        for line in reads.bindings { out.line(line) }
        let code = reads.bindings.isEmpty ? inlined : result(&reads)
        out.line(reads.bindings.isEmpty && prefix.flat == "return " ? code : prefix + code)
    }
}

/// What a function of a query reads: in place where it is read once, into a variable otherwise.
struct QueryReads: Sendable {
    private let context: EmitContext
    private let canThrow: Bool
    private var counts: [(input: EntityInput, count: Int)] = []
    private var form: EntityForm?
    private var names: [EntityInput: String] = [:]
    /// `let reading = ProjectsSnapshot.read()`.
    private(set) var bindings: [SwiftCode] = []

    init(_ context: EmitContext, canThrow: Bool) {
        self.context = context
        self.canThrow = canThrow
    }

    /// What reading a snapshot comes to.
    mutating func reading(_ snapshot: SnapshotID) -> SwiftCode {
        count(.reading(snapshot))
        return names[.reading(snapshot)].map { SwiftCode($0) } ?? "\(context.typeName(snapshot)).read()"
    }

    /// The rows of a catalog, or nil where they cannot be loaded.
    mutating func optionalRows(_ form: EntityForm) -> SwiftCode {
        self.form = form
        count(.rows)
        return names[.rows].map { SwiftCode($0) } ?? "try? await \(context.catalogName(form)).rows()"
    }

    /// The rows of a catalog; where they cannot be loaded an error, or none in a function that cannot throw.
    mutating func rows(_ form: EntityForm) -> SwiftCode {
        self.form = form
        count(.rows)
        let load = "await \(context.catalogName(form)).rows()"
        if canThrow { return SwiftCode(names[.rows] ?? "try \(load)") }
        return "(\(names[.rows] ?? "(try? \(load))") ?? [])"
    }

    private mutating func count(_ input: EntityInput) {
        if let index = counts.firstIndex(where: { $0.input == input }) {
            counts[index].count += 1
        } else {
            counts.append((input, 1))
        }
    }

    /// Gives a variable to what has been asked for more than once.
    mutating func bindRepeated() {
        let repeated = counts.filter { $0.count > 1 }.map(\.input)
        let readings = repeated.filter { $0 != .rows }
        for input in repeated {
            switch input {
            case .reading(let snapshot):
                let own = context.variableName(context.program.snapshots[snapshot].header.name)
                let name = readings.count == 1 ? "reading" : own
                names[input] = name
                bindings.append("let \(name) = \(context.typeName(snapshot)).read()")
            case .rows:
                guard let form else { continue }
                names[input] = "rows"
                bindings.append("let rows = \(canThrow ? "try" : "try?") await \(context.catalogName(form)).rows()")
            }
        }
    }
}
