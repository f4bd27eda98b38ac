// In: samples that are also written by hand. Out: proof that those compile, and do what the generated ones do.
// Invariant: both forms are run by the same program, and print the same.

import Foundation
import TestSupport
import Testing
import WidgetBase
import WidgetCompiler
import WidgetModel

@Suite(.enabled(if: StubModules.areUsed)) struct HandWrittenTests {
    static let folder = Repository.root.appendingPathComponent("Tests/HandWritten")
    static let pairs = Repository.files(in: folder, suffix: "files.txt").map { $0.deletingLastPathComponent() }

    @Test func thereArePairs() {
        #expect(!Self.pairs.isEmpty)
    }

    @Test(arguments: pairs.filter { CompilerCase.isAsked(for: Repository.relativePath($0)) })
    func handWrittenCompiles(_ pair: URL) throws {
        let result = try SwiftCompiler.check(try Self.handWritten(pair), mode: .swift6)
        #expect(result.succeeded, "\(result.diagnostics)")
    }

    static let compared = pairs.filter { pair in
        FileManager.default.fileExists(atPath: pair.appendingPathComponent("compare.swift").path)
            && CompilerCase.isAsked(for: Repository.relativePath(pair))
    }

    @Test(arguments: compared)
    func bothDoTheSame(_ pair: URL) throws {
        let support = try SwiftSource(file: Repository.cases.appendingPathComponent("run-support.swift"))
        let program = [support, try SwiftSource(file: pair.appendingPathComponent("compare.swift"))]
        let outputs = try [Self.generated(pair), Self.handWritten(pair)].map { modules in
            let result = try SwiftCompiler.run(modules, program: program)
            try #require(result.succeeded, "\(result.standardOutput)\(result.standardError)")
            return result.standardOutput.split(separator: "\n")
        }
        try #require(!outputs[0].isEmpty)
        #expect(outputs[0] == outputs[1])
    }

    @Test func lookUpsCompile() throws {
        let folder = Self.folder.appendingPathComponent("look-up")
        let sample = Repository.samples.appendingPathComponent("status.widget")
        let views = try SwiftSource(file: Repository.samples.appendingPathComponent("status.views.swift"))
        let lookUp = try SwiftSource(file: folder.appendingPathComponent("StatusLookUp.swift"))
        let status = SwiftModule("StatusWidgets", try Self.outputs(of: [sample]).map(\.source) + [views, lookUp])
        let program = SwiftModule("LookUp", [try SwiftSource(file: folder.appendingPathComponent("main.swift"))])
        let result = try SwiftCompiler.check([status, program], mode: .swift6)
        #expect(result.succeeded, "\(result.diagnostics)")
    }

    // MARK: The two forms

    /// The modules of a pair, and the files that each is made of.
    private static func list(_ pair: URL) throws -> [(module: String, files: [URL])] {
        let text = try SwiftSource(file: pair.appendingPathComponent("files.txt")).text
        return try text.split(separator: "\n").map { line in
            let parts = line.split(separator: ":")
            try #require(parts.count == 2)
            let files = parts[1].split(separator: " ").map { Repository.root.appendingPathComponent(String($0)) }
            return (String(parts[0]), files)
        }
    }

    private static func handWritten(_ pair: URL) throws -> [SwiftModule] {
        try list(pair).map { module, files in
            let own = try SwiftSource(file: pair.appendingPathComponent("\(module).swift"))
            let views = files.filter { $0.lastPathComponent.hasSuffix(".views.swift") }
            return SwiftModule(module, [own] + (try views.map { try SwiftSource(file: $0) }))
        }
    }

    private static func generated(_ pair: URL) throws -> [SwiftModule] {
        let list = try list(pair)
        let outputs = try outputs(of: list.flatMap(\.files).filter { $0.pathExtension == "widget" })
        return try list.map { module, files in
            let own = outputs.filter { list.count == 1 || $0.folder == module }.map(\.source)
            let written = try files.filter { $0.pathExtension == "swift" }.map { try SwiftSource(file: $0) }
            return SwiftModule(module, own + written)
        }
    }

    /// What the compiler writes, each file with the folder that it is in.
    private static func outputs(of files: [URL]) throws -> [(folder: String, source: SwiftSource)] {
        let sources = try files.map {
            SourceFile(path: $0.lastPathComponent, bytes: [UInt8](try Data(contentsOf: $0)))
        }
        let result = Compiler.compile(Table(sources), options: CompilerOptions())
        try #require(!result.hasErrors, "\(result.diagnostics)")
        return result.outputs.map { output in
            let path = URL(fileURLWithPath: output.path)
            let text = String(decoding: output.bytes, as: UTF8.self)
            return (
                path.deletingLastPathComponent().lastPathComponent,
                SwiftSource(name: path.lastPathComponent, text: text)
            )
        }
    }
}
