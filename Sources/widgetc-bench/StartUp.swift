// In: command lines. Out: how long each takes from start to end as a process.
// Invariant: the commands run in turn, so that a disturbance of the machine meets all of them.

import Foundation

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

    private static func time(of command: [String]) -> Double? {
        guard let path = command.first, FileManager.default.isExecutableFile(atPath: path) else { return nil }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = Array(command.dropFirst())
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        let clock = ContinuousClock()
        let start = clock.now
        guard (try? process.run()) != nil else { return nil }
        process.waitUntilExit()
        let duration = start.duration(to: clock.now)
        return Double(duration.components.seconds) + Double(duration.components.attoseconds) * 1e-18
    }
}
