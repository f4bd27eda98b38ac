// In: every sample, cut at each byte and with each token dropped or doubled. Out: findings or output, never a crash.
// Invariant: an input with errors has no output, and one without has all of it.

import Foundation
import TestSupport
import Testing
import WidgetBase
import WidgetCompiler

@Suite struct PipelineMutationTests {
    static let inputs = CompilerCase.samples.inputs

    @Test(arguments: inputs)
    func everyPrefixIsAnswered(_ file: URL) throws {
        let bytes = [UInt8](try Data(contentsOf: file))
        for prefix in Mutations.cuts(bytes) { answer(prefix) }
    }

    @Test(arguments: inputs)
    func everyTokenDroppedOrDoubledIsAnswered(_ file: URL) throws {
        let bytes = [UInt8](try Data(contentsOf: file))
        for mutant in Mutations.drops(bytes) { answer(mutant) }
        for mutant in Mutations.doubles(bytes) { answer(mutant) }
    }

    @Test(arguments: inputs)
    func noiseIsAnswered(_ file: URL) throws {
        let bytes = [UInt8](try Data(contentsOf: file))
        for mutant in Mutations.noise(bytes, count: 300, seed: 7) { answer(mutant) }
    }

    private func answer(_ bytes: [UInt8]) {
        let files = Table<FileID, SourceFile>([SourceFile(path: "mutant.widget", bytes: bytes)])
        let result = Compiler.compile(files, options: CompilerOptions())
        #expect(result.hasErrors == result.outputs.isEmpty, "\(String(decoding: bytes.suffix(80), as: UTF8.self))")
        for diagnostic in result.diagnostics {
            guard let range = diagnostic.range else { continue }
            #expect(Int(range.bytes.end) <= bytes.count, "\(diagnostic.message)")
            #expect(!diagnostic.message.isEmpty)
        }
    }
}
