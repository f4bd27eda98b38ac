// In: nothing. Out: what `explain` says of findings about intents and their parameters.
// Invariant: a test checks each example: the wrong one gives the finding and no other, the right one none.

extension Explanation {
    static var missingDefault: Explanation {
        Explanation(
            rule: """
                A parameter is optional, a list, or has a default. A parameter of an entity is optional or a list.
                """,
            why: """
                A widget is shown as soon as it is placed, before a person has chosen anything, and what was chosen
                may be deleted.
                """,
            wrong: """
                intent AlarmIntent "Alarm" {
                  param hour "Hour": Int
                }
                """,
            right: """
                intent AlarmIntent "Alarm" {
                  param hour "Hour": Int = 7
                }
                """
        )
    }

    static var requiredNotOptional: Explanation {
        Explanation(
            rule: "`required` is for a parameter that may have no value: an optional or a list.",
            why: """
                It says what the widget shows while nothing is chosen; a parameter that always has a value is never
                without one.
                """,
            wrong: """
                intent AlarmIntent "Alarm" {
                  required param hour "Hour": Int = 7
                }
                """,
            right: """
                intent AlarmIntent "Alarm" {
                  required param hour "Hour": Int?
                }
                """
        )
    }

    static var followMismatch: Explanation {
        Explanation(
            rule: """
                `follow` names a field of type `String` that holds the identifier of a row, and the entity is
                identified by a `String`. Parameters that follow one field give its row one title, and in one intent
                they are of one entity.
                """,
            why: "The row that follows the app's choice would stand for nothing, or have the title of another picker.",
            wrong: """
                intent FollowIntent "Project" {
                  param project "Project": Project? = follow ProjectsFile.projects "Current project"
                }
                """,
            right: """
                intent FollowIntent "Project" {
                  param project "Project": Project? = follow ProjectsFile.currentID "Current project"
                }
                """
        )
    }

    static var dependencyCycle: Explanation {
        Explanation(
            rule: "Parameters do not depend on each other in a circle.",
            why: "None of them could be chosen first: their rows in the editor stay disabled.",
            wrong: """
                intent PairIntent "Pair" {
                  param left "Left": String? {
                    depends on right
                    options { case "a": "b"; default: "c" }
                  }
                  param right "Right": String? {
                    depends on left
                    options { case "b": "a"; default: "c" }
                  }
                }
                """,
            right: """
                intent PairIntent "Pair" {
                  param left "Left": String? { options "a", "b" }
                  param right "Right": String? {
                    depends on left
                    options { case "b": "a"; default: "c" }
                  }
                }
                """
        )
    }

    static var missingDependency: Explanation {
        Explanation(
            rule: """
                What the options of a parameter use stands in `depends on`, and what stands there is used by them.
                """,
            why: """
                The editor would not ask for new options when the other value changes, and show those of the old one.
                """,
            wrong: """
                intent PairIntent "Pair" {
                  param left "Left": String? { options "a", "b" }
                  param right "Right": String? {
                    options { case "b": "a"; default: "c" }
                  }
                }
                """,
            right: """
                intent PairIntent "Pair" {
                  param left "Left": String? { options "a", "b" }
                  param right "Right": String? {
                    depends on left
                    options { case "b": "a"; default: "c" }
                  }
                }
                """
        )
    }

    static var severalDependencies: Explanation {
        Explanation(
            rule: "A parameter depends on one other.",
            why: """
                On devices the row of a parameter with two dependencies was seen to be disabled, whatever is chosen. A
                warning, since Apple's interface allows it.
                """,
            wrong: """
                intent TripIntent "Trip" {
                  param from "From": String? { options "Rome", "Oslo" }
                  param to "To": String? { options "Rome", "Oslo" }
                  param train "Train": String? {
                    depends on from, to
                    options { case ("Rome", "Oslo"): "Night"; default: "Day" }
                  }
                }
                """,
            right: """
                intent TripIntent "Trip" {
                  param from "From": String? { options "Rome", "Oslo" }
                  param train "Train": String? {
                    depends on from
                    options { case "Rome": "Night"; default: "Day" }
                  }
                }
                """
        )
    }

    static var optionsNotAllowed: Explanation {
        Explanation(
            rule: """
                `options` are for types whose values can be written down or come from a provider, and not for `Bool`,
                which is a switch.
                """,
            why: "Apple's initialiser for the type takes no options.",
            wrong: """
                intent AlarmIntent "Alarm" {
                  param isLoud "Loud": Bool = true { options "Yes", "No" }
                }
                """,
            right: """
                intent AlarmIntent "Alarm" {
                  param isLoud "Loud": Bool = true { labels "Yes", "No" }
                }
                """
        )
    }

    static var missingDefaultRow: Explanation {
        Explanation(
            rule: "Options by the value of another parameter have a `default:` row.",
            why: """
                It is offered while nothing is chosen there, and for values that come later. Without it the picker
                would be empty.
                """,
            wrong: """
                intent PairIntent "Pair" {
                  param left "Left": String? { options "a", "b" }
                  param right "Right": String? {
                    depends on left
                    options { case "b": "a" }
                  }
                }
                """,
            right: """
                intent PairIntent "Pair" {
                  param left "Left": String? { options "a", "b" }
                  param right "Right": String? {
                    depends on left
                    options { case "b": "a"; default: "c" }
                  }
                }
                """
        )
    }

    static var duplicateOption: Explanation {
        Explanation(
            rule: "A value is offered once.",
            why: "The picker would mark both lines when a person chooses one.",
            wrong: """
                intent FlavorIntent "Flavor" {
                  param flavor "Flavor": String { options "Lemon", "Vanilla", "Lemon" }
                }
                """,
            right: """
                intent FlavorIntent "Flavor" {
                  param flavor "Flavor": String { options "Lemon", "Vanilla" }
                }
                """
        )
    }

    static var detailNotAllowed: Explanation {
        Explanation(
            rule: """
                A detail stands on a parameter whose type has it, and not beside others that Apple's initialiser does
                not take with it.
                """,
            why: "The output would not compile.",
            wrong: """
                intent NameIntent "Name" {
                  param name "Name": String = "" { range 1...3 }
                }
                """,
            right: """
                intent NameIntent "Name" {
                  param name "Name": String = "" { input capitalization .words }
                }
                """
        )
    }

    static var invalidDetail: Explanation {
        Explanation(
            rule: "A detail has a value that Apple's interface takes; the message says which.",
            why: "The output would not compile.",
            wrong: """
                intent AlarmIntent "Alarm" {
                  param hour "Hour": Int = 7 { range 0..<24 }
                }
                """,
            right: """
                intent AlarmIntent "Alarm" {
                  param hour "Hour": Int = 7 { range 0...23 }
                }
                """
        )
    }

    static var retiredParameter: Explanation {
        Explanation(
            rule: "A retired parameter is neither required nor shown: the editor does not have it any more.",
            why: "A widget that waits for it would stay unconfigured for ever.",
            wrong: """
                intent NameIntent "Name" {
                  required retired param nick "Nickname": String?
                }
                """,
            right: """
                intent NameIntent "Name" {
                  retired param nick "Nickname": String?
                }
                """
        )
    }

    static var summaryParameter: Explanation {
        Explanation(
            rule: #"""
                A summary holds parameters of its intent, each once, as `\(name)`.
                """#,
            why: "The sentence in the editor would miss a parameter, or have it twice.",
            wrong: #"""
                intent TripIntent "Trip" {
                  summary "From \(start) to \(start)"
                  param start "Start": String = "Rome"
                  param end "End": String = "Oslo"
                }
                """#,
            right: #"""
                intent TripIntent "Trip" {
                  summary "From \(start) to \(end)"
                  param start "Start": String = "Rome"
                  param end "End": String = "Oslo"
                }
                """#
        )
    }

    static var invalidCondition: Explanation {
        Explanation(
            rule: """
                A condition of `show` compares one parameter, or `context.family`, with a value that is written out.
                """,
            why: "Apple's parameter summary has no other conditions.",
            wrong: """
                intent TripIntent "Trip" {
                  param start "Start": String = "Rome"
                  param end "End": String = "Oslo"
                  param night "By Night": Bool = false
                  show night when start == end
                }
                """,
            right: """
                intent TripIntent "Trip" {
                  param start "Start": String = "Rome"
                  param end "End": String = "Oslo"
                  param night "By Night": Bool = false
                  show night when end == "Oslo"
                }
                """
        )
    }

    static var unreachableParameter: Explanation {
        Explanation(
            rule: "A parameter shows under a condition that can hold.",
            why: "People never see the parameter, and cannot change it.",
            wrong: """
                enum Layout "Layout" { case list "List"; case grid "Grid" }
                intent LayoutIntent "Layout" {
                  param layout "Layout": Layout = .list { only .list }
                  param columns "Columns": Int = 2
                  show columns when layout == .grid
                }
                """,
            right: """
                enum Layout "Layout" { case list "List"; case grid "Grid" }
                intent LayoutIntent "Layout" {
                  param layout "Layout": Layout = .list
                  param columns "Columns": Int = 2
                  show columns when layout == .grid
                }
                """
        )
    }

    static var summaryTooLarge: Explanation {
        Explanation(
            rule: "The conditions of an intent come to at most 64 sentences.",
            why: """
                Apple's summary is one nested type: a larger one takes minutes to compile, or the compiler gives up.
                """,
            wrong: """
                intent LookIntent "Look" {
                  param a "A": Bool = false
                  param b "B": Bool = false
                  param c "C": Bool = false
                  param d "D": Bool = false
                  param e "E": Bool = false
                  param f "F": Bool = false
                  param g "G": Bool = false
                  param h "H": Int = 1
                  param i "I": Int = 1
                  param j "J": Int = 1
                  param k "K": Int = 1
                  param l "L": Int = 1
                  param m "M": Int = 1
                  param n "N": Int = 1
                  show h when a
                  show i when b
                  show j when c
                  show k when d
                  show l when e
                  show m when f
                  show n when g
                }
                """,
            right: """
                intent LookIntent "Look" {
                  param a "A": Bool = false
                  param b "B": Bool = false
                  param h "H": Int = 1
                  param i "I": Int = 1
                  show h when a
                  show i when b
                }
                """
        )
    }
}
