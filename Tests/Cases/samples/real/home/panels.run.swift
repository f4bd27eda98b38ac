// Proves: a list in the person's order, looked up again; a link of the whole widget for one family only.

import AppIntents
import Foundation
import WidgetKit
@testable import HomeWidgets

extension Run {
    static func panels(_ checks: inout Checks) async throws {
        let listing = try await PanelQuery().suggestedEntities()._stubListing
        checks.expect(listing.map(\.title) == ["Cabin", "Home"], "sections by hub")
        let matching = try await PanelQuery().entities(matching: "wood")._stubListing
        checks.expect(matching.flatMap(\.items) == ["Wood"], "search reads paths")
        let stored = try await PanelQuery().entities(for: ["home-/doors", "gone", "home-/energy"])
        func entry(_ pages: [Panel]?, _ family: WidgetFamily) -> PanelsEntry {
            PanelsTimelineProvider.entry(for: PanelsIntent(pages: pages), reading: reading, family: family, at: now)
        }
        let medium = entry(stored, .systemMedium)
        checks.expect(medium.shown.map(\.name) == ["Doors", "Energy"], "order is kept, gone pages are left out")
        checks.expect(medium.url == nil && medium.state == .ready, "each page has its own link")
        checks.expect(
            entry(stored, .accessoryCircular).url?.absoluteString == "hearth://page/home-%2Fdoors", "one for all")
        checks.expect(entry(nil, .systemMedium).state == .empty, "none chosen")
        checks.expect(entry(Array(stored[1...1]), .systemMedium).state == .missing, "all gone")
        let day = PanelsTimelineProvider.reloadDate(after: .ready, at: now, calendar: calendar)
        checks.expect(minutes(day) == 24 * 60, "once a day")
        checks.expect(PanelsIntent.intentClassName == "OpenPanelIntent", "takes over older configurations")
        checks.expect(Panel.entities(for: ["home-/energy"], in: reading)[0].row?.symbolName == "bolt", "its symbol")
    }
}
