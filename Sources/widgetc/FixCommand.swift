// In: the inputs of `check --fix`. Out: descriptions with safe fix-its applied, and the findings that are left.
// Invariant: a file changes in one step, and only if it still is what was checked.

import WidgetBase
import WidgetCompiler

enum FixCommand {
    static func run(_ invocation: Invocation, _ report: Report) -> ExitCode {
        guard var inputs = Inputs(invocation, report) else { return .failure }
        var outcome: FixOutcome?
        if inputs.canBeCompiled {
            let files = inputs.files
            let own = files.rows.dropLast(inputs.importCount)
            if let other = own.first(where: { !$0.path.hasSuffix(".widget") }) {
                report.failure(FailureMessage.notToBeFixed(other.path))
                return .usage
            }
            guard let project = ProjectFiles(invocation, behind: files, report) else { return .failure }
            let work = ThreadWork(files, jobs: invocation.options.jobs, report.progress())
            let options = Compilation.options(of: invocation, inputs)
            let fixed = FixLoop.run(files, project: project.input, options: options, work: work)
            work.finish()
            do throws(OutputFailure) {
                try SourceWriter.write(files, as: fixed.files)
            } catch {
                report.failure(error.message)
                return .failure
            }
            inputs.replaceFiles(fixed.files)
            outcome = fixed
        }
        if let outcome { describe(outcome, report) }
        guard let compilation = Compilation(inputs, invocation, emitsSwift: false, report) else { return .failure }
        if let outcome { summarize(outcome, report) }
        return compilation.hasErrors ? .findings : .fine
    }

    /// A line for each fix-it, and one for each file that is left as it was.
    private static func describe(_ outcome: FixOutcome, _ report: Report) {
        for fix in outcome.applied {
            guard let file = fix.finding.range?.file else { continue }
            let place = "\(outcome.files[file].path):\(fix.place.line):\(fix.place.column)"
            report.note("\(place): fixed: \(fix.title) [\(fix.finding.code.word)]")
        }
        for (file, finding) in outcome.left {
            let reason = "`\(finding.code.word)` was not mended by its fix-it"
            report.note("\(outcome.files[file].path): left as it was: \(reason)")
        }
    }

    private static func summarize(_ outcome: FixOutcome, _ report: Report) {
        guard !outcome.applied.isEmpty else {
            report.note("fixed nothing")
            return
        }
        let files = Set(outcome.applied.compactMap { $0.finding.range?.file })
        report.note(
            "fixed \(Report.count(outcome.applied.count, "finding")) in \(Report.count(files.count, "file"))"
        )
    }
}

/// Writes descriptions in place of what they were.
private struct SourceWriter {
    private var transaction = FileTransaction()

    static func write(
        _ originals: Table<FileID, SourceFile>,
        as mended: Table<FileID, SourceFile>
    ) throws(OutputFailure) {
        let changed = originals.ids.filter { originals[$0].bytes != mended[$0].bytes }
        var writer = SourceWriter()
        defer { writer.transaction.leave() }
        do throws(OutputFailure) {
            // Those of all files, since a run that was killed may have left something in any.
            let places = originals.rows.compactMap { try? FileSystem.realPath($0.path) }
            try writer.transaction.enter(places.map { Paths.parent(of: $0) })
            try writer.replace(changed.map { (originals[$0], mended[$0].bytes) })
        } catch {
            writer.transaction.undo()
            throw error
        }
        try writer.transaction.complete()
    }

    /// A symbolic link stays one: it is the file that it leads to that changes.
    private mutating func replace(_ files: [(original: SourceFile, bytes: [UInt8])]) throws(OutputFailure) {
        var pending: [FileTransaction.Aside] = []
        for (original, bytes) in files {
            let target = try SourceWriter.target(of: original)
            try SourceWriter.check(original, at: target)
            pending.append(try transaction.writeAside([bytes], for: target, replacing: original.path))
        }
        try transaction.moveIntoPlace(pending, isAll: true)
    }

    private static func target(of original: SourceFile) throws(OutputFailure) -> String {
        let target: String
        do throws(SystemError) {
            target = try FileSystem.realPath(original.path)
        } catch {
            throw OutputFailure(message: FailureMessage.cannotWrite(original.path, error))
        }
        guard target.hasSuffix(".widget") else {
            throw OutputFailure(message: FailureMessage.notToBeFixed(target))
        }
        return target
    }

    /// What somebody else has written meanwhile stays.
    private static func check(_ original: SourceFile, at target: String) throws(OutputFailure) {
        do throws(SystemError) {
            // A pipe would be read for ever.
            guard try FileSystem.status(of: target).kind == .file else { throw .isNotRegular }
            if try FileSystem.read(target) == original.bytes { return }
        } catch {
            throw OutputFailure(message: FailureMessage.cannotWrite(original.path, error))
        }
        throw OutputFailure(message: FailureMessage.changedMeanwhile(original.path))
    }
}
