// In: nodes. Out: the parts that several declarations share.
// Invariant: the places of the parts are those that the parse function of the same construct gives them.

import WidgetBase

/// The root of a tree.
public struct FileSyntax: SyntaxView {
    @inlinable public static func reads(_ kind: SyntaxKind) -> Bool { kind == .file }
    public let node: SyntaxNode
    @inlinable public init(node: SyntaxNode) { self.node = node }

    /// The declarations, in the order of the file.
    public var decls: SyntaxChildren { node.children(after: 0) }
}

/// A text shown to people: `"Title" key "title.key" comment "A note for translators"`.
public struct TextSyntax: SyntaxView {
    @inlinable public static func reads(_ kind: SyntaxKind) -> Bool { kind == .text }
    public let node: SyntaxNode
    @inlinable public init(node: SyntaxNode) { self.node = node }

    public var string: StringLiteralSyntax? { StringLiteralSyntax(node.child(0)) }
    /// The text after `key`.
    public var key: StringLiteralSyntax? { StringLiteralSyntax(node.first(.textKey)?.child(0)) }
    /// The text after `comment`.
    public var comment: StringLiteralSyntax? { StringLiteralSyntax(node.first(.textComment)?.child(0)) }
}

/// A text in quotes. `LexText` reads what it says.
public struct StringLiteralSyntax: SyntaxView {
    @inlinable public static func reads(_ kind: SyntaxKind) -> Bool { kind == .stringLiteral }
    public let node: SyntaxNode
    @inlinable public init(node: SyntaxNode) { self.node = node }

    /// Whether the text holds a `\( )`.
    public var isInterpolated: Bool { node.tree.firstChild(node.id) != nil }

    /// The interpolated expressions, in order.
    public var exprs: [SyntaxNode] { node.children.filter { $0.kind != .textPiece } }
}

/// `Name`, `[T]` or `T?`.
public struct TypeSyntax: SyntaxView {
    @inlinable
    public static func reads(_ kind: SyntaxKind) -> Bool {
        switch kind {
        case .namedType, .listType, .optionalType:
            return true
        default:
            return false
        }
    }
    public let node: SyntaxNode
    @inlinable public init(node: SyntaxNode) { self.node = node }

    /// Whether the type ends in `?`.
    public var isOptional: Bool { node.kind == .optionalType }
    /// The type without its `?`.
    public var unwrapped: TypeSyntax? { isOptional ? TypeSyntax(node.child(0)) : self }
    /// The type of the elements, if this is `[T]`.
    public var element: TypeSyntax? { node.kind == .listType ? TypeSyntax(node.child(0)) : nil }
    /// The name, if this is neither optional nor a list.
    public var name: ByteRange? { node.kind == .namedType ? node.name(0) : nil }
}

/// `.name`
public struct MemberLiteralSyntax: SyntaxView {
    @inlinable public static func reads(_ kind: SyntaxKind) -> Bool { kind == .memberLiteral }
    public let node: SyntaxNode
    @inlinable public init(node: SyntaxNode) { self.node = node }

    /// The name without the dot.
    public var name: ByteRange? { node.name(0) }
}

/// `30 minutes`; `LexNumber.seconds` reads it.
public struct DurationSyntax: SyntaxView {
    @inlinable public static func reads(_ kind: SyntaxKind) -> Bool { kind == .duration }
    public let node: SyntaxNode
    @inlinable public init(node: SyntaxNode) { self.node = node }

    /// How many units.
    public var count: SyntaxNode? { node.child(0, .integerLiteral) }
    /// The unit as written, singular or plural.
    public var unit: Keyword? { node.child(1, .word)?.keyword }
}

/// `-15 minutes`
public struct OffsetSyntax: SyntaxView {
    @inlinable public static func reads(_ kind: SyntaxKind) -> Bool { kind == .offset }
    public let node: SyntaxNode
    @inlinable public init(node: SyntaxNode) { self.node = node }

    public var isNegative: Bool { node.tokenKind == .minus }
    public var duration: DurationSyntax? { DurationSyntax(node.first(.duration)) }
}

/// `06:30`
public struct TimeSyntax: SyntaxView {
    @inlinable public static func reads(_ kind: SyntaxKind) -> Bool { kind == .time }
    public let node: SyntaxNode
    @inlinable public init(node: SyntaxNode) { self.node = node }

    public var hour: SyntaxNode? { node.child(0, .integerLiteral) }
    public var minute: SyntaxNode? { node.child(1, .integerLiteral) }
}

/// `1...31`, `..<20`, `80...`
public struct RangeSyntax: SyntaxView {
    @inlinable public static func reads(_ kind: SyntaxKind) -> Bool { kind == .range }
    public let node: SyntaxNode
    @inlinable public init(node: SyntaxNode) { self.node = node }

    /// The bound before the operator, an integer or decimal literal.
    public var lower: SyntaxNode? { node.child(0).flatMap { $0.kind == .operatorToken ? nil : $0 } }
    /// The bound after the operator.
    public var upper: SyntaxNode? { node.child(lower == nil ? 1 : 2) }
    /// Whether the upper bound belongs to the range: `...`.
    public var isClosed: Bool { node.first(.operatorToken)?.tokenKind == .closedRange }
}

/// A platform.
public struct PlatformSyntax: SyntaxView {
    @inlinable public static func reads(_ kind: SyntaxKind) -> Bool { kind == .platform }
    public let node: SyntaxNode
    @inlinable public init(node: SyntaxNode) { self.node = node }

    /// `iOS`, `macOS`, `watchOS` or `visionOS`.
    public var platform: Keyword? { node.keyword }
}

/// `iOS 17.2`
public struct PlatformVersionSyntax: SyntaxView {
    @inlinable public static func reads(_ kind: SyntaxKind) -> Bool { kind == .platformVersion }
    public let node: SyntaxNode
    @inlinable public init(node: SyntaxNode) { self.node = node }

    public var platform: Keyword? { node.child(0, .platform)?.keyword }
    /// `LexNumber.version` reads it.
    public var version: SyntaxNode? { node.child(1, .version) }
}

/// `name: Type = value`
public struct FieldSyntax: SyntaxView {
    @inlinable public static func reads(_ kind: SyntaxKind) -> Bool { kind == .field }
    public let node: SyntaxNode
    @inlinable public init(node: SyntaxNode) { self.node = node }

    /// Whether `volatile` stands before the name.
    public var isVolatile: Bool {
        node.first(.name).map { node.tree.firstToken($0.id) > node.tree.firstToken(node.id) } ?? false
    }
    public var name: ByteRange? { node.name(0) }
    public var type: TypeSyntax? { TypeSyntax(node.child(1)) }
    /// The default: a literal, a `callExpr` or a `listExpr`.
    public var value: SyntaxNode? { node.child(2) }
}

/// A setting that takes a text shown to people.
public struct TextMember: SyntaxView {
    @inlinable
    public static func reads(_ kind: SyntaxKind) -> Bool {
        switch kind {
        case .descriptionMember, .summaryMember, .promptMember, .missingMember, .disambiguationMember:
            return true
        default:
            return false
        }
    }
    public let node: SyntaxNode
    @inlinable public init(node: SyntaxNode) { self.node = node }

    public var text: TextSyntax? { TextSyntax(node.child(0)) }
}

/// A setting that takes a text which is no display text, or, for a `titleMember`, an interpolated one.
public struct StringMember: SyntaxView {
    @inlinable
    public static func reads(_ kind: SyntaxKind) -> Bool {
        switch kind {
        case .schemeMember, .stringsMember, .keychainMember, .persistentIdentifierMember, .fileMember, .titleMember,
            .imageAssetMember, .intentClassNameMember, .kindMember:
            return true
        default:
            return false
        }
    }
    public let node: SyntaxNode
    @inlinable public init(node: SyntaxNode) { self.node = node }

    public var string: StringLiteralSyntax? { StringLiteralSyntax(node.child(0)) }
}

/// A setting that takes texts.
public struct StringsMember: SyntaxView {
    @inlinable
    public static func reads(_ kind: SyntaxKind) -> Bool {
        switch kind {
        case .currencyCodesMember, .supportedTypesMember:
            return true
        default:
            return false
        }
    }
    public let node: SyntaxNode
    @inlinable public init(node: SyntaxNode) { self.node = node }

    public var strings: [StringLiteralSyntax] { node.children(after: 0).compactMap { StringLiteralSyntax($0) } }
}

/// A setting that takes a name.
public struct NameMember: SyntaxView {
    @inlinable
    public static func reads(_ kind: SyntaxKind) -> Bool {
        switch kind {
        case .importsMember, .imageFileMember, .imageDataMember, .imageFieldMember, .performMember, .modeMember,
            .displayStyleMember,
            .configurationMember, .pushHandlerMember, .widgetTextureMember, .onBackgroundURLSessionEventsMember,
            .bundleItem:
            return true
        default:
            return false
        }
    }
    public let node: SyntaxNode
    @inlinable public init(node: SyntaxNode) { self.node = node }

    public var name: ByteRange? { node.name(0) }
}

/// A setting that takes names.
public struct NamesMember: SyntaxView {
    @inlinable
    public static func reads(_ kind: SyntaxKind) -> Bool {
        switch kind {
        case .searchMember, .dependsMember, .changesMember, .supportedMountingStylesMember:
            return true
        default:
            return false
        }
    }
    public let node: SyntaxNode
    @inlinable public init(node: SyntaxNode) { self.node = node }

    public var names: [ByteRange] { node.names(0) }
}

/// A setting that takes an expression.
public struct ExprMember: SyntaxView {
    @inlinable
    public static func reads(_ kind: SyntaxKind) -> Bool {
        switch kind {
        case .suggestMember, .opensMember, .emptyMember, .linkMember, .labelMember, .valueLabelMember,
            .disabledMember:
            return true
        default:
            return false
        }
    }
    public let node: SyntaxNode
    @inlinable public init(node: SyntaxNode) { self.node = node }

    public var expr: SyntaxNode? { node.child(0) }
}

/// A setting that takes a word out of a closed list.
public struct WordMember: SyntaxView {
    @inlinable
    public static func reads(_ kind: SyntaxKind) -> Bool {
        switch kind {
        case .accessMember, .linkageMember, .roleMember, .controlMember, .dateKindMember, .runsMember,
            .authenticationMember:
            return true
        default:
            return false
        }
    }
    public let node: SyntaxNode
    @inlinable public init(node: SyntaxNode) { self.node = node }

    public var word: Keyword? { node.child(0, .word)?.keyword }
}

/// A setting that takes a duration.
public struct DurationMember: SyntaxView {
    @inlinable
    public static func reads(_ kind: SyntaxKind) -> Bool {
        switch kind {
        case .staleMember, .timeoutMember, .retryMember, .expiresItem:
            return true
        default:
            return false
        }
    }
    public let node: SyntaxNode
    @inlinable public init(node: SyntaxNode) { self.node = node }

    public var duration: DurationSyntax? { DurationSyntax(node.child(0)) }
}
