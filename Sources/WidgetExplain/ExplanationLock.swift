// In: nothing. Out: what `explain` says of findings about what released versions depend on.
// Invariant: a test runs each example: the wrong one gives the finding and no other, the right one none.

extension Explanation {
    static var damagedLock: Explanation {
        Explanation(
            rule: "A lock file is as `widgetc lock` wrote it: a line for its format, then a line for each fact.",
            why: """
                What is left of a damaged file would be taken for all that released versions depend on, so that a change
                which resets placed widgets could pass. Facts are single, sorted lines: after a merge the lines of both
                sides are kept.
                """,
            wrong: """
                widgetc lock clock.widget
                echo '<<<<<<< ours' >> Clock.lock
                widgetc check clock.widget
                """,
            right: """
                widgetc lock clock.widget
                widgetc check clock.widget
                """,
            form: .commands
        )
    }

    static var unreadLock: Explanation {
        Explanation(
            rule: "A lock file stands where its module looks for it, or is named by `--lock`.",
            why: """
                It is looked for beside the module's block, or else in the folder that holds all files of the module.
                When these move, or the module gets another name, the file has to come along: passed over in silence,
                all that released versions depend on would be forgotten.
                """,
            wrong: """
                widgetc lock clock.widget
                mkdir widgets && mv clock.widget widgets
                widgetc check .
                """,
            right: """
                widgetc lock clock.widget
                mkdir widgets && mv clock.widget Clock.lock widgets
                widgetc check .
                """,
            form: .commands
        )
    }

    static var changedKind: Explanation {
        Explanation(
            rule: """
                A released widget or control keeps its kind and its place in the bundle, and a widget its families and
                the systems that show it.
                """,
            why: """
                The system finds the widget behind a placed tile by its kind. After an update without it the tile stays
                empty until the person removes it. The kind is the declared name unless `kind` says otherwise, so that
                a renamed widget keeps the old name as its `kind`.
                """,
            wrong: """
                widgetc lock clock.widget
                sed -i.old 's/ClockWidget/TimeWidget/g' clock.widget
                widgetc check clock.widget
                """,
            right: """
                widgetc lock clock.widget
                sed -i.old 's/ClockWidget/TimeWidget/g; s/{ families/{ kind "ClockWidget"; families/' clock.widget
                widgetc check clock.widget
                """,
            form: .commands
        )
    }

    static var changedChoice: Explanation {
        Explanation(
            rule: """
                What people have chosen is found again: intents, parameters, identifiers, raw values and actions keep
                the names and types under which they are stored.
                """,
            why: """
                The system stores the choices of a placed widget by the name of the intent, the names of its parameters,
                the identifiers of rows and the raw values of enums. What it does not find again reads as nil: an
                update resets the widget, and nothing says so.
                """,
            wrong: """
                echo 'intent CityIntent "City" { param city "City": String? }' >> clock.widget
                sed -i.old 's/{ families/{ configuration CityIntent; source Load { n: Int = 0 }; families/' clock.widget
                widgetc lock clock.widget
                sed -i.old 's/param city/param town/' clock.widget
                widgetc check clock.widget
                """,
            right: """
                echo 'intent CityIntent "City" { param city "City": String? }' >> clock.widget
                sed -i.old 's/{ families/{ configuration CityIntent; source Load { n: Int = 0 }; families/' clock.widget
                widgetc lock clock.widget
                sed -i.old 's/param city "City"/param city "Town"/' clock.widget
                widgetc check clock.widget
                """,
            form: .commands
        )
    }

    static var changedFile: Explanation {
        Explanation(
            rule: """
                The files of released versions are read: a snapshot keeps its file and group, its version only rises,
                fields keep their types, and a new field has a default or is optional.
                """,
            why: """
                After an update widgets are asked before the app has run. They read what the app of the last release
                wrote, and are empty if that cannot be read.
                """,
            wrong: """
                echo 'snapshot Town { version 1; file "town.json"; name: String? }' >> clock.widget
                widgetc lock clock.widget
                sed -i.old 's/name: String?/name: String?; size: Int/' clock.widget
                widgetc check clock.widget --allow unused-field
                """,
            right: """
                echo 'snapshot Town { version 1; file "town.json"; name: String? }' >> clock.widget
                widgetc lock clock.widget
                sed -i.old 's/name: String?/name: String?; size: Int = 0/' clock.widget
                widgetc check clock.widget --allow unused-field
                """,
            form: .commands
        )
    }

    static var changedLink: Explanation {
        Explanation(
            rule: "A released route keeps its text, its scheme and the types of its parameters.",
            why: """
                Tiles show what the last release made until they are reloaded, and links are kept elsewhere: in notes,
                shortcuts and web pages. The app opens on one that it no longer knows, and stays where it is.
                """,
            wrong: """
                echo 'route open(city: String) = "city/\\(city)"' >> clock.widget
                sed -i.old 's/platforms iOS 17/platforms iOS 17; scheme "clock"/' clock.widget
                widgetc lock clock.widget
                sed -i.old 's|"city/|"town/|' clock.widget
                widgetc check clock.widget --error changed-link
                """,
            right: """
                echo 'route open(city: String) = "city/\\(city)"' >> clock.widget
                sed -i.old 's/platforms iOS 17/platforms iOS 17; scheme "clock"/' clock.widget
                widgetc lock clock.widget
                echo 'route town(city: String) = "town/\\(city)"' >> clock.widget
                widgetc check clock.widget --error changed-link
                """,
            form: .commands
        )
    }
}
