// Proves: a list that depends on the hub and offers nothing without; what fits; an item that is ticked off.

import AppIntents
import Foundation
import WidgetKit
@testable import HomeWidgets

extension Run {
    static func shopping(_ checks: inout Checks) async throws {
        let query = ShoppingListIntentListQuery()
        checks.expect(try await query.suggestedEntities().isEmpty, "nothing without a hub")
        let cabin = Hub.entities(for: ["cabin"], in: reading).first
        let chosen = ShoppingListIntent(hub: cabin, list: nil)
        let scoped = try await _StubDependency.with(chosen) { try await query.suggestedEntities().map { $0.id } }
        checks.expect(scoped == ["repairs"], "those of the hub: \(scoped)")
        let rows = try await ListCatalog().rows()
        let groceries = try await query.entities(for: ["groceries"]).first
        func entry(_ list: ShoppingList?, _ items: [ListItem], _ family: WidgetFamily) -> ShoppingListEntry {
            ShoppingListTimelineProvider.entry(
                for: ShoppingListIntent(hub: nil, list: list), reading: reading, shoppingListRows: rows,
                loading: .loaded(ItemLoaderContent(items: items)), family: family, at: now)
        }
        checks.expect(entry(nil, [], .systemSmall).state == .unconfigured, "nothing chosen")
        checks.expect(entry(groceries, [], .systemSmall).state == .empty, "nothing to do")
        let items = (1...9).map { ListItem(itemID: "\($0)", name: "\($0)", due: now.addingTimeInterval(-Double($0))) }
        let families: [WidgetFamily] = [.systemSmall, .systemMedium, .systemLarge]
        checks.expect(families.map { entry(groceries, items, $0).open.count } == [3, 3, 6], "as many as fit")
        checks.expect(entry(groceries, items, .systemSmall).open.first?.itemID == "9", "the most urgent first")
        checks.expect(entry(groceries, items, .systemSmall).url?.absoluteString == "hearth://list/groceries", "links")
        checks.expect(Routes.addItem(listID: "groceries")?.absoluteString == "hearth://list/groceries/new", "and adds")

        _ = try await CompleteItem(listID: "groceries", itemID: "bread").perform()
        _ = try await CompleteItem(listID: "groceries", itemID: "bread").perform()
        _ = try await RefreshList().perform()
        let request = ItemLoaderRequest(
            hub: nil, list: groceries?.row, date: now, family: .systemSmall, displaySize: nil)
        let left = try await ItemLoader().load(request)
        checks.expect(left.items.map(\.itemID) == ["milk"], "ticked off once")
        checks.expect(minutes(ShoppingListTimelineProvider.reloadDate(at: now, calendar: calendar)) == 15, "a quarter")
    }
}
