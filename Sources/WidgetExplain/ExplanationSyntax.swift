// In: nothing. Out: what `explain` says of findings about the form of a description.
// Invariant: a test checks each example: the wrong one gives the finding and no other, the right one none.

extension Explanation {
    static var expectedDeclaration: Explanation {
        Explanation(
            rule: """
                At the top level of a file stand declarations: `module`, `enum`, `struct`, `extern type`, `snapshot`,
                `entity`, `style`, `route`, `intent`, `action`, `widget`, `control` and `bundle`.
                """,
            why: """
                What is not understood cannot be built. Often a keyword is misspelt, or a block was closed one line
                too early.
                """,
            wrong: """
                enumeration Size "Size" {
                  case small "Small"
                }
                """,
            right: """
                enum Size "Size" {
                  case small "Small"
                }
                """
        )
    }

    static var unknownMember: Explanation {
        Explanation(
            rule: """
                A line of a block starts with one of the block's settings, or with `name:` for a field where the block
                has fields.
                """,
            why: """
                A setting that was passed over would look as if it worked: the widget would never refresh, or never be
                found.
                """,
            wrong: """
                widget ClockWidget "Clock" {
                  families systemSmall
                  refreshes never
                  view ClockView
                }
                """,
            right: """
                widget ClockWidget "Clock" {
                  families systemSmall
                  refresh never
                  view ClockView
                }
                """
        )
    }

    static var expectedToken: Explanation {
        Explanation(
            rule: "A sign that the grammar asks for is missing; the message says which, and where it belongs.",
            why: "Where a block or list begins and ends would be a guess.",
            wrong: """
                struct Event
                  name: String
                }
                """,
            right: """
                struct Event {
                  name: String
                }
                """
        )
    }

    static var expectedName: Explanation {
        Explanation(
            rule: """
                A name is missing; the message says of what. Names are letters, digits and `_`, and do not begin with
                a digit.
                """,
            why: "Declarations and members are found by their names, in other files and in Swift.",
            wrong: """
                widget ClockWidget "Clock" {
                  families systemSmall
                  refresh never
                  view
                }
                """,
            right: """
                widget ClockWidget "Clock" {
                  families systemSmall
                  refresh never
                  view ClockView
                }
                """
        )
    }

    static var expectedText: Explanation {
        Explanation(
            rule: "Here stands a text in double quotes.",
            why: "Without quotes it is a name, which would have to be declared somewhere.",
            wrong: """
                snapshot Score {
                  version 1
                  file score.json
                  points: Int = 0
                }
                """,
            right: """
                snapshot Score {
                  version 1
                  file "score.json"
                  points: Int = 0
                }
                """
        )
    }

    static var expectedType: Explanation {
        Explanation(
            rule: """
                A field or parameter says its type: `Name`, `[Name]` for a list, `Name?` for a value that may be nil.
                """,
            why: "What is stored in a file and shown by a view cannot be guessed.",
            wrong: """
                struct Event {
                  name:
                }
                """,
            right: """
                struct Event {
                  name: String
                }
                """
        )
    }

    static var expectedExpression: Explanation {
        Explanation(
            rule: "Here stands a value or an expression.",
            why: "The view would have nothing to show.",
            wrong: """
                widget ClockWidget "Clock" {
                  families systemSmall
                  entry { title: Text = }
                  refresh never
                  view ClockView
                }
                """,
            right: """
                widget ClockWidget "Clock" {
                  families systemSmall
                  entry { title: Text = "Now" }
                  refresh never
                  view ClockView
                }
                """
        )
    }

    static var expectedValue: Explanation {
        Explanation(
            rule: """
                Here stands a value that is written out, such as `"text"`, a number, `true` or `.name`.
                """,
            why: "A default is compiled into the widget: it cannot depend on anything that is only known later.",
            wrong: """
                struct Event {
                  count: Int =
                }
                """,
            right: """
                struct Event {
                  count: Int = 0
                }
                """
        )
    }

    static var expectedEndOfLine: Explanation {
        Explanation(
            rule: "Each member is a line of its own. Several on one line are separated by `;`.",
            why: "What a further word belongs to would be a guess.",
            wrong: """
                snapshot Score {
                  version 1 file "score.json"
                  points: Int = 0
                }
                """,
            right: """
                snapshot Score {
                  version 1; file "score.json"
                  points: Int = 0
                }
                """
        )
    }

    static var missingTitle: Explanation {
        Explanation(
            rule: "What people see has a title in quotes right after its name, and no text that they read is empty.",
            why: "The picker, the widget gallery or Shortcuts would show an empty line, or the name from the code.",
            wrong: """
                enum Size "Size" {
                  case small
                }
                """,
            right: """
                enum Size "Size" {
                  case small "Small"
                }
                """
        )
    }

    static var unknownWord: Explanation {
        Explanation(
            rule: "The setting takes one of a few words, and this is none of them.",
            why: "A word that was passed over would leave the setting as if it were not there.",
            wrong: """
                module Shop {
                  platforms iOS 17
                  access open
                }
                """,
            right: """
                module Shop {
                  platforms iOS 17
                  access public
                }
                """
        )
    }

    static var unexpectedToken: Explanation {
        Explanation(
            rule: "Something stands here that does not belong; the message says what is written instead.",
            why: "Whoever reads it would take it for something that counts.",
            wrong: """
                widget ClockWidget "Clock" {
                  kind = "clock"
                  families systemSmall
                  refresh never
                  view ClockView
                }
                """,
            right: """
                widget ClockWidget "Clock" {
                  kind "clock"
                  families systemSmall
                  refresh never
                  view ClockView
                }
                """
        )
    }

    static var unexpectedComma: Explanation {
        Explanation(
            rule: """
                A comma separates the elements of a list. Members are separated by line ends or `;`, and a list does
                not end with one.
                """,
            why: "After a comma the next line would belong to the same setting.",
            wrong: """
                struct Event {
                  name: String,
                  place: String
                }
                """,
            right: """
                struct Event {
                  name: String
                  place: String
                }
                """
        )
    }

    static var invalidDuration: Explanation {
        Explanation(
            rule: "A duration is a whole number and a unit: `seconds`, `minutes`, `hours`, `days` or `weeks`.",
            why: "A bare number would be seconds in one place and minutes in another.",
            wrong: """
                widget ClockWidget "Clock" {
                  families systemSmall
                  refresh after 30min
                  view ClockView
                }
                """,
            right: """
                widget ClockWidget "Clock" {
                  families systemSmall
                  refresh after 30 minutes
                  view ClockView
                }
                """
        )
    }

    static var invalidTime: Explanation {
        Explanation(
            rule: "A time of day goes from `00:00` to `23:59`.",
            why: "At a time that the clock never shows the widget would never refresh.",
            wrong: """
                widget NewsWidget "News" {
                  families systemSmall
                  refresh daily at 24:00
                  view NewsView
                }
                """,
            right: """
                widget NewsWidget "News" {
                  families systemSmall
                  refresh daily at 00:00
                  view NewsView
                }
                """
        )
    }

    static var invalidRange: Explanation {
        Explanation(
            rule: "A range is `1...31` with both ends, `0..<60` without the upper one, `18...` or `..<20`.",
            why: "Swift has no other ranges, and which ends belong to this one would be a guess.",
            wrong: """
                intent AlarmIntent "Alarm" {
                  param hour "Hour": Int = 7 { range hours }
                }
                """,
            right: """
                intent AlarmIntent "Alarm" {
                  param hour "Hour": Int = 7 { range 0...23 }
                }
                """
        )
    }

    static var invalidVersion: Explanation {
        Explanation(
            rule: "A version is a number, or two with a dot: `17` or `17.2`.",
            why: "The deployment floor decides which of Apple's interfaces the output may use.",
            wrong: """
                module Clock {
                  platforms iOS latest
                }
                """,
            right: """
                module Clock {
                  platforms iOS 17
                }
                """
        )
    }

    static var unclosedBrace: Explanation {
        Explanation(
            rule: "Each `{` has its `}`.",
            why: "All that follows would be part of the block, and be missing where it belongs.",
            wrong: """
                enum Size "Size" {
                  case small "Small"
                """,
            right: """
                enum Size "Size" {
                  case small "Small"
                }
                """
        )
    }

    static var unexpectedBrace: Explanation {
        Explanation(
            rule: "Each `}` closes a `{`.",
            why: "Often a block was closed too early, and its last members now stand outside.",
            wrong: """
                enum Size "Size" {
                  case small "Small"
                } }
                """,
            right: """
                enum Size "Size" {
                  case small "Small"
                }
                """
        )
    }
}
