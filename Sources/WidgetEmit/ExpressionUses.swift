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
        case .field, .fieldOfEach, .column, .property, .sorted, .grouped, .not, .prefix, .contains, .coalesce, .and,
            .or, .compare, .conditional, .entityRow, .structure, .list, .styleRow, .route:
            program.forEachPart(of: id) { add($0, in: program) }
        }
    }

    mutating func add(_ id: TextID, in program: Program) {
        for case .value(let expr) in program.texts[id].segments { add(expr, in: program) }
    }
}
