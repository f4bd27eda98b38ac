// In: nothing. Out: what `explain` says of findings about `legacy`.
// Invariant: a test checks each example: the wrong one gives the finding and no other, the right one none.

extension Explanation {
    static var invalidLegacy: Explanation {
        Explanation(
            rule: "`legacy` carries the choices of a SiriKit intent over to the parameters of the configuration.",
            why: """
                Systems before iOS 17, macOS 14 and watchOS 10 configure widgets by such an intent. It holds texts,
                numbers, dates, addresses, rows and single enum values; newer systems take placed widgets over by its
                class.
                """,
            wrong: """
                module Towns { platforms iOS 17 }
                intent CityIntent "City" { param city "City": String? }
                widget CityWidget "City" {
                  configuration CityIntent
                  legacy SelectCityIntent { city = city }
                  families systemSmall
                  refresh never
                  view CityView
                }
                """,
            right: """
                module Towns { platforms iOS 16 }
                intent CityIntent "City" { param city "City": String? }
                widget CityWidget "City" {
                  configuration CityIntent
                  legacy SelectCityIntent { city = city }
                  families systemSmall
                  refresh never
                  view CityView
                }
                """
        )
    }

    static var renamedParameter: Explanation {
        Explanation(
            rule: "A parameter is called as the property of the SiriKit intent that it continues.",
            why: """
                When a person updates to a system with App Intents, placed widgets are taken over by the names: a choice
                under another name is lost.
                """,
            wrong: """
                module Towns { platforms iOS 16 }
                intent CityIntent "City" { param city "City": String? }
                widget CityWidget "City" {
                  configuration CityIntent
                  legacy SelectCityIntent { city = location }
                  families systemSmall
                  refresh never
                  view CityView
                }
                """,
            right: """
                module Towns { platforms iOS 16 }
                intent CityIntent "City" { param location "City": String? }
                widget CityWidget "City" {
                  configuration CityIntent
                  legacy SelectCityIntent { location = location }
                  families systemSmall
                  refresh never
                  view CityView
                }
                """
        )
    }
}
