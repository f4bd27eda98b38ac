// In: a command line. Out: what it wrote, and the processor time that it and its children took.
// Invariant: a command that fails is an error; waiting does not poll.

import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Why the cost of the output could not be measured.
struct OutputCostFailure: Error, CustomStringConvertible {
    let description: String
}

/// Runs tools one at a time.
struct OutputCostTools {
    /// What a tool did.
    struct Run {
        /// Standard output and standard error.
        let output: String
        /// Processor time of the tool and its children in seconds. Other work on the machine changes it little,
        /// while time on the clock goes up with it.
        let seconds: Double
    }

    /// A folder that the caller throws away.
    let scratch: String

    func run(_ command: [String]) throws -> Run {
        let file = scratch + "/tool-output.txt"
        var arguments = command.map { strdup($0) } + [nil]
        defer { arguments.forEach { free($0) } }
        #if canImport(Darwin)
        var actions: posix_spawn_file_actions_t?
        #else
        var actions = posix_spawn_file_actions_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 1, file, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        posix_spawn_file_actions_adddup2(&actions, 1, 2)
        var child = pid_t()
        guard posix_spawnp(&child, command[0], &actions, nil, &arguments, environ) == 0 else {
            throw OutputCostFailure(description: "`\(command[0])` cannot be run")
        }
        var status: Int32 = 0
        var usage = rusage()
        guard wait4(child, &status, 0, &usage) == child else {
            throw OutputCostFailure(description: "`\(command[0])` was lost")
        }
        let output = String(decoding: FileManager.default.contents(atPath: file) ?? Data(), as: UTF8.self)
        guard status == 0 else {
            throw OutputCostFailure(description: "`\(command.joined(separator: " "))` failed:\n\(output)")
        }
        return Run(output: output, seconds: Self.seconds(usage.ru_utime) + Self.seconds(usage.ru_stime))
    }

    private static func seconds(_ time: timeval) -> Double {
        Double(time.tv_sec) + Double(time.tv_usec) * 1e-6
    }
}

/// Files, read as texts.
enum OutputCostFiles {
    static func text(_ path: String) throws -> String {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw OutputCostFailure(description: "`\(path)` cannot be read")
        }
        return String(decoding: data, as: UTF8.self)
    }

    static func write(_ text: String, to path: String) throws {
        guard FileManager.default.createFile(atPath: path, contents: Data(text.utf8)) else {
            throw OutputCostFailure(description: "`\(path)` cannot be written")
        }
    }

    /// Makes a folder, and gives its path.
    static func folder(_ path: String) throws -> String {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        return path
    }

    /// The paths of the files below a folder that end in a suffix, in a fixed order.
    static func files(below folder: String, suffix: String) -> [String] {
        let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        return names.filter { $0.hasSuffix(suffix) }.sorted().map { "\(folder)/\($0)" }
    }
}
