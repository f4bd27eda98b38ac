// In: findings with fix-its, and the tokens of files. Out: the findings, where no fix-it that is safe loses a comment.
// Invariant: a fix-it about a comment itself stays as it is.

import WidgetBase
import WidgetSyntax

/// What people write in comments, no tool throws away unseen.
enum KeptComments {
    static func apply(
        to bag: DiagnosticBag, _ parsed: [ParsedFile], _ files: Table<FileID, SourceFile>
    ) -> DiagnosticBag {
        var result = bag
        for (index, diagnostic) in bag.diagnostics.enumerated() where diagnostic.fixes.contains(where: \.isSafe) {
            let edits = diagnostic.fixes.filter(\.isSafe).flatMap(\.edits)
            guard edits.contains(where: { losesComment($0, parsed, files) }) else { continue }
            result.replace(index, with: diagnostic.withoutSafety())
        }
        return result
    }

    /// Whether a comment stands between tokens that an edit replaces.
    private static func losesComment(
        _ edit: TextEdit, _ parsed: [ParsedFile], _ files: Table<FileID, SourceFile>
    ) -> Bool {
        let file = edit.range.file.index
        guard file < parsed.count, edit.range.bytes.end > edit.range.bytes.start else { return false }
        let (tokens, bytes) = (parsed[file].tokens, files[edit.range.file].bytes)
        let range = edit.range.bytes
        func token(_ index: Int) -> ByteRange { tokens.range(TokenIndex(rawValue: UInt32(index))) }
        let first = (0..<tokens.count).partitioningIndex { token($0).end > range.start }
        var gap = range.start
        var hasToken = false
        for token in (first..<tokens.count).map(token) {
            let isBehind = token.start >= range.end
            // Between tokens stand spaces and comments alone.
            let end = min(token.start, range.end)
            if gap < end, hasToken || !isBehind, bytes[Int(gap)..<Int(end)].contains(0x2F) { return true }
            if isBehind { return false }
            hasToken = true
            gap = token.end
        }
        return false
    }
}
