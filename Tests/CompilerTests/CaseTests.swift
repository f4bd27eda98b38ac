// In: every case and every sample. Out: whether the compiler makes of it what stands beside it.

import TestSupport
import Testing

@Suite struct CaseTests {
    @Test(arguments: CompilerCase.all + [CompilerCase.samples] + CompilerCase.realSamples)
    func outputsAreAsExpected(_ compilerCase: CompilerCase) throws {
        let differences = try compilerCase.differences()
        #expect(differences.isEmpty, Comment(rawValue: differences.joined(separator: "\n")))
    }

    @Test func everyInputGivesTheSameOutputAgain() throws {
        for compilerCase in CompilerCase.all + [.samples] + CompilerCase.realSamples {
            let first = try compilerCase.compile()
            let second = try compilerCase.compile()
            #expect(first.outputs.map(\.bytes) == second.outputs.map(\.bytes), "\(compilerCase.name)")
            #expect(first.diagnostics == second.diagnostics, "\(compilerCase.name)")
        }
    }
}
