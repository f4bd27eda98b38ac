// In: nothing. Out: what `explain` says of rules for configurations that a person loses or cannot complete.
// Invariant: a test checks each example: the wrong one gives the finding and no other, the right one none.

extension Explanation {
    static var hiddenParameter: Explanation {
        Explanation(
            rule: "What a widget cannot do without, and what decides what another parameter offers, is not hidden.",
            why: "A person is told to configure the widget, and finds no row for what is missing.",
            wrong: """
                intent RemoteIntent "Remote" {
                  param isRemote "Remote": Bool = false
                  required param project "Project": Project?
                  show project when isRemote
                }
                """,
            right: """
                intent RemoteIntent "Remote" {
                  param isRemote "Remote": Bool = false
                  required param project "Project": Project? = first
                  show project when isRemote
                }
                """
        )
    }

    static var unusedParameter: Explanation {
        Explanation(
            rule: """
                An expression reads each parameter of a configuration, and options read what they depend on. The
                sentence of a `summary` reads nothing; a loader of the widget is given all.
                """,
            why: "People change a row of the editor, and the widget stays as it is.",
            wrong: """
                intent VisitIntent "Visits" {
                  param place "Place": String = "Home"
                  param limit "Rows": Int = 3
                }
                widget VisitWidget "Visits" {
                  configuration VisitIntent
                  families systemSmall
                  entry { place: String = place }
                  refresh after 1 hour
                  view VisitView
                }
                bundle VisitBundle { VisitWidget }
                """,
            right: """
                intent VisitIntent "Visits" {
                  param place "Place": String = "Home"
                  param limit "Rows": Int = 3
                }
                widget VisitWidget "Visits" {
                  configuration VisitIntent
                  families systemSmall
                  entry { place: String = place; limit: Int = limit }
                  refresh after 1 hour
                  view VisitView
                }
                bundle VisitBundle { VisitWidget }
                """
        )
    }

    static var unsetDependency: Explanation {
        Explanation(
            rule: "A parameter whose rows depend on another says what it offers before that has a value.",
            why: """
                A person opens the second row first, chooses out of everything, and then a project to which the
                choice does not belong.
                """,
            wrong: #"""
                entity Step "Step" {
                  id stepID: String
                  projectID: String
                  name: String
                  title "\(name)"
                  source StepCatalog
                }
                intent StepIntent "Step" {
                  param project "Project": Project?
                  param step "Step": Step? {
                    depends on project
                    options rows.filter { $0.projectID == project.projectID }
                  }
                }
                """#,
            right: #"""
                entity Step "Step" {
                  id stepID: String
                  projectID: String
                  name: String
                  title "\(name)"
                  source StepCatalog
                }
                intent StepIntent "Step" {
                  param project "Project": Project?
                  param step "Step": Step? {
                    depends on project
                    options rows.filter { $0.projectID == project.projectID }
                    unset none
                  }
                }
                """#
        )
    }

    static var missingMigration: Explanation {
        Explanation(
            rule: "Where a release moves from SiriKit to App Intents, every intent names the one that it replaces.",
            why: """
                What people chose is found by that name alone. Widgets without it show their defaults after the
                update. An intent that is new with this release is silenced.
                """,
            wrong: """
                intent NewsIntent "News" {
                  intentClassName "NewsConfigurationIntent"
                  param topic "Topic": String = "All"
                }
                intent SportIntent "Sport" {
                  param team "Team": String = "All"
                }
                widget SportWidget "Sport" {
                  configuration SportIntent
                  families systemSmall
                  refresh after 1 hour
                  view SportView
                }
                """,
            right: """
                intent NewsIntent "News" {
                  intentClassName "NewsConfigurationIntent"
                  param topic "Topic": String = "All"
                }
                intent SportIntent "Sport" {
                  intentClassName "SportConfigurationIntent"
                  param team "Team": String = "All"
                }
                widget SportWidget "Sport" {
                  configuration SportIntent
                  families systemSmall
                  refresh after 1 hour
                  view SportView
                }
                """
        )
    }

    static var sizeFamilies: Explanation {
        Explanation(
            rule: "`size` by family names the families that the widgets of the intent have.",
            why: """
                In a family without a size a person may choose any number, of which the view shows some. A size for
                a family that no widget has is never asked for.
                """,
            wrong: """
                intent ListIntent "List" {
                  param projects "Projects": [Project] { size systemSmall: 2 }
                }
                widget ListWidget "List" {
                  configuration ListIntent
                  families systemSmall, systemLarge
                  refresh after 1 hour
                  view ListView
                }
                """,
            right: """
                intent ListIntent "List" {
                  param projects "Projects": [Project] { size systemSmall: 2, systemLarge: 1...6 }
                }
                widget ListWidget "List" {
                  configuration ListIntent
                  families systemSmall, systemLarge
                  refresh after 1 hour
                  view ListView
                }
                """
        )
    }

    static var titleAsIdentifier: Explanation {
        Explanation(
            rule: "Rows are identified by what never changes.",
            why: """
                Placed widgets store the identifier. Once a person renames the row, the widget shows that its choice
                is gone.
                """,
            wrong: #"""
                entity Room "Room" {
                  id name: String
                  title "\(name)"
                  source RoomCatalog
                }
                intent RoomIntent "Room" {
                  param room "Room": Room?
                }
                """#,
            right: #"""
                entity Room "Room" {
                  id roomID: String
                  name: String
                  title "\(name)"
                  source RoomCatalog
                }
                intent RoomIntent "Room" {
                  param room "Room": Room?
                }
                """#
        )
    }

    static var unchosenEntity: Explanation {
        Explanation(
            rule: "An entity is what a person can choose; other rows are a `struct`.",
            why: """
                The system learns of an entity and a query that nothing asks for, and of the code that the extension
                loads for them.
                """,
            wrong: #"""
                entity Visit "Visit" {
                  id visitID: String
                  place: String
                  title "\(place)"
                  source VisitsFile.visits
                }
                snapshot VisitsFile {
                  version 1
                  file "visits.json"
                  visits: [Visit]
                }
                widget VisitWidget "Visits" {
                  families systemSmall
                  entry { visits: [Visit] = VisitsFile.visits }
                  sample { VisitsFile.visits = [Visit(place: "Lisbon")] }
                  refresh after 1 hour
                  view VisitView
                }
                bundle VisitBundle { VisitWidget }
                """#,
            right: """
                struct Visit {
                  place: String
                }
                snapshot VisitsFile {
                  version 1
                  file "visits.json"
                  visits: [Visit]
                }
                widget VisitWidget "Visits" {
                  families systemSmall
                  entry { visits: [Visit] = VisitsFile.visits }
                  sample { VisitsFile.visits = [Visit(place: "Lisbon")] }
                  refresh after 1 hour
                  view VisitView
                }
                bundle VisitBundle { VisitWidget }
                """
        )
    }

    static var repeatedType: Explanation {
        Explanation(
            rule: """
                Entities and intents of the modules of one app have names of their own, or a `persistentIdentifier`.
                """,
            why: """
                The system stores what people chose by the name of the type without its module, and may find it in
                the other one.
                """,
            wrong: #"""
                // kit.widget
                module Kit { platforms iOS 17; access public; role framework }
                entity Room "Room" {
                  id roomID: String
                  name: String
                  title "\(name)"
                  source RoomCatalog
                }
                // widgets.widget
                module Widgets { platforms iOS 17; imports Kit }
                entity Room "Room" {
                  id roomID: String
                  name: String
                  title "\(name)"
                  source HotelCatalog
                }
                """#,
            right: #"""
                // kit.widget
                module Kit { platforms iOS 17; access public; role framework }
                entity Room "Room" {
                  id roomID: String
                  name: String
                  title "\(name)"
                  source RoomCatalog
                }
                // widgets.widget
                module Widgets { platforms iOS 17; imports Kit }
                entity HotelRoom "Room" {
                  id roomID: String
                  name: String
                  title "\(name)"
                  source HotelCatalog
                }
                """#
        )
    }
}
