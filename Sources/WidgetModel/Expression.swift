// In: expressions with every name resolved. Out: typed nodes that refer to each other by index.
// Invariant: children are added before their parent, so an index is always larger than those it refers to.

import WidgetBase

/// The index of an expression.
public struct ExprID: TableIndex {
    public let rawValue: UInt32

    @inlinable
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }
}

/// The index of an argument in the arguments of calls, lists and look-ups.
public struct ArgumentID: TableIndex {
    public let rawValue: UInt32

    @inlinable
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }
}

/// An expression with its type.
public struct Expr: Sendable {
    public var kind: ExprKind
    public var type: TypeID
    public var range: SourceRange

    public init(_ kind: ExprKind, type: TypeID, range: SourceRange) {
        self.kind = kind
        self.type = type
        self.range = range
    }
}

/// An argument: a field by name and its value, an element of a list, or the value for one axis or route parameter.
public struct Argument: Sendable {
    /// The field that a call sets; nil in lists, look-ups and routes.
    public var field: FieldID?
    public var value: ExprID

    public init(field: FieldID? = nil, value: ExprID) {
        self.field = field
        self.value = value
    }
}

public enum ComparisonOperator: UInt8, Sendable {
    case equal
    case notEqual
    case less
    case lessOrEqual
    case greater
    case greaterOrEqual

    /// As Swift writes it.
    public var symbol: String {
        switch self {
        case .equal: return "=="
        case .notEqual: return "!="
        case .less: return "<"
        case .lessOrEqual: return "<="
        case .greater: return ">"
        case .greaterOrEqual: return ">="
        }
    }
}

/// A property of a list (`first`, `last`, `count`, `isEmpty`); the last two also of a `String`.
public enum CollectionProperty: UInt8, Sendable {
    case first
    case last
    case count
    case isEmpty

    public var name: String {
        switch self {
        case .first: return "first"
        case .last: return "last"
        case .count: return "count"
        case .isEmpty: return "isEmpty"
        }
    }
}

/// A method of a list that takes a closure over its element.
public enum ClosureMethod: UInt8, Sendable {
    case filter
    case first
    case last

    public var name: String {
        switch self {
        case .filter: return "filter"
        case .first: return "first"
        case .last: return "last"
        }
    }
}

/// What an expression does. `isChained` tells `?.` from `.`.
public enum ExprKind: Sendable {
    // MARK: Literals
    /// Data: never localized, may hold values.
    case string(TextID)
    /// What people read: localized, may hold values; a `String` at run time.
    case text(TextID)
    case int(Int)
    /// The digits as written, with a sign.
    case double(NameID)
    case bool(Bool)
    case `nil`
    case enumCase(EnumCaseID)

    // MARK: Inputs
    /// A parameter of the intent: a value, or for entities their row.
    case parameter(ParameterID)
    /// A field of what the loader returned.
    case loaderField(FieldID)
    case snapshotField(SnapshotID, FieldID)
    /// A field of the row itself, without a base: in an entity's `title`, `subtitle` and `symbol`.
    case ownField(FieldID)
    /// `$0` of the innermost closure.
    case element
    /// The rows of the entity: in `suggest` and `options`.
    case rows
    case contextDate
    case contextFamily
    /// A field of the entry, or of the loader as the entry has it: in what is shown beside the view.
    case entryField(FieldID)
    /// Whether a control's toggle is on, as its labels see it.
    case isOn
    /// A family by name, to compare `context.family` with.
    case familyCase(WidgetFamily)
    /// `Type.sample` of a hand-written type, in samples.
    case externSample(ExternTypeID)

    // MARK: Paths
    case field(base: ExprID, FieldID, isChained: Bool)
    /// The field of each element of a list, without nil: `events.end`.
    case fieldOfEach(base: ExprID, FieldID, isChained: Bool)
    /// A column of a style's row that is data.
    case column(base: ExprID, StyleColumnID)
    case property(base: ExprID, CollectionProperty, isChained: Bool)
    case closure(base: ExprID, ClosureMethod, body: ExprID, isChained: Bool)
    case sorted(base: ExprID, by: FieldID, isDescending: Bool, isChained: Bool)
    /// Only as the outermost expression of `suggest`.
    case grouped(base: ExprID, by: FieldID, isDescending: Bool)
    case prefix(base: ExprID, count: ExprID, isChained: Bool)
    case contains(base: ExprID, element: ExprID, isChained: Bool)

    // MARK: Operators
    case conditional(condition: ExprID, then: ExprID, otherwise: ExprID)
    case coalesce(ExprID, ExprID)
    case and(ExprID, ExprID)
    case or(ExprID, ExprID)
    case not(ExprID)
    /// `==` and `!=` as in Swift; an ordering with nil is false.
    case compare(ComparisonOperator, ExprID, ExprID)
    case dateOffset(base: ExprID, WidgetDuration, isNegative: Bool)

    // MARK: Values
    /// The row of an entity, field by field.
    case entityRow(EntityID, IDRange<ArgumentID>)
    case structure(StructID, IDRange<ArgumentID>)
    /// Elements that are nil are dropped where the element type is not optional.
    case list(IDRange<ArgumentID>)
    /// `Style[a, b]`: one argument for each axis.
    case styleRow(StyleID, IDRange<ArgumentID>)
    /// `route(parameter: value)`: one argument for each parameter, in declared order; nil where an argument is nil.
    case route(RouteID, IDRange<ArgumentID>)

    /// An expression that has been reported.
    case invalid
}
