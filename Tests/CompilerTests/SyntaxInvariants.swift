// In: any bytes. Out: what is wrong with their tokens and tree, nothing if all invariants hold.
// Invariant: it looks at every token, every node and every byte.

import WidgetBase

@testable import WidgetSyntax

/// What must hold for every input, right or wrong.
enum SyntaxInvariants {
    /// The first broken invariant, nil if all hold.
    static func violation(_ bytes: [UInt8]) -> String? {
        let first = ParsedText(bytes)
        if let found = tokenViolation(first) ?? treeViolation(first) ?? findingViolation(first) { return found }
        let second = ParsedText(bytes)
        let isSame = first.parsed.tree.words == second.parsed.tree.words && first.findings == second.findings
        if !isSame { return "the second run differs" }
        return nil
    }

    private static let lineComment = Array("//".utf8)
    private static let opener = Array("/*".utf8)
    private static let closer = Array("*/".utf8)

    private static func tokenViolation(_ text: ParsedText) -> String? {
        let tokens = text.parsed.tokens
        let bytes = text.source.bytes
        if text.findings.contains(where: { $0.code == .notUTF8 }) { return nil }
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
            if !isTrivia(bytes[gap]), !isReported(gap, text.findings) {
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
            return gap.overlaps(range)
        }
    }

    private static func treeViolation(_ text: ParsedText) -> String? {
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
            if depth > 256 * 8 { return "the tree is \(depth) levels deep" }
            var previousEnd = tree.firstToken(id).index
            var next = tree.firstChild(id)
            while let child = next {
                let (start, end) = (tree.firstToken(child).index, tree.endToken(child).index)
                if start < previousEnd || end > tree.endToken(id).index || end < start {
                    return "a \(tree.kind(child)) leaves its \(tree.kind(id))"
                }
                previousEnd = end
                open.append((child, depth + 1))
                next = tree.nextSibling(child)
            }
        }
        return seen == tree.count ? nil : "\(tree.count - seen) nodes are not in the tree"
    }

    /// Wrong input has a finding, and each finding lies in the file. Without one, nothing is missing or skipped.
    private static func findingViolation(_ text: ParsedText) -> String? {
        for finding in text.findings {
            let ranges = [finding.range] + finding.labels.map(\.range) + finding.fixes.flatMap { $0.edits.map(\.range) }
            let end = ranges.compactMap { $0?.bytes.end }.max() ?? 0
            if Int(end) > text.source.bytes.count { return "a range of \(finding.code.word) leaves the file" }
            if finding.message.isEmpty || finding.message.hasSuffix(".") { return "a message ends in a full stop" }
        }
        if text.findings.isEmpty {
            let wrong = text.nodes(.error) + text.nodes(.missing)
            if !wrong.isEmpty { return "a \(wrong[0].kind) node without a finding" }
        }
        return nil
    }
}
