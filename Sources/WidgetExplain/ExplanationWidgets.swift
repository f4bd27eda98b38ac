// In: nothing. Out: what `explain` says of findings about widgets.
// Invariant: a test checks each example: the wrong one gives the finding and no other, the right one none.

extension Explanation {
    static var duplicateKind: Explanation {
        Explanation(
            rule: "Each widget of a compilation has a kind of its own.",
            why: """
                The system takes two widgets of one kind for one: people find only one of them, and placed ones turn
                into the other.
                """,
            wrong: """
                widget SunWidget "Sun" {
                  kind "sky"
                  families systemSmall
                  refresh never
                  view SunView
                }
                widget MoonWidget "Moon" {
                  kind "sky"
                  families systemSmall
                  refresh never
                  view MoonView
                }
                """,
            right: """
                widget SunWidget "Sun" {
                  kind "sun"
                  families systemSmall
                  refresh never
                  view SunView
                }
                widget MoonWidget "Moon" {
                  kind "moon"
                  families systemSmall
                  refresh never
                  view MoonView
                }
                """
        )
    }

    static var missingFamilies: Explanation {
        Explanation(
            rule: "A widget says which families it is made for.",
            why: """
                Without a line it is offered as `systemSmall`, `systemMedium` and `systemLarge`, and a view that was
                drawn for one looks stretched or cut off in the others.
                """,
            wrong: """
                widget ClockWidget "Clock" {
                  refresh never
                  view ClockView
                }
                """,
            right: """
                widget ClockWidget "Clock" {
                  families systemSmall, systemMedium
                  refresh never
                  view ClockView
                }
                """
        )
    }

    static var unavailableFamily: Explanation {
        Explanation(
            rule: "A family exists on one of the module's platforms, or on those that its line names.",
            why: "The widget would be offered nowhere in that size.",
            wrong: """
                module Desk { platforms macOS 14 }
                widget ClockWidget "Clock" {
                  families accessoryCircular
                  refresh never
                  view ClockView
                }
                """,
            right: """
                module Desk { platforms macOS 14 }
                widget ClockWidget "Clock" {
                  families systemSmall
                  refresh never
                  view ClockView
                }
                """
        )
    }

    static var unavailableModifier: Explanation {
        Explanation(
            rule: "A modifier exists on one of the platforms on which the widget shows.",
            why: "It would be applied nowhere. Where some of the platforms have it, it is applied there alone.",
            wrong: """
                module Desk { platforms macOS 14 }
                widget ClockWidget "Clock" {
                  families systemSmall
                  refresh never
                  view ClockView
                  disfavoredLocations lockScreen
                }
                """,
            right: """
                module Desk { platforms macOS 14, iOS 17 }
                widget ClockWidget "Clock" {
                  families systemSmall
                  refresh never
                  view ClockView
                  disfavoredLocations lockScreen
                }
                """
        )
    }

    static var duplicateFamily: Explanation {
        Explanation(
            rule: "A family is named once for each platform.",
            why: "The second one has no effect: often another family was meant.",
            wrong: """
                widget ClockWidget "Clock" {
                  families systemSmall, systemMedium, systemSmall
                  refresh never
                  view ClockView
                }
                """,
            right: """
                widget ClockWidget "Clock" {
                  families systemSmall, systemMedium, systemLarge
                  refresh never
                  view ClockView
                }
                """
        )
    }

    static var undeclaredFamily: Explanation {
        Explanation(
            rule: "`view` names families that the widget has.",
            why: "The view would never be shown.",
            wrong: """
                widget ClockWidget "Clock" {
                  families systemSmall
                  refresh never
                  view systemLarge: LargeClockView, default: ClockView
                }
                """,
            right: """
                widget ClockWidget "Clock" {
                  families systemSmall, systemLarge
                  refresh never
                  view systemLarge: LargeClockView, default: ClockView
                }
                """
        )
    }

    static var leftOut: Explanation {
        Explanation(
            rule: "A widget or control exists on each platform of its module; `objc` is for the role `app`.",
            why: "Where none of its families exists it is left out, so that people on that platform do not find it.",
            wrong: """
                module Desk { platforms iOS 17, macOS 14 }
                widget ClockWidget "Clock" {
                  families accessoryCircular
                  refresh never
                  view ClockView
                }
                """,
            right: """
                module Desk { platforms iOS 17, macOS 14 }
                widget ClockWidget "Clock" {
                  families systemSmall, accessoryCircular
                  refresh never
                  view accessoryCircular: ClockBadge, default: ClockView
                }
                """
        )
    }

    static var missingView: Explanation {
        Explanation(
            rule: "Each family of a widget has a view.",
            why: "The widget would be empty in that size.",
            wrong: """
                widget ClockWidget "Clock" {
                  families systemSmall, systemLarge
                  refresh never
                  view systemLarge: LargeClockView
                }
                """,
            right: """
                widget ClockWidget "Clock" {
                  families systemSmall, systemLarge
                  refresh never
                  view systemLarge: LargeClockView, default: ClockView
                }
                """
        )
    }

    static var reusedView: Explanation {
        Explanation(
            rule: "A view is given the entry of one widget.",
            why: """
                Each widget has an entry type of its own, and a view takes one type: Swift would refuse one of the two.
                Only a view that is generic over its entry fits both; then an ignore says so.
                """,
            wrong: """
                widget ClockWidget "Clock" {
                  families systemSmall
                  refresh never
                  view ClockView
                }
                widget TimerWidget "Timer" {
                  families systemSmall
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
                widget TimerWidget "Timer" {
                  families systemSmall
                  refresh never
                  view TimerView
                }
                """
        )
    }

    static var missingSample: Explanation {
        Explanation(
            rule: "A sample gives a value to each input that has no other.",
            why: """
                The widget gallery and the placeholder show the sample and nothing else: people would see an empty
                widget there.
                """,
            wrong: """
                widget WeatherWidget "Weather" {
                  families systemSmall
                  source WeatherLoader { degrees: Double }
                  refresh after 1 hour
                  view WeatherView
                }
                """,
            right: """
                widget WeatherWidget "Weather" {
                  families systemSmall
                  source WeatherLoader { degrees: Double }
                  sample { degrees = 21.5 }
                  refresh after 1 hour
                  view WeatherView
                }
                """
        )
    }

    static var loaderMismatch: Explanation {
        Explanation(
            rule: "Widgets that name one loader have the same configuration and the same fields.",
            why: "The loader conforms to one generated protocol, and could not know for whom it loads.",
            wrong: """
                widget SmallWidget "Small" {
                  families systemSmall
                  source WeatherLoader { degrees: Double = 0 }
                  refresh after 1 hour
                  view SmallView
                }
                widget LargeWidget "Large" {
                  families systemLarge
                  source WeatherLoader { degrees: Int = 0 }
                  refresh after 1 hour
                  view LargeView
                }
                """,
            right: """
                widget SmallWidget "Small" {
                  families systemSmall
                  source WeatherLoader { degrees: Double = 0 }
                  refresh after 1 hour
                  view SmallView
                }
                widget LargeWidget "Large" {
                  families systemLarge
                  source WeatherLoader { degrees: Double = 0 }
                  refresh after 1 hour
                  view LargeView
                }
                """
        )
    }
}
