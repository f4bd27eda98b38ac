// In: modules, and a program that imports them. Out: what the program wrote and how it ended.
// Invariant: the program is linked against the stub modules; a `@main` type inside a module is no rival to it.

import Foundation

/// Code that was meant to run and does not compile or link.
public struct CompileFailure: Error, CustomStringConvertible {
    public let module: String
    public let result: CompileResult

    public var description: String { "`\(module)` does not compile:\n\(result.diagnostics)" }
}

extension SwiftCompiler {
    /// Builds a program and runs it.
    /// - Parameters:
    ///   - modules: a chain, each importing those before it, built with testing enabled.
    ///   - program: the sources of the module `Program`, which say `@testable import <Module>`. One file of
    ///     top-level code, or several with a `@main` type.
    ///   - flags: the compile-time flags that are set, in all modules.
    ///   - environment: variables added to those of the test process.
    ///   - timeLimit: seconds that the program may run.
    /// - Throws: `CompileFailure` if something does not compile.
    public static func run(
        _ modules: [SwiftModule],
        program: [SwiftSource],
        mode: LanguageMode = .swift6,
        defining flags: [String] = [],
        arguments: [String] = [],
        environment: [String: String] = [:],
        timeLimit: TimeInterval = 60
    ) throws -> ProcessResult {
        let work = try TemporaryFolder()
        defer { work.remove() }
        let job = try CompileJob(folder: work.url, mode: mode, platform: .host)
        let definitions = flags.flatMap { ["-D", $0] }
        for module in modules.map(\.withEveryDeclaration) {
            // A bundle's `@main` gets a name of its own beside the program's `main`.
            let entry = ["-Xfrontend", "-entry-point-function-name", "-Xfrontend", "\(module.name)_main"]
            try job.link(module, flags: ["-c", "-enable-testing", "-o", "\(module.name).o"] + entry + definitions)
        }
        let objects = modules.map { "\($0.name).o" } + job.stubs.objectFiles
        let executable = ["-emit-executable", "-o", "program"] + definitions + objects
        try job.link(SwiftModule("Program", named(program)), flags: executable)
        let home = work.url.appendingPathComponent("home", isDirectory: true)
        try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
        return try ProcessRunner.run(
            work.url.appendingPathComponent("program").path,
            arguments,
            in: home,
            environment: ["HOME": home.path].merging(environment) { $1 },
            timeLimit: timeLimit
        )
    }

    /// Top-level code is taken as such in a file called `main.swift` only.
    private static func named(_ program: [SwiftSource]) -> [SwiftSource] {
        guard program.count == 1, let only = program.first, !only.text.contains("@main") else { return program }
        return [SwiftSource(name: "main.swift", text: only.text)]
    }
}

extension SwiftModule {
    /// The module with widgets that some of Apple's systems lack.
    fileprivate var withEveryDeclaration: SwiftModule {
        SwiftModule(
            name,
            sources.map { source in
                SwiftSource(name: source.name, text: CompilerConditions.includeDeclarations(source.text))
            })
    }
}

extension CompileJob {
    /// Compiles, or throws what the compiler said.
    fileprivate func link(_ module: SwiftModule, flags: [String]) throws {
        let result = try compile(module, flags: flags)
        guard result.succeeded else { throw CompileFailure(module: module.name, result: result) }
    }
}
