// In: the samples with a token dropped or doubled. Out: proof that what the checker still accepts still compiles.
// Invariant: mutants are chosen by their place in the list, so every run compiles the same ones.

import Foundation
import TestSupport
import Testing
import WidgetBase
import WidgetCompiler

@Suite(.enabled(if: StubModules.areUsed)) struct MutantTests {
    /// The samples that are a module by themselves and have something that may be left out.
    static let samples = CompilerCase.samples.inputs.filter {
        ["project-stats.widget", "status.widget"].contains($0.lastPathComponent)
    }

    @Test(arguments: samples)
    func acceptedMutantsCompile(_ file: URL) throws {
        let bytes = [UInt8](try Data(contentsOf: file))
        let name = file.lastPathComponent
        var seen: Set<[[UInt8]]> = []
        var accepted: [[OutputFile]] = []
        for mutant in Array(Mutations.drops(bytes)) + Array(Mutations.doubles(bytes)) {
            let files = Table<FileID, SourceFile>([SourceFile(path: name, bytes: mutant)])
            let result = Compiler.compile(files, options: CompilerOptions())
            guard !result.hasErrors, seen.insert(result.outputs.map(\.bytes)).inserted else { continue }
            accepted.append(result.outputs)
        }
        try #require(accepted.count > 3, "\(name) has few mutants that are accepted")
        // Each takes a second to compile, and neighbours are alike.
        for index in stride(from: 0, to: accepted.count, by: max(1, accepted.count / 8)) {
            let sources = accepted[index].map { output in
                SwiftSource(name: output.path, text: String(decoding: output.bytes, as: UTF8.self))
            }
            let hand = try Self.handWritten(beside: file)
            let result = try SwiftCompiler.check(sources + hand, mode: .swift6)
            // A renamed type no longer fits the hand-written views; everything else has to, but for what only follows.
            let expected = ["cannot find", "has no member", "cannot infer contextual base"]
            let strangers = result.errors.filter { error in !expected.contains { error.contains($0) } }
            #expect(strangers.isEmpty, "\(name), mutant \(index): \(strangers)")
        }
    }

    private static func handWritten(beside file: URL) throws -> [SwiftSource] {
        let stem = String(file.lastPathComponent.dropLast(".widget".count))
        return try [".views.swift", ".loader.swift", ".model.swift"].compactMap { ending in
            let hand = file.deletingLastPathComponent().appendingPathComponent(stem + ending)
            return FileManager.default.fileExists(atPath: hand.path) ? try SwiftSource(file: hand) : nil
        }
    }
}
