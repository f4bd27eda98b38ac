// Proves what listed options offer, in which order, under which titles, and with which default.

import AppIntents
import Foundation
@testable import OptionLists

@main
enum Run {
    static func main() async throws {
        var checks = Checks()
        let plain = try await ListsIntentPlainOptions().results()
        checks.expect(plain == ["Vanilla", "Lemon"], "values")
        let first = await ListsIntentPlainOptions().defaultResult()
        checks.expect(first == "Vanilla", "the first is the default of a text that is not optional")
        let labeled = try await ListsIntentLabeledOptions().results()
        checks.expect(labeled._stubListing.map(\.items) == [["Vanilla", "Lemon", "Strawberry"]], "titles")
        checks.expect(labeled.items == ["van", "Lemon", "straw"], "the values behind them")
        let labeledDefault = await ListsIntentLabeledOptions().defaultResult()
        checks.expect(labeledDefault == nil, "an optional has no default")
        let city = try await ListsIntentCityOptions().results()
        checks.expect(city._stubListing.map(\.title) == ["Europe", "Asia", nil], "headings")
        checks.expect(
            city._stubListing.map(\.items) == [["London", "Paris"], ["Tokyo"], ["Current location"]], "sections")
        let cityDefault = await ListsIntentCityOptions().defaultResult()
        checks.expect(cityDefault == "par", "a default beside options is the provider's")
        let count = try await ListsIntentCountOptions().results()
        checks.expect(count.items == [1, 3, 10], "numbers")
        let scale = try await ListsIntentScaleOptions().results()
        checks.expect(scale == [0.5, 1, 2.5], "fractions")
        let size = try await ListsIntentSizeOptions().results()
        checks.expect(size._stubListing.map(\.items) == [["Small", "Very large"]], "an enum's own title, and another")
        let tags = await ListsIntentTagsOptions().defaultResult()
        checks.expect(tags == ["a", "b"], "the default of a list")
        let places = PlacesSnapshot(names: ["A", "B", "A", "C", "B"], recent: ["C", "A"])
        checks.expect(ListsIntentPlaceOptions.values(snapshot: places) == ["A", "B", "C"], "each value once, in order")
        checks.expect(ListsIntentStarredOptions.values(snapshot: places) == ["A", "C"], "a part of it")
        checks.expect(ListsIntentStarredOptions.values(snapshot: nil).isEmpty, "none without a file")
        let intent = ListsIntent(labeled: nil, place: nil, starred: nil, color: nil)
        checks.expect(intent.plain == "Vanilla" && intent.city == "par" && intent.count == 3, "literal defaults")
        checks.finish()
    }
}
