// Prints what can be chosen, and what a tap does to a light.

import AppIntents
import Foundation
import SwiftUI
import WidgetKit
@testable import HomeWidgets

@main
enum Compare {
    static func main() async throws {
        let store = try FileStore(group: "group.com.example.home", file: "home.json")
        for text in [nil, "[]", file(version: 2), file(version: 1)] {
            if let text { store.write(text) } else { store.remove() }
            try await choices()
        }
        guard let light = try await Light.defaultQuery.entities(for: ["desk"]).first, let row = light.row else {
            return print("the light is gone")
        }
        for isLit in [true, true, false] {
            let action = SetLight(light: row)
            action.value = isLit
            _ = try await action.perform()
            print("lit: \(await LitLights.shared.isLit("desk"))")
        }
        print(await MainActor.run { _stubDetails(of: HomeWidgetBundle()).map(\.kind) })
    }

    static func file(version: Int) -> String {
        """
        {
          "version": \(version), "written": "2026-01-01T12:00:00Z", "hubs": [
            { "hubID": "home", "name": "Home" }, { "hubID": "cabin", "name": "Cabin" }, { "name": "no identifier" }
          ], "lights": [
            { "lightID": "porch", "hubID": "cabin", "hubName": "Cabin", "name": "Porch" },
            { "lightID": "desk", "hubID": "home", "hubName": "Home", "name": "Desk" },
            { "lightID": "bed", "hubID": "home", "hubName": "Home", "name": "Bed" }
          ]
        }
        """
    }

    static func choices() async throws {
        for hub in try await Hub.defaultQuery.entities(for: ["home", "gone"]) {
            print(hub.id, String(localized: hub.displayRepresentation.title))
        }
        for light in try await Light.defaultQuery.entities(for: ["desk", "gone"]) {
            print(light.id, String(localized: light.displayRepresentation.title))
        }
        for symbol in try await LightSymbol.defaultQuery.entities(for: ["lamp.desk", "gone"]) {
            print(symbol.id, String(localized: symbol.displayRepresentation.title))
        }
        print(try await Hub.defaultQuery.suggestedEntities().map(\.id))
        print(try await LightSymbol.defaultQuery.suggestedEntities().map(\.id))
        for section in try await Light.defaultQuery.suggestedEntities()._stubListing {
            print(section.title ?? "-", section.items)
        }
        for section in try await Light.defaultQuery.entities(matching: "E")._stubListing {
            print(section.title ?? "-", section.items)
        }
    }
}
