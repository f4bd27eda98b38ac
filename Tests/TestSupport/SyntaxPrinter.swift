// In: the tree of a description that has no mistake. Out: a description with the same tree, written another way.
// Invariant: the layout is made anew: of the source only the texts of tokens are taken, none of its blanks or comments.

import WidgetBase
import WidgetSyntax

/// Prints trees as descriptions.
public struct SyntaxPrinter {
    /// How the space between tokens is made.
    public enum Layout: CaseIterable, Sendable {
        /// A blank between any two tokens of a line.
        case spaced
        /// Comments and blanks wherever something may stand, and lines that end as on Windows.
        case scattered
        /// Parentheses round every operation, so that nothing depends on how operators bind.
        case parenthesized
    }

    private let parsed: ParsedFile
    private let source: SourceFile
    private let layout: Layout
    private var text = ""
    private var next = 0

    /// The description that a tree stands for.
    public static func description(of parsed: ParsedFile, in source: SourceFile, _ layout: Layout) -> String {
        var printer = SyntaxPrinter(parsed: parsed, source: source, layout: layout)
        printer.print(parsed.tree.root.id)
        return printer.text + (layout == .scattered ? "\r\n// The end." : "\n")
    }

    private init(parsed: ParsedFile, source: SourceFile, layout: Layout) {
        self.parsed = parsed
        self.source = source
        self.layout = layout
    }

    /// The tokens of a node: those of its children from the children, and those between them.
    /// - Parameter mayBeWrapped: whether parentheses would not mean something else, as they do for a background.
    private mutating func print(_ id: SyntaxID, mayBeWrapped: Bool = true) {
        let tree = parsed.tree
        let isWrapped = layout == .parenthesized && mayBeWrapped && SyntaxPrinter.isOperation(tree.kind(id))
        let (first, end) = (tree.firstToken(id).index, tree.endToken(id).index)
        // The first of two nodes at one place begins the line.
        if isWrapped, first < end {
            lineStart(first)
            text += " ("
        }
        var child = tree.firstChild(id)
        while let current = child {
            tokens(to: tree.firstToken(current).index)
            print(current, mayBeWrapped: tree.kind(id) != .backgroundMember)
            child = tree.nextSibling(current)
        }
        tokens(to: end)
        if isWrapped, first < end { text += ") " }
    }

    private mutating func tokens(to end: Int) {
        while next < end {
            let token = TokenIndex(rawValue: UInt32(next))
            if !touches(next) {
                lineStart(next)
                if layout == .scattered, !text.hasSuffix("\n ") { text += "\t/* a /* b */ */" }
                text += " "
            }
            text += source.text(parsed.tokens.range(token))
            next += 1
        }
    }

    /// Whether a token means something else behind a blank, as in Swift: the `?` of a type and the `[` of a look-up.
    private func touches(_ index: Int) -> Bool {
        let token = TokenIndex(rawValue: UInt32(index))
        let kind = parsed.tokens.kind(token)
        guard index > 0, kind == .question || kind == .leftBracket, !text.hasSuffix(") ") else { return false }
        return parsed.tokens.range(TokenIndex(rawValue: UInt32(index - 1))).end == parsed.tokens.range(token).start
    }

    /// Begins a line if a token does, once.
    private mutating func lineStart(_ index: Int) {
        let token = TokenIndex(rawValue: UInt32(index))
        guard index == next, parsed.tokens.isFirst(token), !text.hasSuffix("\n ") else { return }
        text += layout == .scattered ? " // why\r\n\r\n" : "\n"
        if let doc = parsed.tokens.docs.first(where: { $0.token == token }) {
            for line in LexText.docLines(doc.range, in: source) { text += "/// \(line)\n" }
        }
        text += " "
    }

    private static func isOperation(_ kind: SyntaxKind) -> Bool {
        switch kind {
        case .ternaryExpr, .orExpr, .andExpr, .comparisonExpr, .coalesceExpr, .shiftExpr, .notExpr: return true
        default: return false
        }
    }

    /// One node a line as kind, keyword, documentation and, for a leaf, text: what two descriptions must have in common
    /// to say the same.
    public static func outline(of parsed: ParsedFile, in source: SourceFile, ignoringParentheses: Bool) -> [String] {
        var lines: [String] = []
        var open: [SyntaxID] = [parsed.tree.root.id]
        while let id = open.popLast() {
            let tree = parsed.tree
            var children: [SyntaxID] = []
            var child = tree.firstChild(id)
            while let current = child {
                children.append(current)
                child = tree.nextSibling(current)
            }
            open += children.reversed()
            if ignoringParentheses, tree.kind(id) == .parenExpr { continue }
            let doc = tree.doc(id).map { LexText.docLines($0, in: source).joined(separator: "|") } ?? ""
            let tokens = children.isEmpty ? tree.firstToken(id).index..<tree.endToken(id).index : 0..<0
            let leaf = tokens.map { source.text(parsed.tokens.range(TokenIndex(rawValue: UInt32($0)))) }
                .joined(separator: " ")
            lines.append("\(tree.kind(id)) \(children.count) \(ignoringParentheses ? "" : doc) \(leaf)")
        }
        return lines
    }
}
