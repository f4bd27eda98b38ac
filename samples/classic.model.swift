// Hand-written: what classic.widget knows by its name only.

import Foundation

/// What the moon looks like at a moment. `WidgetContent` keeps it off the main actor, as all that a widget shows.
struct MoonPhase: Codable, Hashable, WidgetContent {
    /// The mean time from one new moon to the next, in days.
    private static let month = 29.530588853
    /// A new moon: 6 January 2000, 18:14 UTC.
    private static let newMoon = Date(timeIntervalSince1970: 947_182_440)

    /// How far the moon has come from one new moon to the next: 0 is new, 0.5 is full.
    let cycle: Double
    let nextNew: Date
    let nextFull: Date

    static var sample: MoonPhase {
        MoonPhase(at: newMoon.addingTimeInterval(month * 86_400 * 0.4))
    }

    init(at date: Date) {
        let months = date.timeIntervalSince(Self.newMoon) / (Self.month * 86_400)
        let cycle = months - months.rounded(.down)
        self.cycle = cycle
        nextNew = date.addingTimeInterval((1 - cycle) * Self.month * 86_400)
        nextFull = date.addingTimeInterval((cycle < 0.5 ? 0.5 - cycle : 1.5 - cycle) * Self.month * 86_400)
    }

    /// The share of the disc that is lit.
    var illumination: Double {
        (1 - cos(2 * .pi * cycle)) / 2
    }

    /// Which of the eight phases it is, the new moon being 0.
    var phase: Int {
        Int((cycle * 8).rounded()) % 8
    }
}
