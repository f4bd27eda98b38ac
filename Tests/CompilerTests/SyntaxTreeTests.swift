// In: descriptions. Out: their trees as text.
// Invariant: the sample with every production parses without a finding and has a node of every kind.

import Testing
import WidgetBase
import WidgetSyntax

@Suite struct SyntaxTreeTests {
    @Test func everyProductionParses() {
        let sample = ParsedText(SyntaxSample.everyProduction)
        #expect(sample.places == [])
        for kind in SyntaxKind.allCases where kind != .error && kind != .missing {
            #expect(!sample.nodes(kind).isEmpty, "no \(kind) in the sample")
        }
    }

    @Test func dumpShowsOneNodeALine() {
        let text = ParsedText("/// Rows.\nstruct S {\n  a: [Int?] = [\n1]\n}\nenum E")
        #expect(
            text.tree == """
                file
                  structDecl /// Rows.
                    name S
                    field
                      name a
                      listType
                        optionalType
                          namedType
                            name Int
                      listExpr
                        integerLiteral 1
                  enumDecl
                    name E
                    missing
                    missing

                """)
        #expect(
            ParsedText("\"a\tb\" .x\n").tokens == """
                1:1 |text "a␉b"
                1:7  dot .
                1:8  identifier x
                2:1 |endOfFile

                """)
    }

    /// The tree below a node in one line: `kind[children]`, and `kind:text` for a leaf.
    static func outline(_ node: SyntaxNode, _ source: SourceFile) -> String {
        let children = node.children.map { outline($0, source) }
        let kind = "\(node.kind)"
        return children.isEmpty ? "\(kind):\(source.text(node.range))" : "\(kind)[\(children.joined(separator: " "))]"
    }
}
