// In: nothing. Out: what `explain` says of findings about the form of a description.
// Invariant: a test checks each example: the wrong one gives the finding and no other, the right one none.

extension Explanation {
    static var nestingTooDeep: Explanation {
        Explanation(
            rule: "Blocks, lists and expressions are nested at most 64 deep.",
            why: """
                No one writes such a description by hand. The limit keeps the compiler within its memory, whatever it
                is given.
                """,
            wrong: """
                widget ClockWidget "Clock" {
                  families systemSmall
                  entry {
                    hour: Int =
                      ((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((
                      ((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((
                      ((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((
                      12
                      ))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))
                      ))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))
                      ))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))
                  }
                  refresh never
                  view ClockView
                }
                """,
            right: """
                widget ClockWidget "Clock" {
                  families systemSmall
                  entry {
                    hour: Int = 12
                  }
                  refresh never
                  view ClockView
                }
                """
        )
    }

    static var unsupportedSwift: Explanation {
        Explanation(
            rule: """
                A description says what a widget is, and has no statements, functions, types of Swift's own or `let`.
                The message says what to write instead.
                """,
            why: "What needs code belongs in the app, in a loader or in the view, where Swift checks and debugs it.",
            wrong: """
                struct Event {
                  let name: String
                }
                """,
            right: """
                struct Event {
                  name: String
                }
                """
        )
    }
}
