// In: a source file. Out: its tokens and its tree, with the findings of lexer and parser in the caller's bag.
// Invariant: a pure function of the bytes; it returns a tree for every input, so files may be parsed in parallel.

import WidgetBase

/// What is known of a file after parsing.
public struct ParsedFile: Sendable {
    public let id: FileID
    public let tokens: TokenBuffer
    public let tree: SyntaxTree

    init(id: FileID, tokens: TokenBuffer, tree: SyntaxTree) {
        self.id = id
        self.tokens = tokens
        self.tree = tree
    }

    /// The node of kind `file`.
    @inlinable
    public var root: FileSyntax { FileSyntax(node: tree.root) }
}
