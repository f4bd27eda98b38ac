// In: random descriptions and cases whose declarations are put in another order. Out: proof that they mean the same.
// Invariant: seeds are fixed; what follows the order by design is compared without it.

import Foundation
import TestSupport
import Testing
import WidgetBase
import WidgetCompiler
import WidgetSyntax

@Suite struct DeclarationOrderTests {
    /// The declarations of a file, each with its documentation, in an order by chance.
    private func shuffled(_ source: SourceFile, by random: inout SeededGenerator) -> SourceFile {
        var bag = DiagnosticBag()
        let parsed = parse(source, id: FileID(rawValue: 0), into: &bag)
        var header: [String] = []
        var pieces: [String] = []
        for decl in parsed.root.decls {
            let piece = (decl.doc.map { source.text($0) + "\n" } ?? "") + source.text(decl.range) + "\n"
            // A module line is the first of its file.
            if decl.kind == .moduleLine { header.append(piece) } else { pieces.append(piece) }
        }
        pieces.shuffle(using: &random)
        return SourceFile(path: source.path, bytes: Array((header + pieces).joined(separator: "\n").utf8))
    }

    /// What a compilation says and writes, without the order of anything.
    private struct Meaning: Equatable {
        var findings: [String]
        var outputs: [String: [String]]

        init(_ result: CompilerResult) {
            findings = result.diagnostics.map { "\($0.code.word): \($0.severity)" }.sorted()
            outputs = [:]
            for output in result.outputs {
                let text = String(decoding: output.bytes, as: UTF8.self)
                let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
                outputs[output.path] = words.sorted()
            }
        }
    }

    private func expectSame(_ sources: [SourceFile], _ name: String, seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let wanted = Compiler.compile(Table(sources), options: CompilerOptions())
        var others = sources.map { shuffled($0, by: &random) }
        let sameFiles = Compiler.compile(Table(others), options: CompilerOptions())
        others.shuffle(using: &random)
        let otherFiles = Compiler.compile(Table(others), options: CompilerOptions())
        let (first, second) = (Meaning(wanted), Meaning(sameFiles))
        #expect(first.findings == second.findings, "\(name)")
        #expect(first.outputs.keys.sorted() == second.outputs.keys.sorted(), "\(name)")
        for (path, words) in first.outputs {
            let isSame = second.outputs[path] == words
            #expect(isSame, "\(name): \(path) differs")
        }
        let third = Meaning(otherFiles)
        #expect(third.findings == first.findings, "\(name)")
        let isSame = third.outputs == first.outputs
        #expect(isSame, "\(name): the order of files changes the output")
    }

    @Test func ofRandomDescriptions() {
        for seed in UInt64(0)..<100 {
            let sources = RandomProgram(seed: seed).files.map { SourceFile(path: $0.name, bytes: Array($0.text.utf8)) }
            expectSame(sources, "seed \(seed)", seed: seed)
        }
    }

    @Test func ofCases() throws {
        let cases = CompilerCase.all.filter { !$0.mustFail } + [CompilerCase.samples] + CompilerCase.realSamples
        for (index, each) in cases.enumerated() {
            // A comment that silences belongs to the line below it, not to a declaration.
            let texts = try each.sources().rows.map { String(decoding: $0.bytes, as: UTF8.self) }
            if texts.contains(where: { $0.contains("widgetc:ignore") }) { continue }
            expectSame(try each.sources().rows, each.name, seed: UInt64(index))
        }
    }

    /// Files change places only, so that each output stays as it is to the byte, but for the support file of a module,
    /// which lists what stands in all of its files.
    @Test func filesInAnotherOrderGiveTheSameBytes() {
        for seed in UInt64(0)..<100 {
            let sources = RandomProgram(seed: seed).files.map { SourceFile(path: $0.name, bytes: Array($0.text.utf8)) }
            let wanted = Compiler.compile(Table(sources), options: CompilerOptions())
            let found = Compiler.compile(Table(sources.reversed()), options: CompilerOptions())
            #expect(Set(wanted.outputs.map(\.path)) == Set(found.outputs.map(\.path)), "seed \(seed)")
            for output in wanted.outputs where output.path.hasSuffix(".widget.swift") {
                let isSame = found.outputs.first { $0.path == output.path }?.bytes == output.bytes
                #expect(isSame, "seed \(seed): \(output.path) differs")
            }
        }
    }
}
