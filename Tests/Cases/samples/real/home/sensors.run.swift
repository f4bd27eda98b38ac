// Proves: a list that depends on the hub, with sections and a default; sizes; a loader; what a sensor looks like.

import AppIntents
import Foundation
import WidgetKit
@testable import HomeWidgets

extension Run {
    static func sensors(_ checks: inout Checks) async throws {
        let query = SensorsIntentSensorsQuery()
        let all = try await query.suggestedEntities()._stubListing
        checks.expect(all.map(\.title) == ["Cabin", "Home"], "sections by hub: \(all.map(\.title))")
        checks.expect(all.map(\.items) == [["Porch"], ["Bath", "Hall", "Kitchen"]], "sorted within")
        let start = await query.defaultResult()
        checks.expect(start?.map(\.id) == ["cabin/porch", "home/bath", "home/hall"], "the first three of the picker")

        let home = Hub.entities(for: ["home"], in: reading).first
        let chosen = SensorsIntent(hub: home, sensors: nil)
        let scoped = try await _StubDependency.with(chosen) { try await query.suggestedEntities()._stubListing }
        checks.expect(scoped.map(\.items) == [["Bath", "Hall", "Kitchen"]], "only those of the hub")
        let scopedStart = await _StubDependency.with(chosen) { await query.defaultResult() }
        checks.expect(scopedStart?.map(\.id) == ["home/bath", "home/hall", "home/kitchen"], "the default, too")
        let found = try await _StubDependency.with(chosen) { try await query.entities(matching: "floor")._stubListing }
        checks.expect(found.flatMap(\.items) == ["Kitchen"], "search reads names and places")

        let stored = try await query.entities(for: ["home/kitchen", "gone", "cabin/porch", "home/bath"])
        checks.expect(stored.map(\.isMissing) == [false, true, false, false], "gone ones are marked")
        let looks = stored.map { $0.displayRepresentation.image?._stubSource }
        checks.expect(looks[0] == .systemName("thermometer.medium"), "the symbol of the quantity")
        checks.expect(looks[2] == .systemName("sun.max"), "or one of its own")

        let intent = SensorsIntent(hub: nil, sensors: stored)
        let request = SensorLoaderRequest(
            hub: nil, sensors: stored.compactMap(\.row), date: now, family: .systemSmall, displaySize: nil)
        let content = try await SensorLoader().load(request)
        func entry(_ family: WidgetFamily, _ loading: WidgetLoading<SensorLoaderContent>) -> SensorsEntry {
            SensorsTimelineProvider.entry(for: intent, reading: reading, loading: loading, family: family, at: now)
        }
        let small = entry(.systemSmall, .loaded(content))
        checks.expect(small.chosen.map(\.name) == ["Kitchen", "Porch", "Bath"], "in the order of the person")
        checks.expect(small.readings.map(\.value) == ["21.5 °C", "-3 °C", "64 %"] && small.state == .ready, "loaded")
        checks.expect(entry(.systemMedium, .kept(content)).state == .stale, "kept content is stale")
        checks.expect(entry(.systemMedium, .failed).state == .unavailable(.failed), "nothing kept")
        let none = SensorsTimelineProvider.entry(
            for: SensorsIntent(hub: home, sensors: []), reading: reading, loading: .loaded(content),
            family: .systemSmall, at: now)
        checks.expect(none.state == .empty, "no sensor chosen is empty")
        checks.expect(minutes(SensorsTimelineProvider.reloadDate(at: now, calendar: calendar)) == 15, "each quarter")
        let size = SensorsIntent().$sensors._stubDetails.size
        checks.expect(String(describing: size).contains("20"), "sizes by family: \(String(describing: size))")
        checks.expect(
            Routes.openSensor(sensorID: "home/kitchen")?.absoluteString == "hearth://sensor/home%2Fkitchen", "links")
        _ = try await RefreshSensors().perform()
    }
}
