// In: action declarations. Out: one row an action; its title and parameters are those of an intent's row.
// Invariant: an action does something: it has a performer, opens an address, or opens the app.

import WidgetBase

/// An App Intent that buttons, toggles and controls perform.
public struct ActionDecl: Sendable {
    public var header: DeclHeader
    /// The row that holds title, description and parameters.
    public var intent: IntentID
    /// The hand-written type that does the work.
    public var performer: NameID?
    /// Whether it runs in the app, which the system opens for it.
    public var runsInApp: Bool
    /// The universal link that opens when the work is done.
    public var link: ActionLink?
    public var requiresAuthentication: Bool
    /// The snapshots whose writers the performer is given, in declared order.
    public var changes: [SnapshotID]
    /// Whether people find it in Shortcuts, Spotlight and Siri.
    public var isDiscoverable: Bool
    /// The parameter `value` of type `Bool` that a toggle sets.
    public var toggledValue: ParameterID?

    public init(header: DeclHeader, intent: IntentID) {
        self.header = header
        self.intent = intent
        performer = nil
        runsInApp = false
        link = nil
        requiresAuthentication = false
        changes = []
        isDiscoverable = false
        toggledValue = nil
    }
}

/// What an action opens.
public enum ActionLink: Sendable {
    /// A web address, its values percent-encoded where they are filled in.
    case address(TextID)
    /// A value of type `URL`.
    case value(ExprID)
}

/// Whose configuration or parameters an intent's row holds.
public enum IntentRole: Hashable, Sendable {
    case widget
    case control
    case action(ActionID)
}
