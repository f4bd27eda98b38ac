// In: descriptions made by chance. Out: proof that what is meant to be right is accepted, and reaches every production.
// Invariant: seeds are fixed, so that every run sees the same descriptions.

import TestSupport
import Testing
import WidgetBase
import WidgetCompiler
import WidgetSyntax

@Suite struct RandomProgramTests {
    static let seeds: Range<UInt64> = 0..<150

    @Test func mostAreAcceptedAndReachEveryProduction() {
        var accepted = 0
        var reached: Set<SyntaxKind> = []
        var (hasFieldOptions, hasClearedParameter) = (false, false)
        for seed in Self.seeds {
            let files = RandomProgram(seed: seed).files.map { file in
                SourceFile(path: file.name, bytes: Array(file.text.utf8))
            }
            let result = Compiler.compile(Table(files), options: CompilerOptions())
            guard !result.hasErrors else { continue }
            #expect(!result.outputs.isEmpty, "seed \(seed) is accepted and has no output")
            accepted += 1
            for file in files {
                var bag = DiagnosticBag()
                let tree = parse(file, id: FileID(rawValue: 0), into: &bag).tree
                reached.formUnion((0..<tree.count).map { tree.kind(SyntaxID(rawValue: UInt32($0))) })
                let text = String(decoding: file.bytes, as: UTF8.self)
                for line in text.split(separator: "\n") {
                    if line.contains(/options [^ .;{}]+\.[^ .;{}]+\.[^ .;{}]+/) { hasFieldOptions = true }
                    if line.contains(/recommend .*\{.* = nil/) { hasClearedParameter = true }
                }
            }
        }
        #expect(accepted * 10 >= Self.seeds.count * 3, "\(accepted) of \(Self.seeds.count) were accepted")
        let missed = Set(SyntaxKind.allCases).subtracting(reached).subtracting(Self.unreachable)
        #expect(missed.isEmpty, "no accepted description has \(missed)")
        #expect(reached.isDisjoint(with: Self.unreachable))
        // Forms that are no production of their own.
        #expect(hasFieldOptions && hasClearedParameter)
    }

    /// What no accepted description can have.
    static let unreachable: Set<SyntaxKind> = [.error, .missing]
}
