// In: mistakes that people make in expressions, styles and routes. Out: the findings, each with its exact range.
// Invariant: one finding a mistake, and none about what stands beside it.

import Testing
import WidgetBase
import WidgetSyntax

@Suite struct SyntaxExpressionMistakeTests {
    static let cases: [SyntaxMistake] = [
        SyntaxMistake(
            #"""
            widget W "W" {
              title: String
              entry {
                a = 5
                b: Int == 5
                c: Int
                d: Int = 
                e: Int = 1
              }
              sample { a: 5; b == 6; c 7 }
            }
            """#,
            [
                "2:3-8 unknown-member",
                "4:6-6 expected-type",
                "5:12-14 expected-token",
                "6:11-11 expected-expression",
                "7:13-13 expected-expression",
                "10:13-14 expected-token",
                "10:20-22 expected-token",
                "10:28-29 expected-token",
            ]),
        SyntaxMistake(
            #"""
            widget W "W" {
              entry {
                a: Int = x * 2
                b: Int = x + 1
                c: Int = -x
                d: Int = x!
                e: Bool = a = b
                f: Bool = a < b < c
                g: Int = a ? b
                h: Int = a? b : c
                i: Int = a ?b : c
                j: Bool = a and b
                k: Int = if a { b }
                l: Int = try f
                m: [Int] = rows.map { $0.x }
                n: [Int] = rows.sorted { $0.x < $1.x }
                o: [Int] = rows.sorted(by: name)
                p: [Int] = rows.filter { row in row.x }
                q: [Int] = rows.filter($0.x)
                r: Int = Foo(1, x = 2)
                s: Int = a.b(c)
                t: Int = (a, b)
                u: Int = { a }
                v: Int = x[0
                w: Int = #FF0000
                x: Int = \.name
                y: String = "\(a, specifier: "%d")"
                z: String = "\(a b)"
              }
            }
            """#,
            [
                "3:16-17 unsupported-swift",
                "4:16-19 unsupported-swift",
                "5:14-15 unsupported-swift",
                "6:15-16 unsupported-swift",
                "7:17-18 expected-token",
                "8:21-22 unexpected-token",
                "9:19-19 expected-token",
                "10:15-16 expected-token",
                "11:16-17 expected-token",
                "12:17-20 unsupported-swift",
                "13:14-16 unsupported-swift",
                "14:14-17 unsupported-swift",
                "15:21-24 unsupported-swift",
                "16:21-27 unsupported-swift",
                "17:32-36 expected-token",
                "18:30-36 unsupported-swift",
                "19:21-27 unsupported-swift",
                "20:23-24 expected-token",
                "21:16-17 unsupported-swift",
                "22:16-17 unsupported-swift",
                "23:14-15 unsupported-swift",
                "24:17-17 expected-token",
                "25:14-21 expected-expression",
                "26:14-20 expected-expression",
                "27:21-38 unsupported-swift",
                "28:22-23 expected-token",
            ]),
        SyntaxMistake(
            #"""
            style S by X {
              tint: Color
              case .a: (tint: .green message: "x")
              case .b: .green
              case .c (tint: .red)
              case .d: (.red)
              case .e: (tint: (light: .red))
              case .f: (tint: Color.red)
              case .g: (tint: red)
              case .h: (tint: .red,)
              case .i: (tint = .red)
              case .j: (tint: #FFF)
              case .k: (tint: font(headline))
              defalt: (tint: .gray)
              contrast a b
            }
            """#,
            [
                "3:25-25 expected-token",
                "4:12-13 expected-token",
                "5:11-12 expected-token",
                "6:13-14 expected-name",
                "7:19-20 expected-value",
                "8:19-28 expected-value",
                "9:19-22 expected-value",
                "10:23-24 unexpected-comma",
                "11:18-19 expected-token",
                "12:19-23 invalid-color",
                "13:32-33 expected-token",
                "14:3-9 unknown-member",
                "15:14-15 expected-token",
            ]),
        SyntaxMistake(
            #"""
            style S {
              tint: Color
            }
            """#,
            ["1:9-10 expected-token"]),
        SyntaxMistake(
            #"""
            route r(a: Int) "x"
            route q(a) = "x"
            route p a: Int = "x"
            route o(a: Int) = path
            """#,
            [
                "1:17-20 expected-token",
                "2:10-10 expected-type",
                "3:9-10 expected-token",
                "4:19-23 expected-text",
            ]),
    ]

    @Test(arguments: cases)
    func reportsEachMistakeOnce(_ mistake: SyntaxMistake) {
        #expect(ParsedText(mistake.text).places == mistake.places)
    }
}
