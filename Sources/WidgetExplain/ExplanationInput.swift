// In: nothing. Out: what `explain` says of findings about inputs and options.
// Invariant: a test checks each example: the wrong one gives the finding and no other, the right one none.

extension Explanation {
    static var notUTF8: Explanation {
        Explanation(
            rule: "A description is UTF-8 text. A byte-order mark at its start is fine.",
            why: """
                In another encoding titles would show wrong characters, so nothing is guessed. Save the file as UTF-8
                in your editor.
                """,
            wrong: #"""
                printf 'enum Caf\351 "Caf\351" { case a "A" }\n' > cafe.widget
                widgetc check cafe.widget
                """#,
            right: #"""
                printf 'enum Cafe "Caf\303\251" { case a "A" }\n' > cafe.widget
                widgetc check cafe.widget --module Example --platforms "iOS 17"
                """#,
            form: .commands
        )
    }

    static var fileTooLarge: Explanation {
        Explanation(
            rule: "A description has at most 64 MiB.",
            why: """
                Such a file is no description: usually a wrong path was given, or a build product got the ending
                `.widget`.
                """,
            wrong: """
                dd if=/dev/zero of=large.widget bs=1 count=0 seek=67108865
                widgetc check large.widget
                """,
            right: "widgetc check clock.widget",
            form: .commands
        )
    }

    static var mergeConflict: Explanation {
        Explanation(
            rule: "A description holds one version of each line.",
            why: """
                Version control marks what two people changed in the same place, and leaves the choice to you. Until
                it is made nothing is known of the widgets, so nothing else is looked for in the file.
                """,
            wrong: """
                enum Mood "Mood" {
                <<<<<<< HEAD
                  case good "Good"
                =======
                  case good "Well"
                >>>>>>> wording
                }
                """,
            right: """
                enum Mood "Mood" {
                  case good "Well"
                }
                """
        )
    }

    static var tooManyFindings: Explanation {
        Explanation(
            rule: "A report holds at most 10000 errors and 10000 other findings.",
            why: """
                Findings in such numbers have one cause: a file that is no description, or a mistake of the program
                that wrote it. The limit keeps the compiler within its memory. The first ones are told, and how many
                there are beside them.
                """,
            wrong: """
                yes ';' | head -n 20000 > made.widget
                widgetc check made.widget
                """,
            right: "widgetc check clock.widget",
            form: .commands
        )
    }

    static var nothingDescribed: Explanation {
        Explanation(
            rule: "The inputs declare at least one thing.",
            why: """
                A build that makes nothing is hardly ever meant: a folder is empty or the wrong one, or all of a file
                is commented out. The target would then compile without the types that it needs, and say so at each of
                their uses.
                """,
            wrong: """
                echo '// widget ClockWidget "Clock"' > empty.widget
                widgetc check empty.widget --module Example --platforms "iOS 17"
                """,
            right: "widgetc check clock.widget",
            form: .commands
        )
    }

    static var collidingOutputs: Explanation {
        Explanation(
            rule: """
                Each input of a module becomes a file of its own, so that the inputs of a module have different names.
                Case does not tell two names apart.
                """,
            why: """
                One output would overwrite the other. With names that only case tells apart that would happen on most
                Macs, and on no Linux server.
                """,
            wrong: """
                mkdir -p home work
                echo 'enum Room "Room" { case kitchen "Kitchen" }' > home/list.widget
                echo 'enum Desk "Desk" { case left "Left" }' > work/list.widget
                widgetc check home work --module Lists --platforms "iOS 17"
                """,
            right: """
                mkdir -p home work
                echo 'enum Room "Room" { case kitchen "Kitchen" }' > home/list.widget
                echo 'enum Desk "Desk" { case left "Left" }' > work/desks.widget
                widgetc check home work --module Lists --platforms "iOS 17"
                """,
            form: .commands
        )
    }

    static var conflictingOption: Explanation {
        Explanation(
            rule: "An option does not say otherwise than the module's own block.",
            why: """
                If one of the two won silently, a target would get the output that is made for another: a widget
                extension without its widgets, or an app with them.
                """,
            wrong: """
                echo 'module Face { platforms iOS 17; role extension }' > face.widget
                echo 'enum Shape "Shape" { case round "Round" }' >> face.widget
                widgetc check face.widget --role app
                """,
            right: """
                echo 'module Face { platforms iOS 17; role extension }' > face.widget
                echo 'enum Shape "Shape" { case round "Round" }' >> face.widget
                widgetc check face.widget --role extension
                """,
            form: .commands
        )
    }
}
