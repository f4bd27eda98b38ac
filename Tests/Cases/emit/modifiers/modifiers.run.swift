// Proves which modifiers and backgrounds a system gets that has none of Apple's names, and what the background shows.

import Foundation
import SwiftUI
import WidgetKit
@testable import ModifierWidgets

@main
enum Run {
    @MainActor
    static func main() async throws {
        var checks = Checks()
        let mood = _stubDetails(MoodWidget()).modifiers
        // Here no system is any of Apple's: what belongs to one of them is left out.
        let everywhere = [
            "contentMarginsDisabled", "containerBackgroundRemovable false", "pushHandler MoodPushHandler",
            "onBackgroundURLSessionEvents",
        ]
        checks.expect(mood == everywhere, "what every system has: \(mood)")
        checks.expect(_stubDetails(TintedWidget()).modifiers == [], "places are for iOS")
        let glass = _stubDetails(GlassWidget()).modifiers
        checks.expect(glass == ["containerBackgroundRemovable true"], "a background that may go: \(glass)")

        let now = Date(timeIntervalSince1970: 1_700_000_000)
        let entry = MoodEntry(date: now, state: .ready, mood: .busy)
        expect(MoodWidget(), entry, ["privacySensitive true"], &checks)
        var dark = EnvironmentValues()
        dark.colorScheme = .dark
        let bright = render(MoodWidget(), entry, EnvironmentValues())
        checks.expect(bright != render(MoodWidget(), entry, dark), "the background follows the scheme: \(bright)")
        let tinted = TintedEntry.sample(at: now)
        let plain = render(TintedWidget(), tinted, EnvironmentValues())
        checks.expect(plain == render(TintedWidget(), tinted, dark), "one colour in each scheme: \(plain)")
        let picture = render(PictureWidget(), PictureEntry.sample(at: now), EnvironmentValues())
        checks.expect(picture.contains { $0.contains("Dunes behind") }, "a view that takes the entry: \(picture)")
        let clear = render(GlassWidget(), GlassEntry.sample(at: now), EnvironmentValues())
        checks.expect(clear.contains { $0.contains("clear") }, "no colour: \(clear)")
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

    @MainActor
    private static func expect<W: Widget, E: TimelineEntry>(
        _ widget: W,
        _ entry: E,
        _ wanted: [String],
        _ checks: inout Checks
    ) {
        let lines = render(widget, entry, EnvironmentValues())
        for line in wanted { checks.expect(lines.contains(line), "\(line) in \(lines)") }
    }
}
