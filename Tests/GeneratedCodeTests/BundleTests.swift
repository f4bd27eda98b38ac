// In: a bundle with flags, and the flags that are set. Out: proof that it compiles and lists what they ask for.
// Invariant: what no flag is set for is compiled and run with all cases.

import TestSupport
import Testing

@Suite(.enabled(if: StubModules.areUsed)) struct BundleTests {
    @Test(arguments: [["BETA"], ["BETA", "INTERNAL"]])
    func flagsBringTheirWidgets(_ flags: [String]) throws {
        let compilerCase = try #require(CompilerCase.all.first { $0.name == "emit/bundle/tiers" })
        let generated = try GeneratedModules(compilerCase)
        let combinations = CompileCombination.ends(for: generated.modules, triples: generated.triples)
        let failures = try SwiftCompiler.failures(in: generated.modules, combinations: combinations, defining: flags)
        #expect(failures.isEmpty, "\(failures.first.map(\.description) ?? "")")

        let support = try SwiftSource(file: Repository.cases.appendingPathComponent("run-support.swift"))
        let file = compilerCase.folder.appendingPathComponent("tiers.run.swift")
        let program = [support, try SwiftSource(file: file)]
        let result = try SwiftCompiler.run(generated.modules, program: program, defining: flags)
        #expect(result.succeeded, "\(result.standardOutput)\(result.standardError)")
        #expect(result.standardOutput.contains("passed"))
    }
}
