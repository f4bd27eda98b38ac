// In: nothing. Out: what `explain` says of findings about styles and routes.
// Invariant: a test checks each example: the wrong one gives the finding and no other, the right one none.

extension Explanation {
    static var stylePattern: Explanation {
        Explanation(
            rule: """
                A pattern fits its axis: a case of the enum, a number or range, `true` or `false`, a text, a family.
                There is one pattern for each axis.
                """,
            why: "The row would never be taken.",
            wrong: """
                style Badge by Bool {
                  tint: Color
                  case (true, .work): (tint: .green)
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

    static var missingCells: Explanation {
        Explanation(
            rule: "Each combination of the axes has a row, or there is a `default` row.",
            why: """
                The widget would have no look for such a value: a project in a new category would crash or show
                nothing.
                """,
            wrong: """
                style Badge by Category {
                  tint: Color
                  case .work: (tint: .blue)
                }
                """,
            right: """
                style Badge by Category {
                  tint: Color
                  case .work: (tint: .blue)
                  case .home: (tint: .green)
                }
                """
        )
    }

    static var overlappingRows: Explanation {
        Explanation(
            rule: "Each combination of the axes belongs to one row.",
            why: "Which look is shown would depend on the order of the rows, and change when somebody sorts them.",
            wrong: """
                style Badge by Int {
                  tint: Color
                  case ..<20: (tint: .blue)
                  case 10..<80: (tint: .green)
                  default: (tint: .red)
                }
                """,
            right: """
                style Badge by Int {
                  tint: Color
                  case ..<20: (tint: .blue)
                  case 20..<80: (tint: .green)
                  default: (tint: .red)
                }
                """
        )
    }

    static var unreachableRow: Explanation {
        Explanation(
            rule: "Each row takes some value that can occur.",
            why: "What it says is never shown: often the table was meant differently.",
            wrong: """
                enum Size "Size" { case small "Small"; case large "Large" }
                intent SizeIntent "Size" {
                  param size "Size": Size = .small { only .small }
                  param detail "Detail": String? {
                    depends on size
                    options {
                      case .large: "Map"
                      default: "Name"
                    }
                  }
                }
                """,
            right: """
                enum Size "Size" { case small "Small"; case large "Large" }
                intent SizeIntent "Size" {
                  param size "Size": Size = .small
                  param detail "Detail": String? {
                    depends on size
                    options {
                      case .large: "Map"
                      default: "Name"
                    }
                  }
                }
                """
        )
    }

    static var tableTooLarge: Explanation {
        Explanation(
            rule: "The axes of a style have at most 65,536 combinations.",
            why: "The table is built in full, so that a look-up takes no time. An extension has little memory.",
            wrong: """
                enum Half "Half" { case a "A"; case b "B" }
                style Look by Half, Half, Half, Half, Half, Half, Half, Half, Half, Half, Half, Half, Half, Half,
                    Half, Half, Half {
                  tint: Color
                  default: (tint: .gray)
                }
                """,
            right: """
                enum Half "Half" { case a "A"; case b "B" }
                style Look by Half, Half {
                  tint: Color
                  default: (tint: .gray)
                }
                """
        )
    }

    static var missingColumn: Explanation {
        Explanation(
            rule: "A row gives a value to each column that has no default.",
            why: "The view would have nothing to draw with.",
            wrong: """
                style Badge by Bool {
                  tint: Color
                  name: Text
                  case true: (tint: .green)
                  default: (tint: .gray, name: "Off")
                }
                """,
            right: """
                style Badge by Bool {
                  tint: Color
                  name: Text
                  case true: (tint: .green, name: "On")
                  default: (tint: .gray, name: "Off")
                }
                """
        )
    }

    static var lowContrast: Explanation {
        Explanation(
            rule: """
                Text of the colour `foreground` on the colour `background`, or of two columns that `contrast` names,
                has a contrast of at least 4.5:1, as the Web Content Accessibility Guidelines ask (level AA). A
                `foreground` without a `background` is not of the colour behind the widget.
                """,
            why: "Many people cannot read it, and nobody in sunlight.",
            wrong: """
                style Note by Bool {
                  foreground: Color = .white
                  background: Color
                  case true: (background: .yellow)
                  case false: (background: #333333)
                }
                """,
            right: """
                style Note by Bool {
                  foreground: Color = .white
                  background: Color
                  case true: (background: #7A4F00)
                  case false: (background: #333333)
                }
                """
        )
    }

    static var missingScheme: Explanation {
        Explanation(
            rule: "A module with routes names the app's URL scheme.",
            why: "Without one no link can be made, so that a tap opens the app at its start.",
            wrong: #"""
                module News { platforms iOS 17 }
                route article(id: String) = "article/\(id)"
                """#,
            right: #"""
                module News {
                  platforms iOS 17
                  scheme "news"
                }
                route article(id: String) = "article/\(id)"
                """#
        )
    }

    static var routeParameter: Explanation {
        Explanation(
            rule: """
                The text of a route holds each of its parameters once, by its name alone, and something stands between
                two of them.
                """,
            why: "The app could not read the value out of the link again.",
            wrong: #"""
                route article(id: String, page: Int) = "article/\(id)"
                """#,
            right: #"""
                route article(id: String, page: Int) = "article/\(id)/\(page)"
                """#
        )
    }

    static var overlappingRoutes: Explanation {
        Explanation(
            rule: "Two routes never make the same link.",
            why: "The app could not tell which of them it gets: an item that is called `new` would open the editor.",
            wrong: #"""
                route item(id: String) = "item/\(id)"
                route newItem() = "item/new"
                """#,
            right: #"""
                route item(id: String) = "item/\(id)"
                route newItem() = "new-item"
                """#
        )
    }
}
