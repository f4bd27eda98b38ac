// In: a call with `--watch`. Out: a build for each change of its inputs, and for each output that is removed, until a
// signal ends the process.
// Invariant: a failure of one build ends nothing; the next change is built again.

enum Watch {
    private static let interval = 300

    /// What a build came to.
    struct Build {
        /// The lock files that it looked for, also those that are not there yet; nil if it did not come so far.
        let locks: [String]?
        /// What it wrote, or left as it was.
        let outputs: [String]
    }

    static func run(_ invocation: Invocation, _ report: Report, build: (Invocation) -> Build) -> Never {
        var locks: [String] = []
        var outputs: [String] = []
        var call = invocation
        while true {
            // Settings may name other files than before.
            let settled = try? SettingsFile.apply(to: invocation, report)
            call = settled ?? call
            var seen = state(of: call, locks)
            if settled != nil {
                let made = build(call)
                outputs = made.outputs
                if let found = made.locks, found != locks {
                    // Which lock files belong to the inputs shows only when these have been read.
                    seen.merge(state(found)) { before, _ in before }
                    locks.forEach { if !found.contains($0) { seen[$0] = nil } }
                    locks = found
                }
            }
            _ = report.finish(.fine)
            report.note("watching \(Report.count(seen.values.count { $0 != nil }, "file"))")
            // An output that somebody has removed is written again; one that somebody has changed is left to the next
            // change of an input, so that no two programs write it in turns for ever.
            while state(of: call, locks) == seen, outputs.allSatisfy(FileSystem.isTaken) {
                SystemProcess.wait(milliseconds: interval)
            }
        }
    }

    /// The inputs, settings and lock files as they are; nil for one that is not there. A file that is put in the place
    /// of another may have its date, but not its identity.
    private static func state(of invocation: Invocation, _ locks: [String]) -> [String: FileStatus?] {
        state(Inputs.paths(of: invocation) + (invocation.options.settings.map { [$0] } ?? []) + locks)
    }

    private static func state(_ paths: [String]) -> [String: FileStatus?] {
        var state: [String: FileStatus?] = [:]
        for path in paths { state.updateValue(try? FileSystem.status(of: path), forKey: path) }
        return state
    }
}
