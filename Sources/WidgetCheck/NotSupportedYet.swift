// In: nothing. Out: what the grammar has and this version leaves out, one row a construct.
// Invariant: a construct is either checked and emitted, or has its row here; there is no silence.

import WidgetBase
import WidgetSyntax

/// A construct that this version reports instead of compiling.
public enum NotSupportedYet: CaseIterable, Sendable {
    // Actions.
    case appActionParameter
    // Widgets.
    case legacy
    // Bundles.
    case bundleExtern
    case bundleFlag
    // Older systems.
    case legacyEnum
    case legacyEntity
    case legacyIntent
    case legacyConfiguration

    /// The construct as messages name it.
    public var words: String {
        switch self {
        case .appActionParameter: return "`runs app` of an action on an entity or enum, in the role `app`"
        case .legacy: return "`legacy`"
        case .bundleExtern: return "`extern` in a bundle"
        case .bundleFlag: return "`flag` in a bundle"
        case .legacyEnum: return "an enum in a module with \(NotSupportedYet.olderFloor)"
        case .legacyEntity: return "an entity in a module with \(NotSupportedYet.olderFloor)"
        case .legacyIntent: return "an intent in a module with \(NotSupportedYet.olderFloor)"
        case .legacyConfiguration: return "`configuration` in a module with \(NotSupportedYet.olderFloor)"
        }
    }

    private static let olderFloor = "a floor below iOS 17, macOS 14 or watchOS 10"
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
