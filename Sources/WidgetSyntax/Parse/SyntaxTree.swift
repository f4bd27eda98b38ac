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
/// All columns stand one after the other in one buffer, so that a tree, and with it each view of a node, is a
/// single reference.
public struct SyntaxTree: Sendable {
    @usableFromInline let words: [UInt32]
    @usableFromInline let nodeCount: Int
    @usableFromInline let docCount: Int

    /// The columns in the order in which they stand in the buffer.
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
        /// Rows of three: token, start and end of the `///` lines before the token.
        case docs
    }

    init(_ builder: SyntaxTreeBuilder, docs: [DocComment]) {
        var words: [UInt32] = []
        words.reserveCapacity(builder.kinds.count * Column.docs.rawValue + docs.count * 3)
        words += builder.kinds
        words += builder.firstTokens
        words += builder.endTokens
        words += builder.starts
        words += builder.ends
        words += builder.firstChildren
        words += builder.nextSiblings
        for doc in docs {
            words.append(doc.token.rawValue)
            words.append(doc.range.start)
            words.append(doc.range.end)
        }
        self.words = words
        nodeCount = builder.kinds.count
        docCount = docs.count
    }

    @inlinable
    func word(_ column: Column, _ id: SyntaxID) -> UInt32 {
        words[column.rawValue * nodeCount + id.index]
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
        let base = Column.docs.rawValue * nodeCount
        let wanted = word(.firstToken, id)
        var low = 0
        var high = docCount
        while low < high {
            let middle = (low + high) / 2
            let token = words[base + middle * 3]
            if token == wanted {
                return ByteRange(start: words[base + middle * 3 + 1], end: words[base + middle * 3 + 2])
            }
            if token < wanted { low = middle + 1 } else { high = middle }
        }
        return nil
    }
}

/// The columns of a tree that is being parsed.
struct SyntaxTreeBuilder: Sendable {
    var kinds: [UInt32] = []
    var firstTokens: [UInt32] = []
    var endTokens: [UInt32] = []
    var starts: [UInt32] = []
    var ends: [UInt32] = []
    var firstChildren: [UInt32] = []
    var nextSiblings: [UInt32] = []

    mutating func reserve(_ count: Int) {
        kinds.reserveCapacity(count)
        firstTokens.reserveCapacity(count)
        endTokens.reserveCapacity(count)
        starts.reserveCapacity(count)
        ends.reserveCapacity(count)
        firstChildren.reserveCapacity(count)
        nextSiblings.reserveCapacity(count)
    }

    func isKind(_ id: UInt32, _ kind: SyntaxKind) -> Bool {
        UInt8(truncatingIfNeeded: kinds[Int(id)]) == kind.rawValue
    }

    /// Adds a node whose children are already there, in order, and links them.
    mutating func append(
        _ kind: SyntaxKind, firstToken: (kind: TokenKind, keyword: UInt8), tokens: Range<Int>, bytes: ByteRange,
        children: ArraySlice<UInt32>
    ) -> UInt32 {
        let id = UInt32(truncatingIfNeeded: kinds.count)
        kinds.append(UInt32(kind.rawValue) | UInt32(firstToken.keyword) << 8 | UInt32(firstToken.kind.rawValue) << 16)
        firstTokens.append(UInt32(truncatingIfNeeded: tokens.lowerBound))
        endTokens.append(UInt32(truncatingIfNeeded: tokens.upperBound))
        starts.append(bytes.start)
        ends.append(bytes.end)
        nextSiblings.append(0)
        firstChildren.append(children.first.map { $0 + 1 } ?? 0)
        var previous: UInt32?
        for child in children {
            if let previous { nextSiblings[Int(previous)] = child + 1 }
            previous = child
        }
        return id
    }
}
