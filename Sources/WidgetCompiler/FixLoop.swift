// In: files, and how they are compiled. Out: the files with the safe fix-its of their findings applied.
// Invariant: a file is changed only if compiling the result no longer gives the findings that were mended in it.

import WidgetBase
import WidgetProject

/// What the fixing of files came to.
public struct FixOutcome: Sendable {
    /// All files, mended or as they were.
    public let files: Table<FileID, SourceFile>
    /// What was mended, file by file, each in the order in which it was done.
    public let applied: [AppliedFix]
    /// The files that are left as they were, though fix-its were tried, with a finding that did not go away.
    public let left: [(file: FileID, finding: Diagnostic)]
}

/// A fix-it that was applied.
public struct AppliedFix: Sendable {
    public let finding: Diagnostic
    public let title: String
    /// Where the finding stood when it was mended.
    public let place: LineColumn
}

/// Applies safe fix-its until none is left.
public struct FixLoop {
    /// Mending one finding may show another, but not so often: fix-its that undo each other would never end.
    private static let passLimit = 20

    private let originals: Table<FileID, SourceFile>
    /// Files that another build makes, which come last, are read for their names and are not this call's to change.
    private let ownCount: Int
    private var files: Table<FileID, SourceFile>
    private var applied: [FileID: [AppliedFix]] = [:]
    private var left: [FileID: Diagnostic] = [:]

    private init(_ files: Table<FileID, SourceFile>, importCount: Int) {
        originals = files
        ownCount = files.count - importCount
        self.files = files
    }

    public static func run(
        _ files: Table<FileID, SourceFile>,
        project: ProjectInput = ProjectInput(),
        options: CompilerOptions,
        work: some WorkMap = SerialWork()
    ) -> FixOutcome {
        var options = options
        options.emitsSwift = false
        var loop = FixLoop(files, importCount: options.importCount)
        let compile = { (files: Table<FileID, SourceFile>) in
            Compiler.compile(files, project: project, options: options, work: work).diagnostics
        }
        var findings = compile(files)
        for pass in 1... {
            let pieces = loop.choose(among: findings)
            guard !pieces.isEmpty else { break }
            if pass > passLimit {
                for (file, fixes) in pieces { loop.leave(file, for: fixes[0].finding) }
                break
            }
            let before = loop.files
            for (file, fixes) in pieces { loop.apply(fixes, to: file) }
            let next = compile(loop.files)
            let failures = failures(of: pieces, before: findings, after: next)
            if failures.isEmpty {
                findings = next
                loop.note(pieces, before)
            } else {
                // The fix-its of the other files are chosen again.
                loop.files = before
                for (file, finding) in failures { loop.leave(file, for: finding) }
                findings = compile(loop.files)
            }
        }
        return FixOutcome(
            files: loop.files,
            applied: files.ids.flatMap { loop.applied[$0] ?? [] },
            left: files.ids.compactMap { id in loop.left[id].map { (id, $0) } }
        )
    }

    // MARK: Choosing

    private struct ChosenFix {
        let finding: Diagnostic
        let title: String
        let edits: [TextEdit]
    }

    /// Errors come first: next to one, what a warning's fix-it writes may be read as something else.
    private func choose(among findings: [Diagnostic]) -> [FileID: [ChosenFix]] {
        let chosen = chooseFixes(of: findings.filter { $0.code.severity == .error })
        return chosen.isEmpty ? chooseFixes(of: findings) : chosen
    }

    /// The first safe fix-it of each finding, in the order of the findings, but for those that touch one before.
    private func chooseFixes(of findings: [Diagnostic]) -> [FileID: [ChosenFix]] {
        var chosen: [FileID: [ChosenFix]] = [:]
        var taken: [FileID: DisjointRanges] = [:]
        for finding in findings {
            guard let file = finding.range?.file, file.index < ownCount, left[file] == nil,
                let fix = finding.fixes.first(where: \.isSafe),
                !fix.edits.isEmpty, fix.edits.allSatisfy({ $0.range.file == file })
            else { continue }
            let edits = fix.edits.map { FixLoop.tidied($0, files[file].bytes) }
            guard taken[file, default: DisjointRanges()].insert(edits.map(\.range.bytes)) else { continue }
            chosen[file, default: []].append(ChosenFix(finding: finding, title: fix.title, edits: edits))
        }
        return chosen
    }

    /// A removal that takes one of two blanks with it, between which it would leave nothing, or the blank that would
    /// end the line.
    private static func tidied(_ edit: TextEdit, _ bytes: [UInt8]) -> TextEdit {
        let range = edit.range.bytes
        let isBlank = { (byte: UInt8) in byte == 0x20 || byte == 0x09 }
        guard edit.text.isEmpty, range.start > 0, isBlank(bytes[Int(range.start) - 1]) else { return edit }
        let next = Int(range.end) < bytes.count ? bytes[Int(range.end)] : 0x0A
        var tidied = edit.range
        if isBlank(next) {
            tidied.bytes.end += 1
        } else if next == 0x0A || next == 0x0D {
            tidied.bytes.start -= 1
        }
        return TextEdit(tidied, "")
    }

    // MARK: Applying

    private mutating func apply(_ fixes: [ChosenFix], to file: FileID) {
        let source = files[file]
        let lineEnd = FixLoop.lineEnd(of: source.bytes)
        let edits = fixes.flatMap(\.edits).map { edit in
            // Texts of fix-its have the line end of Swift; the file keeps its own.
            lineEnd == "\n" ? edit : TextEdit(edit.range, FixLoop.text(edit.text, withLineEnd: lineEnd))
        }
        files[file] = SourceFile(path: source.path, bytes: EditApplier.apply(edits, to: source.bytes).bytes)
    }

    private static func text(_ text: String, withLineEnd lineEnd: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: lineEnd)
    }

    /// That of the first line.
    private static func lineEnd(of bytes: [UInt8]) -> String {
        guard let index = bytes.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else { return "\n" }
        if bytes[index] == 0x0A { return "\n" }
        return index + 1 < bytes.count && bytes[index + 1] == 0x0A ? "\r\n" : "\r"
    }

    private mutating func note(_ pieces: [FileID: [ChosenFix]], _ before: Table<FileID, SourceFile>) {
        for (file, fixes) in pieces {
            let lines = LineTable(before[file].bytes)
            applied[file, default: []] += fixes.map { chosen in
                let start = chosen.finding.range?.bytes.start ?? 0
                return AppliedFix(
                    finding: chosen.finding, title: chosen.title, place: lines.lineColumn(at: start)
                )
            }
        }
    }

    private mutating func leave(_ file: FileID, for finding: Diagnostic) {
        files[file] = originals[file]
        applied[file] = nil
        left[file] = finding
    }

    // MARK: Judging

    /// What stays the same of a finding when text before it changes.
    private struct FindingKey: Hashable {
        let file: FileID
        let code: DiagnosticCode
        let message: String

        init?(_ finding: Diagnostic) {
            guard let file = finding.range?.file else { return nil }
            self.file = file
            code = finding.code
            message = finding.message
        }
    }

    /// The files in which a finding is still there, or the mending of warnings gave an error.
    private static func failures(
        of pieces: [FileID: [ChosenFix]],
        before: [Diagnostic],
        after: [Diagnostic]
    ) -> [FileID: Diagnostic] {
        let (found, remaining) = (count(before), count(after))
        let mended = count(pieces.values.flatMap { $0.map(\.finding) })
        var failures: [FileID: Diagnostic] = [:]
        for (file, fixes) in pieces {
            failures[file] = fixes.map(\.finding).first { finding in
                guard let key = FindingKey(finding) else { return true }
                return remaining[key, default: 0] > found[key, default: 0] - mended[key, default: 0]
            }
            guard failures[file] == nil, let first = fixes.first?.finding else { continue }
            // Behind an error others may show. Behind a warning there is nothing that was not looked at.
            let isOfWarnings = fixes.allSatisfy { $0.finding.code.severity == .warning }
            if isOfWarnings, errors(in: file, after) > errors(in: file, before) { failures[file] = first }
        }
        return failures
    }

    private static func count(_ findings: [Diagnostic]) -> [FindingKey: Int] {
        findings.reduce(into: [:]) { counts, finding in
            if let key = FindingKey(finding) { counts[key, default: 0] += 1 }
        }
    }

    private static func errors(in file: FileID, _ findings: [Diagnostic]) -> Int {
        findings.count { $0.range?.file == file && $0.code.severity == .error }
    }
}
