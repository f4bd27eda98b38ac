// Proves what the output of the outdoor descriptions does: when each widget changes, matters and asks again.

import AppIntents
import Foundation
import WidgetKit
@testable import OutdoorWidgets

@main
enum Run {
    /// Seven minutes past noon of a day, in UTC.
    static let now = Date(timeIntervalSince1970: 1_767_269_220)

    static var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "UTC") ?? calendar.timeZone
        return calendar
    }

    static func main() async throws {
        var checks = Checks()
        await countdown(&checks)
        try await garden(&checks)
        try await gauges(&checks)
        checks.finish()
    }

    static func minutes(_ date: Date) -> Double { date.timeIntervalSince(now) / 60 }

    static func later(_ minutes: Double) -> Date { now.addingTimeInterval(minutes * 60) }
}
