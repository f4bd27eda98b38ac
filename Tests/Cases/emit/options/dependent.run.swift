// Proves that options follow what they depend on, in every form of table.

import AppIntents
import Foundation
@testable import DependentOptions

@main
enum Run {
    static func main() async throws {
        var checks = Checks()
        typealias Main = MenuIntentMainOptions
        checks.expect(Main.values(meal: nil) == ["soup", "stew"], "the default row while nothing is chosen")
        checks.expect(Main.values(meal: .breakfast) == ["eggs", "oats"], "a row of its own")
        checks.expect(Main.values(meal: .dinner) == ["soup", "stew"], "no row of its own")
        let start = await Main().defaultResult()
        checks.expect(start == "soup", "a text that is not optional starts with the first option")
        let listing = (try? await Main().results())?._stubListing.map(\.items) ?? []
        checks.expect(listing == [["Soup", "stew"]], "titles where there are some, else values")
        let eaten = await _StubDependency.with(intent(meal: .breakfast)) {
            (try? await Main().results())?._stubListing.map(\.items) ?? []
        }
        checks.expect(eaten == [["Fried eggs", "Porridge"]], "the provider sees what it depends on")

        typealias Drink = MenuIntentDrinkOptions
        checks.expect(Drink.values(meal: nil).isEmpty, "`unset none` offers nothing")
        checks.expect(Drink.values(meal: .dinner) == ["Wine", "Water"], "and then follows")

        typealias Table = MenuIntentTableOptions
        checks.expect(Table.values(guests: nil) == [0], "`unset` with a list")
        let tables = [0, 1, 2, 4, 5, 99].map { Table.values(guests: $0) }
        checks.expect(tables == [[9], [1, 2], [3], [3], [4], [4]], "values and ranges: \(tables)")
        checks.expect(String(localized: Table.title(of: 4)) == "The long one", "a title of a number")
        checks.expect(String(localized: Table.title(of: 3)) == "3", "a number without title")

        typealias Side = MenuIntentSideOptions
        checks.expect(Side.values(meal: nil, isVegan: true) == ["Bread"], "the default row while one has no value")
        checks.expect(Side.values(meal: .dinner, isVegan: nil) == ["Bread"], "whichever it is")
        checks.expect(Side.values(meal: .breakfast, isVegan: true) == ["Fruit"], "both")
        checks.expect(Side.values(meal: .breakfast, isVegan: false) == ["Bacon"], "the first row that fits")
        checks.expect(Side.values(meal: .dinner, isVegan: false) == ["Cheese"], "any of one")

        typealias Glass = MenuIntentGlassOptions
        let menu = MenuSnapshot(dishes: ["Bowl"])
        checks.expect(Glass.values(portion: nil, snapshot: menu) == ["Bowl"], "`unset` with an expression")
        checks.expect(Glass.values(portion: nil, snapshot: nil).isEmpty, "which is empty without a file")
        let glasses = [0.99, 1, 2.5, 2.51, -.infinity, .nan].map { Glass.values(portion: $0, snapshot: menu) }
        checks.expect(
            glasses == [["Small"], ["Medium"], ["Medium"], ["Large"], ["Small"], ["Large"]],
            "open and closed ranges: \(glasses)"
        )

        typealias Wish = MenuIntentWishOptions
        checks.expect(Wish.values(name: "Bob \"B\"") == ["Cake"], "any text is matched as it is")
        checks.expect(Wish.values(name: "\u{202E}") == ["Pie"], "even one that does not show")
        checks.expect(Wish.values(name: "bob").isEmpty && Wish.values(name: nil).isEmpty, "an empty row")
        checks.finish()
    }

    static func intent(meal: Meal) -> MenuIntent {
        MenuIntent(meal: meal, name: nil, drink: nil, table: nil, side: nil, glass: nil, wish: nil)
    }
}
