// In: nothing. Out: what `explain` says of rules for data that should not be stored so.
// Invariant: a test checks each example: the wrong one gives the finding and no other, the right one none.

extension Explanation {
    static var unusedField: Explanation {
        Explanation(
            rule: "A snapshot holds what widgets read. What only the app reads is `volatile`.",
            why: """
                The field is encoded, written and read for nothing, and a file that lacks it after an update is a
                risk without a use.
                """,
            wrong: """
                snapshot VisitsFile {
                  version 1
                  file "visits.json"
                  count: Int = 0
                  note: String = ""
                }
                widget VisitWidget "Visits" {
                  families systemSmall
                  entry { count: Int = VisitsFile.count }
                  refresh after 1 hour
                  view VisitView
                }
                bundle VisitBundle { VisitWidget }
                """,
            right: """
                snapshot VisitsFile {
                  version 1
                  file "visits.json"
                  count: Int = 0
                  volatile note: String = ""
                }
                widget VisitWidget "Visits" {
                  families systemSmall
                  entry { count: Int = VisitsFile.count }
                  refresh after 1 hour
                  view VisitView
                }
                bundle VisitBundle { VisitWidget }
                """
        )
    }

    static var restlessField: Explanation {
        Explanation(
            rule: "A field that differs with every write, and is shown by the way, is `volatile`.",
            why: """
                The writer asks for new timelines of the widgets that read a field that differs. With this one that
                is every write, and the budget of the day is used up by noon.
                """,
            wrong: """
                snapshot VisitsFile {
                  version 1
                  file "visits.json"
                  lastSync: Date?
                }
                widget VisitWidget "Visits" {
                  families systemSmall
                  entry { synced: Date? = VisitsFile.lastSync }
                  sample { VisitsFile.lastSync = context.date }
                  refresh after 1 hour
                  view VisitView
                }
                """,
            right: """
                snapshot VisitsFile {
                  version 1
                  file "visits.json"
                  volatile lastSync: Date?
                }
                widget VisitWidget "Visits" {
                  families systemSmall
                  entry { synced: Date? = VisitsFile.lastSync }
                  sample { VisitsFile.lastSync = context.date }
                  refresh after 1 hour
                  view VisitView
                }
                """
        )
    }

    static var secretField: Explanation {
        Explanation(
            rule: "Tokens, passwords, PINs, cookies of a session and numbers of cards stay in the keychain.",
            why: """
                The file lies readable in the App Group, for each of its apps and in backups; what a widget shows is
                archived besides.
                """,
            wrong: """
                struct Account {
                  name: String
                  accessToken: String
                }
                """,
            right: """
                struct Account {
                  name: String
                  isSignedIn: Bool = false
                }
                """
        )
    }

    static var inlineImage: Explanation {
        Explanation(
            rule: "Pictures are files, of which a field has the name or the address.",
            why: """
                Every entry would hold the bytes, and the file of the snapshot with them. WidgetKit drops a timeline
                that is too large without a word: the widget stays a grey placeholder.
                """,
            wrong: """
                struct Visit {
                  place: String
                  photoData: String
                }
                """,
            right: """
                struct Visit {
                  place: String
                  photoFile: String
                }
                """
        )
    }

    static var imageMemory: Explanation {
        Explanation(
            rule: "The pictures of all entries of a timeline fit into 30 MB.",
            why: """
                The entries are rendered together. An extension that needs more is ended, and the widget stays
                blank. The sum takes a picture as large as the largest family, 4 bytes a pixel, and one in a row at
                320 pixels.
                """,
            wrong: """
                snapshot PhotosFile {
                  version 1
                  file "photos.json"
                  photoFile: String = ""
                }
                widget PhotoWidget "Photo" {
                  families systemLarge
                  entry { photoFile: String = PhotosFile.photoFile }
                  sample { PhotosFile.photoFile = "sample.jpeg" }
                  entries { every 15 minutes count 24 }
                  refresh at end
                  view PhotoView
                }
                """,
            right: """
                snapshot PhotosFile {
                  version 1
                  file "photos.json"
                  photoFile: String = ""
                }
                widget PhotoWidget "Photo" {
                  families systemLarge
                  entry { photoFile: String = PhotosFile.photoFile }
                  sample { PhotosFile.photoFile = "sample.jpeg" }
                  entries { every 15 minutes count 5 }
                  refresh at end
                  view PhotoView
                }
                """
        )
    }

    static var invalidUUID: Explanation {
        Explanation(
            rule: "A text where a `UUID` is expected is one.",
            why: """
                Swift makes a UUID of a text only if it has the form of one; what is compared with it would never be
                equal.
                """,
            wrong: #"""
                entity Lamp "Lamp" {
                  id lampID: UUID
                  name: String
                  title "\(name)"
                  source {
                    Lamp(lampID: "lamp-1", name: "Desk")
                  }
                }
                intent LampIntent "Lamp" {
                  param lamp "Lamp": Lamp?
                }
                """#,
            right: #"""
                entity Lamp "Lamp" {
                  id lampID: UUID
                  name: String
                  title "\(name)"
                  source {
                    Lamp(lampID: "6F9619FF-8B86-D011-B42D-00C04FC964FF", name: "Desk")
                  }
                }
                intent LampIntent "Lamp" {
                  param lamp "Lamp": Lamp?
                }
                """#
        )
    }
}
