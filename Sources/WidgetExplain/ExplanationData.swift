// In: nothing. Out: what `explain` says of findings about enums, snapshots and entities.
// Invariant: a test checks each example: the wrong one gives the finding and no other, the right one none.

extension Explanation {
    static var mixedRawValues: Explanation {
        Explanation(
            rule: "The raw values of an enum are all texts or all whole numbers.",
            why: "A Swift enum has one type of raw values.",
            wrong: """
                enum Size "Size" {
                  case small "Small" = "s"
                  case large "Large" = 2
                }
                """,
            right: """
                enum Size "Size" {
                  case small "Small" = "s"
                  case large "Large" = "l"
                }
                """
        )
    }

    static var duplicateRawValue: Explanation {
        Explanation(
            rule: "A raw value stands for one case, retired ones (`was`) included.",
            why: "A stored choice could mean either case.",
            wrong: """
                enum Size "Size" {
                  case small "Small" = "s"
                  case standard "Standard" = "s"
                }
                """,
            right: """
                enum Size "Size" {
                  case small "Small" = "s"
                  case standard "Standard" = "m"
                }
                """
        )
    }

    static var missingGroup: Explanation {
        Explanation(
            rule: "A snapshot is a file in an App Group, which the module or the snapshot names.",
            why: """
                App and extension have no other folder in common: the widget would never find what the app has
                written.
                """,
            wrong: """
                module News { platforms iOS 17 }
                snapshot Articles {
                  version 1
                  file "articles.json"
                  titles: [String]
                }
                """,
            right: """
                module News {
                  platforms iOS 17
                  group "group.com.example.news"
                }
                snapshot Articles {
                  version 1
                  file "articles.json"
                  titles: [String]
                }
                """
        )
    }

    static var invalidGroup: Explanation {
        Explanation(
            rule: """
                An App Group is written as in the entitlements, without `$(…)`. It starts with `group.`, on macOS
                perhaps with the team's identifier, and like a keychain group it has letters from A to Z, digits, `.`,
                `-` and `_`.
                """,
            why: """
                The group is looked up by this text at run time. With another one there is no folder, and the widget
                shows nothing.
                """,
            wrong: """
                module News {
                  platforms iOS 17
                  group "com.example.news"
                }
                """,
            right: """
                module News {
                  platforms iOS 17
                  group "group.com.example.news"
                }
                """
        )
    }

    static var duplicateFile: Explanation {
        Explanation(
            rule: "Each snapshot of an App Group has a file of its own.",
            why: "One would overwrite the other, and neither could be read.",
            wrong: """
                snapshot Drafts {
                  version 1
                  file "projects.json"
                  names: [String]
                }
                """,
            right: """
                snapshot Drafts {
                  version 1
                  file "drafts.json"
                  names: [String]
                }
                """
        )
    }

    static var invalidFileName: Explanation {
        Explanation(
            rule: #"""
                A file name is one component: without `/`, `\` and `:`, and not beginning with a dot. A table of texts
                is named without the `.xcstrings` of its file.
                """#,
            why: "The file would be written into a folder that does not exist, or outside the App Group.",
            wrong: """
                snapshot Drafts {
                  version 1
                  file "store/drafts.json"
                  names: [String]
                }
                """,
            right: """
                snapshot Drafts {
                  version 1
                  file "drafts.json"
                  names: [String]
                }
                """
        )
    }

    static var duplicateIdentifier: Explanation {
        Explanation(
            rule: """
                An identifier stands for one thing: a row of an entity, the declaration under whose
                `persistentIdentifier` choices are stored, or the intent that replaces the class of `intentClassName`.
                """,
            why: "A person's stored choice could mean either: the widget would show the wrong one.",
            wrong: #"""
                entity City "City" {
                  id code: String
                  name: String
                  title "\(name)"
                  source {
                    City(code: "lon", name: "London")
                    City(code: "lon", name: "Londonderry")
                  }
                }
                """#,
            right: #"""
                entity City "City" {
                  id code: String
                  name: String
                  title "\(name)"
                  source {
                    City(code: "lon", name: "London")
                    City(code: "ldy", name: "Londonderry")
                  }
                }
                """#
        )
    }

    static var duplicateCatalog: Explanation {
        Explanation(
            rule: "A hand-written catalog gives the rows of one entity.",
            why: "It conforms to a protocol that is generated for this entity; with two its members would collide.",
            wrong: #"""
                entity City "City" {
                  id code: String
                  name: String
                  title "\(name)"
                  source Places
                }
                entity Town "Town" {
                  id code: String
                  name: String
                  title "\(name)"
                  source Places
                }
                """#,
            right: #"""
                entity City "City" {
                  id code: String
                  name: String
                  title "\(name)"
                  source Cities
                }
                entity Town "Town" {
                  id code: String
                  name: String
                  title "\(name)"
                  source Towns
                }
                """#
        )
    }
}
