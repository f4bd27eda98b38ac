// In: the cases of several modules. Out: proof that a module's output is the same built alone and with the others.
// Invariant: what another build makes is never in the output.

import Foundation
import TestSupport
import Testing
import WidgetBase
import WidgetCompiler

@Suite struct SeparateBuildTests {
    static let cases = ([CompilerCase.samples] + CompilerCase.all).filter { !$0.mustFail && $0.inputs.count > 1 }

    @Test func thereAreSeveralModules() {
        #expect(Self.cases.count > 2)
    }

    @Test(arguments: cases)
    func aModuleBuiltAloneIsTheSame(_ compilerCase: CompilerCase) throws {
        let sources = try compilerCase.inputs.map { url in
            SourceFile(path: url.lastPathComponent, bytes: [UInt8](try Data(contentsOf: url)))
        }
        let joint = Compiler.compile(Table(sources), options: CompilerOptions())
        for module in joint.program.modules.ids {
            let name = joint.program.text(joint.program.modules[module].name)
            let isOwn = joint.program.files.rows.map { $0.module == module }
            let own = zip(sources, isOwn).filter(\.1).map(\.0)
            guard !own.isEmpty else { continue }
            let others = zip(sources, isOwn).filter { !$0.1 }.map(\.0)
            var options = CompilerOptions()
            options.importCount = others.count
            let alone = Compiler.compile(Table(own + others), options: options)
            #expect(!alone.hasErrors, "\(name): \(alone.diagnostics.map(\.message))")
            // Alone it has no folder of its own.
            let expected = joint.outputs.compactMap { output -> (String, [UInt8])? in
                guard output.path.hasPrefix("\(name)/") else { return nil }
                return (String(output.path.dropFirst(name.count + 1)), output.bytes)
            }
            #expect(alone.outputs.map(\.path) == expected.map(\.0))
            for (output, (path, bytes)) in zip(alone.outputs, expected) {
                let (found, wanted) = (String(decoding: output.bytes, as: UTF8.self), String(decoding: bytes, as: UTF8.self))
                let isSame = found == wanted
                #expect(isSame, "\(name): \(path) differs")
            }
            #expect(Compiler.outputPaths(of: alone.program) == expected.map(\.0))
        }
    }
}

@Suite struct FileOrderTests {
    /// The files of a case in reverse: the same is emitted, lists and branches in another order.
    @Test(arguments: SeparateBuildTests.cases)
    func theOrderOfFilesChangesNothing(_ compilerCase: CompilerCase) throws {
        let sources = try compilerCase.inputs.map { url in
            SourceFile(path: url.lastPathComponent, bytes: [UInt8](try Data(contentsOf: url)))
        }
        func outputs(_ sources: [SourceFile]) -> [String: [String]] {
            let result = Compiler.compile(Table(sources), options: CompilerOptions())
            let pairs = result.outputs.map { ($0.path, words(of: String(decoding: $0.bytes, as: UTF8.self))) }
            return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
        }
        func words(of text: String) -> [String] {
            text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init).sorted()
        }
        let (forward, backward) = (outputs(sources), outputs(sources.reversed()))
        #expect(forward.keys.sorted() == backward.keys.sorted())
        for (path, words) in forward {
            let isSame = backward[path] == words
            #expect(isSame, "\(path) differs")
        }
    }
}
