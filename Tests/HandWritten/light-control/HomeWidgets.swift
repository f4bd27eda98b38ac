// Hand-written: what samples/real/home/light-control.widget describes, as one would write it without the compiler.

import AppIntents
import SwiftUI
import WidgetKit

// MARK: Data

struct HubRow: Codable, Hashable, Sendable {
    var hubID: String
    var name: String
}

struct LightRow: Codable, Hashable, Sendable {
    var lightID: String
    var hubID: String
    var hubName: String
    var name: String
}

/// A row that is skipped if it cannot be read.
struct Lenient<Value: Decodable & Sendable>: Decodable, Sendable {
    let value: Value?

    init(from decoder: any Decoder) throws {
        value = try? Value(from: decoder)
    }
}

/// What the app last heard from the hubs.
struct HomeFile: Decodable, Sendable {
    var hubs: [HubRow]
    var lights: [LightRow]

    private enum CodingKeys: CodingKey {
        case version, hubs, lights
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        guard try container.decodeIfPresent(Int.self, forKey: .version) ?? 0 <= 1 else {
            throw DecodingError.dataCorruptedError(forKey: .version, in: container, debugDescription: "too new")
        }
        hubs = try container.decodeIfPresent([Lenient<HubRow>].self, forKey: .hubs)?.compactMap(\.value) ?? []
        lights = try container.decodeIfPresent([Lenient<LightRow>].self, forKey: .lights)?.compactMap(\.value) ?? []
    }

    /// The file's contents, or nil if there are none that can be read.
    static func load() -> HomeFile? {
        let folder = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.com.example.home")
        guard let folder, let data = try? Data(contentsOf: folder.appendingPathComponent("home.json")) else {
            return nil
        }
        return try? JSONDecoder().decode(HomeFile.self, from: data)
    }
}

/// The lights that are on; a hub, in an app.
actor LitLights {
    static let shared = LitLights()

    private var lit: Set<String> = []

    func isLit(_ lightID: String) -> Bool { lit.contains(lightID) }

    func set(_ lightID: String, isLit: Bool) {
        if isLit { lit.insert(lightID) } else { lit.remove(lightID) }
    }
}

// MARK: Configuration

/// A box in a house that devices report to.
struct Hub: AppEntity {
    static var typeDisplayRepresentation: TypeDisplayRepresentation { "Hub" }
    static let defaultQuery = HubQuery()

    let id: String
    let row: HubRow?
    let isGone: Bool

    init(_ row: HubRow) {
        id = row.hubID
        self.row = row
        isGone = false
    }

    init(id: String, in file: HomeFile?) {
        self.id = id
        row = file?.hubs.first { $0.hubID == id }
        isGone = file != nil && row == nil
    }

    var displayRepresentation: DisplayRepresentation {
        guard let row else { return isGone ? "Removed hub" : "Hub" }
        return DisplayRepresentation(title: "\(row.name)", image: DisplayRepresentation.Image(systemName: "house"))
    }
}

struct HubQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [Hub] {
        let file = HomeFile.load()
        return identifiers.map { Hub(id: $0, in: file) }
    }

    func suggestedEntities() async throws -> [Hub] {
        let hubs = HomeFile.load()?.hubs ?? []
        return hubs.sorted { $0.name.localizedStandardCompare($1.name) == .orderedAscending }.map(Hub.init)
    }
}

struct Light: AppEntity {
    static var typeDisplayRepresentation: TypeDisplayRepresentation { "Light" }
    static let defaultQuery = LightQuery()

    let id: String
    let row: LightRow?
    let isGone: Bool

    init(_ row: LightRow) {
        id = row.lightID
        self.row = row
        isGone = false
    }

    init(id: String, in file: HomeFile?) {
        self.id = id
        row = file?.lights.first { $0.lightID == id }
        isGone = file != nil && row == nil
    }

    var displayRepresentation: DisplayRepresentation {
        guard let row else { return isGone ? "Removed light" : "Light" }
        return DisplayRepresentation(title: "\(row.name)")
    }
}

/// All lights, or those of the chosen hub.
struct LightQuery: EntityStringQuery {
    @IntentParameterDependency<LightIntent>(\.$hub)
    var intent

    func entities(for identifiers: [String]) async throws -> [Light] {
        let file = HomeFile.load()
        return identifiers.map { Light(id: $0, in: file) }
    }

    func entities(matching string: String) async throws -> IntentItemCollection<Light> {
        collection { $0.name.localizedStandardContains(string) }
    }

    func suggestedEntities() async throws -> IntentItemCollection<Light> {
        collection { _ in true }
    }

    private func collection(where isWanted: (LightRow) -> Bool) -> IntentItemCollection<Light> {
        var rows = (HomeFile.load()?.lights ?? []).filter(isWanted)
        if let hub = intent?.hub {
            rows = rows.filter { $0.hubID == hub.id }
        }
        rows.sort { $0.name.localizedStandardCompare($1.name) == .orderedAscending }
        let groups = Dictionary(grouping: rows, by: \.hubName)
        let names = groups.keys.sorted { $0.localizedStandardCompare($1) == .orderedAscending }
        return IntentItemCollection(
            sections: names.map { name in
                let items = (groups[name] ?? []).map { IntentItem(Light($0)) }
                return IntentItemSection(LocalizedStringResource("\(name)"), items: items)
            }
        )
    }
}

/// A symbol that a light can have.
struct LightSymbol: AppEntity {
    static var typeDisplayRepresentation: TypeDisplayRepresentation { "Symbol" }
    static let defaultQuery = LightSymbolQuery()

    static let all = [
        LightSymbol(id: "lightbulb", name: "Bulb"),
        LightSymbol(id: "lightbulb.fill", name: "Lit Bulb"),
        LightSymbol(id: "lamp.desk", name: "Desk Lamp"),
        LightSymbol(id: "lamp.desk.fill", name: "Lit Desk Lamp"),
    ]

    let id: String
    let name: String

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: "\(name)", image: DisplayRepresentation.Image(systemName: id))
    }
}

struct LightSymbolQuery: EntityStringQuery {
    func entities(for identifiers: [String]) async throws -> [LightSymbol] {
        identifiers.map { id in LightSymbol.all.first { $0.id == id } ?? LightSymbol(id: id, name: "Symbol") }
    }

    func entities(matching string: String) async throws -> [LightSymbol] {
        LightSymbol.all.filter { $0.name.localizedStandardContains(string) }
    }

    func suggestedEntities() async throws -> [LightSymbol] {
        LightSymbol.all
    }
}

/// The symbols of a light that is on, of which one is chosen at first.
struct OnSymbolQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [LightSymbol] {
        try await LightSymbolQuery().entities(for: identifiers)
    }

    func suggestedEntities() async throws -> [LightSymbol] {
        LightSymbol.all
    }

    func defaultResult() async -> LightSymbol? {
        LightSymbol.all.first { $0.id == "lightbulb.fill" }
    }
}

/// The symbols of a light that is off, of which one is chosen at first.
struct OffSymbolQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [LightSymbol] {
        try await LightSymbolQuery().entities(for: identifiers)
    }

    func suggestedEntities() async throws -> [LightSymbol] {
        LightSymbol.all
    }

    func defaultResult() async -> LightSymbol? {
        LightSymbol.all.first { $0.id == "lightbulb" }
    }
}

struct LightIntent: ControlConfigurationIntent {
    static var title: LocalizedStringResource { "Light" }
    static let isDiscoverable = false

    @Parameter(title: "Hub")
    var hub: Hub?

    @Parameter(title: "Light")
    var light: Light?

    @Parameter(title: "Symbol When On", query: OnSymbolQuery())
    var onSymbol: LightSymbol?

    @Parameter(title: "Symbol When Off", query: OffSymbolQuery())
    var offSymbol: LightSymbol?

    @Parameter(title: "Text")
    var displayText: String?
}

struct SetLight: SetValueIntent {
    static var title: LocalizedStringResource { "Set Light" }
    static let isDiscoverable = false

    @Parameter(title: "Light")
    var light: Light

    @Parameter(title: "On")
    var value: Bool

    init() {}

    init(light: LightRow) {
        self.light = Light(light)
    }

    func perform() async throws -> some IntentResult {
        await LitLights.shared.set(light.id, isLit: value)
        return .result()
    }
}

// MARK: Control

struct LightControlValue: Sendable {
    var text: String
    var symbol: String
    var isOn: Bool
    /// What a tap performs; without it the control is disabled.
    var action: SetLight?
}

struct LightControlProvider: AppIntentControlValueProvider {
    func previewValue(configuration: LightIntent) -> LightControlValue {
        let light = LightRow(lightID: "", hubID: "home", hubName: "Home", name: "Reading lamp")
        return value(of: configuration, light: light, isOn: true)
    }

    func currentValue(configuration: LightIntent) async throws -> LightControlValue {
        let light = HomeFile.load()?.lights.first { $0.lightID == configuration.light?.id }
        let isOn = if let light { await LitLights.shared.isLit(light.lightID) } else { false }
        return value(of: configuration, light: light, isOn: isOn)
    }

    private func value(of configuration: LightIntent, light: LightRow?, isOn: Bool) -> LightControlValue {
        LightControlValue(
            text: configuration.displayText ?? light?.name ?? String(localized: "Choose a light"),
            symbol: isOn ? configuration.onSymbol?.id ?? "lightbulb.fill" : configuration.offSymbol?.id ?? "lightbulb",
            isOn: isOn,
            action: light.map(SetLight.init)
        )
    }
}

struct LightControl: ControlWidget {
    static let kind = "LightControl"

    var body: some ControlWidgetConfiguration {
        AppIntentControlConfiguration(kind: Self.kind, provider: LightControlProvider()) { value in
            ControlWidgetToggle(isOn: value.isOn, action: value.action ?? SetLight()) {
                Label(value.text, systemImage: value.symbol)
            }
            .tint(.yellow)
            .disabled(value.action == nil)
        }
        .displayName("Light")
        .description("Turns a light on and off.")
        .promptsForUserConfiguration()
    }
}

@main
struct HomeWidgetBundle: WidgetBundle {
    var body: some Widget {
        LightControl()
    }
}
