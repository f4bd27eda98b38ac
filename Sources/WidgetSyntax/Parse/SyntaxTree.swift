// In: nodes as the parser finishes them, children before their parent. Out: columns read by a typed index.
// Invariant: every token of the file lies in the root; the children of a node ascend and do not overlap.

import WidgetBase

/// The index of a node in its tree.
public struct SyntaxID: TableIndex {
    public let rawValue: UInt32

    @inlinable
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }
}

/// The tree of one file.
///
/// All nodes stand one after the other in one buffer, each a row of words, so that a tree, and with it each view of a
/// node, is a single reference, and what the parser has built needs no copy.
public struct SyntaxTree: Sendable {
    @usableFromInline let words: [UInt32]
    @usableFromInline let nodeCount: Int
    @usableFromInline let docCount: Int

    /// The words of a row, in order.
    @usableFromInline
    enum Column: Int {
        /// From the low byte: the node's kind; of its first token the ordinal of the keyword, and the kind.
        case kind
        case firstToken
        case endToken
        case start
        case end
        /// The index plus one, 0 for none.
        case firstChild
        case nextSibling

        @usableFromInline static let count = 7
    }

    init(_ builder: consuming SyntaxTreeBuilder, docs: [DocComment]) {
        nodeCount = builder.count
        docCount = docs.count
        var words = builder.words
        // Behind the nodes, rows of three: token, start and end of the `///` lines before the token.
        for doc in docs {
            words.append(doc.token.rawValue)
            words.append(doc.range.start)
            words.append(doc.range.end)
        }
        self.words = words
    }

    @inlinable
    func word(_ column: Column, _ id: SyntaxID) -> UInt32 {
        words[id.index * Column.count + column.rawValue]
    }

    /// How many nodes there are.
    @inlinable
    public var count: Int { nodeCount }

    /// The node of kind `file`.
    @inlinable
    public var root: SyntaxNode {
        SyntaxNode(tree: self, id: SyntaxID(rawValue: UInt32(truncatingIfNeeded: nodeCount - 1)))
    }

    @inlinable
    public func kind(_ id: SyntaxID) -> SyntaxKind {
        SyntaxKind(rawValue: UInt8(truncatingIfNeeded: word(.kind, id))) ?? .error
    }

    /// The keyword that the node's first token spells, whether or not it means one there.
    @inlinable
    public func keyword(_ id: SyntaxID) -> Keyword? {
        Keyword.ordered[Int(word(.kind, id) >> 8 & 0xFF)]
    }

    /// The kind of the node's first token; that of the token after the place of a missing node.
    @inlinable
    public func tokenKind(_ id: SyntaxID) -> TokenKind {
        TokenKind(rawValue: UInt8(truncatingIfNeeded: word(.kind, id) >> 16)) ?? .unknown
    }

    /// The bytes from the node's first to its last token; empty for a missing node.
    @inlinable
    public func range(_ id: SyntaxID) -> ByteRange {
        ByteRange(start: word(.start, id), end: word(.end, id))
    }

    @inlinable
    public func firstToken(_ id: SyntaxID) -> TokenIndex {
        TokenIndex(rawValue: word(.firstToken, id))
    }

    /// The token after the node's last one.
    @inlinable
    public func endToken(_ id: SyntaxID) -> TokenIndex {
        TokenIndex(rawValue: word(.endToken, id))
    }

    @inlinable
    public func firstChild(_ id: SyntaxID) -> SyntaxID? {
        let link = word(.firstChild, id)
        return link == 0 ? nil : SyntaxID(rawValue: link - 1)
    }

    @inlinable
    public func nextSibling(_ id: SyntaxID) -> SyntaxID? {
        let link = word(.nextSibling, id)
        return link == 0 ? nil : SyntaxID(rawValue: link - 1)
    }

    /// The `///` lines before the node's first token.
    public func doc(_ id: SyntaxID) -> ByteRange? {
        let base = nodeCount * Column.count
        let wanted = word(.firstToken, id)
        let row = base + (0..<docCount).partitioningIndex { words[base + $0 * 3] >= wanted } * 3
        guard row < words.count, words[row] == wanted else { return nil }
        return ByteRange(start: words[row + 1], end: words[row + 2])
    }
}

/// The rows of a tree that is being parsed.
struct SyntaxTreeBuilder: Sendable {
    fileprivate private(set) var words: [UInt32] = []
    fileprivate private(set) var count = 0

    /// Makes room for so many nodes.
    mutating func reserve(_ count: Int) {
        words.reserveCapacity(count * SyntaxTree.Column.count)
    }

    func isKind(_ id: UInt32, _ kind: SyntaxKind) -> Bool {
        UInt8(truncatingIfNeeded: words[Int(id) * SyntaxTree.Column.count]) == kind.rawValue
    }

    /// Adds a node whose children are already there, in order, and links them: the last of the nodes without a parent.
    mutating func append(
        _ kind: SyntaxKind, firstToken: (kind: TokenKind, keyword: UInt8), tokens: Range<Int>, bytes: ByteRange,
        pending: [UInt32], from firstPending: Int
    ) -> UInt32 {
        let id = UInt32(truncatingIfNeeded: count)
        count += 1
        // In the order of `SyntaxTree.Column`.
        words.append(UInt32(kind.rawValue) | UInt32(firstToken.keyword) << 8 | UInt32(firstToken.kind.rawValue) << 16)
        words.append(UInt32(truncatingIfNeeded: tokens.lowerBound))
        words.append(UInt32(truncatingIfNeeded: tokens.upperBound))
        words.append(bytes.start)
        words.append(bytes.end)
        words.append(firstPending < pending.count ? pending[firstPending] + 1 : 0)
        words.append(0)
        var index = firstPending + 1
        while index < pending.count {
            let previous = Int(pending[index - 1])
            words[previous * SyntaxTree.Column.count + SyntaxTree.Column.nextSibling.rawValue] = pending[index] + 1
            index += 1
        }
        return id
    }

    /// Adds the nodes of a part of the file but its root, with links that count on.
    /// - Parameters:
    ///   - tokenBase: how many tokens stand before the part.
    ///   - byteBase: how many bytes stand before it.
    /// - Returns: the children of its root.
    mutating func append(_ part: SyntaxTree, tokenBase: UInt32, byteBase: UInt32) -> [UInt32] {
        let base = UInt32(truncatingIfNeeded: count)
        let added = part.nodeCount - 1
        count += added
        var row = 0
        while row < added * SyntaxTree.Column.count {
            // In the order of `SyntaxTree.Column`.
            words.append(part.words[row])
            words.append(part.words[row + 1] + tokenBase)
            words.append(part.words[row + 2] + tokenBase)
            words.append(part.words[row + 3] + byteBase)
            words.append(part.words[row + 4] + byteBase)
            words.append(part.words[row + 5] == 0 ? 0 : part.words[row + 5] + base)
            words.append(part.words[row + 6] == 0 ? 0 : part.words[row + 6] + base)
            row += SyntaxTree.Column.count
        }
        return part.root.children.map { $0.id.rawValue + base }
    }

    /// Adds the root.
    mutating func finish(_ declarations: [UInt32], _ tokens: TokenBuffer) {
        let bytes = ByteRange(start: tokens.starts[0], end: tokens.ends[tokens.count - 1])
        _ = append(
            .file, firstToken: (tokens.kinds[0], tokens.keywords[0]), tokens: 0..<tokens.count, bytes: bytes,
            pending: declarations, from: 0)
    }
}
