// In: the inputs of a call. Out: everything that is wrong with them.
// Invariant: finds what `build` finds, and touches no file but under `--fix`.

enum CheckCommand {
    static func run(_ invocation: Invocation) -> ExitCode {
        let report = Report(invocation.options.report)
        let call: Invocation
        do throws(ExitCode) {
            call = try SettingsFile.apply(to: invocation, report)
        } catch {
            return report.finish(error)
        }
        return report.finish(run(call, report))
    }

    private static func run(_ invocation: Invocation, _ report: Report) -> ExitCode {
        if invocation.options.fixes { return FixCommand.run(invocation, report) }
        guard let compilation = Compilation(invocation, emitsSwift: false, report) else { return .failure }
        guard !compilation.hasErrors else { return .findings }
        if compilation.diagnostics.isEmpty {
            report.note("checked \(Report.count(compilation.inputCount, "file")): no findings")
        }
        return .fine
    }
}
