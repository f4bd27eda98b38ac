// In: a tree and an index. Out: a node with its parts by name.
// Invariant: a part that is missing or wrong reads as nil; whoever sees nil stays silent, since the parser reported it.

import WidgetBase

/// A node of a tree, of any kind.
public struct SyntaxNode: Sendable {
    public let tree: SyntaxTree
    public let id: SyntaxID

    @inlinable
    public init(tree: SyntaxTree, id: SyntaxID) {
        self.tree = tree
        self.id = id
    }

    @inlinable
    public var kind: SyntaxKind { tree.kind(id) }

    /// The keyword that the node's first token spells, whether or not it means one there.
    @inlinable
    public var keyword: Keyword? { tree.keyword(id) }

    /// The kind of the node's first token.
    @inlinable
    public var tokenKind: TokenKind { tree.tokenKind(id) }

    /// The bytes from the node's first to its last token.
    @inlinable
    public var range: ByteRange { tree.range(id) }

    /// The `///` lines before the node; `LexText.docLines` reads them.
    @inlinable
    public var doc: ByteRange? { tree.doc(id) }

    /// The children that are there: neither missing nor skipped.
    @inlinable
    public var children: SyntaxChildren { SyntaxChildren(tree: tree, next: tree.firstChild(id)) }

    /// The children, those that are missing or were skipped too.
    public var parts: [SyntaxNode] {
        var parts: [SyntaxNode] = []
        var next = tree.firstChild(id)
        while let child = next {
            parts.append(SyntaxNode(tree: tree, id: child))
            next = tree.nextSibling(child)
        }
        return parts
    }

    /// The children that are there and of a kind.
    public func children(_ kind: SyntaxKind) -> [SyntaxNode] {
        children.filter { $0.kind == kind }
    }

    /// The children after a number of fixed parts, without those that are missing or skipped.
    @inlinable
    public func children(after parts: Int) -> SyntaxChildren {
        SyntaxChildren(tree: tree, next: place(parts))
    }

    /// The part at a place, counted from 0; nil where the part is missing or wrong.
    @inlinable
    public func child(_ place: Int) -> SyntaxNode? {
        guard let id = self.place(place) else { return nil }
        let kind = tree.kind(id)
        return kind == .missing || kind == .error ? nil : SyntaxNode(tree: tree, id: id)
    }

    /// The part at a place if it is of a kind.
    @inlinable
    public func child(_ place: Int, _ kind: SyntaxKind) -> SyntaxNode? {
        guard let id = self.place(place), tree.kind(id) == kind else { return nil }
        return SyntaxNode(tree: tree, id: id)
    }

    /// The first child of a kind.
    @inlinable
    public func first(_ kind: SyntaxKind) -> SyntaxNode? {
        var next = tree.firstChild(id)
        while let child = next {
            if tree.kind(child) == kind { return SyntaxNode(tree: tree, id: child) }
            next = tree.nextSibling(child)
        }
        return nil
    }

    /// The name at a place.
    @inlinable
    public func name(_ place: Int) -> ByteRange? { child(place, .name)?.range }

    /// The names in a `names` node at a place.
    @inlinable
    public func names(_ place: Int) -> [ByteRange] {
        child(place, .names)?.children.map(\.range) ?? []
    }

    @usableFromInline
    func place(_ place: Int) -> SyntaxID? {
        var next = tree.firstChild(id)
        var rest = place
        while let child = next, rest > 0 {
            next = tree.nextSibling(child)
            rest -= 1
        }
        return next
    }
}

/// Consecutive children of a node, without those that are missing or skipped.
public struct SyntaxChildren: Sequence, IteratorProtocol, Sendable {
    @usableFromInline let tree: SyntaxTree
    @usableFromInline var nextID: SyntaxID?

    @inlinable
    init(tree: SyntaxTree, next: SyntaxID?) {
        self.tree = tree
        nextID = next
    }

    @inlinable
    public mutating func next() -> SyntaxNode? {
        while let id = nextID {
            nextID = tree.nextSibling(id)
            let kind = tree.kind(id)
            if kind != .missing, kind != .error { return SyntaxNode(tree: tree, id: id) }
        }
        return nil
    }
}

/// A node of known kind, with its parts by name.
///
/// A view has the name of its kind. Where that ends in neither `Decl`, `Member`, `Item` nor `Expr`, `Syntax` is
/// added, so that no view hides a type of Swift or of the model.
public protocol SyntaxView: Sendable {
    /// Whether the view reads nodes of a kind.
    static func reads(_ kind: SyntaxKind) -> Bool
    var node: SyntaxNode { get }
    /// Makes a view of a node that is known to be of the right kind.
    init(node: SyntaxNode)
}

extension SyntaxView {
    /// Makes a view of a node, nil if the node is of another kind.
    @inlinable
    public init?(_ node: SyntaxNode?) {
        guard let node, Self.reads(node.kind) else { return nil }
        self.init(node: node)
    }

    @inlinable
    public var id: SyntaxID { node.id }

    /// The bytes from the first to the last token.
    @inlinable
    public var range: ByteRange { node.range }

    /// The `///` lines before the node; `LexText.docLines` reads them.
    @inlinable
    public var doc: ByteRange? { node.doc }
}
