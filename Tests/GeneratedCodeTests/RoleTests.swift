// In: every case without errors, and the samples, in the roles `app` and `framework`. Out: proof that they compile there,
// and that the app and its widgets understand each other.
// Invariant: what the app's program leaves in a folder is read by a program of the extension role.

import Foundation
import TestSupport
import Testing
import WidgetModel

@Suite(.enabled(if: StubModules.areUsed)) struct RoleTests {
    @Test(arguments: GeneratedCodeTests.cases)
    func compilesForTheApp(_ compilerCase: CompilerCase) throws {
        guard try compilerCase.furtherRoles().contains(.app) else { return }
        let generated = try GeneratedModules(compilerCase, role: .app)
        try #require(!generated.modules.isEmpty, "\(compilerCase.name) has no output")
        let texts = generated.modules.flatMap(\.sources).map(\.text)
        let program = generated.program
        let hasAppIntents =
            program.modules.rows.contains(where: \.hasPackage)
            || program.actions.rows.contains(where: \.runsInApp)
        #expect(hasAppIntents || !texts.contains { $0.contains("import AppIntents") })
        // What differs among systems stands in few places here, so that one of them is enough.
        let triples = Array(generated.triples.prefix(1))
        let combinations =
            compilerCase.isRealSample
            ? CompileCombination.few(for: generated.modules, triples: triples)
            : CompileCombination.ends(for: generated.modules, triples: triples)
        let failures = try SwiftCompiler.failures(in: generated.modules, combinations: combinations)
        #expect(failures.isEmpty, "\(failures.first.map(\.description) ?? "")")
    }

    /// The cases with an expected output of a framework.
    static let frameworks = GeneratedCodeTests.cases.filter { compilerCase in
        guard let stem = compilerCase.stem else { return false }
        let file = compilerCase.folder.appendingPathComponent("\(stem).framework.swift")
        return FileManager.default.fileExists(atPath: file.path)
    }

    @Test(arguments: frameworks)
    func compilesAsAFramework(_ compilerCase: CompilerCase) throws {
        let generated = try GeneratedModules(compilerCase, role: .framework)
        let combinations = CompileCombination.ends(for: generated.modules, triples: generated.triples)
        let failures = try SwiftCompiler.failures(in: generated.modules, combinations: combinations)
        #expect(failures.isEmpty, "\(failures.first.map(\.description) ?? "")")
    }

    /// What a person writes beside a sample, too, belongs to the framework then, and takes no word more.
    @Test(arguments: CompilerCase.realSamples.filter { CompilerCase.isAsked(for: $0.name) })
    func aWholeAppCompilesAsAFramework(_ sample: CompilerCase) throws {
        guard try sample.furtherRoles().contains(.framework) else { return }
        let generated = try GeneratedModules(sample, role: .framework)
        let combination = CompileCombination.few(for: generated.modules, triples: generated.triples).suffix(1)
        let failures = try SwiftCompiler.failures(in: generated.modules, combinations: Array(combination))
        #expect(failures.isEmpty, "\(failures.first.map(\.description) ?? "")")
    }

    /// The facade stands where there is Objective-C. Here it is compiled as if there were, with the rules for what
    /// Objective-C can hold, and its Swift is run.
    @Test func theFacadeFitsObjectiveC() throws {
        let compilerCase = try #require(GeneratedCodeTests.cases.first { $0.name == "emit/store/store" })
        let module = try #require(try GeneratedModules(compilerCase, role: .app).modules.first)
        let facade = try #require(module.sources.compactMap { Self.facade(in: $0.text) }.first)
        let imports = "import Foundation\n@testable import \(module.name)\n"
        for mode in LanguageMode.allCases {
            let code = SwiftModule("Facade", [SwiftSource(name: "Facade.swift", text: imports + facade)])
            let result = try SwiftCompiler.checkObjectiveC(code, beside: module, mode: mode)
            #expect(result.succeeded, "\(result.diagnostics)")
        }
        // What Objective-C cannot hold is found.
        let wrong = imports + "final class C: NSObject { @objc static func f(_ pair: (Int, Int)) {} }\n"
        let code = SwiftModule("Facade", [SwiftSource(name: "Facade.swift", text: wrong)])
        #expect(!(try SwiftCompiler.checkObjectiveC(code, beside: module, mode: .swift6).succeeded))

        let plain = facade.replacing(/@objc(\([A-Za-z:]*\))?/, with: "")
        let support = SwiftSource(name: "Facade.swift", text: "import Foundation\n" + plain)
        let modules = [SwiftModule(module.name, module.sources + [support])]
        let program = compilerCase.folder.appendingPathComponent("store.objc.run.swift")
        let checks = try SwiftSource(file: Repository.cases.appendingPathComponent("run-support.swift"))
        let result = try SwiftCompiler.run(modules, program: [checks, try SwiftSource(file: program)])
        #expect(result.succeeded, "\(result.standardOutput)\(result.standardError)")
        #expect(result.standardOutput.contains("passed"))
    }

    /// What stands between `#if canImport(ObjectiveC)` and its end.
    private static func facade(in text: String) -> String? {
        guard let start = text.range(of: "#if canImport(ObjectiveC)\n"),
            let end = text.range(of: "\n#endif", range: start.upperBound..<text.endIndex)
        else { return nil }
        return String(text[start.upperBound..<end.lowerBound]) + "\n"
    }

    static let programs = Repository.files(in: Repository.cases, suffix: ".app.run.swift")

    @Test func thereAreFrameworksAndPrograms() {
        #expect(!Self.frameworks.isEmpty && !Self.programs.isEmpty)
    }

    /// `x.app.run.swift` is the app; `x.after.run.swift`, where there is one, a widget that comes after it.
    @Test(arguments: programs)
    func behaves(_ program: URL) throws {
        let stem = String(program.lastPathComponent.dropLast(".app.run.swift".count))
        let compilerCase = try CompilerCase.beside(program, stem: stem)
        let store = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: store, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: store) }
        try run(program, of: GeneratedModules(compilerCase, role: .app), store: store)
        let after = program.deletingLastPathComponent().appendingPathComponent("\(stem).after.run.swift")
        guard FileManager.default.fileExists(atPath: after.path) else { return }
        try run(after, of: GeneratedModules(compilerCase), store: store)
    }

    private func run(_ program: URL, of generated: GeneratedModules, store: URL) throws {
        let support = try SwiftSource(file: Repository.cases.appendingPathComponent("run-support.swift"))
        let result = try SwiftCompiler.run(
            generated.modules,
            program: [support, try SwiftSource(file: program)],
            environment: ["STORE": store.path]
        )
        #expect(result.succeeded, "\(result.standardOutput)\(result.standardError)")
        #expect(result.standardOutput.contains("passed"), "\(program.lastPathComponent) asserted nothing")
    }
}
