// In: nothing. Out: what `explain` says of comments that silence findings.
// Invariant: a test checks each example: the wrong one gives the finding and no other, the right one none.

extension Explanation {
    static var invalidIgnore: Explanation {
        Explanation(
            rule: """
                A comment that silences names one or more warnings by their codes, and then says why. It stands on
                a line of its own above the line that it is for. Errors cannot be silenced.
                """,
            why: """
                With a misspelt code the warning stays. Without a reason, whoever comes later cannot tell whether
                the warning may be mended by now.
                """,
            wrong: """
                // widgetc:ignore missing-families
                widget ClockWidget "Clock" {
                  refresh never
                  view ClockView
                }
                """,
            right: """
                // widgetc:ignore missing-families The view fits all three.
                widget ClockWidget "Clock" {
                  refresh never
                  view ClockView
                }
                """
        )
    }

    static var unusedIgnore: Explanation {
        Explanation(
            rule: "A comment that silences stands above a line on which the warning is found.",
            why: """
                The warning has been mended, or the comment stands above the wrong line. Left there, it would hide
                the same mistake the next time.
                """,
            wrong: """
                // widgetc:ignore missing-families The view fits all three.
                widget ClockWidget "Clock" {
                  families systemSmall
                  refresh never
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
}
