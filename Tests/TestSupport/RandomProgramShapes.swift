// In: nothing. Out: what a generator remembers of the declarations that it made.
// Invariant: a shape says what may be written, not how it is checked.

/// A type of the language.
struct Shape: Hashable {
    enum Base: Hashable {
        case string, int, double, bool, date, url, uuid
        /// By its place among the enums.
        case enumeration(Int)
        /// By its place among the entities: its row.
        case entity(Int)
        case structure(Int)
    }

    var base: Base
    var isOptional = false
    var isList = false

    var value: Shape { Shape(base: base) }
    var optional: Shape { Shape(base: base, isOptional: true) }
    var list: Shape { Shape(base: base, isList: true) }
}

struct EnumShape {
    let name: String
    let cases: [String]
}

struct FieldShape {
    let name: String
    let shape: Shape
    /// Whether a call may leave it out.
    let hasDefault: Bool
    /// Whether a value was written after `=`.
    var hasLiteral = false

    /// As a widget's expressions see the field of what may not be there: nil, but for a list or a written value.
    var whenRead: Shape {
        if shape.isList { return shape }
        return hasLiteral ? shape.value : shape.optional
    }
}

/// A struct, or an entity with its identifier first.
struct RowShape {
    let name: String
    var fields: [FieldShape]
    /// The entity's rows where they are a list of a snapshot: `Snapshot.list`.
    var source: String?
}

struct SnapshotShape {
    let name: String
    let fields: [FieldShape]
}

struct StyleShape {
    let name: String
    /// Nil: the family that is shown.
    let axes: [Shape?]
    let takesOptionals: Bool
    /// The columns that hold colours.
    let colors: [String]
}

/// A route or an action: what a call must give.
struct CallShape {
    let name: String
    let parameters: [FieldShape]
    var isToggled = false
}

struct IntentShape {
    let name: String
    /// As expressions see them; those that expressions cannot see are left out.
    let parameters: [FieldShape]
    /// What a sample must give: `name = value`.
    let needed: [String]
}

/// What an expression may name.
struct NameInScope {
    let text: String
    let shape: Shape
}
