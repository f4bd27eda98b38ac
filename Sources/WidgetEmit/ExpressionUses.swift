// In: expressions. Out: the inputs that they read.
// Invariant: an input is listed once, in order of first use.

import WidgetBase
import WidgetModel

/// What some expressions read.
struct ExpressionUses: Sendable {
    private(set) var parameters: [ParameterID] = []
    private(set) var snapshots: [SnapshotID] = []
    private(set) var usesLoader = false
    private(set) var usesRows = false
    private(set) var usesDate = false
    /// Whether dates are moved.
    private(set) var usesCalendar = false
    private(set) var usesFamily = false
    private(set) var usesIsOn = false
    /// The entry's own fields.
    private(set) var entryFields: [FieldID] = []
    /// Whether fields of the row itself are read.
    private(set) var usesOwnFields = false
    /// Whether `$0` of a closure around them is read.
    private(set) var usesElement = false

    init(_ expressions: [ExprID] = [], in program: Program) {
        for expr in expressions { add(expr, in: program) }
    }

    mutating func add(_ id: ExprID, in program: Program) {
        switch program.expressions[id].kind {
        case .int, .double, .bool, .nil, .enumCase, .familyCase, .externSample, .invalid: return
        case .entryField(let field):
            if !entryFields.contains(field) { entryFields.append(field) }
        case .isOn: usesIsOn = true
        case .string(let text), .text(let text): add(text, in: program)
        case .parameter(let parameter):
            if !parameters.contains(parameter) { parameters.append(parameter) }
        case .loaderField: usesLoader = true
        case .snapshotField(let snapshot, _):
            if !snapshots.contains(snapshot) { snapshots.append(snapshot) }
        case .rows: usesRows = true
        case .contextDate: usesDate = true
        case .contextFamily: usesFamily = true
        case .field(let base, _, _), .fieldOfEach(let base, _, _), .column(let base, _),
            .property(let base, _, _), .sorted(let base, _, _, _), .grouped(let base, _, _), .not(let base):
            add(base, in: program)
        case .dateOffset(let base, _, _):
            usesCalendar = true
            add(base, in: program)
        case .ownField: usesOwnFields = true
        case .element: usesElement = true
        case .closure(let base, _, let body, _):
            add(base, in: program)
            let isElementUsed = usesElement
            add(body, in: program)
            // The body's `$0` is the element of this closure.
            usesElement = isElementUsed
        case .prefix(let base, let other, _), .contains(let base, let other, _),
            .coalesce(let base, let other), .and(let base, let other), .or(let base, let other),
            .compare(_, let base, let other):
            add(base, in: program)
            add(other, in: program)
        case .conditional(let condition, let then, let otherwise):
            add(condition, in: program)
            add(then, in: program)
            add(otherwise, in: program)
        case .entityRow(_, let arguments), .structure(_, let arguments), .list(let arguments),
            .styleRow(_, let arguments), .route(_, let arguments):
            for argument in arguments { add(program.arguments[argument].value, in: program) }
        }
    }

    mutating func add(_ id: TextID, in program: Program) {
        for case .value(let expr) in program.texts[id].segments { add(expr, in: program) }
    }
}
