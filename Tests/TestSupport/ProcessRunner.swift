// In: an executable with its arguments. Out: its exit code and both streams, complete.
// Invariant: at most two children run at a time in one test process, and none outlives its time limit.

import Dispatch
import Foundation

/// What a child process came to.
public struct ProcessResult: Sendable {
    /// The exit status, or 128 plus the signal that ended the process.
    public let exitCode: Int
    public let standardOutput: String
    public let standardError: String
    /// Whether the process was ended because it ran longer than allowed.
    public let timedOut: Bool

    public var succeeded: Bool { exitCode == 0 && !timedOut }
}

/// A child process that could not be started.
public struct ProcessFailure: Error, CustomStringConvertible {
    public let description: String
}

public enum ProcessRunner {
    /// Two, since each child is a compiler or a program made by it and keeps one core busy.
    private static let slots = DispatchSemaphore(value: 2)

    /// Runs a program to its end.
    /// - Parameters:
    ///   - executable: an absolute path, or a name that is looked up in `PATH`.
    ///   - environment: variables added to those of the test process.
    ///   - timeLimit: seconds after which the child is killed.
    /// - Throws: `ProcessFailure` if the program cannot be started.
    public static func run(
        _ executable: String,
        _ arguments: [String],
        in folder: URL? = nil,
        environment: [String: String] = [:],
        standardInput: String? = nil,
        timeLimit: TimeInterval = 300
    ) throws -> ProcessResult {
        let scratch = try TemporaryFolder()
        defer { scratch.remove() }
        let output = scratch.url.appendingPathComponent("stdout")
        let errors = scratch.url.appendingPathComponent("stderr")
        let input = scratch.url.appendingPathComponent("stdin")
        // Files rather than pipes: a child can fill a pipe, and a grandchild can hold one open.
        try Data().write(to: output)
        try Data().write(to: errors)
        try Data((standardInput ?? "").utf8).write(to: input)

        let process = Process()
        if executable.hasPrefix("/") {
            process.executableURL = URL(fileURLWithPath: executable)
            process.arguments = arguments
        } else {
            process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
            process.arguments = [executable] + arguments
        }
        if let folder { process.currentDirectoryURL = folder }
        if !environment.isEmpty {
            process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        }
        let streams = [
            try FileHandle(forReadingFrom: input),
            try FileHandle(forWritingTo: output),
            try FileHandle(forWritingTo: errors),
        ]
        defer { streams.forEach { try? $0.close() } }
        process.standardInput = streams[0]
        process.standardOutput = streams[1]
        process.standardError = streams[2]

        slots.wait()
        defer { slots.signal() }
        let timedOut = try wait(for: process, named: executable, timeLimit: timeLimit)
        let bySignal = process.terminationReason == .uncaughtSignal
        return ProcessResult(
            exitCode: Int(process.terminationStatus) + (bySignal ? 128 : 0),
            standardOutput: String(decoding: try Data(contentsOf: output), as: UTF8.self),
            standardError: String(decoding: try Data(contentsOf: errors), as: UTF8.self),
            timedOut: timedOut
        )
    }

    /// Starts the process and waits; true if it had to be killed.
    private static func wait(for process: Process, named name: String, timeLimit: TimeInterval) throws -> Bool {
        let ended = DispatchSemaphore(value: 0)
        process.terminationHandler = { _ in ended.signal() }
        do {
            try process.run()
        } catch {
            throw ProcessFailure(description: "cannot start `\(name)`: \(error)")
        }
        guard ended.wait(timeout: .now() + timeLimit) == .timedOut else { return false }
        kill(process.processIdentifier, SIGKILL)
        ended.wait()
        return true
    }
}

/// A folder of its own under the system's temporary folder, removed by whoever made it.
public struct TemporaryFolder: Sendable {
    public let url: URL

    public init() throws {
        url = FileManager.default.temporaryDirectory
            .appendingPathComponent("widgetc-tests", isDirectory: true)
            .appendingPathComponent(UUID().uuidString, isDirectory: true)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    public func remove() {
        try? FileManager.default.removeItem(at: url)
    }
}
