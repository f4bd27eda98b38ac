// In: a command line. Out: how long it takes from start to end as a process, and the most memory it has.
// Invariant: nothing is polled, and what the command prints is thrown away by the system.

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// What one run of a command cost.
struct ProcessCost {
    /// From the start to the end, in seconds.
    var wall: Double
    /// Of all its threads, in the program and in the system for it, in seconds.
    var processor: Double
    /// The most memory that it had at one time, in bytes. No less than this process has, since Linux counts what a
    /// process had before it became another program; so this one keeps small.
    var peakMemory: Int
}

/// Runs commands as processes.
enum ProcessTimer {
    /// The cost of one run; nil where the command cannot be run or fails.
    static func run(_ command: [String], in folder: String? = nil, succeeds: Bool = true) -> ProcessCost? {
        var arguments = command.map { strdup($0) } + [nil]
        defer { arguments.forEach { free($0) } }
        #if canImport(Darwin)
        var actions: posix_spawn_file_actions_t?
        #else
        var actions = posix_spawn_file_actions_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
        posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
        if let folder, chdir(folder) != 0 { return nil }
        let clock = ContinuousClock()
        let start = clock.now
        var child = pid_t()
        guard posix_spawnp(&child, command[0], &actions, nil, &arguments, environ) == 0 else { return nil }
        var status: Int32 = 0
        var usage = rusage()
        guard wait4(child, &status, 0, &usage) == child else { return nil }
        let wall = Measure.seconds(start.duration(to: clock.now))
        guard !succeeds || status == 0 else { return nil }
        #if canImport(Darwin)
        let peak = Int(usage.ru_maxrss)
        #else
        let peak = Int(usage.ru_maxrss) * 1024
        #endif
        return ProcessCost(wall: wall, processor: seconds(usage.ru_utime) + seconds(usage.ru_stime), peakMemory: peak)
    }

    private static func seconds(_ time: timeval) -> Double {
        Double(time.tv_sec) + Double(time.tv_usec) * 1e-6
    }
}

/// A command that is measured, and what is made ready before each of its runs.
struct MeasuredCommand {
    var name: String
    var command: [String]
    /// Emptied before each run.
    var outputFolder: String?
    /// Whether a failure is what is expected.
    var succeeds = true
}

extension MeasuredCommand {
    /// The median costs of several commands, run in turn, so that a disturbance of the machine meets all of them; nil
    /// for one that cannot be run.
    static func medians(of commands: [MeasuredCommand], runs: Int) -> [ProcessCost?] {
        var costs = [[ProcessCost]](repeating: [], count: commands.count)
        var isRunnable = [Bool](repeating: true, count: commands.count)
        // The first turn warms the caches of the system, and does not count.
        for turn in 0...max(runs, 1) {
            for (index, command) in commands.enumerated() where isRunnable[index] {
                if let folder = command.outputFolder {
                    Scratch.remove(folder)
                    Scratch.makeFolder(folder)
                }
                guard let cost = ProcessTimer.run(command.command, succeeds: command.succeeds) else {
                    isRunnable[index] = false
                    continue
                }
                if turn > 0 { costs[index].append(cost) }
            }
        }
        return zip(costs, isRunnable).map { costs, isRunnable in
            guard isRunnable, !costs.isEmpty else { return nil }
            return ProcessCost(
                wall: Measure.median(costs.map(\.wall)),
                processor: Measure.median(costs.map(\.processor)),
                peakMemory: costs.map(\.peakMemory).max() ?? 0
            )
        }
    }
}
