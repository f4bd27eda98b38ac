// In: findings, and files with comments. Out: the findings that no comment silences, and those about comments.
// Invariant: only warnings are silenced; each comment is used up by what it silences, or is reported itself.

import WidgetBase
import WidgetSyntax

enum Silencing {
    /// - Parameters:
    ///   - reportsUnused: whether a comment that silences nothing is a finding.
    ///   - notLookedFor: warnings that this call cannot find, so that a comment for them is not unused.
    static func apply(
        to bag: DiagnosticBag,
        _ parsed: [ParsedFile],
        _ sources: Table<FileID, SourceFile>,
        reportsUnused: Bool,
        notLookedFor: Set<DiagnosticCode> = []
    ) -> DiagnosticBag {
        guard parsed.contains(where: { !$0.tokens.instructions.isEmpty }) else { return bag }
        var files = parsed.map { FileIgnores($0, sources[$0.id]) }
        var result = DiagnosticBag()
        for diagnostic in bag.diagnostics {
            // A lock file has no comments that silence.
            guard diagnostic.severity == .warning, let range = diagnostic.range, range.file.index < files.count,
                files[range.file.index].silence(diagnostic.code, at: range.bytes.start)
            else {
                result.add(diagnostic)
                continue
            }
        }
        for file in files {
            file.comments.compactMap(\.finding).forEach { result.add($0) }
            if reportsUnused { file.unused(sources[file.id], notLookedFor).forEach { result.add($0) } }
        }
        return result
    }
}

/// The comments of a file, and what they have silenced.
private struct FileIgnores {
    let id: FileID
    /// In the order of the file.
    let comments: [IgnoreComment]
    /// For each comment, its names that have silenced something.
    private var used: [Set<Int>]

    init(_ parsed: ParsedFile, _ source: SourceFile) {
        id = parsed.id
        comments = parsed.tokens.instructions.map { IgnoreComment($0, in: parsed, source) }
        used = Array(repeating: [], count: comments.count)
    }

    /// Whether a comment silences a kind of finding at an offset; notes that it did.
    mutating func silence(_ code: DiagnosticCode, at offset: UInt32) -> Bool {
        // The last comment above the line; others above the same line come right before it.
        var index = comments.partitioningIndex { $0.target.start > offset } - 1
        var isSilenced = false
        while index >= 0, comments[index].target.start <= offset, offset <= comments[index].target.end {
            if comments[index].meant == code { isSilenced = true }
            for (number, name) in comments[index].names.enumerated() where name.code == code {
                used[index].insert(number)
                isSilenced = true
            }
            index -= 1
        }
        return isSilenced
    }

    /// The names that have silenced nothing.
    func unused(_ source: SourceFile, _ notLookedFor: Set<DiagnosticCode>) -> [Diagnostic] {
        comments.indices.filter { comments[$0].isRight }.flatMap { index in
            let comment = comments[index]
            // A comment that is wrong besides stays, for somebody to mend.
            let unused = comment.names.indices.filter { number in
                !used[index].contains(number) && !notLookedFor.contains(comment.names[number].code)
            }
            let isWhole = unused.count == comment.names.count && comment.finding == nil
            return unused.map { number in
                let name = comment.names[number]
                let edit = isWhole ? wholeLine(comment.range, source.bytes) : withBlanks(name.range, source.bytes)
                return CompilerDiagnostics.unusedIgnore(name.code, at: place(name.range), removing: place(edit))
            }
        }
    }

    private func place(_ range: ByteRange) -> SourceRange { SourceRange(file: id, bytes: range) }

    /// A word with the blanks behind it.
    private func withBlanks(_ range: ByteRange, _ bytes: [UInt8]) -> ByteRange {
        var end = Int(range.end)
        while end < bytes.count, bytes[end] == 0x20 || bytes[end] == 0x09 { end += 1 }
        return ByteRange(start: range.start, end: UInt32(truncatingIfNeeded: end))
    }

    /// A comment with the blanks before it and the end of its line.
    private func wholeLine(_ range: ByteRange, _ bytes: [UInt8]) -> ByteRange {
        var start = Int(range.start)
        while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
        var end = Int(range.end)
        if end < bytes.count { end += bytes[end] == 0x0D && end + 1 < bytes.count && bytes[end + 1] == 0x0A ? 2 : 1 }
        return ByteRange(start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end))
    }
}
