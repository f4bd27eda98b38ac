// Proves that an action which runs in the app finds there what it takes: entities by their queries, and titles of cases.

import AppIntents
import Foundation
import WidgetKit
@testable import LightWidgets

@main
enum Run {
    static let kitchen = RoomEntityRow(code: "k", name: "Kitchen", lamp: .desk, brightness: 40)
    static let bedroom = RoomEntityRow(code: "b", name: "Bedroom", floor: .upper, brightness: 5)
    static let hall = RoomEntityRow(code: "h", name: "Hall", brightness: 0)

    static func main() async throws {
        var checks = Checks()
        let store = try FileStore(group: "group.com.example.lights", file: "house.json")
        checks.expect(
            try await RoomEntityQuery().entities(for: ["k"]).map(\.isMissing) == [false],
            "a room that cannot be read is not said to be gone"
        )
        try await HouseSnapshot.Writer().write(HouseSnapshot(rooms: [kitchen, bedroom, hall], currentRoom: "k"))
        try await choosing(&checks)
        try await performing(&checks, store)
        try await ordering(&checks)
        checks.finish()
    }

    /// What Shortcuts asks the app for while a person sets the action up.
    static func choosing(_ checks: inout Checks) async throws {
        let rooms = try await RoomEntity.defaultQuery.suggestedEntities()
        let listing = rooms._stubListing.map { "\($0.title ?? "-"): \($0.items.joined(separator: ", "))" }
        checks.expect(listing == ["Upper floor: Bedroom", "Lower floor: Hall, Kitchen"], "\(listing)")
        let found = try await RoomEntityQuery().entities(matching: "upper")
        checks.expect(found.items.map(\.id) == ["b"], "titles of cases are searched")
        let stored = try await RoomEntityQuery().entities(for: ["gone", "h"])
        checks.expect(stored.map(\.isMissing) == [true, false], "a room that is gone is marked")
        checks.expect(stored.map(\.id) == ["gone", "h"], "and none is left out")

        checks.expect(Ambience(rawValue: "evening") == .night, "retired values still decode")
        checks.expect(Ambience.caseDisplayRepresentations.count == 2, "every case has a title")

        let action = SetAmbience(room: kitchen)
        let offered = try await _StubDependency.with(action) { try await SetAmbienceOthersQuery().suggestedEntities() }
        checks.expect(offered.items.map(\.id) == ["k"], "rooms with light on the same floor are on offer")
        checks.expect(await SetAmbienceRecipesQuery().defaultResult()?.map(\.id) == [1], "there is a first recipe")
        checks.expect(try await SetAmbienceColorOptions().results() == ["red", "green"], "and colours")
    }

    static func performing(_ checks: inout Checks, _ store: FileStore) async throws {
        checks.expect(SetAmbience.openAppWhenRun && SetAmbience.isDiscoverable, "the action opens the app")
        WidgetCenter.shared._stubReset()
        let warm = RecipeEntity.all[0]
        let action = SetAmbience(room: kitchen, ambience: .day, recipes: [warm], others: [hall], color: "red")
        _ = try await action.perform()
        let rooms = HouseSnapshot.read().snapshot?.rooms ?? []
        checks.expect(rooms.map(\.brightness) == [80, 5, 80], "\(rooms.map(\.brightness))")
        checks.expect(await LightLog.shared.lines == ["k day [\"Warm\"] red"], "\(await LightLog.shared.lines)")
        checks.expect(!WidgetCenter.shared._stubRequests.isEmpty, "the widget is told")
    }

    static func ordering(_ checks: inout Checks) async throws {
        let suppliers = try await SupplierEntityQuery().suggestedEntities()
        checks.expect(suppliers.compactMap { $0.row?.name } == ["Lamps & More"], "the app has the catalog")
        #if compiler(>=6.0)
        if #available(iOS 18, macOS 15, *) {
            let action = OrderLamps()
            action.supplier = suppliers.first
            let opened = try await address(action)
            checks.expect(opened == "https://example.com/order/a%20b", "\(opened ?? "nothing") opens")
        }
        #endif
    }
    static func address(_ action: some AppIntent) async throws -> String? {
        let result = try await action.perform()
        let opening = Mirror(reflecting: result).descendant("opensIntent") as? OpenURLIntent
        return opening?.url.absoluteString
    }
}
