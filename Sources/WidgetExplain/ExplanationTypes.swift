// In: nothing. Out: what `explain` says of findings about types and expressions.
// Invariant: a test checks each example: the wrong one gives the finding and no other, the right one none.

extension Explanation {
    static var typeNotAllowed: Explanation {
        Explanation(
            rule: """
                Some types cannot stand in some places; the table "Types" of the language has all of them.
                """,
            why: "App Intents cannot store such a parameter, or a file cannot hold such a value.",
            wrong: """
                snapshot Look {
                  version 1
                  file "look.json"
                  tint: Color
                }
                """,
            right: """
                snapshot Look {
                  version 1
                  file "look.json"
                  tint: String
                }
                """
        )
    }

    static var typeMismatch: Explanation {
        Explanation(
            rule: "A value has the type that its place asks for. Nothing is converted silently.",
            why: "Swift would refuse it in the generated file.",
            wrong: """
                widget ClockWidget "Clock" {
                  families systemSmall
                  entry { count: Int = "3" }
                  refresh never
                  view ClockView
                }
                """,
            right: """
                widget ClockWidget "Clock" {
                  families systemSmall
                  entry { count: Int = 3 }
                  refresh never
                  view ClockView
                }
                """
        )
    }

    static var optionalValue: Explanation {
        Explanation(
            rule: "A value that may be nil is used with `?.`, or with `??` and what stands in for it.",
            why: """
                A person may have chosen nothing, and what was chosen may be gone: the widget has to show something
                then, too.
                """,
            wrong: """
                widget ProjectWidget "Project" {
                  configuration ProjectIntent
                  families systemSmall
                  entry { name: String = project?.name }
                  refresh never
                  view ProjectView
                }
                """,
            right: """
                widget ProjectWidget "Project" {
                  configuration ProjectIntent
                  families systemSmall
                  entry { name: String = project?.name ?? "No project" }
                  refresh never
                  view ProjectView
                }
                """
        )
    }

    static var needlessOptional: Explanation {
        Explanation(
            rule: "`?.` and `??` stand behind a value that may be nil.",
            why: """
                Whoever reads it would look for a case that cannot happen; Swift warns of it in the generated file.
                """,
            wrong: """
                widget ProjectWidget "Project" {
                  families systemSmall
                  entry { count: Int = ProjectsFile.projects.count ?? 0 }
                  refresh never
                  view ProjectView
                }
                """,
            right: """
                widget ProjectWidget "Project" {
                  families systemSmall
                  entry { count: Int = ProjectsFile.projects.count }
                  refresh never
                  view ProjectView
                }
                """
        )
    }

    static var uninferredType: Explanation {
        Explanation(
            rule: """
                `.case`, `nil` and `[]` stand where their type is known: beside a value, or for a field that says it.
                """,
            why: "What they stand for would be a guess.",
            wrong: """
                widget ProjectWidget "Project" {
                  families systemSmall
                  entry { hasNone: Bool = nil == nil }
                  refresh never
                  view ProjectView
                }
                """,
            right: """
                widget ProjectWidget "Project" {
                  families systemSmall
                  entry { hasNone: Bool = ProjectsFile.currentID == nil }
                  refresh never
                  view ProjectView
                }
                """
        )
    }

    static var notInterpolable: Explanation {
        Explanation(
            rule: """
                Text that people see interpolates `String`, `Int`, `UUID` and enums, which are shown by their titles.
                Text that is known before anything is read interpolates nothing.
                """,
            why: "A `Double` or `Date` needs a format, which depends on the person's region: the view chooses it.",
            wrong: #"""
                entity City "City" {
                  id code: String
                  degrees: Double
                  title "\(degrees) degrees"
                  source CityCatalog
                }
                """#,
            right: #"""
                entity City "City" {
                  id code: String
                  degrees: Int
                  title "\(degrees) degrees"
                  source CityCatalog
                }
                """#
        )
    }

    static var notComparable: Explanation {
        Explanation(
            rule: "`<`, `>` and sorting are for texts, numbers and dates, sorting also for enums and `Bool`.",
            why: "Other values have no order that people would expect.",
            wrong: """
                widget ProjectWidget "Project" {
                  families systemSmall
                  entry { first: Project? = ProjectsFile.projects.first { $0.category < .home } }
                  sample { ProjectsFile.projects = [Project(name: "Garden", category: .work)] }
                  refresh never
                  view ProjectView
                }
                """,
            right: """
                widget ProjectWidget "Project" {
                  families systemSmall
                  entry { first: Project? = ProjectsFile.projects.first { $0.category == .work } }
                  sample { ProjectsFile.projects = [Project(name: "Garden", category: .work)] }
                  refresh never
                  view ProjectView
                }
                """
        )
    }

    static var constantCondition: Explanation {
        Explanation(
            rule: """
                A condition depends on a value: no literal decides by itself, no two literals are compared and nothing
                with itself, and what is chosen between differs.
                """,
            why: "One of the two sides would never be shown, and Swift warns of code that will never be executed.",
            wrong: """
                widget ProjectWidget "Project" {
                  families systemSmall
                  entry { count: Int = true ? ProjectsFile.projects.count : 0 }
                  refresh never
                  view ProjectView
                }
                """,
            right: """
                widget ProjectWidget "Project" {
                  families systemSmall
                  entry { count: Int = ProjectsFile.projects.count }
                  refresh never
                  view ProjectView
                }
                """
        )
    }

    static var missingArgument: Explanation {
        Explanation(
            rule: """
                A row or call gives a value to everything that has no default, and what is recommended on a watch to
                each `required` parameter.
                """,
            why: "The field would have no value to show, and the watch a widget that stays `unconfigured`.",
            wrong: #"""
                entity City "City" {
                  id code: String
                  name: String
                  title "\(name)"
                  source { City(code: "lon") }
                }
                """#,
            right: #"""
                entity City "City" {
                  id code: String
                  name: String
                  title "\(name)"
                  source { City(code: "lon", name: "London") }
                }
                """#
        )
    }

    static var duplicateArgument: Explanation {
        Explanation(
            rule: "Each argument is given once.",
            why: "Only one of the two values could count.",
            wrong: #"""
                entity City "City" {
                  id code: String
                  name: String
                  title "\(name)"
                  source { City(code: "lon", name: "London", name: "Londres") }
                }
                """#,
            right: #"""
                entity City "City" {
                  id code: String
                  name: String
                  title "\(name)"
                  source { City(code: "lon", name: "London") }
                }
                """#
        )
    }

    static var argumentCount: Explanation {
        Explanation(
            rule: "A style is looked up by one value for each of its axes, in their order.",
            why: "Which row is meant would not be known.",
            wrong: """
                style Badge by Category {
                  tint: Color
                  default: (tint: .gray)
                }
                widget ProjectWidget "Project" {
                  families systemSmall
                  entry { badge: Badge = Badge[Category.work, true] }
                  refresh never
                  view ProjectView
                }
                """,
            right: """
                style Badge by Category {
                  tint: Color
                  default: (tint: .gray)
                }
                widget ProjectWidget "Project" {
                  families systemSmall
                  entry { badge: Badge = Badge[Category.work] }
                  refresh never
                  view ProjectView
                }
                """
        )
    }

    static var numberOutOfRange: Explanation {
        Explanation(
            rule: "A number is within what its setting takes; the message has the limits.",
            why: """
                A timeline of thousands of entries takes more memory than an extension gets: the system ends it, and
                the widget stays as it was.
                """,
            wrong: """
                widget ClockWidget "Clock" {
                  families systemSmall
                  entries { every 1 minute count 5000 }
                  refresh at end
                  view ClockView
                }
                """,
            right: """
                widget ClockWidget "Clock" {
                  families systemSmall
                  entries { every 1 minute count 60 }
                  refresh at end
                  view ClockView
                }
                """
        )
    }

    static var invalidDefault: Explanation {
        Explanation(
            rule: """
                A default is a literal of the type. A list has the default `[]`, an optional `nil`; `Date`, `UUID`,
                rows and extern types have no literal. A parameter's default, and its value in a `sample`, is one that
                a person could choose: of the `options`, within `range`, of those that `only` leaves, and of as many
                elements as `size` says, or none.
                """,
            why: """
                The default stands in for what an older file does not have, so that it has to be known when the widget
                is compiled.
                """,
            wrong: """
                struct Event {
                  guests: [String] = ["Me"]
                }
                """,
            right: """
                struct Event {
                  guests: [String]
                }
                """
        )
    }

    static var invalidURL: Explanation {
        Explanation(
            rule: """
                A link is a URL as it stands, a scheme of your app is not one of the system, and an action opens
                `https://` links only.
                """,
            why: "A tap would open the app without telling it where to go, or do nothing.",
            wrong: """
                module Clock {
                  platforms iOS 17
                  scheme "https"
                }
                """,
            right: """
                module Clock {
                  platforms iOS 17
                  scheme "clock"
                }
                """
        )
    }

    static var recursiveType: Explanation {
        Explanation(
            rule: """
                A row does not hold itself, directly or through other rows, unless a list or an identifier stands
                between.
                """,
            why: "A value that holds itself has no end: Swift refuses it.",
            wrong: """
                struct Step {
                  name: String
                  next: Step
                }
                """,
            right: """
                struct Step {
                  name: String
                  nextName: String?
                }
                """
        )
    }
}
