// In: nothing. Out: what a caller may ask of the compiler.
// Invariant: the options hold values only; reading files and the environment is the caller's.

import WidgetBase
import WidgetCheck
import WidgetModel

/// What the compiler is asked to do.
public struct CompilerOptions: Sendable {
    /// The side of the app that the output is for; nil for each module's own, or `extension`.
    public var role: Role?
    /// The module that files belong to; nil for what each of them says.
    public var module: String?
    /// The deployment floors of a module that no block defines.
    public var platforms = PlatformVersions()
    /// What findings weigh.
    public var severities = SeverityRules()
    /// How many of the last files are read for their names only: another build makes their output, and reports their
    /// warnings.
    public var importCount = 0
    /// How findings say that a call is mended.
    public var caller = Caller.commandLine
    /// Whether output is wanted, or findings only.
    public var emitsSwift = true

    public init(role: Role? = nil) {
        self.role = role
    }
}

/// A generated file.
public struct OutputFile: Sendable {
    /// Relative to the output folder, with `/` between components.
    public let path: String
    /// The contents, in order. Who writes them needs no copy of all.
    public internal(set) var parts: [[UInt8]]

    /// The contents as a whole.
    public var bytes: [UInt8] { parts.count == 1 ? parts[0] : Array(parts.joined()) }

    public var byteCount: Int { parts.reduce(0) { $0 + $1.count } }

    public init(path: String, bytes: [UInt8]) {
        self.init(path: path, parts: [bytes])
    }

    public init(path: String, parts: [[UInt8]]) {
        self.path = path
        self.parts = parts
    }
}

/// What a compilation came to.
public struct CompilerResult: Sendable {
    /// Empty if an error was found.
    public let outputs: [OutputFile]
    /// Sorted by place.
    public let diagnostics: [Diagnostic]
    public let hasErrors: Bool
    /// The checked program, for dumps.
    public let program: Program
    /// One for each lock, in order; none if the descriptions have errors.
    public let locks: [LockOutcome]

    public init(
        outputs: [OutputFile],
        diagnostics: [Diagnostic],
        hasErrors: Bool,
        program: Program,
        locks: [LockOutcome] = []
    ) {
        self.outputs = outputs
        self.diagnostics = diagnostics
        self.hasErrors = hasErrors
        self.program = program
        self.locks = locks
    }
}
