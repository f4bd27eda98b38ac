// In: the styles of the cases. Out: proof, by the optimised code, that a look-up takes nothing from the heap.
// Invariant: the code of every style is looked at, and a look-up that allocates is found.

import TestSupport
import Testing
import WidgetModel

@Suite(.enabled(if: StubModules.areUsed)) struct StyleLookupTests {
    /// What the runtime and the library have for memory.
    private let allocators = ["swift_allocObject", "swift_slowAlloc", "swift_allocBox", "malloc", "swift_arrayInit"]

    /// Symbols of the subscripts of types, and of the functions that find a slot.
    private func lookUps(_ functions: [String: [String]]) -> [String: [String]] {
        functions.filter { $0.key.contains("cigZ") || $0.key.contains("V4slot") }
    }

    private func names(_ wanted: [String], in body: [String]) -> Bool {
        body.contains { line in wanted.contains { line.contains($0) } }
    }

    @Test(arguments: ["emit/style/axes", "emit/style/looks"])
    func lookUpsAllocateNothing(_ name: String) throws {
        let found = try #require(CompilerCase.all.first { $0.name == name })
        let generated = try GeneratedModules(found)
        let code = lookUps(try SwiftCompiler.assembly(of: generated.modules))
        for style in generated.program.styles.rows {
            let name = generated.program.text(style.header.name)
            let own = code.filter { $0.key.contains("\(name.utf8.count)\(name)V") && $0.key.contains("cigZ") }
            #expect(!own.isEmpty, "no look-up of `\(name)` was found")
            for (symbol, body) in own {
                #expect(!names(allocators, in: body), "`\(name)` allocates: \(symbol)")
                let hasTexts = style.axes.contains { generated.program.types[$0.type] == .string }
                #expect(hasTexts || !names(["stringCompare", "SSoiySbSS"], in: body), "`\(name)` compares texts")
            }
        }
        for (symbol, body) in code { #expect(!names(allocators, in: body), "\(symbol) allocates") }
    }

    @Test func aLookUpThatAllocatesIsFound() throws {
        let text = """
            struct Planted {
                let names: [String]
                static subscript(name: String) -> Planted { Planted(names: [name, name]) }
            }
            """
        let module = SwiftModule("Module", [SwiftSource(name: "Planted.swift", text: text)])
        let code = lookUps(try SwiftCompiler.assembly(of: [module]))
        #expect(code.values.contains { names(allocators, in: $0) })
    }
}
