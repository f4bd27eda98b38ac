// In: every case without errors, and the samples. Out: proof that its Swift compiles, is read by constant extraction
// and behaves.
// Invariant: every golden is compiled in every language mode and for every platform that it is for, without a warning.

import Foundation
import TestSupport
import Testing

@Suite(.enabled(if: StubModules.areUsed)) struct GeneratedCodeTests {
    static let cases = ([CompilerCase.samples] + CompilerCase.realSamples + CompilerCase.all).filter {
        !$0.isOfFindings && CompilerCase.isAsked(for: $0.name)
    }

    @Test(arguments: cases)
    func compilesEverywhere(_ compilerCase: CompilerCase) throws {
        let generated = try GeneratedModules(compilerCase)
        try #require(!generated.modules.isEmpty, "\(compilerCase.name) has no output")
        // The samples go through every combination, the cases through the ends of each range: time is short.
        let combinations: [CompileCombination]
        if compilerCase.name == CompilerCase.samples.name {
            combinations = CompileCombination.all(for: generated.modules, triples: generated.triples)
        } else if compilerCase.isRealSample {
            combinations = CompileCombination.few(for: generated.modules, triples: generated.triples)
        } else {
            combinations = CompileCombination.ends(for: generated.modules, triples: generated.triples)
        }
        let failures = try SwiftCompiler.failures(in: generated.modules, combinations: combinations)
        #expect(failures.isEmpty, "\(failures.first.map(\.description) ?? "")")
    }

    @Test(arguments: cases)
    func constantsCanBeExtracted(_ compilerCase: CompilerCase) throws {
        let generated = try GeneratedModules(compilerCase)
        let values = try ConstValues.extract(from: generated.modules)
        #expect(values.findings.isEmpty, "\(values.findings)")
        let program = generated.program
        #expect(values.count(of: "AppEntity") == program.entities.count)
        #expect(values.count(of: "AppEnum") == program.enums.count)
        #expect(values.count(of: "AppIntent") == program.intents.count)
        #expect(values.count(of: "AppIntentsPackage") == program.modules.rows.filter(\.hasPackage).count)
    }

    /// The behaviour programs: `x.run.swift` beside a case or a sample's goldens. Those of the samples that are whole
    /// apps are one program for each app.
    static let programs = Repository.files(in: Repository.cases, suffix: ".run.swift").filter { file in
        // Those of further roles and of debug builds have tests of their own.
        ![".app", ".after", ".objc", ".previews"].contains { file.lastPathComponent.hasSuffix("\($0).run.swift") }
            && CompilerCase.isAsked(for: Repository.relativePath(file)) && realSample(of: file) == nil
    }

    /// The sample to whose program a file belongs.
    static func realSample(of program: URL) -> CompilerCase? {
        CompilerCase.realSamples.first { $0.folder.path == program.deletingLastPathComponent().path }
    }

    @Test(arguments: programs)
    func behaves(_ program: URL) throws {
        let stem = String(program.lastPathComponent.dropLast(".run.swift".count))
        try run([program], of: CompilerCase.beside(program, stem: stem))
    }

    @Test(arguments: CompilerCase.realSamples.filter { CompilerCase.isAsked(for: $0.name) })
    func behaves(_ sample: CompilerCase) throws {
        let programs = Repository.files(in: sample.folder, suffix: ".run.swift")
        try #require(!programs.isEmpty, "\(sample.name) is never run")
        try run(programs, of: sample)
    }

    private func run(_ programs: [URL], of compilerCase: CompilerCase) throws {
        let generated = try GeneratedModules(compilerCase)
        let support = try SwiftSource(file: Repository.cases.appendingPathComponent("run-support.swift"))
        let result = try SwiftCompiler.run(generated.modules, program: [support] + programs.map(SwiftSource.init))
        #expect(result.succeeded, "\(result.standardOutput)\(result.standardError)")
        #expect(result.standardOutput.contains("passed"), "\(compilerCase.name) asserted nothing")
    }
}

extension CompilerCase {
    /// The case that a behaviour program stands beside.
    static func beside(_ program: URL, stem: String) throws -> CompilerCase {
        let folder = program.deletingLastPathComponent()
        if folder.lastPathComponent == "samples" { return .samples }
        let found = all.first { $0.folder.path == folder.path && ($0.stem ?? stem) == stem }
        return try #require(found, "no case for \(program.lastPathComponent)")
    }
}
