// In: nothing. Out: what `explain` says of rules for times that content outlives.
// Invariant: a test checks each example: the wrong one gives the finding and no other, the right one none.

extension Explanation {
    static var dayInHours: Explanation {
        Explanation(
            rule: "A day is written `1 day`, and a time of day `daily at 06:30`.",
            why: """
                Where clocks are put back a day has 25 hours. What is to come at midnight then comes at eleven, and
                shows the day before until the next refresh.
                """,
            wrong: """
                widget ClockWidget "Clock" {
                  families systemSmall
                  refresh after 24 hours
                  view ClockView
                }
                """,
            right: """
                widget ClockWidget "Clock" {
                  families systemSmall
                  refresh daily at 00:05
                  view ClockView
                }
                """
        )
    }

    static var manyEntries: Explanation {
        Explanation(
            rule: "A timeline has some tens of entries, 100 at most.",
            why: """
                All of them are rendered when the timeline is made, within some 30 MB. Beyond the limit entries are
                left out, so that the widget stops before it is asked for new ones.
                """,
            wrong: """
                widget ClockWidget "Clock" {
                  families systemSmall
                  entries { every 1 minute aligned count 240 }
                  refresh at end
                  view ClockView
                }
                """,
            right: """
                widget ClockWidget "Clock" {
                  families systemSmall
                  entries { every 1 minute aligned count 60 }
                  refresh at end
                  view ClockView
                }
                """
        )
    }

    static var shortStep: Explanation {
        Explanation(
            rule: "Steps between entries are a minute or longer.",
            why: """
                WidgetKit does not show entries on the second. A view that holds the date counts by itself:
                `Text(entry.end, style: .timer)`.
                """,
            wrong: """
                widget ClockWidget "Clock" {
                  families systemSmall
                  entries { every 10 seconds aligned count 90 }
                  refresh after 1 hour
                  view ClockView
                }
                """,
            right: """
                widget ClockWidget "Clock" {
                  families systemSmall
                  entry { end: Date = context.date + 1 hour }
                  entries { every 15 minutes aligned count 8 }
                  refresh at end
                  view ClockView
                }
                """
        )
    }

    static var earlyExpiry: Explanation {
        Explanation(
            rule: """
                Content expires after the new timeline has been asked for, not before. What an app has written stays up
                to date for 5 minutes or more.
                """,
            why: "Between the two the widget tells people that it is out of date, at every turn.",
            wrong: """
                widget ClockWidget "Clock" {
                  families systemSmall
                  entries { expires after 20 minutes }
                  refresh after 1 hour
                  view ClockView
                }
                """,
            right: """
                widget ClockWidget "Clock" {
                  families systemSmall
                  entries { expires after 90 minutes }
                  refresh after 1 hour
                  view ClockView
                }
                """
        )
    }

    static var lateRetry: Explanation {
        Explanation(
            rule: "`retry` waits for 2 hours at most.",
            why: """
                Most failures are over in minutes: the device is unlocked, the network is back. Until the retry a
                person sees that there is nothing.
                """,
            wrong: """
                widget ClockWidget "Clock" {
                  families systemSmall
                  refresh daily at 06:30
                  retry after 1 day
                  view ClockView
                }
                """,
            right: """
                widget ClockWidget "Clock" {
                  families systemSmall
                  refresh daily at 06:30
                  retry after 30 minutes
                  view ClockView
                }
                """
        )
    }

    static var frozenDate: Explanation {
        Explanation(
            rule: "What reads `context.date` has entries, or asks for new timelines.",
            why: "The one entry is computed when it is made. `isLate` says for days what was true then.",
            wrong: """
                widget ProjectWidget "Project" {
                  families systemSmall
                  entry { isLate: Bool = (ProjectsFile.due ?? context.date) < context.date }
                  sample { ProjectsFile.due = context.date }
                  refresh never
                  view ProjectView
                }
                """,
            right: """
                widget ProjectWidget "Project" {
                  families systemSmall
                  entry { isLate: Bool = (ProjectsFile.due ?? context.date) < context.date }
                  sample { ProjectsFile.due = context.date }
                  entries { at ProjectsFile.due }
                  refresh never
                  view ProjectView
                }
                """
        )
    }

    static var frozenField: Explanation {
        Explanation(
            rule: "A widget with `refresh never` reads a field whose changes ask for a new timeline.",
            why: """
                Nothing asks after a change of a `volatile` field alone, and `never` asks for nothing either. What the
                app wrote when the widget was placed stays there.
                """,
            wrong: """
                snapshot StepsFile {
                  version 1
                  file "steps.json"
                  volatile count: Int = 0
                }
                widget StepsWidget "Steps" {
                  families systemSmall
                  entry { count: Int = StepsFile.count }
                  refresh never
                  view StepsView
                }
                """,
            right: """
                snapshot StepsFile {
                  version 1
                  file "steps.json"
                  count: Int = 0
                }
                widget StepsWidget "Steps" {
                  families systemSmall
                  entry { count: Int = StepsFile.count }
                  refresh never
                  view StepsView
                }
                """
        )
    }

    static var frozenTime: Explanation {
        Explanation(
            rule: "A distance from now is a `Date` until it is shown.",
            why: """
                A text such as "6 minutes ago" is true for a minute, and stays for as long as the entry does.
                SwiftUI keeps a date right by itself.
                """,
            wrong: """
                struct Visit {
                  place: String
                  timeAgo: String
                }
                """,
            right: """
                struct Visit {
                  place: String
                  date: Date
                }
                """
        )
    }

    static var datedContent: Explanation {
        Explanation(
            rule: """
                What is of a day goes out of date: its snapshot has `stale after`, or its dates are compared with
                `context.date`.
                """,
            why: """
                The app that writes the file is not opened every day. Yesterday's steps then stand there as those of
                today.
                """,
            wrong: """
                snapshot StepsFile {
                  version 1
                  file "steps.json"
                  stepsToday: Int = 0
                }
                """,
            right: """
                snapshot StepsFile {
                  version 1
                  file "steps.json"
                  stale after 1 day
                  stepsToday: Int = 0
                }
                """
        )
    }

    static var constantRelevance: Explanation {
        Explanation(
            rule: "The score of an entry is computed from what the entry shows.",
            why: """
                Scores are compared with those of the widget's other entries. Where all are equal, the Smart Stack
                learns nothing.
                """,
            wrong: """
                widget ProjectWidget "Project" {
                  configuration ProjectIntent
                  families systemSmall
                  sample { project = Project(name: "Garden") }
                  relevance 1 for 1 hour
                  refresh after 1 hour
                  view ProjectView
                }
                """,
            right: """
                widget ProjectWidget "Project" {
                  configuration ProjectIntent
                  families systemSmall
                  sample { project = Project(name: "Garden") }
                  relevance project == nil ? 0 : 1 for 1 hour
                  refresh after 1 hour
                  view ProjectView
                }
                """
        )
    }

    static var endlessRelevance: Explanation {
        Explanation(
            rule: "The score of a single entry has a duration.",
            why: """
                Without one it holds until the next entry, and there is none: the widget stays on top of the Smart
                Stack after its time.
                """,
            wrong: """
                widget ProjectWidget "Project" {
                  configuration ProjectIntent
                  families systemSmall
                  sample { project = Project(name: "Garden") }
                  relevance project == nil ? 0 : 1
                  refresh after 1 hour
                  view ProjectView
                }
                """,
            right: """
                widget ProjectWidget "Project" {
                  configuration ProjectIntent
                  families systemSmall
                  sample { project = Project(name: "Garden") }
                  relevance project == nil ? 0 : 1 for 1 hour
                  refresh after 1 hour
                  view ProjectView
                }
                """
        )
    }
}
