// Proves that previews step through the samples and every state, in both looks, and read no store.

import Foundation
import SwiftUI
import WidgetKit
@testable import StateWidgets

@main
enum Run {
    @MainActor
    static func main() {
        var checks = Checks()
        let now = Date(timeIntervalSince1970: 1_767_268_800)
        let entries = EventsWidget.previewEntries(as: .systemLarge, at: now)
        let states: [WidgetState] = [.sample, .unconfigured, .unavailable(.missing), .missing, .empty, .stale, .ready]
        checks.expect(entries.map(\.state) == states, "every state: \(entries.map(\.state))")
        checks.expect(entries.allSatisfy { $0.date == now }, "at one time")
        let full = entries.filter { [.sample, .stale, .ready].contains($0.state) }
        checks.expect(full.allSatisfy { $0.title == "Today" && $0.events.count == 1 }, "with the sample's data")
        let blank = entries.filter { ![.sample, .stale, .ready].contains($0.state) }
        checks.expect(blank.allSatisfy { $0.events.isEmpty && $0.owner == nil }, "or without any")
        checks.expect(blank.allSatisfy { $0.title == "Events" && $0.limit == 3 }, "as the provider has it then")

        let count = CountWidget.previewEntries(at: now)
        checks.expect(
            count.map(\.state) == [.sample, .unavailable(.missing), .empty, .stale, .ready],
            "no more states than the widget has: \(count.map(\.state))"
        )

        let plain = _stubView(of: EventsWidget(), entry: entries[0]).map { _render($0) } ?? []
        let dark = _stubView(of: EventsDarkLargeText(), entry: entries[0]).map { _render($0) } ?? []
        checks.expect(plain.contains { $0.contains("Today") } && dark.contains { $0.contains("Today") }, "both show it")
        checks.expect(plain.contains { $0.contains("More") }, "with room for more: \(plain)")
        checks.expect(!dark.contains { $0.contains("More") }, "or none, at a large size: \(dark)")
        checks.expect(plain.joined().contains("black") && dark.joined().contains("white"), "\(plain) and \(dark)")
        checks.expect(_stubDetails(EventsDarkLargeText()).kind == "EventsWidget", "of the same kind")
        checks.finish()
    }
}
