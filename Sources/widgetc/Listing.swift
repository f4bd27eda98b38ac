// In: a call. Out: the files that a build reads or writes, one path a line, on standard output.
// Invariant: nothing is written, and what is wrong within a description does not matter.

import WidgetBase
import WidgetCompiler
import WidgetModel

enum Listing {
    static func run(_ listing: BuildStep.Listing, _ invocation: Invocation, _ report: Report) -> ExitCode {
        guard let inputs = Inputs(invocation, report) else { return .failure }
        guard inputs.findings.isEmpty else {
            report.findings(inputs.findings, in: inputs.files)
            return .findings
        }
        switch listing {
        case .inputs:
            // Which modules there are decides which lock files are read.
            let analysis = Compiler.analyze(inputs.files, options: Compilation.options(of: invocation, inputs))
            guard let locks = LockFiles(analysis.program, inputs.files, invocation, report) else { return .failure }
            let settings = invocation.options.settingsFile.map { [$0.source.path] } ?? []
            let passed = locks.passed(inputs.locks, invocation)
            return printLines(locks.files.rows.filter { !$0.isStandardInput }.map(\.path) + passed + settings, report)
        case .outputs:
            var options = Compilation.options(of: invocation, inputs)
            options.emitsSwift = false
            // Whatever these are, and whether or not a module says others, the names of the outputs are the same.
            options.role = nil
            options.platforms = PlatformVersions()
            let result = Compiler.compile(inputs.files, options: options)
            let outputs = Compiler.outputPaths(of: result.program)
            // Which module a file belongs to decides where its output stands.
            let undecided = result.diagnostics.filter { $0.code == .undecidedModule || $0.code == .conflictingOption }
            guard undecided.isEmpty, !outputs.isEmpty else {
                let empty = Compilation.emptyInputs(inputs).map { [$0] }
                let findings = empty ?? (undecided.isEmpty ? result.diagnostics : undecided)
                report.findings(findings, in: inputs.files)
                return .findings
            }
            let folder = invocation.options.output ?? CommandOptions.defaultOutput
            return printLines(outputs.map { Paths.join(folder, $0) }, report)
        }
    }

    private static func printLines(_ paths: [String], _ report: Report) -> ExitCode {
        Printer.print(Array(paths.map { $0 + "\n" }.joined().utf8), report)
    }
}
