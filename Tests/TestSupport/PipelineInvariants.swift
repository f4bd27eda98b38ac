// In: any bytes. Out: what is wrong with what the compiler makes of them, nothing if all invariants hold.
// Invariant: it looks at every finding and every output; it does no input or output, so that a fuzzer can call it.

import WidgetBase
import WidgetCompiler
import WidgetModel

/// What must hold for what the whole compiler makes of every input, right or wrong.
public enum PipelineInvariants {
    /// The first broken invariant of a compilation, nil if all hold.
    public static func violation(
        _ files: Table<FileID, SourceFile>, options: CompilerOptions = CompilerOptions()
    ) -> String? {
        let result = Compiler.compile(files, options: options)
        return violation(of: result, files)
    }

    /// The first broken invariant of mending the files, nil if all hold: what is mended is still text.
    public static func fixViolation(
        _ files: Table<FileID, SourceFile>, options: CompilerOptions = CompilerOptions()
    ) -> String? {
        let outcome = FixLoop.run(files, options: options)
        if outcome.files.count != files.count { return "mending changes how many files there are" }
        for id in files.ids {
            let isMended = outcome.applied.contains { $0.finding.range?.file == id }
            if !isMended, outcome.files[id].bytes != files[id].bytes { return "a file changed without a fix-it" }
            if isText(files[id].bytes), !isText(outcome.files[id].bytes) { return "what is mended is no longer UTF-8" }
        }
        return violation(outcome.files, options: options)
    }

    /// The first broken invariant of comparing a description with a lock file. NUL bytes stand between the description,
    /// the one that was released, whose lock file is made, and lines that are added to that.
    public static func lockViolation(_ bytes: [UInt8]) -> String? {
        let parts = bytes.split(separator: 0, maxSplits: 2, omittingEmptySubsequences: false).map(Array.init)
        let analysis = Compiler.analyze(single(parts[0]), options: CompilerOptions())
        let lines = (parts.count > 1 ? lock(of: parts[1]) : []) + (parts.count > 2 ? parts[2] : [])
        let source = SourceFile(path: "widgets.lock", bytes: lines)
        let locks = analysis.program.modules.ids.map { module in
            LockInput(module: module, file: (FileID(rawValue: 1), source))
        }
        let result = Compiler.finish(analysis, locks: locks, options: CompilerOptions())
        let isOwn = parts.count == 2 && parts[0] == parts[1] && locks.count == 1
        if isOwn, result.diagnostics.contains(where: { $0.range?.file.index == 1 }) {
            return "a description differs from its own lock file"
        }
        return violation(of: result, Table([SourceFile(path: "a.widget", bytes: parts[0]), source]))
    }

    /// The lock file of a description; empty where that has an error.
    private static func lock(of description: [UInt8]) -> [UInt8] {
        let analysis = Compiler.analyze(single(description), options: CompilerOptions())
        guard let module = analysis.program.modules.ids.first else { return [] }
        let locks = [LockInput(module: module, file: nil)]
        return Compiler.finish(analysis, locks: locks, options: CompilerOptions()).locks.first?.bytes ?? []
    }

    private static func single(_ bytes: [UInt8]) -> Table<FileID, SourceFile> {
        Table([SourceFile(path: "a.widget", bytes: bytes)])
    }

    /// A file, or several with a NUL byte between them.
    public static func files(in bytes: [UInt8]) -> Table<FileID, SourceFile> {
        let texts = bytes.split(separator: 0, maxSplits: 7, omittingEmptySubsequences: false)
        return Table(
            texts.enumerated().map { index, text in
                SourceFile(path: "\(Array("abcdefgh")[index]).widget", bytes: Array(text))
            })
    }

    private static func violation(of result: CompilerResult, _ files: Table<FileID, SourceFile>) -> String? {
        if result.hasErrors != result.diagnostics.contains(where: { $0.severity == .error }) {
            return "what the result says of errors is not what the findings say"
        }
        if result.hasErrors, !result.outputs.isEmpty { return "there are errors, and there is output" }
        if !result.hasErrors, result.outputs.isEmpty { return "there is neither an error nor output" }
        for finding in result.diagnostics {
            if finding.message.isEmpty { return "a message is empty" }
            let ranges = [finding.range] + finding.labels.map(\.range) + finding.fixes.flatMap { $0.edits.map(\.range) }
            for range in ranges.compactMap({ $0 }) {
                guard range.file.index < files.count else { return "\(finding.code.word) is in no file" }
                guard range.bytes.start <= range.bytes.end, Int(range.bytes.end) <= files[range.file].bytes.count else {
                    return "a range of \(finding.code.word) leaves the file"
                }
            }
        }
        var printer = DiagnosticText(files: files)
        for finding in result.diagnostics where printer.text(finding).isEmpty { return "a finding prints as nothing" }
        var paths: Set<String> = []
        for output in result.outputs {
            guard paths.insert(output.path).inserted else { return "two outputs are written to \(output.path)" }
            if output.path.split(separator: "/", omittingEmptySubsequences: false).contains(where: isNoName) {
                return "\(output.path) leaves the folder"
            }
            if output.bytes.last != 0x0A { return "\(output.path) does not end with a line end" }
            if !isText(output.bytes) { return "\(output.path) is not UTF-8" }
        }
        return nil
    }

    /// Whether a component of a path names no entry of its own folder.
    private static func isNoName(_ component: Substring) -> Bool {
        component.isEmpty || component == "." || component == ".." || component.contains("\0")
    }

    private static func isText(_ bytes: [UInt8]) -> Bool {
        String(decoding: bytes, as: UTF8.self).utf8.elementsEqual(bytes)
    }
}
