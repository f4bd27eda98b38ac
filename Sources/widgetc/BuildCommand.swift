// In: the inputs of a call. Out: Swift in a folder or on standard output.
// Invariant: an error in any input, and nothing is written.

import WidgetBase
import WidgetCompiler

enum BuildCommand {
    static func run(_ invocation: Invocation) -> ExitCode {
        let report = Report(invocation.options.report)
        switch invocation.options.emitForm {
        case .swift: return buildSwift(invocation, report)
        case .ir: return Dump.printProgram(invocation, report)
        case .tree: return Dump.printTrees(invocation, report)
        case .tokens: return Dump.printTokens(invocation, report)
        case .strings: return StringsCommand.run(invocation, report)
        }
    }

    private static func buildSwift(_ invocation: Invocation, _ report: Report) -> ExitCode {
        let step = invocation.options.step
        if let listing = step.listing { return Listing.run(listing, invocation, report) }
        if step.watches {
            Watch.run(invocation, report) {
                let compilation = Compilation(invocation, emitsSwift: true, report)
                _ = write(compilation, invocation.options, report)
                return compilation?.lockPaths
            }
        }
        return write(Compilation(invocation, emitsSwift: true, report), invocation.options, report)
    }

    /// Writes what a compilation came to; nil for one that was not possible.
    private static func write(_ compilation: Compilation?, _ options: CommandOptions, _ report: Report) -> ExitCode {
        guard let compilation else { return .failure }
        guard !compilation.hasErrors else { return .findings }
        let outputs = compilation.result.outputs
        let folder = options.output ?? CommandOptions.defaultOutput
        if folder == "-" { return printOutputs(outputs, report) }
        let stale = options.step.prunes ? Manifest.stale(in: folder, beside: outputs) : []
        guard options.step.writing == .write else { return compare(outputs, stale, folder, options, report) }
        let removed = stale.map { OutputWriter.join(folder, $0) }
        let result = write(outputs, to: folder, options.jobs, report, removed: removed)
        guard result == .fine else { return result }
        if options.step.prunes {
            Manifest.remove(stale, in: folder)
            report.detail(removed.map { "removed " + $0 })
            // Last, so that what could not be removed is tried again.
            let listed = writeQuietly([Manifest.file(of: outputs)], to: folder, report)
            guard listed == .fine else { return listed }
        }
        guard let depfile = options.step.depfile else { return .fine }
        let text = Depfile.text(
            outputs: outputs.map { OutputWriter.join(folder, $0.path) },
            inputs: compilation.files.rows.filter { !$0.isStandardInput }.map(\.path)
        )
        let name = depfile.split(separator: "/").last.map(String.init) ?? depfile
        let file = OutputFile(path: name, bytes: Array(text.utf8))
        return writeQuietly([file], to: OutputWriter.parent(of: depfile), report)
    }

    /// Says what a build would change, and whether that is anything.
    private static func compare(
        _ outputs: [OutputFile],
        _ stale: [String],
        _ folder: String,
        _ options: CommandOptions,
        _ report: Report
    ) -> ExitCode {
        do throws(OutputFailure) {
            let changed = try OutputWriter.changes(outputs, in: folder, jobs: options.jobs)
            report.note(changed.map { "would write \(OutputWriter.join(folder, $0))" })
            report.note(stale.map { "would remove \(OutputWriter.join(folder, $0))" })
            let count = changed.count + stale.count
            guard count > 0 else {
                report.note("nothing to write to \(folder) (\(outputs.count) unchanged)")
                return .fine
            }
            guard options.step.writing == .check else { return .fine }
            report.failure(FailureMessage.outOfDate(count, in: folder))
            return .findings
        } catch {
            report.failure(error.message)
            return .failure
        }
    }

    /// Writes what serves other tools, and says nothing of it.
    private static func writeQuietly(_ outputs: [OutputFile], to folder: String, _ report: Report) -> ExitCode {
        do throws(OutputFailure) {
            _ = try OutputWriter.write(outputs, to: folder, jobs: 1)
            return .fine
        } catch {
            report.failure(error.message)
            return .failure
        }
    }

    static func printOutputs(_ outputs: [OutputFile], _ report: Report) -> ExitCode {
        Printer.print(outputs.flatMap(\.bytes), report)
    }

    /// - Parameter removed: earlier outputs that are about to be removed.
    static func write(
        _ outputs: [OutputFile],
        to folder: String,
        _ jobs: Int,
        _ report: Report,
        removed: [String] = []
    ) -> ExitCode {
        do throws(OutputFailure) {
            let summary = try OutputWriter.write(outputs, to: folder, jobs: jobs)
            report.detail(summary.written.map { "wrote " + OutputWriter.join(folder, $0) })
            report.detail(summary.unchanged.map { "unchanged " + OutputWriter.join(folder, $0) })
            report.note(line(summary, removed: removed.count, folder))
            for path in EarlierOutputs.find(in: folder, beside: outputs) where !removed.contains(path) {
                report.note("note: `\(path)` is from another build; delete it unless that build is still made")
            }
            return .fine
        } catch {
            report.failure(error.message)
            return .failure
        }
    }

    /// `wrote 3 files to out (1 unchanged, 1 removed)`.
    private static func line(_ summary: WriteSummary, removed: Int, _ folder: String) -> String {
        let unchanged = summary.unchanged.count
        var rest = unchanged == 0 && !summary.written.isEmpty ? [] : ["\(unchanged) unchanged"]
        if removed > 0 { rest.append("\(removed) removed") }
        let written =
            summary.written.isEmpty ? "nothing to write" : "wrote \(Report.count(summary.written.count, "file"))"
        return "\(written) to \(folder)" + (rest.isEmpty ? "" : " (\(rest.joined(separator: ", ")))")
    }
}
