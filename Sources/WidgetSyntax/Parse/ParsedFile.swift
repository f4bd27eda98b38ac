// In: a source file. Out: its tokens and its tree, with the findings of lexer and parser in the caller's bag.
// Invariant: a pure function of the bytes; it returns a tree for every input, so files may be parsed in parallel.

import WidgetBase

/// What is known of a file after parsing.
public struct ParsedFile: Sendable {
    public let id: FileID
    public let tokens: TokenBuffer
    public let tree: SyntaxTree
    /// The statements that could not be read as they stand, in the order of the file.
    public let unread: [ByteRange]

    init(id: FileID, tokens: TokenBuffer, tree: SyntaxTree, unread: [ByteRange]) {
        self.id = id
        self.tokens = tokens
        self.tree = tree
        // Statements may hold others, in the braces of a closure.
        var disjoint: [ByteRange] = []
        for range in unread.sorted(by: { $0.start < $1.start }) {
            if let last = disjoint.last, range.start <= last.end {
                disjoint[disjoint.count - 1].end = max(last.end, range.end)
            } else {
                disjoint.append(range)
            }
        }
        self.unread = disjoint
    }

    /// Whether a place lies in a statement that could not be read as it stands. What that seems to say may be anything,
    /// so that no later stage reports it.
    public func isUnread(_ offset: UInt32) -> Bool {
        let index = unread.partitioningIndex { $0.end > offset }
        return index < unread.count && unread[index].start <= offset
    }

    /// Whether some statement within a range could not be read as it stands.
    public func holdsUnread(_ range: ByteRange) -> Bool {
        let index = unread.partitioningIndex { $0.end > range.start }
        return index < unread.count && unread[index].start < range.end
    }

    /// The node of kind `file`.
    @inlinable
    public var root: FileSyntax { FileSyntax(node: tree.root) }
}

extension Diagnostic {
    /// Whether the parser goes on with what was surely meant, so that all else in the statement is as it was written.
    var isReadAsMeant: Bool {
        switch code {
        case .missingTitle: return true
        // A misspelt word is read as the one that is offered.
        case .unknownMember, .expectedDeclaration: return !fixes.isEmpty
        // Values in a text with wrong quotes are not read.
        case .unexpectedCharacter:
            return fixes.contains { $0.isSafe && !$0.edits.contains { $0.text.contains("\\(") } }
        default: return fixes.contains { $0.isSafe }
        }
    }
}
