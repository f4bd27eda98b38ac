// Proves: steps that depend on family and dial; hours at which the widget matters.

import AppIntents
import Foundation
import WidgetKit
@testable import AlmanacWidgets

@main
enum Run {
    /// Seven minutes past noon of a day, in UTC.
    static let now = Date(timeIntervalSince1970: 1_767_269_220)

    static var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "UTC") ?? calendar.timeZone
        return calendar
    }

    static func minutes(_ date: Date) -> Double { date.timeIntervalSince(now) / 60 }

    static func later(_ minutes: Double) -> Date { now.addingTimeInterval(minutes * 60) }

    static func main() async throws {
        var checks = Checks()
        season(&checks)
        checks.finish()
    }

    static func season(_ checks: inout Checks) {
        typealias Provider = SeasonPlannerTimelineProvider
        let place = PlaceRow(placeID: UUID(), name: "Bergen")
        let snapshot = AlmanacSnapshot(places: [place], hours: [later(-30), later(30)], quarters: [later(8)], written: now)
        func entries(_ dial: Dial, _ family: WidgetFamily) -> [SeasonPlannerEntry] {
            Provider.entries(
                for: SeasonIntent(place: Place(place), dial: dial, opacity: 0.5), reading: .fresh(snapshot),
                family: family, at: now, calendar: calendar)
        }
        let quarters = entries(.time, .systemSmall)
        checks.expect(quarters.count == 15, "fifteen quarters, now among them: \(quarters.count)")
        checks.expect(quarters.prefix(3).map { minutes($0.date) } == [0, 8, 23], "on the quarter")
        let hours = entries(.date, .systemSmall)
        checks.expect(hours.count == 15 && hours[1].date == later(53), "fifteen hours: \(hours.count)")
        for dial in [Dial.time, .date] {
            checks.expect(entries(dial, .systemMedium).count == 10, "ten quarters where there is more room")
        }
        checks.expect(quarters[0].hour == later(-30) && quarters[4].hour == later(30), "the hour that has begun")
        checks.expect(quarters[0].opacity == 0.5 && quarters[0].place == "Bergen", "as configured")
        let reload = Provider.reloadDate(after: .ready, endingAt: later(200), at: now, calendar: calendar)
        checks.expect(minutes(reload) == 200, "at the end")
        let range = SeasonIntent().$opacity._stubDetails.inclusiveRange as? (lowerBound: Double, upperBound: Double)
        checks.expect(range.map { $0 == (0, 1) } == true, "from nothing to all")
        let attributes = Provider.relevanceAttributes(snapshot: snapshot, calendar: calendar)
        checks.expect(attributes.count == 3, "one for each quarter and hour: \(attributes.count)")
        checks.expect(Provider.relevanceAttributes(snapshot: nil, calendar: calendar).isEmpty, "none without a store")
    }
}
