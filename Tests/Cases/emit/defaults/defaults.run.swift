// Proves what parameters are before a person chooses: first, by identifier, following, literal.

import AppIntents
import Foundation
@testable import Defaults

@main
enum Run {
    static func main() async throws {
        var checks = Checks()
        let cities = try FileStore(group: CitiesSnapshot.appGroup, file: CitiesSnapshot.fileName)
        let first = await DefaultsIntentFirstQuery().defaultResult()
        checks.expect(first == nil, "nothing is first without a file")
        let known = await DefaultsIntentKnownQuery().defaultResult()
        checks.expect(known?.id == "ber" && known?.row == nil, "an identifier is kept until the file can be read")
        cities.write(
            """
            { "version": 1, "written": "2026-01-01T00:00:00Z", "nearestID": "ber", "cities": [
              { "code": "rom", "name": "Rome" }, { "code": "ber", "name": "Berlin", "country": "Germany" }
            ] }
            """
        )
        let berlin = await DefaultsIntentFirstQuery().defaultResult()
        checks.expect(berlin?.id == "ber", "the first in the picker's order")
        let found = await DefaultsIntentKnownQuery().defaultResult()
        checks.expect(found?.row?.name == "Berlin", "the row with the identifier")
        let nearest = await DefaultsIntentNearestQuery().defaultResult()
        checks.expect(nearest?.id == "@follow:CitiesSnapshot.nearestID" && nearest?.row?.name == "Berlin", "follows")
        let last = await DefaultsIntentLastQuery().defaultResult()
        checks.expect(last?.id == "@follow:AppSnapshot.lastCityID" && last?.row == nil, "follows another snapshot")
        let offered = (try? await DefaultsIntentLastQuery().suggestedEntities()) ?? []
        checks.expect(
            offered.map(\.id) == ["@follow:AppSnapshot.lastCityID", "ber", "rom"], "each picker has its own row")
        let planet = await DefaultsIntentPlanetQuery().defaultResult()
        let second = await DefaultsIntentSecondQuery().defaultResult()
        checks.expect(planet?.row?.name == "Earth" && second?.id == 3, "fixed rows")

        let intent = DefaultsIntent()
        checks.expect(
            intent.layout == .wide && intent.fallback == .compact && intent.layouts == [.compact, .wide], "enums")
        checks.expect(
            intent.text == "100 % \"sure\"" && intent.count == -3 && intent.scale == 1 && intent.isOn, "values")
        checks.expect(intent.numbers == [1, 2] && intent.names.isEmpty, "lists")
        checks.expect(intent.first == nil && intent.since == nil && intent.page == nil, "and none")

        let reading = CitiesSnapshot.read()
        func selection(_ city: CityEntity?, _ app: AppSnapshot.Reading) -> WidgetSelection<CityEntityRow> {
            CityEntity.selection(of: city, in: reading, appSnapshot: app)
        }
        let now = Date(timeIntervalSince1970: 1_767_268_800)
        let fresh = AppSnapshot.Reading.fresh(AppSnapshot(lastCityID: "rom", written: now))
        checks.expect(selection(last, fresh).row?.name == "Rome", "what it follows is read when the timeline is made")
        checks.expect(selection(last, .locked) == .unread, "and not taken for gone where it cannot be read")
        checks.expect(selection(nil, fresh) == .unset, "nothing chosen")
        checks.finish()
    }
}
