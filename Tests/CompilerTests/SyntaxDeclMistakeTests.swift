// In: mistakes that people make in declarations and fields. Out: the findings, each with its exact range.
// Invariant: one finding a mistake, and none about what stands beside it.

import Testing
import WidgetBase
import WidgetSyntax

@Suite struct SyntaxDeclMistakeTests {
    static let cases: [SyntaxMistake] = [
        SyntaxMistake(
            #"""
            enum E "E" {
              case a "A",
              case b "B"
            }
            """#,
            ["2:13-14 unexpected-comma"]),
        SyntaxMistake(
            #"""
            enum E "E" {
              case a, b
              case c "C"
            }
            """#,
            ["2:9-10 unexpected-comma"]),
        SyntaxMistake(
            #"""
            enum E "E" {
              case a
              case b = "B"
              case "C"
              cse d "D"
            }
            """#,
            [
                "2:9-9 missing-title",
                "3:9-9 missing-title",
                "4:8-11 expected-name",
                "5:3-6 unknown-member",
            ]),
        SyntaxMistake(
            #"""
            enum E {
              case a "A"
            }
            """#,
            ["1:7-7 missing-title"]),
        SyntaxMistake(
            #"""
            widget W {
              refresh never
            }
            """#,
            ["1:9-9 missing-title"]),
        SyntaxMistake(
            #"""
            widgt W "W" {
              refrsh never
            }
            """#,
            [
                "1:1-6 expected-declaration",
                "2:3-9 unknown-member",
            ]),
        SyntaxMistake(
            #"""
            struct S {
              let a: Int
              var b: String
              private let c: Int
              a = 5
              b Int
              c
            }
            """#,
            [
                "2:3-6 unsupported-swift",
                "3:3-6 unsupported-swift",
                "4:3-14 unsupported-swift",
                "5:4-4 expected-type",
                "6:4-4 expected-token",
                "7:4-4 expected-type",
            ]),
        SyntaxMistake(
            #"""
            struct S: Codable, Hashable {
              a: Array<Int>
              b: Optional<String>
              c: [String: Int]
              d: Int ?
              e: Int??
              f: Int!
              g: Foo.Bar
              h: (Int, Int)
              i: string
            }
            """#,
            [
                "1:9-28 unsupported-swift",
                "2:6-16 unsupported-swift",
                "3:6-22 unsupported-swift",
                "4:13-14 unsupported-swift",
                "5:9-11 expected-type",
                "6:9-11 unsupported-swift",
                "7:9-10 unsupported-swift",
                "8:6-13 unsupported-swift",
                "9:6-7 expected-type",
            ]),
        SyntaxMistake(
            #"""
            struct S {
              func f() -> Int { 1 }
              init() {}
              a: Int
            }
            """#,
            [
                "2:3-7 unsupported-swift",
                "3:3-7 unsupported-swift",
            ]),
        SyntaxMistake(
            #"""
            import SwiftUI
            struct S {
              a: Int
            }
            """#,
            ["1:1-7 unsupported-swift"]),
        SyntaxMistake(
            #"""
            @main
            bundle B { A }
            """#,
            ["1:1-6 unsupported-swift"]),
        SyntaxMistake(
            #"""
            public struct S { a: Int }
            extension S { func f() {} }
            class C { a: Int }
            struct T { a: Int }
            """#,
            [
                "1:1-7 unsupported-swift",
                "2:1-10 unsupported-swift",
                "3:1-6 unsupported-swift",
            ]),
        SyntaxMistake(
            #"""
            bundle B {
              A(), B
              C()
              extern D iPadOS 17
              flag { E }
            }
            """#,
            [
                "2:4-5 unsupported-swift",
                "2:6-7 unexpected-comma",
                "3:4-5 unsupported-swift",
                "4:12-18 unknown-platform",
                "5:8-9 expected-end-of-line",
            ]),
        SyntaxMistake(
            #"""
            widget A "A {
              kind "a
              view V
            }
            """#,
            [
                "1:10-11 unterminated-text",
                "2:8-9 unterminated-text",
            ]),
        SyntaxMistake(
            #"""
            families systemSmall
            kind "x"
            struct S { a: Int }
            """#,
            ["1:1-9 expected-declaration"]),
        SyntaxMistake(
            #"""
            "text" { }
            struct S { a: Int }
            """#,
            ["1:1-7 expected-declaration"]),
        SyntaxMistake(
            #"""
            struct
            enum
            widget W
            """#,
            [
                "1:7-7 expected-name",
                "2:5-5 expected-name",
                "3:9-9 missing-title",
            ]),
        SyntaxMistake(
            #"""
            struct S { a: Int } struct T { a: Int }
            module A module B
            """#,
            ["1:21-27 expected-end-of-line"]),
        SyntaxMistake(
            #"""
            module M "M" { platforms iOS 17 }
            struct S "S" { a: Int }
            """#,
            [
                "1:10-13 unexpected-token",
                "2:10-13 unexpected-token",
            ]),
    ]

    @Test(arguments: cases)
    func reportsEachMistakeOnce(_ mistake: SyntaxMistake) {
        #expect(ParsedText(mistake.text).places == mistake.places)
    }
}
