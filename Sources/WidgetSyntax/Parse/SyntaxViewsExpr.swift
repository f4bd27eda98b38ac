// In: nodes. Out: expressions.
// Invariant: the places of the parts are those that the parse function of the same construct gives them.

import WidgetBase

/// `a ? b : c`
public struct TernaryExpr: SyntaxView {
    @inlinable public static func reads(_ kind: SyntaxKind) -> Bool { kind == .ternaryExpr }
    public let node: SyntaxNode
    @inlinable public init(node: SyntaxNode) { self.node = node }

    public var condition: SyntaxNode? { node.child(0) }
    public var whenTrue: SyntaxNode? { node.child(1) }
    public var whenFalse: SyntaxNode? { node.child(2) }
}

/// `a || b`, `a && b`, `a == b`, `a ?? b`
public struct BinaryExpr: SyntaxView {
    @inlinable
    public static func reads(_ kind: SyntaxKind) -> Bool {
        switch kind {
        case .orExpr, .andExpr, .comparisonExpr, .coalesceExpr:
            return true
        default:
            return false
        }
    }
    public let node: SyntaxNode
    @inlinable public init(node: SyntaxNode) { self.node = node }

    public var left: SyntaxNode? { node.child(0) }
    public var right: SyntaxNode? { node.child(2) }
    /// `||`, `&&`, `??` or a comparison.
    public var operation: TokenKind? { node.child(1, .operatorToken)?.tokenKind }
}

/// `date + 2 hours`
public struct ShiftExpr: SyntaxView {
    @inlinable public static func reads(_ kind: SyntaxKind) -> Bool { kind == .shiftExpr }
    public let node: SyntaxNode
    @inlinable public init(node: SyntaxNode) { self.node = node }

    public var base: SyntaxNode? { node.child(0) }
    public var isNegative: Bool { node.child(1, .operatorToken)?.tokenKind == .minus }
    public var duration: DurationSyntax? { DurationSyntax(node.child(2)) }
}

/// `!a`
public struct NotExpr: SyntaxView {
    @inlinable public static func reads(_ kind: SyntaxKind) -> Bool { kind == .notExpr }
    public let node: SyntaxNode
    @inlinable public init(node: SyntaxNode) { self.node = node }

    public var operand: SyntaxNode? { node.child(0) }
}

/// `a.b` or `a?.b`
public struct MemberExpr: SyntaxView {
    @inlinable public static func reads(_ kind: SyntaxKind) -> Bool { kind == .memberExpr }
    public let node: SyntaxNode
    @inlinable public init(node: SyntaxNode) { self.node = node }

    public var base: SyntaxNode? { node.child(0) }
    public var isOptionalChain: Bool { node.child(1, .operatorToken)?.tokenKind == .questionDot }
    public var name: ByteRange? { node.name(2) }
}

/// `a.filter { … }`, `a.sorted(by: \.field)`, `a.prefix(3)`
public struct MethodExpr: SyntaxView {
    @inlinable public static func reads(_ kind: SyntaxKind) -> Bool { kind == .methodExpr }
    public let node: SyntaxNode
    @inlinable public init(node: SyntaxNode) { self.node = node }

    public var base: SyntaxNode? { node.child(0) }
    public var isOptionalChain: Bool { node.child(1, .operatorToken)?.tokenKind == .questionDot }
    /// `filter`, `first`, `last`, `sorted`, `grouped`, `prefix` or `contains`.
    public var method: Keyword? { node.child(2, .word)?.keyword }
    /// Where the method's name stands.
    public var methodRange: ByteRange? { node.child(2, .word)?.range }
    /// The expression in braces or parentheses, nil for `sorted` and `grouped`.
    public var argument: SyntaxNode? { node.child(3).flatMap { $0.kind == .keyPath ? nil : $0 } }
    /// The name of the field after `by: \.`.
    public var keyPath: ByteRange? { node.child(3, .keyPath)?.range.droppingFirst(2) }
    public var isDescending: Bool { node.child(4, .word)?.keyword == .descending }
}

/// `Style[x, y]`
public struct SubscriptExpr: SyntaxView {
    @inlinable public static func reads(_ kind: SyntaxKind) -> Bool { kind == .subscriptExpr }
    public let node: SyntaxNode
    @inlinable public init(node: SyntaxNode) { self.node = node }

    public var base: SyntaxNode? { node.child(0) }
    /// Expressions.
    public var arguments: SyntaxChildren { node.children(after: 1) }
}

/// A name by itself.
public struct NameExpr: SyntaxView {
    @inlinable public static func reads(_ kind: SyntaxKind) -> Bool { kind == .nameExpr }
    public let node: SyntaxNode
    @inlinable public init(node: SyntaxNode) { self.node = node }

    public var name: ByteRange { node.range }
}

/// `Name(label: expr)`
public struct CallExpr: SyntaxView {
    @inlinable public static func reads(_ kind: SyntaxKind) -> Bool { kind == .callExpr }
    public let node: SyntaxNode
    @inlinable public init(node: SyntaxNode) { self.node = node }

    public var name: ByteRange? { node.name(0) }
    public var arguments: [ArgumentSyntax] { node.children(after: 1).compactMap { ArgumentSyntax($0) } }
}

/// `label: expr`, or an expression alone where the label was left out
public struct ArgumentSyntax: SyntaxView {
    @inlinable public static func reads(_ kind: SyntaxKind) -> Bool { kind == .argument }
    public let node: SyntaxNode
    @inlinable public init(node: SyntaxNode) { self.node = node }

    public var label: ByteRange? { node.name(0) }
    public var expr: SyntaxNode? { node.child(label == nil ? 0 : 1) }
}

/// `[a, b]`
public struct ListExpr: SyntaxView {
    @inlinable public static func reads(_ kind: SyntaxKind) -> Bool { kind == .listExpr }
    public let node: SyntaxNode
    @inlinable public init(node: SyntaxNode) { self.node = node }

    public var elements: SyntaxChildren { node.children(after: 0) }
}

/// `(a)`
public struct ParenExpr: SyntaxView {
    @inlinable public static func reads(_ kind: SyntaxKind) -> Bool { kind == .parenExpr }
    public let node: SyntaxNode
    @inlinable public init(node: SyntaxNode) { self.node = node }

    public var expr: SyntaxNode? { node.child(0) }
}
