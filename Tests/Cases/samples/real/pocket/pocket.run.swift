// Proves what the output of the pocket's descriptions does.

import AppIntents
import Foundation
import WidgetKit
@testable import PocketWidgets

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
        try await notes(&checks)
        try await rates(&checks)
        try await chores(&checks)
        cards(&checks)
        checks.finish()
    }

    static func minutes(_ date: Date) -> Double { date.timeIntervalSince(now) / 60 }

    static func later(_ minutes: Double) -> Date { now.addingTimeInterval(minutes * 60) }
}
