// In: nothing. Out: what the grammar has and this version leaves out, one row a construct.
// Invariant: a construct is either checked and emitted, or has its row here; there is no silence.

import WidgetBase
import WidgetSyntax

/// A construct that this version reports instead of compiling.
public enum NotSupportedYet: CaseIterable, Sendable {
    // Actions.
    case appActionParameter

    /// The construct as messages name it.
    public var words: String {
        switch self {
        case .appActionParameter: return "`runs app` of an action on an entity or enum, in the role `app`"
        }
    }
}

extension Checker {
    /// Reports a construct at the keyword of its member or declaration.
    mutating func notSupported(_ construct: NotSupportedYet, _ node: SyntaxNode) {
        report(.notSupportedYet(construct, at: keywordPlace(node)))
    }

    /// Reports a construct at all of a node.
    mutating func notSupported(_ construct: NotSupportedYet, at range: ByteRange) {
        report(.notSupportedYet(construct, at: place(range)))
    }
}
