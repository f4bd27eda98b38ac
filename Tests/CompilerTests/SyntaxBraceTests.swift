// In: mistakes that people make in braces, brackets and quotes. Out: the findings, each with its exact range.
// Invariant: one finding a mistake, and none about what stands beside it.

import Testing
import WidgetBase
import WidgetSyntax

@Suite struct SyntaxBraceTests {
    static let cases: [SyntaxMistake] = [
        SyntaxMistake(
            #"""
            widget A "A" {
              kind "a"
              entry {
                x: Int = 1
              refresh never
              view V
            }

            struct S { a: Int }
            """#,
            ["3:9-10 unclosed-brace"]),
        SyntaxMistake(
            #"""
            widget A "A" {
              kind "a"
              refresh never

            struct S {
              a: Int
            }
            """#,
            ["1:14-15 unclosed-brace"]),
        SyntaxMistake(
            #"""
            widget A "A" {
              source L { x: Int
              refresh never
            }
            """#,
            ["2:12-13 unclosed-brace"]),
        SyntaxMistake(
            #"""
            widget A "A" {
            kind "a"
            entry {
            x: Int = 1
            refresh never
            }
            struct S { a: Int }
            """#,
            ["3:7-8 unclosed-brace"]),
        SyntaxMistake(
            #"""
            widget A "A" {
              entry {
                x: Int = 1
              }
              }
              refresh never
            }
            struct S { a: Int }
            """#,
            ["5:3-4 unexpected-brace"]),
        SyntaxMistake(
            #"""
            widget A "A" {
            refresh never
            }
            }
            view V
            }
            struct S { a: Int }
            """#,
            ["4:1-2 unexpected-brace"]),
        SyntaxMistake(
            #"""
            }
            struct S { a: Int }
            """#,
            ["1:1-2 unexpected-brace"]),
        SyntaxMistake(
            #"""
            widget A "A" {
              link open(id: x
              view V
            }
            """#,
            ["2:18-18 expected-token"]),
        SyntaxMistake(
            #"""
            widget A "A" {
              entry { a: [Int] = rows.filter { $0.x
                b: Int = 1
              }
              view V
            }
            """#,
            ["2:34-35 unclosed-brace"]),
        SyntaxMistake(
            #"""
            widget A "A" {
              kind “a”
              description 'b'
              link "\(x"
              view V
            }
            """#,
            [
                "2:8-15 unexpected-character",
                "3:15-18 unexpected-character",
                "4:9-11 unterminated-text",
            ]),
    ]

    @Test(arguments: cases)
    func reportsEachMistakeOnce(_ mistake: SyntaxMistake) {
        #expect(ParsedText(mistake.text).places == mistake.places)
    }
}
