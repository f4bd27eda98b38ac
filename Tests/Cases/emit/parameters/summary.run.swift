// Proves which parameters the editor shows for which configuration, and that choices of earlier releases are found.

import AppIntents
import Foundation
@testable import Summaries

@main
enum Run {
    static func main() async throws {
        var checks = Checks()
        checkItem(&checks)
        checkKinds(&checks)
        checkAllCases(&checks)
        try checkNames(&checks)
        try await checkRows(&checks)
        checks.finish()
    }

    /// The names of the parameters that a summary shows.
    static func shown<Intent: AppIntent>(
        _ intent: Intent,
        _ names: [PartialKeyPath<Intent>: String],
        family: IntentWidgetFamily? = nil
    ) -> [String] {
        let shown = (Intent.parameterSummary as? any _StubSummary)?._stubShown(for: intent, family: family)
        return (shown?.keyPaths ?? []).map { path in names.first { $0.key == path }?.value ?? "?" }
    }

    static func item(
        _ layout: Layout = .compact,
        item: Product? = nil,
        showsFooter: Bool = false,
        columns: Int? = nil
    ) -> ItemIntent {
        ItemIntent(
            item: item, layout: layout, showsFooter: showsFooter, note: nil, columns: columns, folder: nil,
            badges: nil, town: "Rome"
        )
    }

    static func checkItem(_ checks: inout Checks) {
        let names: [PartialKeyPath<ItemIntent>: String] = [
            \.$item: "item", \.$layout: "layout", \.$showsFooter: "footer", \.$note: "note", \.$count: "count",
            \.$columns: "columns", \.$folder: "folder", \.$badges: "badges", \.$town: "town", \.$zoom: "zoom",
        ]
        let start = ["item", "layout", "footer"]
        checks.expect(shown(item(), names) == start, "only what has no condition")
        checks.expect(shown(item(showsFooter: true), names) == start + ["note"], "`show` of a switch")
        checks.expect(shown(item(.detailed), names) == start + ["count"], "a case")
        checks.expect(shown(item(.list), names) == start + ["count", "columns"], "a parameter of two cases")
        checks.expect(shown(item(.chart), names) == start, "another case")
        checks.expect(shown(item(columns: 2), names) == start + ["badges"], "an ordering")
        checks.expect(shown(item(columns: 1), names) == start, "below it")
        let chosen = ItemIntent().item
        checks.expect(chosen == nil, "nothing is chosen at first")
        let product = Product(ProductRow(number: "1", slug: "one", name: "One"))
        let all = shown(item(.list, item: product, showsFooter: true, columns: 3), names)
        checks.expect(
            all == start + ["note", "count", "columns", "folder", "badges"], "everything, in declared order: \(all)")
        let text = (ItemIntent.parameterSummary as? any _StubSummary)?._stubShown(for: item(), family: nil)?.text
        checks.expect(text == "Show ${0} as ${1}, 100 % \"quoted\"", "the sentence: \(text ?? "none")")
        checks.expect(item().town == "Rome" && item().zoom == 1, "retired parameters stay readable")
        checks.expect(
            shown(RetiredIntent(old: "a"), [\.$old: "old"]).isEmpty, "an intent of retired parameters shows none")
    }

    static func checkKinds(_ checks: inout Checks) {
        let names: [PartialKeyPath<KindsIntent>: String] = [
            \.$title: "title", \.$layout: "layout", \.$size: "size", \.$big: "big", \.$small: "small",
            \.$chart: "chart", \.$other: "other", \.$wide: "wide",
        ]
        func kinds(
            title: String = "a", layout: Layout? = nil, size: Double = 1, big: Bool = false,
            family: IntentWidgetFamily = .systemSmall
        ) -> [String] {
            let intent = KindsIntent(
                title: title, layout: layout, size: size, big: big, small: nil, chart: nil, other: nil, wide: nil)
            return Array(shown(intent, names, family: family).dropFirst(3))
        }
        checks.expect(kinds() == ["wide"], "`!big` holds at first: \(kinds())")
        checks.expect(kinds(family: .systemMedium) == ["big", "wide"], "another family")
        checks.expect(kinds(size: 0.25) == ["small", "wide"], "a smaller number")
        checks.expect(kinds(layout: .chart) == ["chart", "wide"], "an optional that has the value")
        checks.expect(kinds(layout: .compact) == ["wide"], "an optional that has another")
        checks.expect(kinds(title: "b", big: true) == ["other"], "a text that differs")
        let all = kinds(title: "c", layout: .chart, size: 0, family: .systemLarge)
        checks.expect(all == ["big", "small", "chart", "other", "wide"], "all: \(all)")
    }

    static func checkAllCases(_ checks: inout Checks) {
        let names: [PartialKeyPath<AllCasesIntent>: String] = [\.$layout: "layout", \.$one: "one", \.$two: "two"]
        func cases(_ layout: Layout) -> [String] { shown(AllCasesIntent(layout: layout), names) }
        checks.expect(cases(.compact) == ["layout", "one"] && cases(.detailed) == cases(.compact), "two cases")
        checks.expect(cases(.chart) == ["layout", "two"] && cases(.list) == cases(.chart), "and the others")
    }

    static func checkNames(_ checks: inout Checks) throws {
        checks.expect(ItemIntent.intentClassName == "ItemConfigurationIntent", "the SiriKit intent")
        checks.expect(ItemIntent.persistentIdentifier == "SelectItemIntent", "the intent's former name")
        checks.expect(Layout.persistentIdentifier == "OldLayout", "the enum's")
        checks.expect(Product.persistentIdentifier == "OldItem", "the entity's")
        checks.expect(KindsIntent.persistentIdentifier == "KindsIntent", "the name of an intent that says nothing")
    }

    static func checkRows(_ checks: inout Checks) async throws {
        let store = try FileStore(group: ItemsSnapshot.appGroup, file: ItemsSnapshot.fileName)
        store.write(
            """
            {
              "version": 1, "written": "2026-01-01T00:00:00Z",
              "items": [
                { "number": "1", "slug": "a", "name": "First", "picture": "first.png" },
                { "number": "a", "slug": "b", "name": "Second" }
              ],
              "groups": [
                { "key": "old", "name": "Old", "icon": "file:///old.png" },
                { "folderID": "new", "key": "other", "name": "New", "icon": "file:///new.png" },
                { "name": "None", "icon": "file:///none.png" }
              ]
            }
            """
        )
        let reading = ItemsSnapshot.read()
        let found = try await ProductQuery().entities(for: ["1", "a", "b", "c"])
        checks.expect(found.map(\.id) == ["1", "a", "b", "c"], "identifiers stay as they were asked for")
        checks.expect(
            found.map { $0.row?.name } == ["First", "Second", "Second", nil], "by number, and else by slug")
        checks.expect(Product.selection(of: found[2], in: reading).row?.number == "a", "a stored slug")
        checks.expect(Product.selection(of: found[3], in: reading) == .gone, "neither number nor slug")
        let folders = reading.snapshot?.groups.map(\.folderID) ?? []
        checks.expect(folders == ["old", "new"], "files of earlier releases: \(folders)")
        checks.expect(reading.snapshot?.skippedCount == 1, "a row without either is skipped")

        let file = store.folder.appendingPathComponent("first.png")
        checks.expect(Product.imageFile("first.png") == file, "a file of the App Group")
        checks.expect(found[0].displayRepresentation.image != nil, "a row with a picture")
        checks.expect(found[1].displayRepresentation.image == nil, "a row without")
        let badges = try await BadgeQuery().suggestedEntities()
        checks.expect(badges.allSatisfy { $0.displayRepresentation.image != nil }, "an image of the catalog")
        store.remove()
    }
}
