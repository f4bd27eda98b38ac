// In: descriptions made by chance. Out: proof that what the checker accepts compiles.
// Invariant: seeds are fixed, so that every run compiles the same descriptions.

import Foundation
import TestSupport
import Testing
import WidgetBase
import WidgetCompiler

@Suite(.enabled(if: StubModules.areUsed)) struct RandomProgramTests {
    /// `WIDGETC_SEEDS=1000-2000` looks at others, as many as there is time for.
    static let seeds: [UInt64] = {
        let given = ProcessInfo.processInfo.environment["WIDGETC_SEEDS"] ?? "0-9"
        let ends = given.split(separator: "-").compactMap { UInt64($0) }
        return ends.count == 2 && ends[0] <= ends[1] ? Array(ends[0]...ends[1]) : []
    }()

    @Test func thereAreSeeds() { #expect(!Self.seeds.isEmpty, "WIDGETC_SEEDS is to be like 0-9") }

    @Test(arguments: seeds)
    func acceptedProgramsCompile(_ seed: UInt64) throws {
        let made = RandomProgram(seed: seed)
        let files = made.files.map { SourceFile(path: $0.name, bytes: Array($0.text.utf8)) }
        let result = Compiler.compile(Table(files), options: CompilerOptions())
        guard !result.hasErrors else { return }
        var names: [String] = []
        for file in made.files where !names.contains(file.module) { names.append(file.module) }
        let modules = names.map { name in
            let outputs = result.outputs.filter { names.count == 1 || $0.path.hasPrefix("\(name)/") }
            let sources = outputs.map { output in
                SwiftSource(
                    name: output.path.replacing("/", with: "_"), text: String(decoding: output.bytes, as: UTF8.self))
            }
            let hand = name == made.files.last?.module ? [SwiftSource(name: "Hand.swift", text: made.hand)] : []
            return SwiftModule(name, sources + hand)
        }
        // The ends of the range, one for each description: over all of them every end is seen.
        let combinations = CompileCombination.ends(for: modules, triples: GeneratedModules.triples(of: result.program))
        let combination = combinations[Int(seed) % combinations.count]
        let failures = try SwiftCompiler.failures(in: modules, combinations: [combination])
        #expect(failures.isEmpty, "seed \(seed): \(failures.first.map(\.description) ?? "")")
    }
}
