// Proves: one entity with two defaults that follow the app; spans that depend on what is compared.

import AppIntents
import Foundation
import WidgetKit
@testable import PocketWidgets

extension Run {
    static func rates(_ checks: inout Checks) async throws {
        let store = try FileStore(group: RatesSnapshot.appGroup, file: RatesSnapshot.fileName)
        func write(base: String) {
            store.write("""
                { "version": 1, "written": "2026-01-01T12:00:00Z", "base": "\(base)", "firstFavorite": "JPY",
                  "currencies": [
                    { "code": "EUR", "name": "Euro", "region": "Europe" },
                    { "code": "JPY", "name": "Yen", "region": "Asia" },
                    { "code": "XAU", "name": "Gold" }
                  ],
                  "pairs": [{ "base": "EUR", "comparison": "JPY", "spans": ["week", "year", "decade"] }] }
                """)
        }
        write(base: "EUR")
        let listing = try await MoneyQuery().suggestedEntities()._stubListing
        checks.expect(listing.map(\.title) == ["Asia", "Europe", nil], "sections, those without at the end")
        let matching = try await MoneyQuery().entities(matching: "xau")._stubListing
        checks.expect(matching.flatMap(\.items) == ["Gold"], "search reads codes")
        let base = await RatesIntentBaseQuery().defaultResult()
        let comparison = await RatesIntentComparisonQuery().defaultResult()
        checks.expect(base?.id == Money.followsBase, "one follows the app's currency")
        checks.expect(comparison?.id == Money.followsFirstFavorite, "the other its favorite")
        func entry(_ content: RateLoaderContent) -> RatesEntry {
            RatesTimelineProvider.entry(
                for: RatesIntent(base: base, comparison: comparison), reading: RatesSnapshot.read(at: now),
                loading: .loaded(content), at: now)
        }
        let content = RateLoaderContent(rate: 1.5, history: [1, 2])
        checks.expect(entry(content).from == "EUR" && entry(content).to == "JPY", "what the app has now")
        write(base: "XAU")
        checks.expect(entry(content).from == "XAU" && entry(content).rate == 1.5, "and later")
        checks.expect(RatesIntent().span == .month, "a month at first")

        let stored = try await MoneyQuery().entities(for: ["EUR", "JPY", "XAU"])
        func spans(_ base: Money?, _ comparison: Money?) async throws -> [Span] {
            try await _StubDependency.with(RatesIntent(base: base, comparison: comparison)) {
                try await RatesIntentSpanOptions().results()
            }
        }
        checks.expect(try await spans(stored[0], stored[1]) == [.week, .year], "spans of the pair")
        checks.expect(try await spans(stored[2], stored[1]) == [.month], "of a pair without history")
        checks.expect(try await spans(nil, stored[1]) == Span.allCases, "all while nothing is compared")
    }
}
