// In: a call with `--watch`. Out: a build for each change of its inputs, and for each output that is removed, until a
// signal ends the process.
// Invariant: a failure of one build ends nothing; the next change is built again.

enum Watch {
    private static let interval = 300

    /// What a build came to.
    struct Build {
        let code: ExitCode
        /// The lock files that it looked for, also those that are not there yet; nil if it did not come so far.
        let locks: [String]?
        /// What it wrote, or left as it was; none if it failed.
        var outputs: [String] = []
        /// What may have stood in its way where it could not write.
        var obstacles: [String] = []
    }

    static func run(_ invocation: Invocation, _ report: Report, build: (Invocation) -> Build) -> Never {
        var locks: [String] = []
        var made = Build(code: .fine, locks: nil)
        var call = invocation
        while true {
            // Settings may name other files than before.
            let settled = Result { () throws(ExitCode) in try SettingsFile.apply(to: invocation, report) }
            call = (try? settled.get()) ?? call
            var seen = state(of: call, locks, [])
            switch settled {
            case .success(let call): made = build(call)
            case .failure(let code): made = Build(code: code, locks: nil)
            }
            if let found = made.locks, found != locks {
                // Which lock files belong to the inputs shows only when these have been read.
                seen.merge(state(found)) { before, _ in before }
                locks.forEach { if !found.contains($0) { seen[$0] = nil } }
                locks = found
            }
            _ = report.finish(made.code)
            report.note("watching \(Report.count(seen.values.count { $0 != nil }, "file"))")
            seen.merge(state(made.obstacles)) { before, _ in before }
            // An output that somebody has removed is written again; one that somebody has changed is left to the next
            // change of an input, so that no two programs write it in turns for ever.
            while state(of: call, locks, made.obstacles) == seen, made.outputs.allSatisfy(FileSystem.isTaken) {
                SystemProcess.wait(milliseconds: interval)
            }
        }
    }

    /// The inputs, settings and lock files, and what else matters, as they are; nil for what is not there. A file that
    /// is put in the place of another may have its date, but not its identity.
    private static func state(
        of invocation: Invocation, _ locks: [String], _ obstacles: [String]
    ) -> [String: FileStatus?] {
        let options = invocation.options
        var named = options.against
        if let lock = options.lock { named.append(lock) }
        if let settings = options.settings { named += [settings] + SettingsFile.paths(namedIn: settings) }
        return state(Inputs.paths(of: invocation) + named + locks + obstacles)
    }

    private static func state(_ paths: [String]) -> [String: FileStatus?] {
        var state: [String: FileStatus?] = [:]
        for path in paths where path != "-" { state.updateValue(try? FileSystem.status(of: path), forKey: path) }
        return state
    }
}
