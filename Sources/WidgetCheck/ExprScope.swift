// In: nothing. Out: what an expression may name where it stands.
// Invariant: a scope only opens names; what a name means is decided by the program's tables.

import WidgetBase
import WidgetModel

/// Where an expression stands.
enum ExprPlace {
    /// `title`, `subtitle`, `symbol` of an entity.
    case display
    /// `suggest` of an entity.
    case suggest
    /// A row of `source { … }`.
    case fixedRow
    /// `options` or `unset` of a parameter.
    case options
    /// `entry`, `link` and `empty` of a widget.
    case widget
    case sample
    /// `at` of `relevant`.
    case relevant
    /// `recommend` of a widget.
    case recommendation
    /// `entry`, `toggle`, the arguments and `disabled` of a control.
    case control
    /// `label`, `symbol` and `valueLabel` of a control.
    case label
    /// `background` of a widget.
    case background
    /// `opens` of an action.
    case opens

    /// As messages say it.
    var words: String {
        switch self {
        case .display: return "the display of an entity"
        case .suggest: return "`suggest`"
        case .fixedRow: return "a fixed row"
        case .options: return "the options of a parameter"
        case .widget: return "a widget's expressions"
        case .sample: return "a sample"
        case .relevant: return "`relevant`, which reads snapshots only"
        case .recommendation: return "`recommend`, which reads snapshots only"
        case .control: return "a control's expressions"
        case .label: return "what a control shows, which is said by `entry` fields"
        case .background: return "`background`, which is said by `entry` fields"
        case .opens: return "`opens`"
        }
    }
}

/// The names that an expression sees.
struct ExprScope {
    var place: ExprPlace
    /// The entity whose fields are named without a base.
    var ownEntity: EntityID?
    /// The type of the elements of `rows`.
    var rows: TypeID?
    /// Parameters by name, with the type that they read as.
    var parameters: [NameID: (id: ParameterID, type: TypeID)] = [:]
    /// The intent whose parameters the place sees, or would see if `depends on` named them.
    var intent: IntentID?
    var loaderFields: IDRange<FieldID> = IDRange()
    /// Names of entry fields, which expressions do not see.
    var entryFields: Set<NameID> = []
    /// Names that the widget's other expressions see, and these do not.
    var hidden: Set<NameID> = []
    /// Entry fields by name with the type that they read as, where they are visible.
    var shownFields: [NameID: (id: FieldID, type: TypeID)] = [:]
    /// Whether `isOn` says what a toggle is set to.
    var seesIsOn = false
    var seesSnapshots = false
    var seesDate = false
    var seesFamily = false
    /// Whether a row's identifier may be left out, and hand-written types have their `sample`.
    var isSample = false
    /// Whether `grouped` may stand outermost.
    var allowsGrouping = false
    /// The families of the widget, to which `context.family` is compared.
    var families: [WidgetFamily] = []
    /// Names that are unknown, which has been reported where the place says that it uses them.
    var reportedNames: Set<NameID> = []
    /// The parameter that a recommended row is for, whose name is not that of the row.
    var rowParameter: NameID?
    /// The types of `$0`, the innermost closure's last.
    var elements: [TypeID] = []

    init(_ place: ExprPlace) {
        self.place = place
    }

    /// The scope of an expression inside this one, which is not outermost.
    var inner: ExprScope {
        var copy = self
        copy.allowsGrouping = false
        return copy
    }
}

/// An expression that has been checked.
struct TypedExpr {
    var id: ExprID
    var type: TypeID
    /// In an optional chain, the declared type of its last member; a further `.` reads from that.
    var chained: TypeID?

    init(id: ExprID, type: TypeID, chained: TypeID? = nil) {
        self.id = id
        self.type = type
        self.chained = chained
    }
}
