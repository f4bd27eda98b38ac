// In: nodes. Out: widgets, controls and bundles.
// Invariant: the places of the parts are those that the parse function of the same construct gives them.

import WidgetBase

/// `widget Name "Title" { … }`
public struct WidgetDecl: SyntaxView {
    @inlinable public static func reads(_ kind: SyntaxKind) -> Bool { kind == .widgetDecl }
    public let node: SyntaxNode
    @inlinable public init(node: SyntaxNode) { self.node = node }

    public var name: ByteRange? { node.name(0) }
    public var title: TextSyntax? { TextSyntax(node.child(1)) }
    /// The settings.
    public var members: SyntaxChildren { node.children(after: 2) }
}

/// `control Name "Title" { … }`
public struct ControlDecl: SyntaxView {
    @inlinable public static func reads(_ kind: SyntaxKind) -> Bool { kind == .controlDecl }
    public let node: SyntaxNode
    @inlinable public init(node: SyntaxNode) { self.node = node }

    public var name: ByteRange? { node.name(0) }
    public var title: TextSyntax? { TextSyntax(node.child(1)) }
    /// The settings.
    public var members: SyntaxChildren { node.children(after: 2) }
}

/// `source Loader timeline { … }`
public struct LoaderMember: SyntaxView {
    @inlinable public static func reads(_ kind: SyntaxKind) -> Bool { kind == .loaderMember }
    public let node: SyntaxNode
    @inlinable public init(node: SyntaxNode) { self.node = node }

    public var name: ByteRange? { node.name(0) }
    public var isTimeline: Bool { node.first(.word)?.keyword == .timeline }
    public var fields: [FieldSyntax] { node.children(after: 1).compactMap { FieldSyntax($0) } }
}

/// `entry { … }`
public struct EntryMember: SyntaxView {
    @inlinable public static func reads(_ kind: SyntaxKind) -> Bool { kind == .entryMember }
    public let node: SyntaxNode
    @inlinable public init(node: SyntaxNode) { self.node = node }

    public var fields: [EntryFieldSyntax] { node.children(after: 0).compactMap { EntryFieldSyntax($0) } }
}

/// `name: Type = expr`
public struct EntryFieldSyntax: SyntaxView {
    @inlinable public static func reads(_ kind: SyntaxKind) -> Bool { kind == .entryField }
    public let node: SyntaxNode
    @inlinable public init(node: SyntaxNode) { self.node = node }

    public var name: ByteRange? { node.name(0) }
    public var type: TypeSyntax? { TypeSyntax(node.child(1)) }
    public var expr: SyntaxNode? { node.child(2) }
}

/// `sample "Title" { … }`
public struct SampleMember: SyntaxView {
    @inlinable public static func reads(_ kind: SyntaxKind) -> Bool { kind == .sampleMember }
    public let node: SyntaxNode
    @inlinable public init(node: SyntaxNode) { self.node = node }

    public var title: TextSyntax? { TextSyntax(node.first(.text)) }
    public var assignments: [AssignmentSyntax] { node.children(after: 0).compactMap { AssignmentSyntax($0) } }
}

/// `a.b = expr`
public struct AssignmentSyntax: SyntaxView {
    @inlinable public static func reads(_ kind: SyntaxKind) -> Bool { kind == .assignment }
    public let node: SyntaxNode
    @inlinable public init(node: SyntaxNode) { self.node = node }

    /// The names between the dots.
    public var path: [ByteRange] { node.names(0) }
    public var expr: SyntaxNode? { node.child(1) }
}

/// `legacy Intent { param = old }`
public struct LegacyMember: SyntaxView {
    @inlinable public static func reads(_ kind: SyntaxKind) -> Bool { kind == .legacyMember }
    public let node: SyntaxNode
    @inlinable public init(node: SyntaxNode) { self.node = node }

    public var name: ByteRange? { node.name(0) }
    public var assignments: [LegacyAssignmentSyntax] {
        node.children(after: 1).compactMap { LegacyAssignmentSyntax($0) }
    }
}

/// `param = old`
public struct LegacyAssignmentSyntax: SyntaxView {
    @inlinable public static func reads(_ kind: SyntaxKind) -> Bool { kind == .legacyAssignment }
    public let node: SyntaxNode
    @inlinable public init(node: SyntaxNode) { self.node = node }

    public var parameter: ByteRange? { node.name(0) }
    public var legacyName: ByteRange? { node.name(1) }
}

/// `families a, b on iOS`
public struct FamiliesMember: SyntaxView {
    @inlinable public static func reads(_ kind: SyntaxKind) -> Bool { kind == .familiesMember }
    public let node: SyntaxNode
    @inlinable public init(node: SyntaxNode) { self.node = node }

    public var names: [ByteRange] { node.names(0) }
    /// Empty for every platform.
    public var platforms: [Keyword] { node.children(.platform).compactMap(\.keyword) }
}

/// `recommend each Snapshot.list as param "…"`
public struct RecommendEachMember: SyntaxView {
    @inlinable public static func reads(_ kind: SyntaxKind) -> Bool { kind == .recommendEachMember }
    public let node: SyntaxNode
    @inlinable public init(node: SyntaxNode) { self.node = node }

    public var expr: SyntaxNode? { node.child(0) }
    public var parameter: ByteRange? { node.name(1) }
    public var title: StringLiteralSyntax? { StringLiteralSyntax(node.child(2)) }
}

/// `recommend "Title" { … }`
public struct RecommendMember: SyntaxView {
    @inlinable public static func reads(_ kind: SyntaxKind) -> Bool { kind == .recommendMember }
    public let node: SyntaxNode
    @inlinable public init(node: SyntaxNode) { self.node = node }

    public var title: TextSyntax? { TextSyntax(node.child(0)) }
    public var assignments: [AssignmentSyntax] { node.children(after: 1).compactMap { AssignmentSyntax($0) } }
}

/// `entries { … }`
public struct EntriesMember: SyntaxView {
    @inlinable public static func reads(_ kind: SyntaxKind) -> Bool { kind == .entriesMember }
    public let node: SyntaxNode
    @inlinable public init(node: SyntaxNode) { self.node = node }

    /// Nodes of kind `everyItem`, `atItem`, `limitItem` and `expiresItem`.
    public var items: SyntaxChildren { node.children(after: 0) }
}

/// `every 1 hour aligned count 12 when isOpen`
public struct EveryItem: SyntaxView {
    @inlinable public static func reads(_ kind: SyntaxKind) -> Bool { kind == .everyItem }
    public let node: SyntaxNode
    @inlinable public init(node: SyntaxNode) { self.node = node }

    public var interval: DurationSyntax? { DurationSyntax(node.child(0)) }
    public var isAligned: Bool { node.first(.word)?.keyword == .aligned }
    public var count: SyntaxNode? { node.first(.integerLiteral) }
    public var condition: SyntaxNode? { node.first(.entriesCondition)?.child(0) }
}

/// `at midnight, 06:30 when isOpen`
public struct AtItem: SyntaxView {
    @inlinable public static func reads(_ kind: SyntaxKind) -> Bool { kind == .atItem }
    public let node: SyntaxNode
    @inlinable public init(node: SyntaxNode) { self.node = node }

    /// Nodes of kind `midnightMoment`, `time`, and expressions.
    public var moments: [SyntaxNode] { node.children(after: 0).filter { $0.kind != .entriesCondition } }
    public var condition: SyntaxNode? { node.first(.entriesCondition)?.child(0) }
}

/// `limit 20`
public struct LimitItem: SyntaxView {
    @inlinable public static func reads(_ kind: SyntaxKind) -> Bool { kind == .limitItem }
    public let node: SyntaxNode
    @inlinable public init(node: SyntaxNode) { self.node = node }

    public var count: SyntaxNode? { node.child(0, .integerLiteral) }
}

/// `refresh after 1 hour or daily at 06:30`
public struct RefreshMember: SyntaxView {
    @inlinable public static func reads(_ kind: SyntaxKind) -> Bool { kind == .refreshMember }
    public let node: SyntaxNode
    @inlinable public init(node: SyntaxNode) { self.node = node }

    /// Nodes of kind `refreshAfter`, `refreshDaily`, `refreshAtEnd`, `refreshNever`.
    public var policies: SyntaxChildren { node.children(after: 0) }
}

/// `after 1 hour`
public struct RefreshAfterSyntax: SyntaxView {
    @inlinable public static func reads(_ kind: SyntaxKind) -> Bool { kind == .refreshAfter }
    public let node: SyntaxNode
    @inlinable public init(node: SyntaxNode) { self.node = node }

    public var duration: DurationSyntax? { DurationSyntax(node.child(0)) }
}

/// `daily at 06:30`
public struct RefreshDailySyntax: SyntaxView {
    @inlinable public static func reads(_ kind: SyntaxKind) -> Bool { kind == .refreshDaily }
    public let node: SyntaxNode
    @inlinable public init(node: SyntaxNode) { self.node = node }

    public var time: TimeSyntax? { TimeSyntax(node.child(0)) }
}

/// `relevance expr for 2 hours`
public struct RelevanceMember: SyntaxView {
    @inlinable public static func reads(_ kind: SyntaxKind) -> Bool { kind == .relevanceMember }
    public let node: SyntaxNode
    @inlinable public init(node: SyntaxNode) { self.node = node }

    public var expr: SyntaxNode? { node.child(0) }
    public var duration: DurationSyntax? { DurationSyntax(node.child(1)) }
}

/// `relevant when param = value at expr from offset to offset`
public struct RelevantMember: SyntaxView {
    @inlinable public static func reads(_ kind: SyntaxKind) -> Bool { kind == .relevantMember }
    public let node: SyntaxNode
    @inlinable public init(node: SyntaxNode) { self.node = node }

    /// The parameter that `when` compares.
    public var parameter: ByteRange? { node.first(.relevantCondition)?.name(0) }
    /// The literal that `when` compares the parameter with.
    public var value: SyntaxNode? { node.first(.relevantCondition)?.child(1) }
    /// The expression after `at`.
    public var expr: SyntaxNode? { node.child(node.first(.relevantCondition) == nil ? 0 : 1) }
    /// The offset after `from`.
    public var start: OffsetSyntax? { OffsetSyntax(node.first(.relevantSpan)?.child(0)) }
    /// The offset after `to`.
    public var end: OffsetSyntax? { OffsetSyntax(node.first(.relevantSpan)?.child(1)) }
}

/// `view A` or `view accessoryInline: B, default: A`
public struct ViewMember: SyntaxView {
    @inlinable public static func reads(_ kind: SyntaxKind) -> Bool { kind == .viewMember }
    public let node: SyntaxNode
    @inlinable public init(node: SyntaxNode) { self.node = node }

    /// The one view of all families.
    public var name: ByteRange? { node.name(0) }
    public var choices: [ViewChoiceSyntax] { node.children(after: 0).compactMap { ViewChoiceSyntax($0) } }
}

/// `accessoryInline: B`
public struct ViewChoiceSyntax: SyntaxView {
    @inlinable public static func reads(_ kind: SyntaxKind) -> Bool { kind == .viewChoice }
    public let node: SyntaxNode
    @inlinable public init(node: SyntaxNode) { self.node = node }

    /// The family as written; `default` for all others.
    public var family: ByteRange? { node.name(0) }
    public var isDefault: Bool { node.child(0, .name)?.keyword == .default }
    public var view: ByteRange? { node.name(1) }
}

/// `background …`
public struct BackgroundMember: SyntaxView {
    @inlinable public static func reads(_ kind: SyntaxKind) -> Bool { kind == .backgroundMember }
    public let node: SyntaxNode
    @inlinable public init(node: SyntaxNode) { self.node = node }

    public var isClear: Bool { node.child(0, .word)?.keyword == .clear }
    /// A colour, or an expression: a view's name, too.
    public var value: SyntaxNode? { node.child(0).flatMap { $0.kind == .word ? nil : $0 } }
}

/// `containerBackgroundRemovable false`
public struct ContainerBackgroundRemovableMember: SyntaxView {
    @inlinable public static func reads(_ kind: SyntaxKind) -> Bool { kind == .containerBackgroundRemovableMember }
    public let node: SyntaxNode
    @inlinable public init(node: SyntaxNode) { self.node = node }

    public var value: Bool? { node.child(0, .booleanLiteral).map { $0.keyword == .true } }
}

/// `disfavoredLocations lockScreen for systemSmall`
public struct DisfavoredLocationsMember: SyntaxView {
    @inlinable public static func reads(_ kind: SyntaxKind) -> Bool { kind == .disfavoredLocationsMember }
    public let node: SyntaxNode
    @inlinable public init(node: SyntaxNode) { self.node = node }

    public var locations: [ByteRange] { node.names(0) }
    /// Empty for every family.
    public var families: [ByteRange] { node.names(1) }
}

/// `button Action(…)`
public struct ButtonMember: SyntaxView {
    @inlinable public static func reads(_ kind: SyntaxKind) -> Bool { kind == .buttonMember }
    public let node: SyntaxNode
    @inlinable public init(node: SyntaxNode) { self.node = node }

    public var action: CallExpr? { CallExpr(node.child(0)) }
}

/// `toggle expr, Action(…)`
public struct ToggleMember: SyntaxView {
    @inlinable public static func reads(_ kind: SyntaxKind) -> Bool { kind == .toggleMember }
    public let node: SyntaxNode
    @inlinable public init(node: SyntaxNode) { self.node = node }

    public var expr: SyntaxNode? { node.child(0) }
    public var action: CallExpr? { CallExpr(node.child(1)) }
}

/// `tint .green`
public struct TintMember: SyntaxView {
    @inlinable public static func reads(_ kind: SyntaxKind) -> Bool { kind == .tintMember }
    public let node: SyntaxNode
    @inlinable public init(node: SyntaxNode) { self.node = node }

    /// A cell value.
    public var value: SyntaxNode? { node.child(0) }
}

/// `bundle Name { … }`
public struct BundleDecl: SyntaxView {
    @inlinable public static func reads(_ kind: SyntaxKind) -> Bool { kind == .bundleDecl }
    public let node: SyntaxNode
    @inlinable public init(node: SyntaxNode) { self.node = node }

    public var name: ByteRange? { node.name(0) }
    /// Nodes of kind `bundleItem`, `externItem` and `flagItem`.
    public var items: SyntaxChildren { node.children(after: 1) }
}

/// `extern Name iOS 18, macOS 26`
public struct ExternItem: SyntaxView {
    @inlinable public static func reads(_ kind: SyntaxKind) -> Bool { kind == .externItem }
    public let node: SyntaxNode
    @inlinable public init(node: SyntaxNode) { self.node = node }

    public var name: ByteRange? { node.name(0) }
    public var platforms: [PlatformVersionSyntax] { node.children(after: 1).compactMap { PlatformVersionSyntax($0) } }
}

/// `flag NAME { … }`
public struct FlagItem: SyntaxView {
    @inlinable public static func reads(_ kind: SyntaxKind) -> Bool { kind == .flagItem }
    public let node: SyntaxNode
    @inlinable public init(node: SyntaxNode) { self.node = node }

    public var name: ByteRange? { node.name(0) }
    public var items: SyntaxChildren { node.children(after: 1) }
}
