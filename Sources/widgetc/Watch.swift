// In: a call with `--watch`. Out: a build for each change of its inputs, until a signal ends the process.
// Invariant: a failure of one build ends nothing; the next change is built again.

enum Watch {
    private static let interval = 300

    static func run(_ invocation: Invocation, _ report: Report, build: () -> ExitCode) -> Never {
        while true {
            let seen = state(of: invocation)
            _ = build()
            report.note("watching \(Report.count(seen.count, "file"))")
            while state(of: invocation) == seen { SystemProcess.wait(milliseconds: interval) }
        }
    }

    /// The inputs with the times of their last changes.
    private static func state(of invocation: Invocation) -> [String: FileTime] {
        var state: [String: FileTime] = [:]
        for path in Inputs.paths(of: invocation) {
            state[path] = (try? FileSystem.status(of: path))?.modified ?? FileTime(seconds: 0, nanoseconds: 0)
        }
        return state
    }
}
