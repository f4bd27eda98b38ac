// In: every case and sample, damaged by chance. Out: whether the invariants that the fuzzers look for hold.
// Invariant: seeds are fixed, so that every run sees the same inputs: a short stand-in for `Tests/Fuzz`.

import Foundation
import TestSupport
import Testing
import WidgetBase
import WidgetCompiler

@Suite struct SeededFuzzTests {
    /// Every case as one text, with NUL bytes between its files.
    static let corpus: [(name: String, bytes: [UInt8])] = {
        let samples = ((try? CompilerCase.samples.sources().rows) ?? []).map { ($0.path, $0.bytes) }
        return samples
            + (CompilerCase.all + CompilerCase.realSamples).map { each in
                let files = (try? each.sources().rows) ?? []
                return (each.name, Array(files.map(\.bytes).joined(separator: [0])))
            }
    }()

    @Test func thereIsACorpus() {
        #expect(Self.corpus.count > 100)
        #expect(Self.corpus.allSatisfy { !$0.bytes.isEmpty })
    }

    @Test func tokensAndTreesAreSound() {
        for (index, (name, bytes)) in Self.corpus.enumerated() {
            for mutant in Mutations.noise(bytes, count: 6, seed: UInt64(index)) {
                let violation = SyntaxInvariants.violation(mutant)
                #expect(violation == nil, "\(name)")
            }
        }
    }

    @Test func compilationsAreSound() {
        for (index, (name, bytes)) in Self.corpus.enumerated() {
            for mutant in Mutations.noise(bytes, count: 4, seed: 1000 + UInt64(index)) {
                let violation = PipelineInvariants.violation(PipelineInvariants.files(in: mutant))
                #expect(violation == nil, "\(name)")
            }
        }
    }

    /// Declarations of one case among those of another.
    @Test func mixturesAreSound() {
        var random = SeededGenerator(seed: 5)
        for _ in 0..<300 {
            guard let left = Self.corpus.randomElement(using: &random)?.bytes,
                let right = Self.corpus.randomElement(using: &random)?.bytes
            else { continue }
            let start = Int.random(in: 0...left.count, using: &random)
            let end = Int.random(in: 0...right.count, using: &random)
            let mixture = Array(left[..<start]) + Array(right[end...])
            let violation = PipelineInvariants.violation(PipelineInvariants.files(in: mixture))
            #expect(violation == nil)
        }
    }

    @Test func mendingIsSound() {
        for (index, (name, bytes)) in Self.corpus.enumerated() {
            for mutant in Mutations.noise(bytes, count: 1, seed: 2000 + UInt64(index)) {
                let violation = PipelineInvariants.fixViolation(PipelineInvariants.files(in: mutant))
                #expect(violation == nil, "\(name)")
            }
        }
    }

    @Test func lockFilesAreReadSoundly() {
        for (index, (name, bytes)) in Self.corpus.enumerated() {
            let own = PipelineInvariants.lockViolation(bytes + [0] + bytes)
            #expect(own == nil, "\(name)")
            for mutant in Mutations.noise(bytes, count: 1, seed: 3000 + UInt64(index)) {
                let violation = PipelineInvariants.lockViolation(bytes + [0] + mutant + [0] + Array("widget W\n".utf8))
                #expect(violation == nil, "\(name)")
            }
        }
    }
}
