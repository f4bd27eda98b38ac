// In: mistakes that people make in settings. Out: the findings, each with its exact range.
// Invariant: one finding a mistake, and none about what stands beside it.

import Testing
import WidgetBase
import WidgetSyntax

@Suite struct SyntaxSettingMistakeTests {
    static let cases: [SyntaxMistake] = [
        SyntaxMistake(
            #"""
            module M {
              platforms iPadOS 17, macOS 14.1.2
              scheme = "x"
              access open
              linkage: static
              let x: Int
              families a
              group group.com.example
              includes A form B
            }
            """#,
            [
                "2:13-19 unknown-platform",
                "2:30-36 invalid-version",
                "3:10-11 unexpected-token",
                "4:10-14 unknown-word",
                "5:10-11 unexpected-token",
                "6:3-8 unknown-member",
                "7:3-11 unknown-member",
                "8:9-26 expected-text",
                "9:14-18 expected-token",
            ]),
        SyntaxMistake(
            #"""
            module M {
              platforms tvOS 17
              platforms iOS
              platforms 17
              group iOs "g"
            }
            """#,
            [
                "2:13-17 unknown-platform",
                "3:16-16 invalid-version",
                "4:13-15 unknown-platform",
                "5:9-12 unknown-platform",
            ]),
        SyntaxMistake(
            #"""
            widget W "W" {
              description Shows the weather.
              kind "W",
              configuration "Select"
              families systemSmall, .systemMedium
              families [.systemSmall]
              families a b
              families a,
              link "x"
            }
            """#,
            [
                "2:15-33 expected-text",
                "3:11-12 unexpected-comma",
                "4:17-25 expected-name",
                "5:25-38 unsupported-swift",
                "6:12-13 unsupported-swift",
                "7:13-13 expected-token",
                "8:13-14 unexpected-comma",
            ]),
        SyntaxMistake(
            #"""
            widget W "W" {
              refresh after 30min
              refresh after 30 min
              refresh after 30minutes
              refresh after 30
              refresh after thirty minutes
              refresh 30 minutes
              refresh every 30 minutes
              refresh daily 06:30
              refresh daily at 24:00
              refresh daily at 6
              refresh never, at end
              refresh
              timeout 1.5 seconds
            }
            """#,
            [
                "2:17-22 invalid-duration",
                "3:20-23 invalid-duration",
                "4:17-26 invalid-duration",
                "5:19-19 invalid-duration",
                "6:17-31 invalid-duration",
                "7:11-13 unknown-word",
                "8:11-16 unknown-word",
                "9:17-19 expected-token",
                "10:20-25 invalid-time",
                "11:20-21 invalid-time",
                "12:16-18 unexpected-token",
                "13:10-10 unknown-word",
                "14:11-14 invalid-duration",
            ]),
        SyntaxMistake(
            #"""
            intent I "I" {
              param "Title": Int
              param x: Int
              param y "Y" Int
              param z "Z"
              requird param q "Q": Int
              required q "Q": Int
              x: Int
              param w "W": Int = five
              show a b when x
              show a if x
            }
            """#,
            [
                "2:9-16 expected-name",
                "3:10-10 missing-title",
                "4:14-14 expected-token",
                "5:14-14 expected-type",
                "7:12-13 expected-token",
                "8:3-4 unknown-member",
                "9:22-26 expected-value",
                "10:9-9 expected-token",
                "11:10-12 expected-token",
            ]),
        SyntaxMistake(
            #"""
            intent I "I" {
              param p "P": Int {
                rnge 1...5
                range 1-5
                range 1..5
                range 5
                control stepr
                kind day
                depends x
                size systemSmall
                labels "On" "Off"
                input multilin, keyboard URL
                input autocorrect true
                only a
              }
            }
            """#,
            [
                "3:5-9 unknown-member",
                "4:11-14 invalid-range",
                "5:12-14 unexpected-character",
                "6:11-12 invalid-range",
                "7:13-18 unknown-word",
                "8:10-13 unknown-word",
                "9:13-14 expected-token",
                "10:21-21 expected-token",
                "11:17-22 expected-token",
                "12:11-19 unknown-word",
                "12:30-33 expected-value",
                "13:23-27 expected-token",
                "14:10-11 expected-value",
            ]),
        SyntaxMistake(
            #"""
            intent I "I" {
              param p "P": String {
                options {
                  "a", "b"
                  "c": "C"; "d"
                  section { "x" }
                  case "a" "b"
                  defalt: "x"
                }
                options "a" "b"
              }
            }
            """#,
            [
                "4:10-11 unexpected-comma",
                "6:15-16 expected-text",
                "7:16-19 expected-token",
                "8:7-13 unknown-member",
                "10:16-16 expected-token",
            ]),
        SyntaxMistake(
            #"""
            entity E "E" {
              id: String
              name: String
              title: "\(name)"
              source { E(id: "a"), E(id: "b") }
              image "x"
              sugest rows
            }
            """#,
            [
                "4:8-9 unexpected-token",
                "5:22-23 unexpected-comma",
                "6:9-12 expected-token",
                "7:3-9 unknown-member",
            ]),
        SyntaxMistake(
            #"""
            snapshot S {
              version 1.5
              file data.json
              stale 6 hours
              volatile x
              imagee: String
            }
            """#,
            [
                "2:11-14 expected-value",
                "3:8-17 expected-text",
                "4:9-9 expected-token",
                "5:13-13 expected-type",
            ]),
        SyntaxMistake(
            #"""
            control C "C" {
              button Action
              toggle isOn Action()
              families systemSmall
            }
            """#,
            [
                "2:16-16 expected-token",
                "3:15-21 expected-token",
                "4:3-11 unknown-member",
            ]),
    ]

    @Test(arguments: cases)
    func reportsEachMistakeOnce(_ mistake: SyntaxMistake) {
        #expect(ParsedText(mistake.text).places == mistake.places)
    }
}
