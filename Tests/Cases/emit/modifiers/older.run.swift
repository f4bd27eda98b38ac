// Proves that modifiers of newer systems are applied by a system that has them, and that a background follows the
// scheme where its colour cannot.

import Foundation
import SwiftUI
import WidgetKit
@testable import OlderModifierWidgets

@main
enum Run {
    @MainActor
    static func main() async throws {
        var checks = Checks()
        // Outside of Apple's systems every `#available` holds.
        let lamp = _stubDetails(LampWidget()).modifiers
        let wanted = [
            "contentMarginsDisabled",
            "containerBackgroundRemovable false",
            "disfavoredLocations [\"lockScreen\", \"carPlay\"]",
            "pushHandler LampPushHandler",
            "supportedMountingStyles [\"recessed\"]",
            "onBackgroundURLSessionEvents",
        ]
        checks.expect(lamp.count == wanted.count, "each modifier once: \(lamp)")
        for (line, start) in zip(lamp, wanted) { checks.expect(line.hasPrefix(start), "\(start): \(line)") }
        checks.expect(_stubDetails(PlainWidget()).modifiers == [], "no modifier where none is asked for")

        let now = Date(timeIntervalSince1970: 1_700_000_000)
        var dark = EnvironmentValues()
        dark.colorScheme = .dark
        let entry = LampEntry.sample(at: now)
        let bright = render(LampWidget(), entry, EnvironmentValues())
        checks.expect(bright != render(LampWidget(), entry, dark), "the background follows the scheme: \(bright)")
        checks.expect(bright.contains("privacySensitive true"), "hidden while locked: \(bright)")
        let dusk = DuskEntry.sample(at: now)
        let day = render(DuskWidget(), dusk, EnvironmentValues())
        checks.expect(day != render(DuskWidget(), dusk, dark), "so does one that is written out: \(day)")
        checks.finish()
    }

    @MainActor
    private static func render<W: Widget, E: TimelineEntry>(
        _ widget: W,
        _ entry: E,
        _ environment: EnvironmentValues
    ) -> [String] {
        _stubView(of: widget, entry: entry).map { _render($0, environment: environment) } ?? []
    }
}
