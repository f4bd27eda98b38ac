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
        let options = invocation.options
        guard let compilation = Compilation(invocation, emitsSwift: true, report) else { return .failure }
        guard !compilation.hasErrors else { return .findings }
        let outputs = compilation.result.outputs
        let folder = options.output ?? CommandOptions.defaultOutput
        return folder == "-" ? printOutputs(outputs, report) : write(outputs, to: folder, options.jobs, report)
    }

    static func printOutputs(_ outputs: [OutputFile], _ report: Report) -> ExitCode {
        Printer.print(outputs.flatMap(\.bytes), report)
    }

    static func write(_ outputs: [OutputFile], to folder: String, _ jobs: Int, _ report: Report) -> ExitCode {
        do throws(OutputFailure) {
            let summary = try OutputWriter.write(outputs, to: folder, jobs: jobs)
            report.detail(summary.written.map { "wrote " + OutputWriter.join(folder, $0) })
            report.detail(summary.unchanged.map { "unchanged " + OutputWriter.join(folder, $0) })
            report.note(line(summary, folder))
            for path in EarlierOutputs.find(in: folder, beside: outputs) {
                report.note("note: `\(path)` is from another build; delete it unless that build is still made")
            }
            return .fine
        } catch {
            report.failure(error.message)
            return .failure
        }
    }

    /// `wrote 3 files to out (1 unchanged)`.
    private static func line(_ summary: WriteSummary, _ folder: String) -> String {
        let unchanged = summary.unchanged.count
        if summary.written.isEmpty { return "nothing to write to \(folder) (\(unchanged) unchanged)" }
        let written = "wrote \(Report.count(summary.written.count, "file")) to \(folder)"
        return unchanged == 0 ? written : "\(written) (\(unchanged) unchanged)"
    }
}
