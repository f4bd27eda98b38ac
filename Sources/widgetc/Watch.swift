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
            report.note("watching \(Report.count(seen.values.count { $0 != nowhere }, "file"))")
            // An output that somebody has removed is written again; one that somebody has changed is left to the next
            // change of an input, so that no two programs write it in turns for ever.
            while state(of: call, locks) == seen, outputs.allSatisfy(FileSystem.isTaken) {
                SystemProcess.wait(milliseconds: interval)
            }
        }
    }

    /// What tells whether a file is still the same: one that is put in its place may have its date.
    private struct FileStamp: Equatable {
        let modified: FileTime
        let byteCount: Int
        let identity: FileIdentity?

        init(modified: FileTime, byteCount: Int, identity: FileIdentity?) {
            self.modified = modified
            self.byteCount = byteCount
            self.identity = identity
        }

        init(_ status: FileStatus) {
            self.init(modified: status.modified, byteCount: status.byteCount, identity: status.identity)
        }
    }

    /// That of a file that is not there.
    private static let nowhere = FileStamp(modified: FileTime(seconds: 0, nanoseconds: 0), byteCount: 0, identity: nil)

    /// The inputs, settings and lock files as they are.
    private static func state(of invocation: Invocation, _ locks: [String]) -> [String: FileStamp] {
        state(Inputs.paths(of: invocation) + (invocation.options.settings.map { [$0] } ?? []) + locks)
    }

    private static func state(_ paths: [String]) -> [String: FileStamp] {
        var state: [String: FileStamp] = [:]
        for path in paths { state[path] = (try? FileSystem.status(of: path)).map(FileStamp.init) ?? nowhere }
        return state
    }
}
