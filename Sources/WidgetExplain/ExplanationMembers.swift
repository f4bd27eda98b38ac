// In: nothing. Out: what `explain` says of findings about members of declarations.
// Invariant: a test checks each example: the wrong one gives the finding and no other, the right one none.

extension Explanation {
    static var duplicateMember: Explanation {
        Explanation(
            rule: "A setting stands once in its block, unless the language says that it is repeatable.",
            why: "Only one of the two could count, and which one would be a guess.",
            wrong: """
                widget ClockWidget "Clock" {
                  families systemSmall
                  refresh never
                  refresh after 1 hour
                  view ClockView
                }
                """,
            right: """
                widget ClockWidget "Clock" {
                  families systemSmall
                  refresh after 1 hour
                  view ClockView
                }
                """
        )
    }

    static var missingMember: Explanation {
        Explanation(
            rule: "The declaration needs this setting; the message has a line that would do.",
            why: """
                There is no default that would be right for most: a widget that never refreshes looks frozen, and a
                view cannot be invented.
                """,
            wrong: """
                widget ClockWidget "Clock" {
                  families systemSmall
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

    static var emptyDeclaration: Explanation {
        Explanation(
            rule: "This declaration holds at least one thing.",
            why: """
                Swift refuses an enum without cases as `AppEnum`, and an empty row could not be told from another.
                """,
            wrong: """
                enum Size "Size" {
                }
                """,
            right: """
                enum Size "Size" {
                  case small "Small"
                }
                """
        )
    }

    static var memberNotAllowed: Explanation {
        Explanation(
            rule: "The setting has no meaning in this declaration, or not beside the others that stand there.",
            why: "It would look as if it counted.",
            wrong: """
                action Refresh "Refresh" {
                  changes ProjectsFile
                  runs app
                }
                """,
            right: """
                action Refresh "Refresh" {
                  perform Refresher
                  changes ProjectsFile
                }
                """
        )
    }
}
