// In: nothing. Out: what `explain` says of findings about actions and controls.
// Invariant: a test checks each example: the wrong one gives the finding and no other, the right one none.

extension Explanation {
    static var duplicatePerformer: Explanation {
        Explanation(
            rule: "A hand-written type performs one action.",
            why: "It conforms to a protocol that is generated for this action; with two its members would collide.",
            wrong: """
                action Start "Start" { perform Timer }
                action Stop "Stop" { perform Timer }
                """,
            right: """
                action Start "Start" { perform Starter }
                action Stop "Stop" { perform Stopper }
                """
        )
    }

    static var sharedConfiguration: Explanation {
        Explanation(
            rule: "An intent configures widgets or controls, not both.",
            why: "Apple's protocols for the two exclude each other: the output would not compile.",
            wrong: """
                action Start "Start" { perform Starter }
                widget ProjectWidget "Project" {
                  configuration ProjectIntent
                  families systemSmall
                  refresh never
                  view ProjectView
                }
                control StartControl "Start" {
                  configuration ProjectIntent
                  button Start()
                  symbol "play"
                }
                """,
            right: """
                action Start "Start" { perform Starter }
                intent StartIntent "Start" {
                  param project "Project": Project?
                }
                widget ProjectWidget "Project" {
                  configuration ProjectIntent
                  families systemSmall
                  refresh never
                  view ProjectView
                }
                control StartControl "Start" {
                  configuration StartIntent
                  button Start()
                  symbol "play"
                }
                """
        )
    }

    static var actionNotToggled: Explanation {
        Explanation(
            rule: """
                What a toggle performs has `param value "…": Bool`, which the toggle sets.
                """,
            why: "The action could not know whether to switch on or off.",
            wrong: """
                action Start "Start" { perform Starter }
                control StartControl "Start" {
                  toggle ProjectsFile.currentID != nil, Start()
                  symbol "play"
                }
                """,
            right: """
                action Start "Start" {
                  param value "Running": Bool
                  perform Starter
                  changes ProjectsFile
                }
                control StartControl "Start" {
                  toggle ProjectsFile.currentID != nil, Start()
                  symbol "play"
                }
                """
        )
    }
}
