// Proves: a configurable control with symbols and a text by choice, and a toggle that sets a light.

import AppIntents
import Foundation
import WidgetKit
@testable import HomeWidgets

extension Run {
    static func lights(_ checks: inout Checks) async throws {
        let on = await LightIntentOnSymbolQuery().defaultResult()
        let off = await LightIntentOffSymbolQuery().defaultResult()
        checks.expect(on?.id == "lightbulb.fill" && off?.id == "lightbulb", "symbols at first")
        let listing = try await LightIntentLightQuery().suggestedEntities()._stubListing
        checks.expect(listing.map(\.items) == [["Porch"], ["Desk"]], "sections by hub")
        let home = Hub.entities(for: ["home"], in: reading).first
        let scope = LightIntent(hub: home, light: nil, onSymbol: nil, offSymbol: nil, displayText: nil)
        let scoped = try await _StubDependency.with(scope) {
            try await LightIntentLightQuery().suggestedEntities()._stubListing
        }
        checks.expect(scoped.flatMap(\.items) == ["Desk"], "those of the hub")

        let desk = try await LightQuery().entities(for: ["desk"]).first
        let lamp = try await LightSymbolQuery().entities(for: ["lamp.desk.fill"]).first
        func value(_ light: Light?, _ text: String?) async throws -> LightControlValue {
            let intent = LightIntent(hub: nil, light: light, onSymbol: lamp, offSymbol: nil, displayText: text)
            return try await LightControlValueProvider().currentValue(configuration: intent)
        }
        let dark = try await value(desk, nil)
        checks.expect(dark.text == "Desk" && !dark.isOn && dark.lit == "lamp.desk.fill", "its name and symbols")
        checks.expect(dark.unlit == "lightbulb", "and a symbol of its own where none is chosen")
        if let row = desk?.row { _ = try await SetLight(light: row, value: true).perform() }
        let lit = try await value(desk, "Work")
        checks.expect(lit.text == "Work" && lit.isOn && lit.action != nil, "lit, under a text of the person's own")
        checks.expect(try await value(nil, nil).action == nil, "without a light there is nothing to do")
    }
}
