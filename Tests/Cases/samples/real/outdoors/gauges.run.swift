// Proves: pictures as bytes with a symbol in their place; a choice that is gone; what a watch offers.

import AppIntents
import Foundation
import WidgetKit
@testable import OutdoorWidgets

extension Run {
    static func gauges(_ checks: inout Checks) async throws {
        typealias Provider = GaugeTimelineProvider
        let store = try FileStore(group: GaugeSnapshot.appGroup, file: GaugeSnapshot.fileName)
        store.write("""
            { "version": 3, "written": "2026-01-01T12:00:00Z", "gauges": [
              { "gaugeID": "wind", "place": "circular", "name": "Wind", "value": 0.4, "unit": "km/h",
                "picture": "iVA=", "link": "outdoors://wind" },
              { "gaugeID": "rain", "place": "corner", "name": "Rain", "detail": "Since noon", "symbolName": "drop" },
              { "gaugeID": "odd", "name": "Odd", "picture": "not base64!" }
            ] }
            """)
        let reading = GaugeSnapshot.read(at: now, calendar: calendar)
        let stored = try await GaugeQuery().entities(for: ["wind", "rain", "gone"])
        let looks = stored.map { $0.displayRepresentation.image?._stubSource }
        checks.expect(looks == [.data(Data([0x89, 0x50])), .systemName("drop"), nil], "a picture, or a symbol: \(looks)")
        checks.expect(reading.snapshot?.gauges.count == 2 && reading.snapshot?.skippedCount == 1, "what is no picture")
        let start = await GaugeIntentGaugeQuery().defaultResult()
        checks.expect(start?.id == "wind", "the first")
        func entry(_ gauge: OutdoorWidgets.Gauge?, _ family: WidgetFamily) -> GaugeEntry {
            Provider.entry(for: GaugeIntent(gauge: gauge), reading: reading, family: family, at: now)
        }
        checks.expect(entry(stored[0], .accessoryCircular).url?.absoluteString == "outdoors://wind", "its own link")
        checks.expect(entry(stored[1], .accessoryCircular).url == nil, "or none")
        let gone = entry(stored[2], .accessoryRectangular)
        checks.expect(gone.shown?.name == "Wind" && gone.state == .missing, "another in place of the one that is gone")
        let offered = Provider.recommendations(snapshot: reading.snapshot)
        checks.expect(offered.map(\._stubDescription) == ["Wind", "Rain"], "one for each")
        checks.expect(offered.map(\._stubIntent.gauge?.id) == ["wind", "rain"], "with its gauge")
        checks.expect(Provider.recommendations(snapshot: nil).isEmpty, "none without a store")
        checks.expect(minutes(Provider.reloadDate(reading: reading, at: now, calendar: calendar)) == 15, "each quarter")
    }
}
