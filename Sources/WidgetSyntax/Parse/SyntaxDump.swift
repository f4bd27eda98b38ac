// In: a parsed file with its source. Out: its tokens and its tree as text, for tests and for people who work on them.
// Invariant: equal trees give equal text, and every token and node is in it.

import WidgetBase

/// Prints tokens and trees.
public enum SyntaxDump {
    /// One token a line: the place of its first byte, its kind, what is noted about it, and its text.
    ///
    /// `|` marks a token that is first on its line, `!` one that the lexer reported.
    public static func tokens(_ parsed: ParsedFile, of source: SourceFile) -> String {
        let lines = LineTable(source.bytes)
        var result = ""
        for index in 0..<parsed.tokens.count {
            let token = TokenIndex(rawValue: UInt32(truncatingIfNeeded: index))
            let range = parsed.tokens.range(token)
            let place = lines.lineColumn(at: range.start)
            result += "\(place.line):\(place.column)"
            result += parsed.tokens.flags[index].contains(.first) ? " |" : "  "
            result += "\(parsed.tokens.kind(token))"
            if parsed.tokens.flags[index].contains(.reported) { result += " !" }
            if parsed.tokens.keyword(token) != nil { result += " keyword" }
            result += range.count > 0 ? " \(quote(source.text(range)))\n" : "\n"
        }
        return result
    }

    /// One node a line, children indented below their parent: the kind, for a leaf its text, and for a node that
    /// has documentation the first line of that.
    public static func tree(_ parsed: ParsedFile, of source: SourceFile) -> String {
        var result = ""
        var open: [(id: SyntaxID, level: Int)] = [(parsed.tree.root.id, 0)]
        // A list of what is still to print instead of recursion, so that no depth of the tree is too deep.
        while let (id, level) = open.popLast() {
            result += String(repeating: "  ", count: level) + "\(parsed.tree.kind(id))"
            let firstChild = parsed.tree.firstChild(id)
            if firstChild == nil, parsed.tree.range(id).count > 0, parsed.tree.kind(id) != .file {
                result += " " + quote(source.text(parsed.tree.range(id)))
            }
            if let doc = parsed.tree.doc(id), parsed.tree.kind(id).isDocumented,
                let line = LexText.docLines(doc, in: source).first
            {
                result += " /// \(line)"
            }
            result += "\n"
            if let sibling = parsed.tree.nextSibling(id) { open.append((sibling, level)) }
            if let firstChild { open.append((firstChild, level + 1)) }
        }
        return result
    }

    /// The text of a token on one line.
    private static func quote(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\n": result += "␊"
            case "\r": result += "␍"
            case "\t": result += "␉"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}

extension SyntaxKind {
    /// Whether a doc comment before a node of this kind describes it rather than something that it begins with.
    fileprivate var isDocumented: Bool {
        switch self {
        case .field, .column, .styleRow, .enumCase, .param, .entryField, .bundleItem, .externItem, .flagItem:
            return true
        default:
            let name = "\(self)"
            return name.hasSuffix("Decl") || name.hasSuffix("Member") || self == .externType || self == .moduleLine
        }
    }
}
