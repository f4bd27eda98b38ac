// In: a chain of modules and the floors that it is meant for. Out: the combinations of mode, platform and compiler
// version in which it fails.
// Invariant: an empty answer means that all wanted combinations were compiled.

/// One way to compile generated code.
public struct CompileCombination: Hashable, Sendable, CustomStringConvertible {
    public let mode: LanguageMode
    public let platform: CompilePlatform
    /// The compiler that `#if compiler(…)` takes itself for; nil for the real one.
    public let compiler: CompilerVersion?

    public var description: String {
        "\(mode.rawValue), \(platform)" + (compiler.map { ", as compiler \($0)" } ?? "")
    }

    /// All modes on this machine, and on each given system Swift 5 as well as Swift 6 mode. Where the text asks for
    /// the compiler's version, also with every answer that a compiler with that mode can give; on Apple systems
    /// Swift 5 mode stands for the compilers that have no other.
    public static func all(for modules: [SwiftModule], triples: [AppleTriple]) -> [CompileCombination] {
        let here = LanguageMode.allCases.flatMap { combinations(of: modules, $0, .host) }
        guard StubModules.areUsed else { return here }
        return here
            + triples.flatMap { triple in
                [LanguageMode.swift5, .swift6].flatMap { combinations(of: modules, $0, .apple(triple)) }
            }
    }

    /// The ends of the range: the oldest compiler in Swift 5 mode, the first and the newest in Swift 6 mode, the newest
    /// with MainActor as the default, and on each given system the oldest and the newest. Every `#if compiler(…)` is
    /// seen both true and false.
    public static func ends(for modules: [SwiftModule], triples: [AppleTriple]) -> [CompileCombination] {
        let here = [
            end(of: modules, .swift5, .host, newest: false), end(of: modules, .swift6, .host, newest: false),
            end(of: modules, .swift6MainActor, .host, newest: true),
        ]
        let there = triples.flatMap { triple in
            [
                end(of: modules, .swift5, .apple(triple), newest: false),
                end(of: modules, .swift6, .apple(triple), newest: true),
            ]
        }
        return (here + (StubModules.areUsed ? there : [])).compactMap { $0 }
    }

    /// A few for much code, whose forms the cases bring to both ends: here the newest compiler with MainActor as the
    /// default, on each given system the oldest, on the first also the newest.
    public static func few(for modules: [SwiftModule], triples: [AppleTriple]) -> [CompileCombination] {
        let here = [end(of: modules, .swift6MainActor, .host, newest: true)]
        let oldest = triples.map { end(of: modules, .swift5, .apple($0), newest: false) }
        let newest = triples.prefix(1).map { end(of: modules, .swift6, .apple($0), newest: true) }
        return (here + (StubModules.areUsed ? oldest + newest : [])).compactMap { $0 }
    }

    private static func end(
        of modules: [SwiftModule],
        _ mode: LanguageMode,
        _ platform: CompilePlatform,
        newest: Bool
    ) -> CompileCombination? {
        let found = combinations(of: modules, mode, platform)
        return newest ? found.last : found.first
    }

    private static func combinations(
        of modules: [SwiftModule],
        _ mode: LanguageMode,
        _ platform: CompilePlatform
    ) -> [CompileCombination] {
        let texts = modules.flatMap(\.sources).map(\.text)
        let asks = texts.contains { !CompilerConditions.thresholds(in: $0).isEmpty }
        let versions = CompilerConditions.versions(for: texts, from: mode.firstCompiler).filter { version in
            platform == .host || mode != .swift5 || version < LanguageMode.swift6.firstCompiler
        }
        let compilers: [CompilerVersion?] = asks ? versions : [nil]
        return compilers.map { CompileCombination(mode: mode, platform: platform, compiler: $0) }
    }
}

/// A combination that does not compile.
public struct CombinationFailure: Sendable, CustomStringConvertible {
    public let combination: CompileCombination
    public let result: CompileResult

    public var description: String { "[\(combination)]\n\(result.diagnostics)" }
}

extension SwiftCompiler {
    /// Compiles a chain of modules in all combinations.
    /// - Parameter triples: the systems to check for, each with the floor that the code is generated for.
    public static func failures(
        in modules: [SwiftModule],
        triples: [AppleTriple] = AppleTriple.usual
    ) throws -> [CombinationFailure] {
        try failures(in: modules, combinations: CompileCombination.all(for: modules, triples: triples))
    }

    /// Compiles a chain of modules in combinations.
    /// - Parameter flags: the compile-time flags that are set.
    /// - Returns: what failed, in order; empty if all is well.
    public static func failures(
        in modules: [SwiftModule],
        combinations: [CompileCombination],
        defining flags: [String] = ["DEBUG"]
    ) throws -> [CombinationFailure] {
        try combinations.compactMap { combination in
            let result = try check(
                modules,
                mode: combination.mode,
                platform: combination.platform,
                compiler: combination.compiler,
                defining: flags
            )
            return result.succeeded ? nil : CombinationFailure(combination: combination, result: result)
        }
    }
}
