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
private enum SourceWriter {
    static func write(
        _ originals: Table<FileID, SourceFile>,
        as mended: Table<FileID, SourceFile>
    ) throws(OutputFailure) {
        var pending: [(temporary: String, target: String)] = []
        do throws(OutputFailure) {
            for id in originals.ids where originals[id].bytes != mended[id].bytes {
                pending.append(try writeAside(originals[id], mended[id].bytes, number: pending.count))
            }
            for (temporary, target) in pending {
                do throws(SystemError) {
                    try FileSystem.rename(temporary, to: target)
                } catch {
                    throw OutputFailure(message: FailureMessage.cannotWrite(target, error))
                }
            }
        } catch {
            for (temporary, _) in pending { FileSystem.remove(temporary) }
            throw error
        }
    }

    /// Writes the new contents beside a file, under a temporary name and with the file's mode. A symbolic link stays
    /// one: it is the file that it leads to that changes.
    private static func writeAside(
        _ original: SourceFile,
        _ bytes: [UInt8],
        number: Int
    ) throws(OutputFailure) -> (temporary: String, target: String) {
        do throws(SystemError) {
            let target = try FileSystem.realPath(original.path)
            if try FileSystem.read(target) == original.bytes {
                let temporary = OutputWriter.join(OutputWriter.parent(of: target), OutputWriter.temporaryName(number))
                try FileSystem.createReplacement(temporary, for: target, bytes)
                return (temporary, target)
            }
        } catch {
            throw OutputFailure(message: FailureMessage.cannotWrite(original.path, error))
        }
        throw OutputFailure(message: FailureMessage.changedMeanwhile(original.path))
    }
}
