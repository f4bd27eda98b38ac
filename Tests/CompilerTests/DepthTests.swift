// In: expressions that nest as deeply as is allowed, and more deeply. Out: whether every stage gets through.
// Invariant: each expression is right but for its depth, so that it is checked and, if shallow enough, emitted.

import Testing
import WidgetBase
import WidgetCompiler

@Suite struct DepthTests {
    /// What nests, and the expression at a depth.
    private static let shapes: [(type: String, make: @Sendable (Int) -> String)] = [
        ("Bool", { String(repeating: "(", count: $0) + "true" + String(repeating: ")", count: $0) }),
        ("Bool", { Array(repeating: "flag", count: $0).joined(separator: " || ") }),
        ("Bool", { Array(repeating: "flag", count: $0).joined(separator: " && ") }),
        ("Bool", { String(repeating: "!(", count: $0) + "flag" + String(repeating: ")", count: $0) }),
        ("Int", { String(repeating: "flag ? 1 : ", count: $0) + "2" }),
        ("Int", { String(repeating: "flag ? ", count: $0) + "1" + String(repeating: " : 2", count: $0) }),
        ("String", { String(repeating: "\"\\(", count: $0) + "word" + String(repeating: ")\"", count: $0) }),
        ("S0", { depth in (0..<depth).map { "S\($0)(a: " }.joined() + "1" + String(repeating: ")", count: depth) }),
    ]

    private static func description(_ type: String, _ value: String) -> String {
        let rows = (0..<70).map { "struct S\($0) { a: \($0 < 69 ? "S\($0 + 1)" : "Int") }\n" }.joined()
        return """
            module M { platforms iOS 17; group "group.m" }
            \(rows)
            intent I "I" {
              param flag "F": Bool = true
              param word "W": String = "w"
            }
            widget W "W" {
              configuration I
              families systemSmall
              entry { x: \(type) = \(value) }
              refresh never
              view V
            }

            """
    }

    @Test(arguments: shapes.indices, [3, 28, 58, 62, 100, 5_000])
    func everyDepthIsAnswered(_ shape: Int, _ depth: Int) {
        let (type, make) = Self.shapes[shape]
        // Rows end with the seventieth.
        if type == "S0", depth > 62 { return }
        let text = Self.description(type, make(depth))
        let files = Table<FileID, SourceFile>([SourceFile(path: "deep.widget", bytes: Array(text.utf8))])
        let result = Compiler.compile(files, options: CompilerOptions())
        let isTooDeep = result.diagnostics.contains { $0.code == .nestingTooDeep }
        if depth > 64 { #expect(isTooDeep) }
        if depth < 29 { #expect(!isTooDeep) }
        #expect(result.hasErrors == result.outputs.isEmpty)
    }
}
