// In: the inputs of a call, and the lock files that there are. Out: the lock files in step with the descriptions.
// Invariant: nothing is written next to an error, so that what was released is given up only where that is said; of
// several files all are written or none.

import WidgetBase
import WidgetCompiler

enum LockCommand {
    static func run(_ invocation: Invocation) -> ExitCode {
        let report = Report(invocation.options.report)
        var call = invocation
        call.options.writesLock = true
        return report.finish(call.run(report) { run($0, report) })
    }

    private static func run(_ invocation: Invocation, _ report: Report) -> ExitCode? {
        guard let compilation = Compilation(invocation, emitsSwift: false, report) else { return .failure }
        let hasUnknown = reportUnknown(invocation.options.accepted, compilation, report)
        guard !compilation.hasErrors else { return .findings }
        guard !hasUnknown else { return .usage }
        return invocation.options.step.writing == .check
            ? check(compilation, report) : write(compilation, invocation, report)
    }

    /// Says which accepted facts no module has, also next to findings: the fact that was meant is among those then.
    private static func reportUnknown(_ accepted: [String], _ compilation: Compilation, _ report: Report) -> Bool {
        // Without a comparison nothing is known of facts. A fact may belong to any of several modules.
        let unknown = compilation.result.locks.map { Dictionary($0.unknownAccepted) { first, _ in first } }
        guard !unknown.isEmpty else { return false }
        let facts = accepted.filter { fact in unknown.allSatisfy { $0.keys.contains(fact) } }
        for fact in facts {
            let nearest = unknown.lazy.compactMap { $0[fact] ?? nil }.first
            report.failure(FailureMessage.unknownFact(fact, nearest: nearest))
        }
        return !facts.isEmpty
    }

    private static func check(_ compilation: Compilation, _ report: Report) -> ExitCode {
        var code = ExitCode.fine
        for (lock, outcome) in zip(compilation.locks, compilation.result.locks) {
            if let file = lock.input.file, LineEnds.unified(file.source.bytes) == outcome.bytes { continue }
            report.failure(
                FailureMessage.outdatedLock(
                    lock.path, isThere: lock.input.file != nil, command: lock.input.command))
            code = .findings
        }
        return code
    }

    private static func write(_ compilation: Compilation, _ invocation: Invocation, _ report: Report) -> ExitCode? {
        let files = zip(compilation.locks, compilation.result.locks).map { lock, outcome in
            OutputFile(path: lock.path, bytes: outcome.bytes)
        }
        do throws(OutputFailure) {
            let former = compilation.locks.map(\.input.file?.source.bytes)
            let changes = try OutputWriter.write(files, former: former) { compilation.seen.isCurrent(invocation) }
            for (file, isChanged) in zip(files, changes) {
                report.note("\(isChanged ? "wrote" : "unchanged") \(file.path)")
            }
            return .fine
        } catch {
            if error.isOutdated { return nil }
            report.failure(error.message)
            return .failure
        }
    }
}
