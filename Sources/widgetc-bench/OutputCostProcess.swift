// In: a command line. Out: what it wrote, and the processor time that it and its children took.
// Invariant: a command that fails is an error; waiting does not poll.

import Foundation

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
        guard let run = ProcessTimer.run(command, output: file) else {
            throw OutputCostFailure(description: "`\(command[0])` cannot be run")
        }
        let output = try OutputCostFiles.text(file)
        guard run.succeeds else {
            throw OutputCostFailure(description: "`\(command.joined(separator: " "))` failed:\n\(output)")
        }
        return Run(output: output, seconds: run.cost.processor)
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
        try Scratch.makeFolder(path)
        return path
    }

    /// The paths of the files below a folder that end in a suffix, in a fixed order.
    static func files(below folder: String, suffix: String) -> [String] {
        let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        return names.filter { $0.hasSuffix(suffix) }.sorted().map { "\(folder)/\($0)" }
    }
}
