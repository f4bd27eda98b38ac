// In: a place in the output. Out: how the inputs of expressions are spelled there.
// Invariant: every name is a variable of the generated function that the expression stands in.

import WidgetBase
import WidgetModel

/// The variables of the place where an expression is evaluated.
struct ExpressionScope: Sendable {
    /// What stands before an entity's own field; empty inside the row itself.
    var ownFieldPrefix = "row."
    /// The rows of the entity.
    var rows = "rows"
    /// What the loader returned: an optional.
    var content = "content"
    /// The contents of the only snapshot: an optional. With several each is named after its snapshot.
    var snapshot = "snapshot"
    /// Whether several snapshots are read.
    var hasSeveralSnapshots = false
    /// What stands before an entry field.
    var entryPrefix = "value."
    /// The variables that hold entry fields where the entry is made.
    var entryVariables: [FieldID: String] = [:]
    /// What a control's toggle is set to.
    var isOn = "isOn"
    /// The element that a closure or a loop is at.
    var element = "$0"
    var date = "date"
    var family = "family"
    /// The calendar by which dates move; nil for the person's own.
    var calendar: String?
    /// What stands before a parameter's name.
    var parameterPrefix = ""
    /// Optional values that the code around has unwrapped, with their names there.
    var unwrapped: [ExprID: String] = [:]

    init() {}

    /// The scope of a widget's entry.
    init(widget: WidgetDecl) {
        hasSeveralSnapshots = widget.snapshots.count > 1
    }
}

extension EmitContext {
    /// The variable that holds a snapshot's contents in a scope.
    func snapshotVariable(_ id: SnapshotID, in scope: ExpressionScope) -> String {
        scope.hasSeveralSnapshots ? variableName(program.snapshots[id].header.name) : scope.snapshot
    }
}
