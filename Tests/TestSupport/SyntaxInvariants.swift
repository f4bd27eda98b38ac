// In: any bytes. Out: what is wrong with their tokens and tree, nothing if all invariants hold.
// Invariant: it looks at every token, every node and every byte.

import WidgetBase
import WidgetSyntax

/// What must hold for every input, right or wrong.
public enum SyntaxInvariants {
    /// The first broken invariant of a file's tokens and tree, nil if all hold.
    public static func violation(_ bytes: [UInt8]) -> String? {
        let first = ReadText(bytes)
        if let found = tokenViolation(of: first.parsed.tokens, first.source.bytes, first.findings)
            ?? treeViolation(first) ?? findingViolation(first)
        {
            return found
        }
        let second = ReadText(bytes)
        if first.findings != second.findings { return "the second run has other findings" }
        guard isSame(first.parsed, second.parsed) else { return "the second run has another tree" }
        // Cut wherever that is possible.
        guard let joined = joined(first.source, size: 1) else { return nil }
        if !first.findings.isEmpty { return "in its parts nothing is found" }
        return isSame(first.parsed, joined) ? nil : "of its parts another tree is made"
    }

    /// What is made of the parts of a file; nil for a file without parts, and where something is found.
    public static func joined(_ source: SourceFile, size: Int) -> ParsedFile? {
        let count = source.bytes.count
        guard let parts = FileParts(source, id: FileID(rawValue: 0), count: count, size: size) else { return nil }
        var files: [ParsedFile] = []
        for index in 0..<parts.count {
            guard let file = parts.parse(index) else { return nil }
            files.append(file)
        }
        return parts.join(files)
    }

    /// The first broken invariant of a file's tokens, nil if all hold. The file is UTF-8, as the lexer wants it.
    public static func tokenViolation(_ bytes: [UInt8]) -> String? {
        let source = SourceFile(path: "test.widget", bytes: bytes)
        var bag = DiagnosticBag()
        let tokens = lex(source, id: FileID(rawValue: 0), into: &bag)
        return tokenViolation(of: tokens, bytes, bag.diagnostics)
    }

    /// A file with what the parser makes of it.
    private struct ReadText {
        let source: SourceFile
        let parsed: ParsedFile
        let findings: [Diagnostic]

        init(_ bytes: [UInt8]) {
            source = SourceFile(path: "test.widget", bytes: bytes)
            var bag = DiagnosticBag()
            parsed = parse(source, id: FileID(rawValue: 0), into: &bag)
            findings = bag.sorted()
        }
    }

    private static func isSame(_ first: ParsedFile, _ second: ParsedFile) -> Bool {
        guard first.tokens.count == second.tokens.count, first.tokens.docs == second.tokens.docs,
            first.tokens.instructions == second.tokens.instructions
        else { return false }
        return isSame(first.tree, second.tree)
            && (0..<first.tokens.count).allSatisfy { index in
                let token = TokenIndex(rawValue: UInt32(truncatingIfNeeded: index))
                return first.tokens.kind(token) == second.tokens.kind(token)
                    && first.tokens.range(token) == second.tokens.range(token)
                    && first.tokens.isFirst(token) == second.tokens.isFirst(token)
                    && first.tokens.keyword(token) == second.tokens.keyword(token)
            }
    }

    private static func isSame(_ first: SyntaxTree, _ second: SyntaxTree) -> Bool {
        guard first.count == second.count else { return false }
        return (0..<first.count).allSatisfy { index in
            let id = SyntaxID(rawValue: UInt32(truncatingIfNeeded: index))
            return first.kind(id) == second.kind(id) && first.keyword(id) == second.keyword(id)
                && first.range(id) == second.range(id) && first.firstToken(id) == second.firstToken(id)
                && first.endToken(id) == second.endToken(id) && first.firstChild(id) == second.firstChild(id)
                && first.nextSibling(id) == second.nextSibling(id) && first.doc(id) == second.doc(id)
        }
    }

    private static let lineComment = Array("//".utf8)
    private static let opener = Array("/*".utf8)
    private static let closer = Array("*/".utf8)

    private static func tokenViolation(
        of tokens: TokenBuffer, _ bytes: [UInt8], _ findings: [Diagnostic]
    ) -> String? {
        if findings.contains(where: { $0.code == .notUTF8 || $0.code == .fileTooLarge }) { return nil }
        var position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        for index in 0..<tokens.count {
            let token = TokenIndex(rawValue: UInt32(truncatingIfNeeded: index))
            let range = tokens.range(token)
            let isLast = index == tokens.count - 1
            if (tokens.kind(token) == .endOfFile) != isLast { return "the end of the file is not the last token" }
            if Int(range.start) < position { return "token \(index) overlaps the one before" }
            if range.count == 0, !isLast { return "token \(index) is empty" }
            if Int(range.end) > bytes.count { return "token \(index) ends after the file" }
            let gap = position..<Int(range.start)
            if !isTrivia(bytes[gap]), !isReported(gap, findings) {
                return "the bytes \(gap) are in no token"
            }
            position = Int(range.end)
        }
        return position == bytes.count ? nil : "the bytes from \(position) on are in no token"
    }

    /// Whether bytes are spaces and comments.
    private static func isTrivia(_ bytes: ArraySlice<UInt8>) -> Bool {
        var rest = bytes
        while let byte = rest.first {
            if [0x20, 0x09, 0x0A, 0x0D, 0x0B, 0x0C].contains(byte) {
                rest = rest.dropFirst()
            } else if rest.starts(with: lineComment) {
                rest = rest.drop { $0 != 0x0A && $0 != 0x0D }
            } else if rest.starts(with: opener) {
                var depth = 0
                repeat {
                    if rest.starts(with: opener) {
                        depth += 1
                        rest = rest.dropFirst(2)
                    } else if rest.starts(with: closer) {
                        depth -= 1
                        rest = rest.dropFirst(2)
                    } else {
                        rest = rest.dropFirst()
                    }
                } while depth > 0 && !rest.isEmpty
            } else {
                return false
            }
        }
        return true
    }

    private static func isReported(_ gap: Range<Int>, _ findings: [Diagnostic]) -> Bool {
        findings.contains { finding in
            guard let range = finding.range?.bytes.indices else { return false }
            // Beside a conflict nothing else is said.
            return gap.overlaps(range) || finding.code == .mergeConflict
        }
    }

    private static func treeViolation(_ text: ReadText) -> String? {
        let tree = text.parsed.tree
        let tokenCount = text.parsed.tokens.count
        let root = tree.root.id
        if tree.kind(root) != .file { return "the root is no file" }
        if tree.firstToken(root).index != 0 || tree.endToken(root).index != tokenCount {
            return "the root does not cover every token"
        }
        var seen = 0
        var open: [(id: SyntaxID, depth: Int)] = [(root, 0)]
        while let (id, depth) = open.popLast() {
            seen += 1
            // Each level of nesting gives at most a handful of nodes, one inside the other.
            if depth > 64 * 8 { return "the tree is \(depth) levels deep" }
            var previousEnd = tree.firstToken(id).index
            var next = tree.firstChild(id)
            while let child = next {
                let (start, end) = (tree.firstToken(child).index, tree.endToken(child).index)
                if start < previousEnd || end > tree.endToken(id).index || end < start {
                    return "a \(tree.kind(child)) leaves its \(tree.kind(id))"
                }
                let (inner, outer) = (tree.range(child), tree.range(id))
                // What is empty stands behind the token before it, which may be its parent's neighbour.
                if inner.count > 0, inner.start < outer.start || inner.end > outer.end {
                    return "the bytes of a \(tree.kind(child)) leave those of its \(tree.kind(id))"
                }
                previousEnd = end
                open.append((child, depth + 1))
                next = tree.nextSibling(child)
            }
        }
        return seen == tree.count ? nil : "\(tree.count - seen) nodes are not in the tree"
    }

    /// Wrong input has a finding, and each finding lies in the file. Without one, nothing is missing or skipped.
    private static func findingViolation(_ text: ReadText) -> String? {
        for finding in text.findings {
            let ranges = [finding.range] + finding.labels.map(\.range) + finding.fixes.flatMap { $0.edits.map(\.range) }
            let end = ranges.compactMap { $0?.bytes.end }.max() ?? 0
            if Int(end) > text.source.bytes.count { return "a range of \(finding.code.word) leaves the file" }
            if finding.message.isEmpty || finding.message.hasSuffix(".") { return "a message ends in a full stop" }
        }
        if text.findings.isEmpty {
            for index in 0..<text.parsed.tree.count {
                let kind = text.parsed.tree.kind(SyntaxID(rawValue: UInt32(truncatingIfNeeded: index)))
                if kind == .error || kind == .missing { return "a \(kind) node without a finding" }
            }
        }
        return nil
    }
}
