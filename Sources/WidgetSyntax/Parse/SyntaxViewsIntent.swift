// In: nodes. Out: intents, their parameters, and actions.
// Invariant: the places of the parts are those that the parse function of the same construct gives them.

import WidgetBase

/// `intent Name "Title" { … }`
public struct IntentDecl: SyntaxView {
    @inlinable public static func reads(_ kind: SyntaxKind) -> Bool { kind == .intentDecl }
    public let node: SyntaxNode
    @inlinable public init(node: SyntaxNode) { self.node = node }

    public var name: ByteRange? { node.name(0) }
    public var title: TextSyntax? { TextSyntax(node.child(1)) }
    /// The settings and parameters.
    public var members: SyntaxChildren { node.children(after: 2) }
}

/// `show a, b when expr`
public struct ShowMember: SyntaxView {
    @inlinable public static func reads(_ kind: SyntaxKind) -> Bool { kind == .showMember }
    public let node: SyntaxNode
    @inlinable public init(node: SyntaxNode) { self.node = node }

    public var names: [ByteRange] { node.names(0) }
    public var condition: SyntaxNode? { node.child(1) }
}

/// `required param name "Title": Type = default { … }`
public struct ParamSyntax: SyntaxView {
    @inlinable public static func reads(_ kind: SyntaxKind) -> Bool { kind == .param }
    public let node: SyntaxNode
    @inlinable public init(node: SyntaxNode) { self.node = node }

    /// Whether a modifier, `required` or `retired`, stands before `param`.
    public func has(_ modifier: Keyword) -> Bool {
        node.child(0, .modifiers)?.children.contains { $0.keyword == modifier } ?? false
    }

    public var name: ByteRange? { node.name(1) }
    public var title: TextSyntax? { TextSyntax(node.child(2)) }
    public var type: TypeSyntax? { TypeSyntax(node.child(3)) }
    /// A literal, `listExpr`, `firstDefault`, `followDefault` or `idDefault`.
    public var defaultValue: SyntaxNode? { node.first(.paramDefault)?.child(0) }
    /// The settings between the braces.
    public var details: [SyntaxNode] { node.children(after: 4).filter { $0.kind != .paramDefault } }
}

/// `follow Snapshot.field "Text"`
public struct FollowDefaultSyntax: SyntaxView {
    @inlinable public static func reads(_ kind: SyntaxKind) -> Bool { kind == .followDefault }
    public let node: SyntaxNode
    @inlinable public init(node: SyntaxNode) { self.node = node }

    public var expr: SyntaxNode? { node.child(0) }
    public var title: TextSyntax? { TextSyntax(node.child(1)) }
}

/// `id("x")`
public struct IdDefaultSyntax: SyntaxView {
    @inlinable public static func reads(_ kind: SyntaxKind) -> Bool { kind == .idDefault }
    public let node: SyntaxNode
    @inlinable public init(node: SyntaxNode) { self.node = node }

    public var literals: SyntaxChildren { node.children(after: 0) }
}

/// `first 3`
public struct FirstDefaultSyntax: SyntaxView {
    @inlinable public static func reads(_ kind: SyntaxKind) -> Bool { kind == .firstDefault }
    public let node: SyntaxNode
    @inlinable public init(node: SyntaxNode) { self.node = node }

    public var count: SyntaxNode? { node.child(0, .integerLiteral) }
}

/// `unset all`
public struct UnsetMember: SyntaxView {
    @inlinable public static func reads(_ kind: SyntaxKind) -> Bool { kind == .unsetMember }
    public let node: SyntaxNode
    @inlinable public init(node: SyntaxNode) { self.node = node }

    /// `all` or `none`.
    public var word: Keyword? { node.child(0, .word)?.keyword }
    public var expr: SyntaxNode? { node.child(0).flatMap { $0.kind == .word ? nil : $0 } }
}

/// `options …`
public struct OptionsMember: SyntaxView {
    @inlinable public static func reads(_ kind: SyntaxKind) -> Bool { kind == .optionsMember }
    public let node: SyntaxNode
    @inlinable public init(node: SyntaxNode) { self.node = node }

    /// An `optionList`, an `optionTable` or an expression.
    public var options: SyntaxNode? { node.child(0) }
}

/// `"Vanilla", "Lemon": "Lemon (sour)"`
public struct OptionListSyntax: SyntaxView {
    @inlinable public static func reads(_ kind: SyntaxKind) -> Bool { kind == .optionList }
    public let node: SyntaxNode
    @inlinable public init(node: SyntaxNode) { self.node = node }

    public var options: [OptionSyntax] { node.children(after: 0).compactMap { OptionSyntax($0) } }
}

/// `{ … }` of `options`.
public struct OptionTableSyntax: SyntaxView {
    @inlinable public static func reads(_ kind: SyntaxKind) -> Bool { kind == .optionTable }
    public let node: SyntaxNode
    @inlinable public init(node: SyntaxNode) { self.node = node }

    /// Nodes of kind `optionSection`, `optionCase` and `option`.
    public var items: SyntaxChildren { node.children(after: 0) }
}

/// `section "Title" { … }`
public struct OptionSectionSyntax: SyntaxView {
    @inlinable public static func reads(_ kind: SyntaxKind) -> Bool { kind == .optionSection }
    public let node: SyntaxNode
    @inlinable public init(node: SyntaxNode) { self.node = node }

    public var title: TextSyntax? { TextSyntax(node.child(0)) }
    public var options: [OptionSyntax] { node.children(after: 1).compactMap { OptionSyntax($0) } }
}

/// `case "Vanilla": "Sprinkles"`
public struct OptionCaseSyntax: SyntaxView {
    @inlinable public static func reads(_ kind: SyntaxKind) -> Bool { kind == .optionCase }
    public let node: SyntaxNode
    @inlinable public init(node: SyntaxNode) { self.node = node }

    /// Nil for `default`.
    public var patterns: PatternsSyntax? { PatternsSyntax(node.child(0)) }
    public var isDefault: Bool { node.child(0, .defaultPattern) != nil }
    public var options: [OptionSyntax] { node.children(after: 1).compactMap { OptionSyntax($0) } }
}

/// `"lon": "London"`
public struct OptionSyntax: SyntaxView {
    @inlinable public static func reads(_ kind: SyntaxKind) -> Bool { kind == .option }
    public let node: SyntaxNode
    @inlinable public init(node: SyntaxNode) { self.node = node }

    /// A literal.
    public var value: SyntaxNode? { node.child(0) }
    public var title: TextSyntax? { TextSyntax(node.child(1)) }
}

/// `only .a, .b`
public struct OnlyMember: SyntaxView {
    @inlinable public static func reads(_ kind: SyntaxKind) -> Bool { kind == .onlyMember }
    public let node: SyntaxNode
    @inlinable public init(node: SyntaxNode) { self.node = node }

    public var literals: SyntaxChildren { node.children(after: 0) }
}

/// `range 1...31`
public struct RangeMember: SyntaxView {
    @inlinable public static func reads(_ kind: SyntaxKind) -> Bool { kind == .rangeMember }
    public let node: SyntaxNode
    @inlinable public init(node: SyntaxNode) { self.node = node }

    public var range: RangeSyntax? { RangeSyntax(node.child(0)) }
}

/// `input multiline, keyboard .URL`
public struct InputMember: SyntaxView {
    @inlinable public static func reads(_ kind: SyntaxKind) -> Bool { kind == .inputMember }
    public let node: SyntaxNode
    @inlinable public init(node: SyntaxNode) { self.node = node }

    public var options: [InputOptionSyntax] { node.children(after: 0).compactMap { InputOptionSyntax($0) } }
}

/// One option of `input`.
public struct InputOptionSyntax: SyntaxView {
    @inlinable public static func reads(_ kind: SyntaxKind) -> Bool { kind == .inputOption }
    public let node: SyntaxNode
    @inlinable public init(node: SyntaxNode) { self.node = node }

    /// `multiline`, `keyboard`, `autocorrect` and their like.
    public var option: Keyword? { node.keyword }
    /// A `memberLiteral`, or the literal `false`.
    public var value: SyntaxNode? { node.child(1) }
}

/// `labels "On", "Off"`
public struct LabelsMember: SyntaxView {
    @inlinable public static func reads(_ kind: SyntaxKind) -> Bool { kind == .labelsMember }
    public let node: SyntaxNode
    @inlinable public init(node: SyntaxNode) { self.node = node }

    public var on: TextSyntax? { TextSyntax(node.child(0)) }
    public var off: TextSyntax? { TextSyntax(node.child(1)) }
}

/// `size 3` or `size systemSmall: 1, systemMedium: 1...3`
public struct SizeMember: SyntaxView {
    @inlinable public static func reads(_ kind: SyntaxKind) -> Bool { kind == .sizeMember }
    public let node: SyntaxNode
    @inlinable public init(node: SyntaxNode) { self.node = node }

    /// For every family.
    public var count: CountSyntax? { CountSyntax(node.child(0)) }
    public var families: [FamilySizeSyntax] { node.children(after: 0).compactMap { FamilySizeSyntax($0) } }
}

/// `systemSmall: 1`
public struct FamilySizeSyntax: SyntaxView {
    @inlinable public static func reads(_ kind: SyntaxKind) -> Bool { kind == .familySize }
    public let node: SyntaxNode
    @inlinable public init(node: SyntaxNode) { self.node = node }

    public var family: ByteRange? { node.name(0) }
    public var count: CountSyntax? { CountSyntax(node.child(1)) }
}

/// `3` or `1...3`
public struct CountSyntax: SyntaxView {
    @inlinable public static func reads(_ kind: SyntaxKind) -> Bool { kind == .count }
    public let node: SyntaxNode
    @inlinable public init(node: SyntaxNode) { self.node = node }

    public var lower: SyntaxNode? { node.child(0, .integerLiteral) }
    /// Nil for a single number.
    public var upper: SyntaxNode? { node.child(1, .integerLiteral) }
}

/// `action Name "Title" { … }`
public struct ActionDecl: SyntaxView {
    @inlinable public static func reads(_ kind: SyntaxKind) -> Bool { kind == .actionDecl }
    public let node: SyntaxNode
    @inlinable public init(node: SyntaxNode) { self.node = node }

    public var name: ByteRange? { node.name(0) }
    public var title: TextSyntax? { TextSyntax(node.child(1)) }
    /// The settings and parameters.
    public var members: SyntaxChildren { node.children(after: 2) }
}
