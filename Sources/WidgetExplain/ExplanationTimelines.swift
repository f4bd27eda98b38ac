// In: nothing. Out: what `explain` says of findings about timelines and samples.
// Invariant: a test checks each example: the wrong one gives the finding and no other, the right one none.

extension Explanation {
    static var conflictingRefresh: Explanation {
        Explanation(
            rule: "`never` stands alone; other rules are joined by `or`.",
            why: "With another rule beside it the widget does refresh.",
            wrong: """
                widget ClockWidget "Clock" {
                  families systemSmall
                  refresh never or after 1 hour
                  view ClockView
                }
                """,
            right: """
                widget ClockWidget "Clock" {
                  families systemSmall
                  refresh after 1 hour
                  view ClockView
                }
                """
        )
    }

    static var frequentRefresh: Explanation {
        Explanation(
            rule: "`refresh` asks for a timeline every 15 minutes at most, and `retry` waits for 5 minutes.",
            why: """
                WidgetKit grants each placed widget a budget of its own: some 40 to 70 refreshes a day for one that
                is often looked at, one in 15 to 60 minutes. Once they are used up, it stays as it is for hours.
                What changes by the second is for SwiftUI's date styles, what changes by the minute for `entries`.
                """,
            wrong: """
                widget ClockWidget "Clock" {
                  families systemSmall
                  refresh after 10 seconds
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

    static var longTimeout: Explanation {
        Explanation(
            rule: "A loader has at most 30 seconds.",
            why: """
                WidgetKit waits no longer for a provider: the extension is ended before the kept content can be shown
                in its place.
                """,
            wrong: """
                widget WeatherWidget "Weather" {
                  families systemSmall
                  source WeatherLoader { degrees: Double = 0 }
                  timeout 2 minutes
                  refresh after 1 hour
                  view WeatherView
                }
                """,
            right: """
                widget WeatherWidget "Weather" {
                  families systemSmall
                  source WeatherLoader { degrees: Double = 0 }
                  timeout 20 seconds
                  refresh after 1 hour
                  view WeatherView
                }
                """
        )
    }

    static var singleEntryAtEnd: Explanation {
        Explanation(
            rule: "`refresh at end` is for timelines of several entries, beside that of `expires`.",
            why: """
                With one entry the end is now: WidgetKit would be asked again at once, until the day's budget is used
                up. The retry interval takes its place.
                """,
            wrong: """
                widget ClockWidget "Clock" {
                  families systemSmall
                  refresh at end
                  view ClockView
                }
                """,
            right: """
                widget ClockWidget "Clock" {
                  families systemSmall
                  entries { every 1 hour count 12 }
                  refresh at end
                  view ClockView
                }
                """
        )
    }

    static var misalignedStep: Explanation {
        Explanation(
            rule: "An aligned step divides the minute, the hour or the day, or is one day or one week.",
            why: "Other steps begin at another time of each day, so that they are aligned with nothing.",
            wrong: """
                widget ClockWidget "Clock" {
                  families systemSmall
                  entries { every 25 minutes aligned count 12 }
                  refresh at end
                  view ClockView
                }
                """,
            right: """
                widget ClockWidget "Clock" {
                  families systemSmall
                  entries { every 20 minutes aligned count 12 }
                  refresh at end
                  view ClockView
                }
                """
        )
    }

    static var endBeforeStart: Explanation {
        Explanation(
            rule: "`from` is earlier than `to`.",
            why: "The widget would matter at no time. Swift ends an app that makes such an interval.",
            wrong: """
                widget ProjectWidget "Project" {
                  families systemSmall
                  relevant at ProjectsFile.due from +10 minutes to -15 minutes
                  refresh after 1 hour
                  view ProjectView
                }
                """,
            right: """
                widget ProjectWidget "Project" {
                  families systemSmall
                  relevant at ProjectsFile.due from -15 minutes to +10 minutes
                  refresh after 1 hour
                  view ProjectView
                }
                """
        )
    }

    static var sampleTitle: Explanation {
        Explanation(
            rule: "Each sample after the first has a title of its own.",
            why: "Previews find a sample by its title.",
            wrong: """
                widget ProjectWidget "Project" {
                  configuration ProjectIntent
                  families systemSmall
                  sample { project = Project(name: "Garden") }
                  sample { project = nil }
                  refresh never
                  view ProjectView
                }
                """,
            right: """
                widget ProjectWidget "Project" {
                  configuration ProjectIntent
                  families systemSmall
                  sample { project = Project(name: "Garden") }
                  sample "Nothing chosen" { project = nil }
                  refresh never
                  view ProjectView
                }
                """
        )
    }
}
