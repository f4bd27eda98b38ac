// In: a call with inputs. Out: the inputs compiled, and the findings reported.
// Invariant: `build` and `check` find the same, because both go through here.

import WidgetBase
import WidgetCompiler
import WidgetModel

/// What `build` and `check` have in common: inputs read, compiled, and the findings reported.
struct Compilation {
    let files: Table<FileID, SourceFile>
    let result: CompilerResult
    /// The compiler's findings and those about the inputs as a whole, sorted by place.
    let diagnostics: [Diagnostic]
    let hasErrors: Bool

    /// Nil if an input cannot be read.
    init?(_ invocation: Invocation, emitsSwift: Bool, _ report: Report) {
        let inputs = Inputs(invocation.inputs, jobs: invocation.options.jobs)
        guard inputs.failures.isEmpty else {
            for message in inputs.failures { report.failure(message) }
            return nil
        }
        report.detail(inputs.files.rows.map { "read \($0.path)" })
        files = inputs.files

        var options = CompilerOptions()
        options.role = invocation.options.role
        options.module = invocation.options.module
        options.platforms = invocation.options.platforms
        options.emitsSwift = emitsSwift
        var bag = DiagnosticBag()
        inputs.findings.forEach { bag.add($0) }
        if files.isEmpty {
            result = CompilerResult(outputs: [], diagnostics: [], hasErrors: false, program: Program())
        } else {
            result = Compiler.compile(files, options: options, work: ThreadedWork(jobs: invocation.options.jobs))
            result.diagnostics.forEach { bag.add($0) }
            OutputCollisions.find(in: result.program, files).forEach { bag.add($0) }
        }
        if !bag.hasErrors, Compilation.isEmpty(result.program) {
            bag.add(CommandDiagnostics.nothingDescribed(fileCount: files.count))
        }
        diagnostics = bag.sorted()
        hasErrors = bag.hasErrors
        report.findings(diagnostics, in: files)
    }

    /// Whether there is nothing that output could be made of. A module with a package is something: its output
    /// lists what it includes.
    private static func isEmpty(_ program: Program) -> Bool {
        program.files.rows.allSatisfy(\.declarations.isEmpty) && !program.modules.rows.contains(where: \.hasPackage)
    }
}
