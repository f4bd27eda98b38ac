// Proves: entries at the events of one target and at midnight; a table by target and change; what a watch offers.

import AppIntents
import Foundation
import WidgetKit
@testable import OutdoorWidgets

extension Run {
    static func countdown(_ checks: inout Checks) async {
        typealias Provider = SkyCountdownTimelineProvider
        let place = PlaceRow(placeID: UUID(), name: "Bergen")
        func event(_ target: SkyTarget, _ change: SkyChange, _ offset: Double, at other: UUID? = nil) -> SkyEvent {
            SkyEvent(
                placeID: other ?? place.placeID, target: target, change: change, name: "\(target) \(offset)",
                date: later(offset))
        }
        let snapshot = SkySnapshot(places: [place], events: [
            event(.sun, .set, 120), event(.sun, .rise, -300), event(.sun, .rise, 600), event(.moon, .rise, 30),
            event(.sun, .set, 60, at: UUID()),
        ], written: now)
        func entries(_ target: SkyTarget) -> [SkyCountdownEntry] {
            Provider.entries(
                for: SkyIntent(place: Place(place), target: target), reading: .fresh(snapshot), at: now,
                calendar: calendar
            ).filter { $0.state != .stale }
        }
        let sun = entries(.sun)
        checks.expect(sun.map { minutes($0.date) } == [0, 60, 120, 600, 713], "events, then midnight")
        checks.expect(sun[0].next?.date == later(120) && sun[0].previous == later(-300), "before and after")
        checks.expect(sun[0].style.symbol == "sunset.fill", "what comes decides how it looks")
        checks.expect(sun[2].next?.date == later(600) && sun[2].style.symbol == "sunrise.fill", "then the next")
        checks.expect(sun[4].next == nil && sun[4].style.symbol == "leaf", "nothing more is known")
        checks.expect(entries(.holidays).map { minutes($0.date) } == [0, 713], "without events, midnight")
        checks.expect(SkyStyle[.moonPhases, nil] == SkyStyle[.moonPhases, .rise], "a phase looks the same throughout")
        checks.expect(SkyStyle[.moon, .set].bar == .gray && SkyStyle[.sun, .set].bar == .indigo, "bars")

        let corner = SkyCornerTimelineProvider.entries(
            for: SkyIntent(place: Place(place), target: .moon), reading: .fresh(snapshot), at: now, calendar: calendar)
        checks.expect(corner[0].next?.date == later(30), "two widgets have one configuration")
        let offered = Provider().recommendations()
        checks.expect(offered.map(\._stubIntent.target) == [.seasons, .moonPhases, .sun, .moon, .holidays], "five")
        let attributes = Provider.relevanceAttributes(snapshot: snapshot, calendar: calendar)
        checks.expect(attributes.count == 5, "one for each event: \(attributes.count)")
    }
}
