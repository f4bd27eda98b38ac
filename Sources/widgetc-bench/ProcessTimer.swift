// In: a command line. Out: how long it takes from start to end as a process, and the most memory it has.
// Invariant: nothing is polled, and what the command prints is thrown away by the system.

import Foundation

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
    /// The cost of one run, and whether the command succeeded; nil where it cannot be run.
    ///
    /// Foundation's `Process` notices an end only after up to 50 ms, and tells no memory.
    /// - Parameter output: the file that gets what the command prints.
    static func run(_ command: [String], output: String = "/dev/null") -> (cost: ProcessCost, succeeds: Bool)? {
        var arguments = command.map { strdup($0) } + [nil]
        defer { arguments.forEach { free($0) } }
        #if canImport(Darwin)
        var actions: posix_spawn_file_actions_t?
        #else
        var actions = posix_spawn_file_actions_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        posix_spawn_file_actions_adddup2(&actions, 1, 2)
        let clock = ContinuousClock()
        let start = clock.now
        var child = pid_t()
        guard posix_spawnp(&child, command[0], &actions, nil, &arguments, environ) == 0 else { return nil }
        var status: Int32 = 0
        var usage = rusage()
        guard wait4(child, &status, 0, &usage) == child else { return nil }
        let wall = Measure.seconds(start.duration(to: clock.now))
        #if canImport(Darwin)
        let peak = Int(usage.ru_maxrss)
        #else
        let peak = Int(usage.ru_maxrss) * 1024
        #endif
        let processor = seconds(usage.ru_utime) + seconds(usage.ru_stime)
        return (ProcessCost(wall: wall, processor: processor, peakMemory: peak), status == 0)
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
                    try? Scratch.makeFolder(folder)
                }
                guard let run = ProcessTimer.run(command.command), run.succeeds || !command.succeeds else {
                    isRunnable[index] = false
                    continue
                }
                if turn > 0 { costs[index].append(run.cost) }
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
