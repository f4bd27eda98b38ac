// Hand-written: what samples/real/pocket/chores.widget describes, as one would write it without the compiler.

import AppIntents
import SwiftUI
import WidgetKit
import os

// MARK: Data

/// One chore in the file.
struct ChoreRow: Codable, Hashable, Sendable {
    var choreID: UUID
    var name: String
    var done: Date?
    var due: Date?
}

/// A row that is skipped if it cannot be read.
struct Lenient<Value: Decodable & Sendable>: Decodable, Sendable {
    let value: Value?

    init(from decoder: any Decoder) throws {
        value = try? Value(from: decoder)
    }
}

/// What the app and its widgets share.
struct ChoresFile: Codable, Hashable, Sendable {
    static let currentVersion = 1

    var version = Self.currentVersion
    var written: Date
    var chores: [ChoreRow]

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        version = try container.decodeIfPresent(Int.self, forKey: .version) ?? 0
        guard version <= Self.currentVersion else {
            throw DecodingError.dataCorruptedError(forKey: .version, in: container, debugDescription: "too new")
        }
        written = try container.decodeIfPresent(Date.self, forKey: .written) ?? .distantPast
        chores = try container.decodeIfPresent([Lenient<ChoreRow>].self, forKey: .chores)?.compactMap(\.value) ?? []
    }

    private static var url: URL? {
        FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.com.example.pocket")?
            .appendingPathComponent("chores.json")
    }

    /// The file's contents, or nil if there are none that can be read.
    static func load() -> ChoresFile? {
        guard let url, let data = try? Data(contentsOf: url) else { return nil }
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .custom { decoder in
            let container = try decoder.singleValueContainer()
            let text = try container.decode(String.self)
            let formatter = ISO8601DateFormatter()
            if text.contains(".") { formatter.formatOptions.insert(.withFractionalSeconds) }
            guard let date = formatter.date(from: text) else {
                throw DecodingError.dataCorruptedError(in: container, debugDescription: "no date: \(text)")
            }
            return date
        }
        return try? decoder.decode(ChoresFile.self, from: data)
    }

    func save() throws {
        guard let url = Self.url else { throw CocoaError(.fileNoSuchFile) }
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        encoder.dateEncodingStrategy = .custom { date, encoder in
            let formatter = ISO8601DateFormatter()
            formatter.formatOptions.insert(.withFractionalSeconds)
            var container = encoder.singleValueContainer()
            try container.encode(formatter.string(from: date))
        }
        try encoder.encode(self).write(to: url, options: [.atomic, .completeFileProtectionUntilFirstUserAuthentication])
    }

    func chore(_ id: UUID) -> ChoreRow? {
        chores.first { $0.choreID == id }
    }
}

// MARK: Configuration

/// Something to do from time to time.
struct Chore: AppEntity {
    static var typeDisplayRepresentation: TypeDisplayRepresentation { "Chore" }
    static let defaultQuery = ChoreQuery()

    let id: UUID
    let row: ChoreRow?
    let isGone: Bool

    init(_ row: ChoreRow) {
        id = row.choreID
        self.row = row
        isGone = false
    }

    /// A stored choice. If its chore is gone it stays, so that the widget does not show another chore.
    init(id: UUID, in file: ChoresFile?) {
        self.id = id
        row = file?.chore(id)
        isGone = file != nil && row == nil
    }

    var displayRepresentation: DisplayRepresentation {
        guard let row else { return isGone ? "Deleted chore" : "Chore" }
        return DisplayRepresentation(title: "\(row.name)")
    }
}

struct ChoreQuery: EntityQuery {
    func entities(for identifiers: [UUID]) async throws -> [Chore] {
        let file = ChoresFile.load()
        return identifiers.map { Chore(id: $0, in: file) }
    }

    func suggestedEntities() async throws -> [Chore] {
        ChoresFile.load()?.chores.map(Chore.init) ?? []
    }

    func defaultResult() async -> Chore? {
        ChoresFile.load()?.chores.first.map(Chore.init)
    }
}

struct ChoreIntent: WidgetConfigurationIntent {
    static var title: LocalizedStringResource { "Chore" }
    static let isDiscoverable = false

    @Parameter(title: "Chore")
    var chore: Chore?

    init() {}

    init(chore: Chore?) {
        self.chore = chore
    }
}

/// Says that a chore is done. A second tap within a minute changes nothing.
struct ConfirmChore: AppIntent {
    static var title: LocalizedStringResource { "Confirm" }
    static let isDiscoverable = false

    @Parameter(title: "Chore")
    var chore: Chore

    init() {}

    init(chore: ChoreRow) {
        self.chore = Chore(chore)
    }

    func perform() async throws -> some IntentResult {
        let now = Date()
        guard var file = ChoresFile.load(), let index = file.chores.firstIndex(where: { $0.choreID == chore.id }) else {
            return .result()
        }
        if let done = file.chores[index].done, now.timeIntervalSince(done) < 60 { return .result() }
        file.chores[index].done = now
        file.chores[index].due = now.addingTimeInterval(86_400)
        file.written = now
        try file.save()
        WidgetCenter.shared.reloadTimelines(ofKind: "ChoreWidget")
        WidgetCenter.shared.invalidateConfigurationRecommendations()
        return .result()
    }
}

// MARK: Timeline

/// How a chore looks.
struct ChoreStyle: Hashable, Sendable {
    var tint: Color
    var label: String
    var symbol: String

    init(isDue: Bool) {
        tint = isDue ? .orange : .green
        label = isDue ? String(localized: "Due") : String(localized: "Done")
        symbol = isDue ? "exclamationmark.circle" : "checkmark.circle"
    }
}

struct ChoreEntry: TimelineEntry, Hashable {
    let date: Date
    let chore: ChoreRow?
    let style: ChoreStyle

    init(date: Date, chore: ChoreRow?) {
        self.date = date
        self.chore = chore
        style = ChoreStyle(isDue: chore?.due.map { $0 < date } ?? false)
    }

    static func sample(at date: Date) -> ChoreEntry {
        let day: TimeInterval = 86_400
        let chore = ChoreRow(choreID: UUID(), name: "Water the plants", done: date - day, due: date + day)
        return ChoreEntry(date: date, chore: chore)
    }
}

struct ChoreTimelineProvider: AppIntentTimelineProvider {
    private var log: Logger { Logger(subsystem: "com.example.pocket", category: "ChoreWidget") }

    func placeholder(in context: Context) -> ChoreEntry {
        .sample(at: Date())
    }

    func snapshot(for configuration: ChoreIntent, in context: Context) async -> ChoreEntry {
        let now = Date()
        if context.isPreview { return .sample(at: now) }
        return ChoreEntry(date: now, chore: Self.chore(for: configuration, in: ChoresFile.load()))
    }

    func timeline(for configuration: ChoreIntent, in context: Context) async -> Timeline<ChoreEntry> {
        let now = Date()
        let file = ChoresFile.load()
        let chore = Self.chore(for: configuration, in: file)
        let entries = Self.dates(from: now, due: chore?.due).map { ChoreEntry(date: $0, chore: chore) }
        log.debug("\(entries.count) entries")
        let isUnavailable = configuration.chore != nil && file == nil
        let retry = Calendar.current.date(byAdding: .hour, value: 1, to: now) ?? now.addingTimeInterval(3600)
        return Timeline(entries: entries, policy: .after(isUnavailable ? retry : entries.last?.date ?? retry))
    }

    func recommendations() -> [AppIntentRecommendation<ChoreIntent>] {
        (ChoresFile.load()?.chores ?? []).prefix(6).map { row in
            AppIntentRecommendation(intent: ChoreIntent(chore: Chore(row)), description: Text(verbatim: row.name))
        }
    }

    private static func chore(for configuration: ChoreIntent, in file: ChoresFile?) -> ChoreRow? {
        configuration.chore.flatMap { file?.chore($0.id) }
    }

    /// Now, the quarters of an hour that follow, and when the chore is due.
    private static func dates(from now: Date, due: Date?) -> [Date] {
        var dates: Set<Date> = [now]
        if let due, due > now { dates.insert(due) }
        var date = now
        while dates.count < 21 {
            let quarters = [0, 15, 30, 45].compactMap { minute in
                Calendar.current.nextDate(
                    after: date,
                    matching: DateComponents(minute: minute, second: 0),
                    matchingPolicy: .nextTime
                )
            }
            guard let next = quarters.min() else { break }
            dates.insert(next)
            date = next
        }
        return Array(dates.sorted().prefix(20))
    }
}

// MARK: Widget

struct ChoreWidget: Widget {
    static let kind = "ChoreWidget"

    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: Self.kind, intent: ChoreIntent.self, provider: ChoreTimelineProvider()) { entry in
            ChoreFamilyView(entry: entry)
                .containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Did I?")
        .description("Whether a chore is done.")
        .supportedFamilies(families)
    }

    private var families: [WidgetFamily] {
        #if os(watchOS)
        [.accessoryCircular, .accessoryRectangular]
        #else
        [.systemSmall, .systemMedium, .accessoryCircular, .accessoryRectangular]
        #endif
    }
}

private struct ChoreFamilyView: View {
    @Environment(\.widgetFamily) private var family

    let entry: ChoreEntry

    var body: some View {
        switch family {
        case .accessoryCircular: ChoreCircularView(entry: entry)
        case .accessoryRectangular: ChoreLineView(entry: entry)
        default: ChoreView(entry: entry)
        }
    }
}

@main
struct PocketWidgetBundle: WidgetBundle {
    var body: some Widget {
        ChoreWidget()
    }
}

// MARK: Previews

#if DEBUG
#Preview("Circular", as: .accessoryCircular) {
    ChoreWidget()
} timeline: {
    ChoreEntry.sample(at: Date())
    ChoreEntry(date: Date(), chore: nil)
}

#Preview("Rectangular", as: .accessoryRectangular) {
    ChoreWidget()
} timeline: {
    ChoreEntry.sample(at: Date())
    ChoreEntry(date: Date(), chore: nil)
}
#endif
