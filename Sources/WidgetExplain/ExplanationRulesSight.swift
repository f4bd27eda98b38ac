// In: nothing. Out: what `explain` says of rules for what a person sees and taps.
// Invariant: a test checks each example: the wrong one gives the finding and no other, the right one none.

extension Explanation {
    static var sharedView: Explanation {
        Explanation(
            rule: "Families of different shape have a view each.",
            why: """
                On the Lock Screen a line shows the first text of a stack that was made for a square, and a circle
                cuts it.
                """,
            wrong: """
                intent LevelIntent "Level" {
                  param level "Level": Int = 3
                }
                widget GaugeWidget "Level" {
                  configuration LevelIntent
                  families systemSmall, accessoryInline
                  entry { shown: Int = level }
                  refresh after 1 hour
                  view GaugeView
                }
                """,
            right: """
                intent LevelIntent "Level" {
                  param level "Level": Int = 3
                }
                widget GaugeWidget "Level" {
                  configuration LevelIntent
                  families systemSmall, accessoryInline
                  entry { shown: Int = level }
                  refresh after 1 hour
                  view accessoryInline: GaugeLineView, default: GaugeView
                }
                """
        )
    }

    static var blankSample: Explanation {
        Explanation(
            rule: "A widget of whose inputs none has a value of its own has a `sample` with more than empty lists.",
            why: """
                The gallery shows the widget as it is without data: an empty square, which nobody adds. `sample { }`
                says that it is meant.
                """,
            wrong: """
                widget ProjectWidget "Project" {
                  configuration ProjectIntent
                  families systemSmall
                  entry { name: String = project?.name ?? "" }
                  refresh after 1 hour
                  view ProjectView
                }
                """,
            right: """
                widget ProjectWidget "Project" {
                  configuration ProjectIntent
                  families systemSmall
                  entry { name: String = project?.name ?? "" }
                  sample { project = Project(name: "Garden") }
                  refresh after 1 hour
                  view ProjectView
                }
                """
        )
    }

    static var reversedEmpty: Explanation {
        Explanation(
            rule: "`empty when` is true when there is nothing to show, not when there is.",
            why: """
                The view is given the state `empty` as long as there is something, and content without anything in it as
                soon as there is nothing: who has one project reads that there is none.
                """,
            wrong: """
                widget ProjectWidget "Project" {
                  configuration ProjectIntent
                  families systemSmall
                  entry { name: String = project?.name ?? "" }
                  sample { project = Project(name: "Garden") }
                  empty when project != nil
                  refresh after 1 hour
                  view ProjectView
                }
                """,
            right: """
                widget ProjectWidget "Project" {
                  configuration ProjectIntent
                  families systemSmall
                  entry { name: String = project?.name ?? "" }
                  sample { project = Project(name: "Garden") }
                  empty when project == nil
                  refresh after 1 hour
                  view ProjectView
                }
                """
        )
    }

    static var unroutedLink: Explanation {
        Explanation(
            rule: "Where an app has routes, the links of its widgets are routes.",
            why: """
                A tap opens the app, not a browser, with whatever address the link has. `Route(address)` is nil for
                this one, and the tap leads nowhere.
                """,
            wrong: #"""
                route project(id: String) = "project/\(id)"
                widget HelpWidget "Help" {
                  families systemSmall
                  refresh never
                  link "https://example.com/help"
                  view HelpView
                }
                """#,
            right: #"""
                route project(id: String) = "project/\(id)"
                widget HelpWidget "Help" {
                  families systemSmall
                  refresh never
                  link project(id: "help")
                  view HelpView
                }
                """#
        )
    }

    static var unchangedToggle: Explanation {
        Explanation(
            rule: "A toggle reads what its action changes.",
            why: "It flips when it is tapped, and flips back when the action is done and its state is read again.",
            wrong: """
                snapshot LampFile {
                  version 1
                  file "lamp.json"
                  isLit: Bool = false
                }
                action SetLamp "Lamp" {
                  param value "Lit": Bool
                  perform Lamp
                  changes LampFile
                }
                control LampControl "Lamp" {
                  toggle ProjectsFile.currentID != nil, SetLamp()
                  symbol "lightbulb"
                }
                """,
            right: """
                snapshot LampFile {
                  version 1
                  file "lamp.json"
                  isLit: Bool = false
                }
                action SetLamp "Lamp" {
                  param value "Lit": Bool
                  perform Lamp
                  changes LampFile
                }
                control LampControl "Lamp" {
                  toggle LampFile.isLit, SetLamp()
                  symbol "lightbulb"
                }
                """
        )
    }

    static var undiscoverableAction: Explanation {
        Explanation(
            rule: "A discoverable action is in the app too.",
            why: """
                Shortcuts and Siri read the actions of the app. Of an action that the extension alone has, reports
                are that it is not found there.
                """,
            wrong: """
                action Start "Start" {
                  perform Starter
                  discoverable
                }
                """,
            right: """
                action Start "Start" {
                  perform Starter
                  runs app
                  discoverable
                }
                """
        )
    }

    static var accentedRendering: Explanation {
        Explanation(
            rule: "Of two colours on each other one is translucent, or has an `accented` variant.",
            why: """
                Where the Home Screen is tinted, and on a watch, the system keeps of a colour nothing but its
                opacity: white text on a filled shape becomes a white block.
                """,
            wrong: """
                style Badge by Bool {
                  label: Color
                  badge: Color
                  contrast label on badge
                  case true: (label: .white, badge: #333333)
                  case false: (label: .white, badge: .clear)
                }
                """,
            right: """
                style Badge by Bool {
                  label: Color
                  badge: Color
                  contrast label on badge
                  case true: (label: .white, badge: (light: #333333, dark: #333333, accented: .clear))
                  case false: (label: .white, badge: .clear)
                }
                """
        )
    }

    static var symbolName: Explanation {
        Explanation(
            rule: "SF Symbols are named by words of small letters and digits with dots between them, and are no files.",
            why: "A symbol that there is not shows nothing, without a message.",
            wrong: """
                enum Level "Level" {
                  case low "Low" { symbol "Battery 25%" }
                }
                """,
            right: """
                enum Level "Level" {
                  case low "Low" { symbol "battery.25percent" }
                }
                """
        )
    }

    static var longTitle: Explanation {
        Explanation(
            rule: "A title is short, and the rest of it a `description`.",
            why: """
                Rows of an editor, pickers and the gallery end a title with an ellipsis after some 30 characters.
                """,
            wrong: """
                enum Level "Level" {
                  case low "The least of all that this device can do without being charged" = "low"
                }
                """,
            right: """
                enum Level "Level" {
                  case low "Low" = "low" { subtitle "The least that this device can do" }
                }
                """
        )
    }

    static var literalPlaceholder: Explanation {
        Explanation(
            rule: #"""
                A value within a text is written `\(name)`, with one `\` before the parenthesis. The title of an entity
                holds at least one.
                """#,
            why: """
                Placeholders of other tools have no meaning here: people read the braces or the percent sign. And
                where a title holds no value, all rows of the picker read the same.
                """,
            wrong: """
                enum Level "Level" {
                  case low "%d left"
                }
                """,
            right: """
                enum Level "Level" {
                  case low "A few left"
                }
                """
        )
    }

    static var repeatedTitle: Explanation {
        Explanation(
            rule: """
                The cases of an enum, the rows that an entity lists, the options and the parameters of an intent, the
                positions of a switch, and the widgets and the controls of a bundle have titles that differ, unless
                something else that shows beside them does. So have the entities of a module. A subtitle says something
                else than the title above it.
                """,
            why: "A person reads two rows that say the same, and has to try which is which.",
            wrong: """
                enum Place "Place" {
                  case home "Home"
                  case away "Home"
                }
                """,
            right: """
                enum Place "Place" {
                  case home "Home"
                  case away "Away"
                }
                """
        )
    }

    static var singleChoice: Explanation {
        Explanation(
            rule: "A parameter has more than one value, so that there is something to choose.",
            why: "A person opens a row of the editor, and cannot change anything there.",
            wrong: """
                intent VisitIntent "Visits" {
                  param limit "Rows": Int = 3 { range 3...3 }
                }
                """,
            right: """
                intent VisitIntent "Visits" {
                  param limit "Rows": Int = 3 { range 1...5 }
                }
                """
        )
    }
}
