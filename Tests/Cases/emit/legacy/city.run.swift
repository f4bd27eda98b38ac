// Proves that a SiriKit intent and an App Intent with the same choices come to the same entries, and what a SiriKit
// intent comes to that holds less, or what no longer exists.

import AppIntents
import Foundation
import Intents
import SwiftUI
import WidgetKit
@testable import CityWidgets

/// What Xcode's class holds after a person has chosen.
final class Chosen: SelectCityIntent {
    nonisolated(unsafe) var chosenCity: INObject?
    nonisolated(unsafe) var chosenLines: [INObject]?
    nonisolated(unsafe) var chosenStage = LegacyStage.unknown
    nonisolated(unsafe) var chosenAmount: NSNumber?
    nonisolated(unsafe) var chosenSince: DateComponents?

    override var city: INObject? { chosenCity }
    override var lines: [INObject]? { chosenLines }
    override var stage: LegacyStage { chosenStage }
    override var amount: NSNumber? { chosenAmount }
    override var since: DateComponents? { chosenSince }
}

@main
enum Run {
    static let now = Date(timeIntervalSince1970: 1_767_268_800)
    static let paris = CityEntityRow(cityID: "par", name: "Paris", stage: .planned)
    static let london = CityEntityRow(cityID: "lon", name: "London", stage: .built)

    static func reading(home: String?) -> CitiesSnapshot.Reading {
        .fresh(CitiesSnapshot(cities: [paris, london], homeID: home, written: now))
    }

    static func entry(
        _ configuration: CityConfiguration,
        _ reading: CitiesSnapshot.Reading = reading(home: "par")
    ) -> CityEntry {
        let loading = WidgetLoading.loaded(CityLoaderContent(degrees: 20))
        return CityTimeline.entry(for: configuration, reading: reading, loading: loading, family: .systemSmall, at: now)
    }

    static func main() async throws {
        var checks = Checks()
        let chosen = Chosen()
        chosen.chosenCity = INObject(identifier: "lon", display: "An old name")
        chosen.chosenLines = [
            INObject(identifier: "2", display: "Blue"), INObject(identifier: nil, display: ""),
            INObject(identifier: "x", display: ""), INObject(identifier: "1", display: "Red"),
        ]
        chosen.chosenStage = .planned
        chosen.chosenAmount = 1
        let day = DateComponents(year: 2026, month: 1, day: 2)
        chosen.chosenSince = day
        let since = Calendar.current.date(from: day)

        let intent = ChooseCityIntent(
            city: CityEntity(london), lines: LineEntityRow.all.reversed().map { LineEntity($0) }, stage: .planned,
            count: 1, since: since, flavor: "Sweet"
        )
        let older = entry(CityConfiguration(chosen))
        checks.expect(older == entry(CityConfiguration(intent)), "both intents come to one entry")
        checks.expect(older.state == .ready && older.name == "London", "objects by identifier, titles as they are now")
        checks.expect(older.stages == "Built and Planned", "the enum by its number: \(older.stages)")
        checks.expect(older.lineName == "Blue" && older.since == since && older.flavor == "Sweet", "the other values")

        let empty = SelectCityIntent()
        checks.expect(entry(CityConfiguration(empty)).name == "Paris", "without a choice, the one that is followed")
        checks.expect(entry(CityConfiguration(empty)).stages == "Planned and Built", "an unknown case is the default")
        checks.expect(CityConfiguration(empty).count == 3, "a number starts as it is declared")
        let without = entry(CityConfiguration(empty), reading(home: nil))
        checks.expect(without.state == .unconfigured, "nothing to follow")
        chosen.chosenCity = INObject(identifier: "gone", display: "Gone")
        checks.expect(entry(CityConfiguration(chosen)).state == .missing, "what is gone")
        checks.expect(entry(CityConfiguration(chosen), .locked).state == .unavailable(.locked), "an unread store")

        let store = try FileStore(group: "group.com.example.city", file: "cities.json")
        store.write("{\"version\": 1, \"cities\": [{\"cityID\": \"lon\", \"name\": \"London\"}]}")
        chosen.chosenCity = INObject(identifier: "lon", display: "")
        let context = TimelineProviderContext._stub(family: .systemSmall)
        let provider = CityLegacyTimelineProvider()
        let timeline = await withCheckedContinuation { continuation in
            provider.getTimeline(for: chosen, in: context) { timeline in
                continuation.resume(returning: timeline.entries.map(\.name) + ["\(timeline.policy._stubKind)"])
            }
        }
        let isLater = timeline.last?.hasPrefix("after") == true
        checks.expect(timeline.first == "London" && isLater, "the older provider: \(timeline)")
        let newer = await CityTimelineProvider().timeline(for: intent, in: context)
        checks.expect(newer.entries.map(\.name) == ["London"], "the newer provider")
        let preview = TimelineProviderContext._stub(family: .systemSmall, isPreview: true)
        let sample = await withCheckedContinuation { continuation in
            provider.getSnapshot(for: empty, in: preview) { continuation.resume(returning: $0.state) }
        }
        checks.expect(sample == .sample, "the gallery shows the sample")

        let offered = try await ChooseCityIntentCityQuery().suggestedEntities()._stubListing
        checks.expect("\(offered)".contains("Home"), "the picker offers what is followed: \(offered)")
        let found = CityEntity.entities(for: [CityEntityRow.followsHomeID, "gone"], in: reading(home: "par"))
        checks.expect(found.map { $0.row?.name } == ["Paris", nil] && found[1].isMissing, "one for each identifier")
        checks.expect(ChooseCityIntent.intentClassName == "SelectCityIntent", "newer systems know the class")
        checks.expect(Stage(rawValue: "draft") == .planned && Stage.persistentIdentifier == "BuildingStage", "the enum")

        let details = _stubDetails(CityWidget())
        // Its families are those of Apple's systems, and this is none.
        checks.expect(details.kind == "CityWidget" && details.displayName == "City", "one kind: \(details)")
        checks.finish()
    }
}
