// In: the `swiftc` that stands first in `PATH`. Out: where it keeps its libraries and which version it is.
// Invariant: everything that the harness starts comes from one toolchain.

import Foundation

/// The Swift toolchain that compiles generated code.
public struct SwiftToolchain: Sendable {
    /// A word as one gives it to `ProcessRunner`, with leading arguments for tools behind `xcrun`.
    let command: [String]
    /// For instance `Swift version 6.3.1 (swift-6.3.1-RELEASE)`.
    public let version: String
    /// The folder that holds `linux/Swift.swiftmodule` and `shims`.
    public let resources: URL

    /// The toolchain of this machine, looked up once.
    public static var shared: SwiftToolchain {
        get throws { try found.get() }
    }

    private static let found = Result { try SwiftToolchain() }

    private init() throws {
        #if os(macOS)
        command = ["xcrun", "swiftc"]
        #else
        command = ["swiftc"]
        #endif
        let arguments = Array(command.dropFirst()) + ["-print-target-info"]
        let result = try ProcessRunner.run(command[0], arguments, timeLimit: 60)
        guard result.succeeded else {
            throw ProcessFailure(description: "`swiftc -print-target-info` failed: \(result.standardError)")
        }
        let info = try JSONDecoder().decode(TargetInfo.self, from: Data(result.standardOutput.utf8))
        version = info.compilerVersion
        resources = URL(fileURLWithPath: info.paths.runtimeResourcePath, isDirectory: true)
    }

    /// Runs the compiler in a folder, so that its messages name files relative to it.
    func compile(_ arguments: [String], in folder: URL, timeLimit: TimeInterval = 300) throws -> ProcessResult {
        try ProcessRunner.run(
            command[0],
            Array(command.dropFirst()) + arguments,
            in: folder,
            timeLimit: timeLimit
        )
    }

    private struct TargetInfo: Decodable {
        struct Paths: Decodable {
            let runtimeResourcePath: String
        }
        let compilerVersion: String
        let paths: Paths
    }
}
