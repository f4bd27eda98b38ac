import AppIntents
import Foundation

@testable import Entities

@main
struct Program {
    static let devices = [
        DeviceRow(uuid: UUID(), name: "x", kind: .b), DeviceRow(uuid: UUID(), name: "y", kind: .a),
        DeviceRow(uuid: UUID(), name: "z", kind: .b),
    ]

    static let store = Store(
        things: [
            ThingRow(key: "1", name: "Zebra", kind: .b, note: "n1", rank: 1),
            ThingRow(key: "2", name: "apple 10", rank: 5, done: true),
            ThingRow(key: "3", name: "apple 9", kind: .a, note: "striped", rank: nil),
            ThingRow(key: "4", name: "Ärger", rank: 7, parts: [Part(size: 8)]),
            ThingRow(key: "3", name: "duplicate"),
        ],
        teams: [
            TeamRow(number: 1, name: "A", city: "Zürich"), TeamRow(number: 2, name: "B"),
            TeamRow(number: 3, name: "C", city: "Aarau"), TeamRow(number: 4, name: "D", city: "Zürich"),
        ],
        devices: devices,
        current: "2"
    )

    static let reading = Store.Reading.fresh(store)
    static let settings = Settings.Reading.fresh(Settings(favorite: nil, pinned: "l"))

    static func main() async throws {
        var checks = Checks()
        lookup(&checks)
        selections(&checks)
        pickers(&checks)
        displays(&checks)
        try await queries(&checks)
        checks.finish()
    }

    static func lookup(_ checks: inout Checks) {
        let identifiers = ["3", "gone", "1", Thing.followsCurrent, Thing.followsFavorite]
        let found = Thing.entities(for: identifiers, in: reading, settings: settings)
        checks.expect(found.map(\.id) == identifiers, "one entity for each identifier, in order")
        checks.expect(found.map { $0.row?.name } == ["apple 9", nil, "Zebra", "apple 10", nil], "their rows")
        checks.expect(found.map(\.isMissing) == [false, true, false, false, true], "gone ones are marked")
        let unread = Thing.entities(for: ["1"], in: .locked, settings: settings)
        checks.expect(unread.map(\.isMissing) == [false] && unread[0].row == nil, "an unread store loses nothing")
        checks.expect(Team.entities(for: [3, 9], in: reading).map(\.isMissing) == [false, true], "by number")
        checks.expect(Device.entities(for: [devices[0].uuid], in: reading)[0].row?.name == "x", "by unique identifier")
        let flavors = Flavor.entities(for: ["l", "zz", Flavor.followsPinned], in: settings)
        checks.expect(flavors.map { $0.row?.name } == ["Lemon", nil, "Lemon"], "written in the description")
        checks.expect(Flavor.all.map(\.name) == ["Vanilla \"Bourbon\"", "Lemon"], "every written row")
    }

    static func selections(_ checks: inout Checks) {
        let identifiers = ["3", "gone", "1", Thing.followsCurrent, Thing.followsFavorite]
        let stored = Thing.entities(for: identifiers, in: reading, settings: settings)
        func selection(_ thing: Thing?, in reading: Store.Reading = reading) -> WidgetSelection<ThingRow> {
            Thing.selection(of: thing, in: reading, settings: settings)
        }
        checks.expect(selection(nil) == .unset && selection(nil, in: .corrupt) == .unset, "nothing stored")
        checks.expect(selection(stored[0], in: .corrupt) == .unread, "an unread store")
        checks.expect(selection(stored[0]).row?.name == "apple 9" && selection(stored[1]) == .gone, "found and gone")
        checks.expect(selection(stored[3]).row?.key == "2" && selection(stored[4]) == .unset, "following")
        let unread = Thing.selection(of: stored[4], in: reading, settings: .missing)
        checks.expect(unread == .unread, "following what cannot be read")
        func selections(_ things: [Thing]?) -> WidgetSelection<[ThingRow]> {
            Thing.selection(of: things, in: reading, settings: settings)
        }
        checks.expect(selections([stored[1], stored[0], stored[2]]).row?.map(\.key) == ["3", "1"], "losses are dropped")
        checks.expect(selections([stored[1]]) == .gone && selections([]) == .unset, "all gone, none stored")
        checks.expect(selections(nil) == .unset && selections([stored[4]]) == .unset, "nothing to look for")
    }

    static func pickers(_ checks: inout Checks) {
        checks.expect(Thing.suggestions(from: store.things).map(\.id) == ["4", "1", "3", "3"], "open ones by rank")
        let followers = Thing.entities(for: [Thing.followsCurrent], in: reading, settings: settings)
        let offered = Thing.suggestions(from: store.things, following: followers)
        checks.expect(offered.first?.id == Thing.followsCurrent && offered.count == 5, "followers come first")
        func found(_ text: String) -> [String] { Thing.rows(matching: text, in: reading).map(\.key) }
        checks.expect(found("ARGER") == ["4"] && found("strip") == ["3"], "names and notes are searched")
        checks.expect(Flavor.rows(matching: "lem").map(\.id) == ["l"], "written rows are searched")
        let teams = Team.suggestions(from: store.teams).sections.map { $0.items.map(\.value.id) }
        checks.expect(teams == [[3], [1, 4], [2]], "sections in the order of their texts, those without last: \(teams)")
        let kinds = Device.suggestions(from: devices).sections.map { $0.items.map { $0.value.row?.name } }
        checks.expect(kinds == [["y"], ["z", "x"]], "sections in the order of the cases: \(kinds)")
    }

    static func displays(_ checks: inout Checks) {
        func title(_ entity: some AppEntity) -> String {
            String(localized: entity.displayRepresentation.title)
        }
        func subtitle(_ entity: some AppEntity) -> String? {
            entity.displayRepresentation.subtitle.map { String(localized: $0) }
        }
        let things = Thing.entities(for: ["3", "4", "gone", Thing.followsFavorite], in: reading, settings: settings)
        checks.expect(things.map(title) == ["apple 9", "Ärger", "Gone", "Favorite"], "titles: \(things.map(title))")
        checks.expect(subtitle(things[0]) == "striped, A" && subtitle(things[1]) == nil, "subtitles of values")
        let unread = Thing.entities(for: ["3"], in: .missing, settings: settings)
        checks.expect(unread.map(title) == ["Thing"], "the type's title where the store is unread")
        checks.expect(title(Team(store.teams[0])) == "Team A (1)" && subtitle(Team(store.teams[1])) == nil, "texts")
        checks.expect(subtitle(Device(devices[0])) == "B", "a case by its title")
    }

    static func queries(_ checks: inout Checks) async throws {
        checks.expect(try await ThingQuery().entities(matching: "apple").isEmpty, "no store, no rows")
        let unread = try await ThingQuery().entities(for: ["7"])
        checks.expect(unread.map(\.id) == ["7"] && !unread[0].isMissing, "no store, placeholders")
        let flavors = try await FlavorQuery().suggestedEntities()
        checks.expect(flavors.map(\.id) == ["v", "l"], "written rows are always there")
        checks.expect(await ChooseFlavorQuery().defaultResult()?.id == "v", "a default by identifier")
        checks.expect(await ChooseThingQuery().defaultResult()?.id == Thing.followsCurrent, "a default that follows")
    }
}
