// Proves: one entity behind three intents with a parameter for each place; a switch that writes the store.

import AppIntents
import Foundation
import SwiftUI
import WidgetKit
@testable import HomeWidgets

extension Run {
    @MainActor
    static func outlets(_ checks: inout Checks) async throws {
        let cabin = Hub.entities(for: ["cabin"], in: reading).first
        let pair = OutletPairIntent(hub: cabin, first: nil, second: nil)
        let offered = try await _StubDependency.with(pair) {
            try await OutletPairIntentFirstQuery().suggestedEntities().map { $0.id }
        }
        checks.expect(offered == ["stove"], "the places share a query that knows the hub: \(offered)")
        let free = try await OutletGridIntentFirstQuery().suggestedEntities().map { $0.id }
        checks.expect(free == ["fan", "lamp", "stove"], "all without a hub")
        let stored = try await OutletQuery().entities(for: ["lamp", "stove", "gone"])
        func one(_ outlet: Outlet?) -> OutletEntry {
            OutletTimelineProvider.entry(for: OutletIntent(hub: nil, outlet: outlet), reading: reading, at: now)
        }
        checks.expect(one(nil).state == .unconfigured && one(stored[2]).state == .missing, "its states")
        checks.expect(one(stored[0]).style.label == "Off" && one(stored[0]).outlet?.name == "Lamp", "off")
        let grid = OutletGridTimelineProvider.entry(
            for: OutletGridIntent(hub: nil, first: stored[0], second: nil, third: stored[1], fourth: nil),
            reading: reading, at: now)
        checks.expect(grid.outlets.map(\.name) == ["Lamp", "Stove"], "places without an outlet are left out")
        let empty = OutletPairTimelineProvider.entry(for: OutletPairIntent(), reading: reading, at: now)
        checks.expect(empty.state == .empty, "no place has one")

        WidgetCenter.shared._stubReset()
        guard let lamp = one(stored[0]).outlet else { return checks.expect(false, "there is a lamp") }
        _ = try await SetOutlet(outlet: lamp, value: true).perform()
        _ = try await SetOutlet(outlet: lamp, value: true).perform()
        checks.expect(one(stored[0]).style.label == "On", "the store has it")
        let reloads = WidgetCenter.shared._stubRequests.map { "\($0)" }
        checks.expect(reloads.contains { $0.contains("OutletGridWidget") }, "widgets of outlets come back: \(reloads)")
        checks.expect(minutes(OutletTimelineProvider.reloadDate(at: now, calendar: calendar)) == 5, "5")
        let shown = _render(OutletPairView(entry: OutletPairEntry.sample(at: now)), environment: EnvironmentValues())
        checks.expect("\(shown)".contains("Fan"), "the sample shows two: \(shown)")
    }
}
