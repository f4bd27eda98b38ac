// In: nodes. Out: modules and the declarations of data: enums, structs, snapshots, entities, styles, routes.
// Invariant: the places of the parts are those that the parse function of the same construct gives them.

import WidgetBase

/// `module Name` that joins a file to a module.
public struct ModuleLine: SyntaxView {
    @inlinable public static func reads(_ kind: SyntaxKind) -> Bool { kind == .moduleLine }
    public let node: SyntaxNode
    @inlinable public init(node: SyntaxNode) { self.node = node }

    public var name: ByteRange? { node.name(0) }
}

/// `module Name { … }`
public struct ModuleDecl: SyntaxView {
    @inlinable public static func reads(_ kind: SyntaxKind) -> Bool { kind == .moduleDecl }
    public let node: SyntaxNode
    @inlinable public init(node: SyntaxNode) { self.node = node }

    public var name: ByteRange? { node.name(0) }
    /// The settings.
    public var members: SyntaxChildren { node.children(after: 1) }
}

/// `platforms iOS 17, macOS 14`
public struct PlatformsMember: SyntaxView {
    @inlinable public static func reads(_ kind: SyntaxKind) -> Bool { kind == .platformsMember }
    public let node: SyntaxNode
    @inlinable public init(node: SyntaxNode) { self.node = node }

    public var platforms: [PlatformVersionSyntax] { node.children(after: 0).compactMap { PlatformVersionSyntax($0) } }
}

/// `group macOS "…"`
public struct GroupMember: SyntaxView {
    @inlinable public static func reads(_ kind: SyntaxKind) -> Bool { kind == .groupMember }
    public let node: SyntaxNode
    @inlinable public init(node: SyntaxNode) { self.node = node }

    /// Nil for every platform.
    public var platform: Keyword? { node.first(.platform)?.keyword }
    public var string: StringLiteralSyntax? { StringLiteralSyntax(node.first(.stringLiteral)) }
}

/// `includes Package from Module`
public struct IncludesMember: SyntaxView {
    @inlinable public static func reads(_ kind: SyntaxKind) -> Bool { kind == .includesMember }
    public let node: SyntaxNode
    @inlinable public init(node: SyntaxNode) { self.node = node }

    public var package: ByteRange? { node.name(0) }
    public var module: ByteRange? { node.name(1) }
}

/// `enum Name "Title" { … }`
public struct EnumDecl: SyntaxView {
    @inlinable public static func reads(_ kind: SyntaxKind) -> Bool { kind == .enumDecl }
    public let node: SyntaxNode
    @inlinable public init(node: SyntaxNode) { self.node = node }

    public var name: ByteRange? { node.name(0) }
    public var title: TextSyntax? { TextSyntax(node.child(1)) }
    /// Nodes of kind `enumCase` and `persistentIdentifierMember`.
    public var members: SyntaxChildren { node.children(after: 2) }
}

/// `case name "Title" = "raw" { … }`
public struct EnumCaseSyntax: SyntaxView {
    @inlinable public static func reads(_ kind: SyntaxKind) -> Bool { kind == .enumCase }
    public let node: SyntaxNode
    @inlinable public init(node: SyntaxNode) { self.node = node }

    public var name: ByteRange? { node.name(0) }
    public var title: TextSyntax? { TextSyntax(node.child(1)) }
    /// The literal after `=`.
    public var rawValue: SyntaxNode? { node.child(2).flatMap { $0.kind.isLiteral ? $0 : nil } }
    /// Nodes of kind `subtitleMember`, `symbolMember`, `imageAssetMember` and `wasMember`.
    public var details: [SyntaxNode] { node.children(after: 2).filter { !$0.kind.isLiteral } }
}

/// `subtitle "…"`
public struct SubtitleMember: SyntaxView {
    @inlinable public static func reads(_ kind: SyntaxKind) -> Bool { kind == .subtitleMember }
    public let node: SyntaxNode
    @inlinable public init(node: SyntaxNode) { self.node = node }

    /// Of an enum case.
    public var text: TextSyntax? { TextSyntax(node.child(0)) }
    /// Of an entity: interpolated.
    public var string: StringLiteralSyntax? { StringLiteralSyntax(node.child(0)) }
}

/// `symbol …`
public struct SymbolMember: SyntaxView {
    @inlinable public static func reads(_ kind: SyntaxKind) -> Bool { kind == .symbolMember }
    public let node: SyntaxNode
    @inlinable public init(node: SyntaxNode) { self.node = node }

    /// A `stringLiteral` in an enum case, any expression in an entity or control.
    public var expr: SyntaxNode? { node.child(0) }
}

/// `was "old"` of an enum case.
public struct WasMember: SyntaxView {
    @inlinable public static func reads(_ kind: SyntaxKind) -> Bool { kind == .wasMember }
    public let node: SyntaxNode
    @inlinable public init(node: SyntaxNode) { self.node = node }

    public var literal: SyntaxNode? { node.child(0) }
}

/// `struct Name { … }`
public struct StructDecl: SyntaxView {
    @inlinable public static func reads(_ kind: SyntaxKind) -> Bool { kind == .structDecl }
    public let node: SyntaxNode
    @inlinable public init(node: SyntaxNode) { self.node = node }

    public var name: ByteRange? { node.name(0) }
    public var fields: [FieldSyntax] { node.children(after: 1).compactMap { FieldSyntax($0) } }
}

/// `extern type Name`
public struct ExternType: SyntaxView {
    @inlinable public static func reads(_ kind: SyntaxKind) -> Bool { kind == .externType }
    public let node: SyntaxNode
    @inlinable public init(node: SyntaxNode) { self.node = node }

    public var name: ByteRange? { node.name(0) }
}

/// `snapshot Name { … }`
public struct SnapshotDecl: SyntaxView {
    @inlinable public static func reads(_ kind: SyntaxKind) -> Bool { kind == .snapshotDecl }
    public let node: SyntaxNode
    @inlinable public init(node: SyntaxNode) { self.node = node }

    public var name: ByteRange? { node.name(0) }
    /// The settings and fields.
    public var members: SyntaxChildren { node.children(after: 1) }
}

/// `version 1` of a snapshot.
public struct VersionMember: SyntaxView {
    @inlinable public static func reads(_ kind: SyntaxKind) -> Bool { kind == .versionMember }
    public let node: SyntaxNode
    @inlinable public init(node: SyntaxNode) { self.node = node }

    public var version: SyntaxNode? { node.child(0, .integerLiteral) }
}

/// `entity Name "Title" { … }`
public struct EntityDecl: SyntaxView {
    @inlinable public static func reads(_ kind: SyntaxKind) -> Bool { kind == .entityDecl }
    public let node: SyntaxNode
    @inlinable public init(node: SyntaxNode) { self.node = node }

    public var name: ByteRange? { node.name(0) }
    public var title: TextSyntax? { TextSyntax(node.child(1)) }
    /// The settings and fields.
    public var members: SyntaxChildren { node.children(after: 2) }
}

/// `id name: Type { was old }`
public struct IdMember: SyntaxView {
    @inlinable public static func reads(_ kind: SyntaxKind) -> Bool { kind == .idMember }
    public let node: SyntaxNode
    @inlinable public init(node: SyntaxNode) { self.node = node }

    public var name: ByteRange? { node.name(0) }
    public var type: TypeSyntax? { TypeSyntax(node.child(1)) }
    /// The name of the field that held the identifier before.
    public var was: ByteRange? { node.name(2) }
}

/// `source { Row(…) … }` of an entity.
public struct SourceRowsMember: SyntaxView {
    @inlinable public static func reads(_ kind: SyntaxKind) -> Bool { kind == .sourceRowsMember }
    public let node: SyntaxNode
    @inlinable public init(node: SyntaxNode) { self.node = node }

    public var rows: [CallExpr] { node.children(after: 0).compactMap { CallExpr($0) } }
}

/// `style Name by Axis { … }`
public struct StyleDecl: SyntaxView {
    @inlinable public static func reads(_ kind: SyntaxKind) -> Bool { kind == .styleDecl }
    public let node: SyntaxNode
    @inlinable public init(node: SyntaxNode) { self.node = node }

    public var name: ByteRange? { node.name(0) }
    public var axes: [ByteRange] { node.names(1) }
    /// Nodes of kind `column`, `styleRow` and `contrast`.
    public var members: SyntaxChildren { node.children(after: 2) }
}

/// `name: Type = value` of a style.
public struct ColumnSyntax: SyntaxView {
    @inlinable public static func reads(_ kind: SyntaxKind) -> Bool { kind == .column }
    public let node: SyntaxNode
    @inlinable public init(node: SyntaxNode) { self.node = node }

    public var name: ByteRange? { node.name(0) }
    public var type: TypeSyntax? { TypeSyntax(node.child(1)) }
    /// The default: a cell value.
    public var value: SyntaxNode? { node.child(2) }
}

/// `case .a: (column: value)`
public struct StyleRowSyntax: SyntaxView {
    @inlinable public static func reads(_ kind: SyntaxKind) -> Bool { kind == .styleRow }
    public let node: SyntaxNode
    @inlinable public init(node: SyntaxNode) { self.node = node }

    /// Nil for `default`.
    public var patterns: PatternsSyntax? { PatternsSyntax(node.child(0)) }
    public var isDefault: Bool { node.child(0, .defaultPattern) != nil }
    public var cells: [CellSyntax] { node.children(after: 1).compactMap { CellSyntax($0) } }
}

/// Alternatives, separated by commas.
public struct PatternsSyntax: SyntaxView {
    @inlinable public static func reads(_ kind: SyntaxKind) -> Bool { kind == .patterns }
    public let node: SyntaxNode
    @inlinable public init(node: SyntaxNode) { self.node = node }

    /// Simple patterns (`wildcardPattern`, `range`, literals) and `tuplePattern` nodes of them.
    public var alternatives: SyntaxChildren { node.children(after: 0) }
}

/// `column: value`
public struct CellSyntax: SyntaxView {
    @inlinable public static func reads(_ kind: SyntaxKind) -> Bool { kind == .cell }
    public let node: SyntaxNode
    @inlinable public init(node: SyntaxNode) { self.node = node }

    public var name: ByteRange? { node.name(0) }
    /// A literal, `text`, `colorLiteral`, `assetValue`, `adaptiveValue` or `fontValue`.
    public var value: SyntaxNode? { node.child(1) }
}

/// `asset("name")`
public struct AssetValueSyntax: SyntaxView {
    @inlinable public static func reads(_ kind: SyntaxKind) -> Bool { kind == .assetValue }
    public let node: SyntaxNode
    @inlinable public init(node: SyntaxNode) { self.node = node }

    public var string: StringLiteralSyntax? { StringLiteralSyntax(node.child(0)) }
}

/// `(light: …, dark: …)`
public struct AdaptiveValueSyntax: SyntaxView {
    @inlinable public static func reads(_ kind: SyntaxKind) -> Bool { kind == .adaptiveValue }
    public let node: SyntaxNode
    @inlinable public init(node: SyntaxNode) { self.node = node }

    public var variants: [AdaptiveVariantSyntax] { node.children(after: 0).compactMap { AdaptiveVariantSyntax($0) } }
}

/// `light: value`
public struct AdaptiveVariantSyntax: SyntaxView {
    @inlinable public static func reads(_ kind: SyntaxKind) -> Bool { kind == .adaptiveVariant }
    public let node: SyntaxNode
    @inlinable public init(node: SyntaxNode) { self.node = node }

    /// `light`, `dark`, `accented` or `vibrant`.
    public var appearance: Keyword? { node.child(0, .word)?.keyword }
    public var value: SyntaxNode? { node.child(1) }
}

/// `font(.headline, weight: .bold)`
public struct FontValueSyntax: SyntaxView {
    @inlinable public static func reads(_ kind: SyntaxKind) -> Bool { kind == .fontValue }
    public let node: SyntaxNode
    @inlinable public init(node: SyntaxNode) { self.node = node }

    public var style: MemberLiteralSyntax? { MemberLiteralSyntax(node.child(0)) }
    public var arguments: [FontArgumentSyntax] { node.children(after: 1).compactMap { FontArgumentSyntax($0) } }
}

/// `weight: .bold`
public struct FontArgumentSyntax: SyntaxView {
    @inlinable public static func reads(_ kind: SyntaxKind) -> Bool { kind == .fontArgument }
    public let node: SyntaxNode
    @inlinable public init(node: SyntaxNode) { self.node = node }

    public var name: ByteRange? { node.name(0) }
    public var value: MemberLiteralSyntax? { MemberLiteralSyntax(node.child(1)) }
}

/// `contrast a on b`
public struct ContrastSyntax: SyntaxView {
    @inlinable public static func reads(_ kind: SyntaxKind) -> Bool { kind == .contrast }
    public let node: SyntaxNode
    @inlinable public init(node: SyntaxNode) { self.node = node }

    public var foreground: ByteRange? { node.name(0) }
    public var background: ByteRange? { node.name(1) }
}

/// `route name(parameter: Type) = "path"`
public struct RouteDecl: SyntaxView {
    @inlinable public static func reads(_ kind: SyntaxKind) -> Bool { kind == .routeDecl }
    public let node: SyntaxNode
    @inlinable public init(node: SyntaxNode) { self.node = node }

    public var name: ByteRange? { node.name(0) }
    public var parameters: [RouteParameterSyntax] { node.children(after: 1).compactMap { RouteParameterSyntax($0) } }
    /// The path.
    public var path: StringLiteralSyntax? { StringLiteralSyntax(node.first(.stringLiteral)) }
}

/// `name: Type` of a route.
public struct RouteParameterSyntax: SyntaxView {
    @inlinable public static func reads(_ kind: SyntaxKind) -> Bool { kind == .routeParameter }
    public let node: SyntaxNode
    @inlinable public init(node: SyntaxNode) { self.node = node }

    public var name: ByteRange? { node.name(0) }
    public var type: TypeSyntax? { TypeSyntax(node.child(1)) }
}

/// `source Catalog on demand`
public struct SourceMember: SyntaxView {
    @inlinable public static func reads(_ kind: SyntaxKind) -> Bool { kind == .sourceMember }
    public let node: SyntaxNode
    @inlinable public init(node: SyntaxNode) { self.node = node }

    public var expr: SyntaxNode? { node.child(0) }
    /// The word `demand`.
    public var demand: SyntaxNode? { node.first(.word) }
}
