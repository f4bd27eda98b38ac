// In: nothing. Out: what `explain` says of findings about names.
// Invariant: a test checks each example: the wrong one gives the finding and no other, the right one none.

import WidgetBase

extension Explanation {
    static var duplicateName: Explanation {
        Explanation(
            rule: "Names of declarations are unique in their module, and names of members in their declaration.",
            why: "Swift would refuse the second one in the generated file.",
            wrong: """
                struct Event {
                  name: String
                  name: String
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

    static var conflictingKey: Explanation {
        Explanation(
            rule: "A key of the string table stands for one text.",
            why: "A string catalog has one text for each key: people would read one of the two in both places.",
            wrong: """
                enum Size "Size" {
                  case small "Small" key "size"
                  case large "Large" key "size"
                }
                """,
            right: """
                enum Size "Size" {
                  case small "Small" key "size.small"
                  case large "Large" key "size.large"
                }
                """
        )
    }

    static var reservedName: Explanation {
        Explanation(
            rule: """
                Some names cannot be taken: Swift has no way to write them there, or the generated code has a member
                or type of that name. The message offers a free one; all that are taken are listed below.
                """,
            why: "The output would not compile, or a type of yours would stand where Apple's is meant.",
            wrong: """
                enum Size "Size" {
                  case none "None"
                }
                """,
            right: """
                enum Size "Size" {
                  case unset "None"
                }
                """,
            lists: ReservedNameTable.groups.map { ("Not for \($0.place)", $0.names) }
        )
    }

    static var collidingName: Explanation {
        Explanation(
            rule: """
                The types that a declaration brings along are named after it, and do not meet another declaration. No
                field, column or parameter is called as a type.
                """,
            why: "Swift would find two types of one name, neither of which you wrote.",
            wrong: #"""
                entity City "City" {
                  id code: String
                  name: String
                  title "\(name)"
                  source CityCatalog
                }
                struct CityRow {
                  name: String
                }
                """#,
            right: #"""
                entity City "City" {
                  id code: String
                  name: String
                  title "\(name)"
                  source CityCatalog
                }
                struct CityLine {
                  name: String
                }
                """#
        )
    }

    static var ambiguousName: Explanation {
        Explanation(
            rule: "A name that two imported modules declare cannot be used.",
            why: "Which of the two is meant would depend on the order of the imports.",
            wrong: """
                // a.widget
                module News { platforms iOS 17; access public }
                enum Size "Size" { case small "Small" }
                // b.widget
                module Shop { platforms iOS 17; access public }
                enum Size "Size" { case wide "Wide" }
                // c.widget
                module App { platforms iOS 17; imports News; imports Shop }
                struct Item { size: Size }
                """,
            right: """
                // a.widget
                module News { platforms iOS 17; access public }
                enum Size "Size" { case small "Small" }
                // b.widget
                module Shop { platforms iOS 17; access public }
                enum Format "Size" { case wide "Wide" }
                // c.widget
                module App { platforms iOS 17; imports News; imports Shop }
                struct Item { size: Size }
                """
        )
    }

    static var unknownName: Explanation {
        Explanation(
            rule: "A name that is used is declared, in this module or in one that it imports.",
            why: "The output would not compile. Often a name is misspelt: the message has the nearest one.",
            wrong: """
                widget ProjectWidget "Project" {
                  configuration ProjectIntnt
                  families systemSmall
                  refresh never
                  view ProjectView
                }
                """,
            right: """
                widget ProjectWidget "Project" {
                  configuration ProjectIntent
                  families systemSmall
                  refresh never
                  view ProjectView
                }
                """
        )
    }

    static var unknownType: Explanation {
        Explanation(
            rule: """
                A type is one of the language (`String`, `Int`, `Double`, `Bool`, `Date`, `URL`, `UUID`, `Text` …) or
                a declaration. A type of hand-written Swift is introduced by `extern type`.
                """,
            why: "How a value of another type is stored and shown is not known here.",
            wrong: """
                struct Weather {
                  degrees: Float
                }
                """,
            right: """
                struct Weather {
                  degrees: Double
                }
                """
        )
    }

    static var unknownField: Explanation {
        Explanation(
            rule: "A field that is used stands in its declaration.",
            why: """
                The output would not compile. What is worked out of other fields belongs in the app, a loader or the
                view.
                """,
            wrong: """
                widget ProjectWidget "Project" {
                  configuration ProjectIntent
                  families systemSmall
                  entry { name: String = project?.title ?? "No project" }
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

    static var unknownCase: Explanation {
        Explanation(
            rule: "A case that is used stands in its enum.",
            why: "The row of a style, or a default, would never be taken.",
            wrong: """
                style Badge by Category {
                  tint: Color
                  case .wrok: (tint: .blue)
                  default: (tint: .gray)
                }
                """,
            right: """
                style Badge by Category {
                  tint: Color
                  case .work: (tint: .blue)
                  default: (tint: .gray)
                }
                """
        )
    }

    static var unknownFamily: Explanation {
        Explanation(
            rule: """
                A family is one of WidgetKit's: `systemSmall`, `systemMedium`, `systemLarge`, `systemExtraLarge`,
                `systemExtraLargePortrait`, `accessoryCircular`, `accessoryRectangular`, `accessoryInline` or
                `accessoryCorner`.
                """,
            why: "The widget would not be offered in that size.",
            wrong: """
                widget ClockWidget "Clock" {
                  families systemSmal
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

    static var unknownColor: Explanation {
        Explanation(
            rule: """
                A colour with a dot is one of the system's. Others are `#RRGGBB`, or `asset("name")` of the asset
                catalog.
                """,
            why: "The output would not compile.",
            wrong: """
                style Badge by Bool {
                  tint: Color
                  case true: (tint: .grene)
                  case false: (tint: .gray)
                }
                """,
            right: """
                style Badge by Bool {
                  tint: Color
                  case true: (tint: .green)
                  case false: (tint: .gray)
                }
                """
        )
    }

    static var unknownFont: Explanation {
        Explanation(
            rule: """
                A font is one of SwiftUI's text styles, perhaps with a weight and a design: `.headline`, `font(.body,
                weight: .bold, design: .rounded)`.
                """,
            why: "Text styles follow the text size that a person has set; other fonts would not.",
            wrong: """
                style Look by Bool {
                  title: Font
                  case true: (title: .headlin)
                  case false: (title: .body)
                }
                """,
            right: """
                style Look by Bool {
                  title: Font
                  case true: (title: .headline)
                  case false: (title: .body)
                }
                """
        )
    }

    static var unknownColumn: Explanation {
        Explanation(
            rule: "A row of a style gives values to the style's columns, which stand before the rows.",
            why: "The value would go nowhere.",
            wrong: """
                style Badge by Bool {
                  tint: Color
                  case true: (tnt: .green)
                  default: (tint: .gray)
                }
                """,
            right: """
                style Badge by Bool {
                  tint: Color
                  case true: (tint: .green)
                  default: (tint: .gray)
                }
                """
        )
    }

    static var unknownParameter: Explanation {
        Explanation(
            rule: "A parameter that is named stands in the intent, action or route.",
            why: "The value would go nowhere, or the condition could never be asked.",
            wrong: """
                intent CityIntent "City" {
                  param city "City": String = "London"
                  param degrees "In Degrees": Bool = true
                  show degrees when town == "London"
                }
                """,
            right: """
                intent CityIntent "City" {
                  param city "City": String = "London"
                  param degrees "In Degrees": Bool = true
                  show degrees when city == "London"
                }
                """
        )
    }

    static var wrongDeclaration: Explanation {
        Explanation(
            rule: "The name is declared as something else than its place asks for.",
            why: "The output would not compile: an entity cannot configure a widget, an intent can.",
            wrong: """
                widget ProjectWidget "Project" {
                  configuration Project
                  families systemSmall
                  refresh never
                  view ProjectView
                }
                """,
            right: """
                widget ProjectWidget "Project" {
                  configuration ProjectIntent
                  families systemSmall
                  refresh never
                  view ProjectView
                }
                """
        )
    }

    static var notVisible: Explanation {
        Explanation(
            rule: """
                An expression sees the inputs of its place: the parameters of the widget's own configuration, what its
                loader gives, the fields of snapshots and `context`. A field of the entry is seen by those after it.
                """,
            why: "The value does not exist when the expression is evaluated.",
            wrong: """
                widget ClockWidget "Clock" {
                  families systemSmall
                  entry {
                    line: String = title
                    title: String = "Now"
                  }
                  refresh never
                  view ClockView
                }
                """,
            right: """
                widget ClockWidget "Clock" {
                  families systemSmall
                  entry {
                    title: String = "Now"
                    line: String = title
                  }
                  refresh never
                  view ClockView
                }
                """
        )
    }
}
