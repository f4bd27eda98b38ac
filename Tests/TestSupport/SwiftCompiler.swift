// In: Swift modules, as text, in the order in which they import each other. Out: whether they compile without
// an error or warning against the stub modules, and what the compiler says.
// Invariant: warnings are errors in every mode, and sources are compiled exactly as given, but for
// decided `compiler(…)` conditions.

import Foundation

/// A language mode that generated code must suit.
public enum LanguageMode: String, CaseIterable, Sendable {
    case swift5, swift5Complete, swift6, swift6MainActor

    var flags: [String] {
        switch self {
        case .swift5: ["-swift-version", "5"]
        case .swift5Complete: ["-swift-version", "5", "-strict-concurrency=complete"]
        case .swift6: ["-swift-version", "6"]
        case .swift6MainActor: ["-swift-version", "6", "-default-isolation", "MainActor"]
        }
    }

    /// The first compiler that has this mode; of the modes of Swift 5, any.
    var firstCompiler: CompilerVersion {
        switch self {
        case .swift5, .swift5Complete: .oldest
        case .swift6: CompilerVersion(6, 0)
        case .swift6MainActor: CompilerVersion(6, 2)
        }
    }
}

/// What the code is compiled for.
public enum CompilePlatform: Hashable, Sendable, CustomStringConvertible {
    /// This machine; only here code can also run.
    case host
    /// An Apple system; type-checked and diagnosed, never run.
    case apple(AppleTriple)

    public var description: String {
        switch self {
        case .host: "host"
        case .apple(let triple): "\(triple)"
        }
    }
}

/// One Swift file.
public struct SwiftSource: Sendable {
    /// The file name in messages; unique within a module.
    public let name: String
    public let text: String

    public init(name: String, text: String) {
        self.name = name
        self.text = text
    }

    /// Reads a file.
    public init(file: URL) throws {
        self.init(
            name: file.lastPathComponent,
            text: String(decoding: try Data(contentsOf: file), as: UTF8.self)
        )
    }
}

/// A module with all its files.
public struct SwiftModule: Sendable {
    public let name: String
    public let sources: [SwiftSource]

    public init(_ name: String, _ sources: [SwiftSource]) {
        self.name = name
        self.sources = sources
    }
}

/// What a compiler said.
public struct CompileResult: Sendable {
    public let exitCode: Int
    /// Everything the compiler wrote, with paths relative to `<Module>/`.
    public let diagnostics: String

    public var succeeded: Bool { exitCode == 0 }

    /// The heads of all errors, warnings included: `Module/file.swift:1:2: error: …`.
    public var errors: [String] {
        let marks = [": error: ", ": warning: "]
        return diagnostics.split(separator: "\n").map(String.init).filter { line in
            !line.hasPrefix(" ") && (line.hasPrefix("error: ") || marks.contains { line.contains($0) })
        }
    }
}

public enum SwiftCompiler {
    /// Type-checks one module and runs the compiler's flow-sensitive diagnostics (initialisation, sending).
    public static func check(
        _ sources: [SwiftSource],
        module: String = "Generated",
        mode: LanguageMode,
        platform: CompilePlatform = .host,
        compiler: CompilerVersion? = nil,
        defining flags: [String] = ["DEBUG"]
    ) throws -> CompileResult {
        try check(
            [SwiftModule(module, sources)],
            mode: mode,
            platform: platform,
            compiler: compiler,
            defining: flags
        )
    }

    /// Checks a chain of modules, of which each may import those before it.
    /// - Parameters:
    ///   - compiler: decides `#if compiler(…)` as that version would; nil leaves it to the real one.
    ///   - flags: the compile-time flags that are set. Without others it is a debug build, which has previews.
    /// - Returns: the first failure, or the result of the last module.
    public static func check(
        _ modules: [SwiftModule],
        mode: LanguageMode,
        platform: CompilePlatform = .host,
        compiler: CompilerVersion? = nil,
        defining flags: [String] = ["DEBUG"]
    ) throws -> CompileResult {
        let work = try TemporaryFolder()
        defer { work.remove() }
        let job = try CompileJob(folder: work.url, mode: mode, platform: platform, compiler: compiler)
        var result = CompileResult(exitCode: 0, diagnostics: "")
        let definitions = flags.flatMap { ["-D", $0] }
        for module in modules {
            result = try job.diagnose(module, extraFlags: definitions)
            guard result.succeeded else { break }
        }
        return result
    }
}

extension SwiftCompiler {
    /// Checks code on this machine as if it had Objective-C, so that `@objc` is held to its rules.
    /// - Parameters:
    ///   - module: what the code imports with `@testable`; compiled without Objective-C, for which this machine's
    ///     library lacks the conversions to pointers.
    ///   - code: type-checked only: there is no runtime for which it could be compiled.
    public static func checkObjectiveC(
        _ code: SwiftModule,
        beside module: SwiftModule,
        mode: LanguageMode
    ) throws -> CompileResult {
        let work = try TemporaryFolder()
        defer { work.remove() }
        let job = try CompileJob(folder: work.url, mode: mode, platform: .host)
        let result = try job.diagnose(module, extraFlags: ["-enable-testing"])
        guard result.succeeded else { return result }
        let flags = ["-enable-objc-interop", "-disable-objc-attr-requires-foundation-module"]
        return try job.compile(code, flags: ["-typecheck"] + flags.flatMap { ["-Xfrontend", $0] })
    }
}

/// A working folder in which a chain of modules is compiled in one mode for one platform.
struct CompileJob {
    let folder: URL
    let mode: LanguageMode
    let platform: CompilePlatform
    let compiler: CompilerVersion?
    let stubs: StubModules
    private let toolchain: SwiftToolchain

    init(folder: URL, mode: LanguageMode, platform: CompilePlatform, compiler: CompilerVersion? = nil) throws {
        self.folder = folder
        self.mode = mode
        self.platform = platform
        self.compiler = compiler
        stubs = try StubModules.built(for: platform)
        toolchain = try SwiftToolchain.shared
        try FileManager.default.createDirectory(
            at: folder.appendingPathComponent("modules"),
            withIntermediateDirectories: true
        )
    }

    /// Compiles as far as diagnostics go, and leaves the module for later ones to import. The intermediate code goes
    /// to a file that is thrown away with the folder; the compiler would replace a device such as `/dev/null`.
    func diagnose(_ module: SwiftModule, extraFlags: [String] = []) throws -> CompileResult {
        try compile(module, flags: ["-emit-sil", "-o", "discarded.sil"] + extraFlags)
    }

    func compile(_ module: SwiftModule, flags: [String], timeLimit: TimeInterval = 300) throws -> CompileResult {
        let files = try write(module)
        var arguments = try frontend() + ["-module-name", module.name, "-warnings-as-errors"]
        arguments += mode.flags + stubs.importFlags + ["-I", "modules"] + flags
        if !flags.contains("-typecheck") { arguments += ["-emit-module-path", "modules/\(module.name).swiftmodule"] }
        if !module.sources.contains(where: { $0.name == "main.swift" }) { arguments.append("-parse-as-library") }
        let result = try toolchain.compile(arguments + files, in: folder, timeLimit: timeLimit)
        return CompileResult(
            exitCode: result.timedOut ? 124 : result.exitCode,
            diagnostics: (result.standardError + result.standardOutput)
                .replacingOccurrences(of: folder.path + "/", with: "")
        )
    }

    /// Apple targets go to the front end itself: the driver would ask for an SDK.
    private func frontend() throws -> [String] {
        switch platform {
        case .host: ["-whole-module-optimization", "-Onone"]
        case .apple(let triple): ["-frontend", "-Onone"] + (try AppleTripleLibrary.flags(for: triple))
        }
    }

    /// Writes the sources under a folder of the module's name; the paths, relative to the working folder.
    private func write(_ module: SwiftModule) throws -> [String] {
        let target = folder.appendingPathComponent(module.name, isDirectory: true)
        try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
        guard Set(module.sources.map(\.name)).count == module.sources.count else {
            throw ProcessFailure(description: "the module `\(module.name)` has two files of one name")
        }
        return try module.sources.map { source in
            let text = compiler.map { CompilerConditions.decide(source.text, for: $0) } ?? source.text
            try Data(text.utf8).write(to: target.appendingPathComponent(source.name))
            return "\(module.name)/\(source.name)"
        }
    }
}
