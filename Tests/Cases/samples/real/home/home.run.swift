// Proves what the output of the house's descriptions does: what each widget offers, shows, links to and performs.

import AppIntents
import Foundation
import WidgetKit
@testable import HomeWidgets

@main
enum Run {
    /// Noon of a day, in UTC.
    static let now = Date(timeIntervalSince1970: 1_767_268_800)

    static var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "UTC") ?? calendar.timeZone
        return calendar
    }

    static var reading: HomeSnapshot.Reading { HomeSnapshot.read() }

    @MainActor
    static func main() async throws {
        var checks = Checks()
        let store = try FileStore(group: HomeSnapshot.appGroup, file: HomeSnapshot.fileName)
        store.write(contents)
        try await sensors(&checks)
        try await panels(&checks)
        try await assistants(&checks)
        try await calendar(&checks)
        try await shopping(&checks)
        try await outlets(&checks)
        try await lights(&checks)
        store.remove()
        let unread = try await SensorsIntentSensorsQuery().entities(for: ["home/kitchen"])
        checks.expect(unread.map(\.isMissing) == [false], "a store that cannot be read loses no choice")
        checks.expect(SensorsTimelineProvider.entries(
            for: SensorsIntent(hub: nil, sensors: unread), reading: reading, loading: .failed,
            family: .systemSmall, at: now
        ).map(\.state) == [.unavailable(.missing)], "and is said")
        checks.finish()
    }

    static func minutes(_ date: Date?) -> Double? { date.map { $0.timeIntervalSince(now) / 60 } }

    static let contents = """
        {
          "version": 1, "written": "2026-01-01T11:00:00Z",
          "hubs": [{ "hubID": "home", "name": "Home" }, { "hubID": "cabin", "name": "Cabin" }],
          "sensors": [
            { "sensorID": "home/kitchen", "hubID": "home", "hubName": "Home", "name": "Kitchen", "place": "Ground floor",
              "quantity": "temperature" },
            { "sensorID": "home/bath", "hubID": "home", "hubName": "Home", "name": "Bath", "quantity": "humidity" },
            { "sensorID": "cabin/porch", "hubID": "cabin", "hubName": "Cabin", "name": "Porch", "symbolName": "sun.max" },
            { "sensorID": "home/hall", "hubID": "home", "hubName": "Home", "name": "Hall", "quantity": "sound" }
          ],
          "panels": [
            { "panelID": "home-/energy", "hubName": "Home", "path": "/energy", "name": "Energy", "symbolName": "bolt" },
            { "panelID": "cabin-/wood", "hubName": "Cabin", "path": "/wood", "name": "Wood" },
            { "panelID": "home-/doors", "hubName": "Home", "path": "/doors", "name": "Doors" }
          ],
          "assistants": [
            { "assistantID": "preferred", "hubName": "Home", "name": "Preferred" },
            { "assistantID": "butler", "hubName": "Home", "name": "Butler" },
            { "assistantID": "ranger", "hubName": "Cabin", "name": "Ranger" }
          ],
          "switches": [
            { "outletID": "lamp", "hubID": "home", "name": "Lamp" },
            { "outletID": "fan", "hubID": "home", "name": "Fan", "isOn": true },
            { "outletID": "stove", "hubID": "cabin", "name": "Stove" }
          ],
          "lights": [
            { "lightID": "desk", "hubID": "home", "hubName": "Home", "name": "Desk" },
            { "lightID": "porch", "hubID": "cabin", "hubName": "Cabin", "name": "Porch" }
          ]
        }
        """
}
