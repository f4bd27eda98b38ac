// In: command lines. Out: how long each takes from start to end as a process.
// Invariant: the commands run in turn, so that a disturbance of the machine meets all of them.

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Times whole processes.
enum StartUp {
    /// The median time of each command in seconds; nil for one that cannot be run.
    static func medians(of commands: [[String]], runs: Int) -> [Double?] {
        var times = [[Double]](repeating: [], count: commands.count)
        for _ in 0..<runs {
            for (index, command) in commands.enumerated() {
                if let time = time(of: command) { times[index].append(time) }
            }
        }
        return times.map { $0.isEmpty ? nil : $0.sorted()[$0.count / 2] }
    }

    /// Spawns and waits without polling: Foundation's `Process` notices an end only after up to 50 ms.
    private static func time(of command: [String]) -> Double? {
        var arguments = command.map { strdup($0) } + [nil]
        defer { arguments.forEach { free($0) } }
        let clock = ContinuousClock()
        let start = clock.now
        var child = pid_t()
        guard posix_spawn(&child, command[0], nil, nil, &arguments, environ) == 0 else { return nil }
        var status: Int32 = 0
        guard waitpid(child, &status, 0) == child, status == 0 else { return nil }
        let duration = start.duration(to: clock.now)
        return Double(duration.components.seconds) + Double(duration.components.attoseconds) * 1e-18
    }
}
