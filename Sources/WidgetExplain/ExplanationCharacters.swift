// In: nothing. Out: what `explain` says of findings about characters, texts and numbers.
// Invariant: a test checks each example: the wrong one gives the finding and no other, the right one none.

extension Explanation {
    static var unexpectedCharacter: Explanation {
        Explanation(
            rule: """
                Outside texts and comments a description is made of ASCII characters. Texts and comments hold any
                character that can be seen.
                """,
            why: """
                Typographic quotes and invisible spaces come with text that was copied from a page or a chat. A
                character that reorders a line shows something else in the editor than what is compiled.
                """,
            wrong: """
                enum Size "Size" {
                  case small “Small”
                }
                """,
            right: """
                enum Size "Size" {
                  case small "Small"
                }
                """
        )
    }

    static var unterminatedText: Explanation {
        Explanation(
            rule: #"""
                A text ends on the line on which it starts. A text of several lines stands between `"""`.
                """#,
            why: "The rest of the file would be part of the text.",
            wrong: """
                enum Size "Size" {
                  case small "Small
                }
                """,
            right: """
                enum Size "Size" {
                  case small "Small"
                }
                """
        )
    }

    static var unterminatedComment: Explanation {
        Explanation(
            rule: "Each `/*` has its `*/`. Comments nest, so that an inner `/*` needs one too.",
            why: "The rest of the file would be a comment: all that it declares would be missing in the output.",
            wrong: """
                enum Size "Size" {
                  case small "Small"
                }
                /* Sizes that come later
                """,
            right: """
                enum Size "Size" {
                  case small "Small"
                }
                /* Sizes that come later */
                """
        )
    }

    static var invalidEscape: Explanation {
        Explanation(
            rule: """
                A backslash in a text starts one of Swift's escapes. A backslash that people should see is written
                twice.
                """,
            why: """
                What follows the backslash would be lost or mean something else, as in the paths of another system.
                """,
            wrong: #"""
                enum Folder "Folder" {
                  case docs "C:\docs"
                }
                """#,
            right: #"""
                enum Folder "Folder" {
                  case docs "C:\\docs"
                }
                """#
        )
    }

    static var invalidNumber: Explanation {
        Explanation(
            rule: """
                A number is written as in Swift: digits, perhaps grouped by `_`, with a digit on both sides of its
                dot.
                """,
            why: "Swift would refuse the number in the generated file, far from where it was written.",
            wrong: """
                style Bar by Bool {
                  width: Double
                  case true: (width: .5)
                  case false: (width: 1)
                }
                """,
            right: """
                style Bar by Bool {
                  width: Double
                  case true: (width: 0.5)
                  case false: (width: 1)
                }
                """
        )
    }

    static var invalidColor: Explanation {
        Explanation(
            rule: "A colour is `#RRGGBB`, or `#RRGGBBAA` with its opacity, in hexadecimal digits.",
            why: "Short forms are read differently by different tools: `#F80` may be orange or nearly black.",
            wrong: """
                style Badge by Bool {
                  tint: Color
                  case true: (tint: #F80)
                  case false: (tint: .gray)
                }
                """,
            right: """
                style Badge by Bool {
                  tint: Color
                  case true: (tint: #FF8800)
                  case false: (tint: .gray)
                }
                """
        )
    }

    static var multilineTextIndentation: Explanation {
        Explanation(
            rule: #"""
                A text of several lines starts on the line after `"""`, and each of its lines begins with the blanks
                that stand before the closing `"""`. Those blanks are not part of the text.
                """#,
            why: "Otherwise nobody could say how many of a line's blanks people see.",
            wrong: #"""
                widget ClockWidget "Clock" {
                  description """
                    Shows the time
                  and the date.
                    """
                  families systemSmall
                  refresh never
                  view ClockView
                }
                """#,
            right: #"""
                widget ClockWidget "Clock" {
                  description """
                    Shows the time
                    and the date.
                    """
                  families systemSmall
                  refresh never
                  view ClockView
                }
                """#
        )
    }
}
