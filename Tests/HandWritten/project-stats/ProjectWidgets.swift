// Hand-written: what samples/project-stats.widget describes, as one would write it without the compiler.

import AppIntents
import SwiftUI
import WidgetKit
import os

// MARK: Data

/// The stage a project is in.
enum Category: String, AppEnum, Codable {
    case production = "Production"
    case experimental = "Experimental"
    case utility = "Utility"

    static var typeDisplayRepresentation: TypeDisplayRepresentation { "Category" }

    static var caseDisplayRepresentations: [Category: DisplayRepresentation] {
        [
            .production: "Production",
            .experimental: "Experimental",
            .utility: "Utility",
        ]
    }
}

/// One project in the file.
struct ProjectRow: Codable, Hashable, Sendable {
    var projectID: String
    var name: String
    var category: Category?
    var progress: Double

    init(projectID: String, name: String, category: Category?, progress: Double) {
        self.projectID = projectID
        self.name = name
        self.category = category
        self.progress = progress
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        projectID = try container.decode(String.self, forKey: .projectID)
        name = try container.decode(String.self, forKey: .name)
        // A later version of the app may know more categories.
        category = try container.decodeIfPresent(String.self, forKey: .category).flatMap { Category(rawValue: $0) }
        progress = try container.decodeIfPresent(Double.self, forKey: .progress) ?? 0
    }
}

/// A row that is skipped if it cannot be read.
struct Lenient<Value: Decodable & Sendable>: Decodable, Sendable {
    let value: Value?

    init(from decoder: any Decoder) throws {
        value = try? Value(from: decoder)
    }
}

/// What the app saves for its widgets.
struct ProjectsFile: Codable, Hashable, Sendable {
    static let currentVersion = 1
    static let group = "group.com.example.projects"
    static let name = "projects.json"

    var version = Self.currentVersion
    var written: Date
    var projects: [ProjectRow]
    var currentID: String?

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        version = try container.decodeIfPresent(Int.self, forKey: .version) ?? 0
        guard version <= Self.currentVersion else {
            throw DecodingError.dataCorruptedError(forKey: .version, in: container, debugDescription: "too new")
        }
        written = try container.decodeIfPresent(Date.self, forKey: .written) ?? .distantPast
        projects = try container.decodeIfPresent([Lenient<ProjectRow>].self, forKey: .projects)?
            .compactMap(\.value) ?? []
        currentID = try container.decodeIfPresent(String.self, forKey: .currentID)
    }

    /// The file's contents, or nil if there are none that can be read.
    static func load() -> ProjectsFile? {
        guard let folder = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: group),
            let data = try? Data(contentsOf: folder.appendingPathComponent(name))
        else { return nil }
        return try? decoder.decode(ProjectsFile.self, from: data)
    }

    private static var decoder: JSONDecoder {
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
        return decoder
    }

    var staleDate: Date {
        Calendar.current.date(byAdding: .hour, value: 6, to: written) ?? written
    }

    func project(_ id: String) -> ProjectRow? {
        projects.first { $0.projectID == id }
    }
}

// MARK: Configuration

/// A project that a person can choose.
struct ProjectEntity: AppEntity {
    static var typeDisplayRepresentation: TypeDisplayRepresentation { "Project" }
    static let defaultQuery = ProjectQuery()

    /// Stands for whatever project is open in the app.
    static let followID = "@follow:ProjectsSnapshot.currentID"

    let id: String
    let row: ProjectRow?
    let isGone: Bool

    init(_ row: ProjectRow) {
        id = row.projectID
        self.row = row
        isGone = false
    }

    /// A stored choice. If its project is gone it stays, so that the widget does not show another project.
    init(id: String, in file: ProjectsFile?) {
        self.id = id
        row = file?.project(id)
        isGone = file != nil && row == nil
    }

    var displayRepresentation: DisplayRepresentation {
        if id == Self.followID { return "Current project" }
        guard let row else { return isGone ? "Unavailable project" : "Project" }
        return DisplayRepresentation(title: "\(row.name)", subtitle: row.category?.localizedStringResource)
    }
}

struct ProjectQuery: EntityStringQuery {
    func entities(for identifiers: [String]) async throws -> [ProjectEntity] {
        let file = ProjectsFile.load()
        return identifiers.map { ProjectEntity(id: $0, in: file) }
    }

    func entities(matching string: String) async throws -> IntentItemCollection<ProjectEntity> {
        let rows = ProjectsFile.load()?.projects ?? []
        return Self.collection(of: rows.filter { $0.name.localizedStandardContains(string) })
    }

    func suggestedEntities() async throws -> IntentItemCollection<ProjectEntity> {
        let file = ProjectsFile.load()
        return Self.collection(of: file?.projects ?? [], first: [ProjectEntity(id: ProjectEntity.followID, in: file)])
    }

    func defaultResult() async -> ProjectEntity? {
        ProjectEntity(id: ProjectEntity.followID, in: nil)
    }

    /// The projects by name, in a section for each category.
    private static func collection(
        of rows: [ProjectRow],
        first: [ProjectEntity] = []
    ) -> IntentItemCollection<ProjectEntity> {
        let sorted = rows.sorted { $0.name.localizedStandardCompare($1.name) == .orderedAscending }
        let groups = Dictionary(grouping: sorted, by: \.category)
        var sections: [IntentItemSection<ProjectEntity>] = []
        if !first.isEmpty {
            sections.append(IntentItemSection(items: first.map { IntentItem($0) }))
        }
        for category in Category.allCases {
            guard let group = groups[category] else { continue }
            let items = group.map { IntentItem(ProjectEntity($0)) }
            sections.append(IntentItemSection(category.localizedStringResource, items: items))
        }
        if let others = groups[nil] {
            sections.append(IntentItemSection(items: others.map { IntentItem(ProjectEntity($0)) }))
        }
        return IntentItemCollection(sections: sections)
    }
}

struct SelectProjectIntent: WidgetConfigurationIntent {
    static var title: LocalizedStringResource { "Select Project Stats" }
    static var description: IntentDescription? { "Displays dynamic statistics for the chosen project." }
    static let isDiscoverable = false

    @Parameter(title: "Project")
    var selectedProject: ProjectEntity?
}

// MARK: Timeline

/// What the widget is able to show.
enum WidgetState: Hashable, Sendable {
    case sample, unconfigured, unavailable, missing, empty, stale, ready
}

/// A colour for each colour scheme.
struct SchemeColor: ShapeStyle, Hashable {
    var light: Color
    var dark: Color

    func resolve(in environment: EnvironmentValues) -> Color {
        environment.colorScheme == .dark ? dark : light
    }
}

/// What the widget says about a category.
struct StatusStyle: Hashable, Sendable {
    var tint: SchemeColor
    var message: String
    var symbol = "circle"

    init(_ category: Category?) {
        switch category {
        case .production:
            tint = SchemeColor(light: .green, dark: .green)
            message = String(localized: "Live & Healthy")
            symbol = "checkmark.seal"
        case .experimental:
            tint = SchemeColor(light: Color(red: 0.416, green: 0.106, blue: 0.604), dark: .purple)
            message = String(localized: "Beta Development")
        case .utility, nil:
            tint = SchemeColor(light: .gray, dark: .gray)
            message = String(localized: "Unknown State")
        }
    }
}

struct ProjectStatsEntry: TimelineEntry, Hashable {
    let date: Date
    let state: WidgetState
    let projectName: String
    let progress: Double
    let status: StatusStyle
    let url: URL?

    init(date: Date, state: WidgetState, project: ProjectRow?) {
        self.date = date
        self.state = state
        projectName = project?.name ?? String(localized: "Choose a project")
        progress = project?.progress ?? 0
        status = StatusStyle(project?.category)
        url = project.flatMap { Self.url(of: $0.projectID) }
    }

    static func sample(at date: Date) -> ProjectStatsEntry {
        let project = ProjectRow(projectID: "", name: "Sample Project", category: .production, progress: 0.75)
        return ProjectStatsEntry(date: date, state: .sample, project: project)
    }

    private static func url(of projectID: String) -> URL? {
        var allowed = CharacterSet.urlPathAllowed
        allowed.remove("/")
        let escaped = projectID.addingPercentEncoding(withAllowedCharacters: allowed)
        return escaped.flatMap { URL(string: "projects://project/\($0)") }
    }
}

struct ProjectStatsTimelineProvider: AppIntentTimelineProvider {
    private var log: Logger { Logger(subsystem: "com.example.projects", category: "ProjectStatsWidget") }

    func placeholder(in context: Context) -> ProjectStatsEntry {
        .sample(at: Date())
    }

    func snapshot(for configuration: SelectProjectIntent, in context: Context) async -> ProjectStatsEntry {
        let now = Date()
        if context.isPreview { return .sample(at: now) }
        return Self.entry(for: configuration, file: ProjectsFile.load(), at: now)
    }

    func timeline(for configuration: SelectProjectIntent, in context: Context) async -> Timeline<ProjectStatsEntry> {
        let now = Date()
        let file = ProjectsFile.load()
        var entries = [Self.entry(for: configuration, file: file, at: now)]
        var refresh = Calendar.current.date(byAdding: .minute, value: 30, to: now) ?? now.addingTimeInterval(1800)
        if let staleDate = file?.staleDate, now < staleDate {
            entries.append(Self.entry(for: configuration, file: file, at: staleDate))
            refresh = min(refresh, staleDate)
        }
        log.debug("\(entries.count) entries, \(String(describing: entries[0].state), privacy: .private)")
        return Timeline(entries: entries, policy: .after(refresh))
    }

    private static func entry(
        for configuration: SelectProjectIntent,
        file: ProjectsFile?,
        at date: Date
    ) -> ProjectStatsEntry {
        guard let chosen = configuration.selectedProject else {
            return ProjectStatsEntry(date: date, state: .unconfigured, project: nil)
        }
        guard let file else { return ProjectStatsEntry(date: date, state: .unavailable, project: nil) }
        guard let id = chosen.id == ProjectEntity.followID ? file.currentID : chosen.id else {
            return ProjectStatsEntry(date: date, state: .unconfigured, project: nil)
        }
        guard let project = file.project(id) else {
            return ProjectStatsEntry(date: date, state: .missing, project: nil)
        }
        return ProjectStatsEntry(date: date, state: date < file.staleDate ? .ready : .stale, project: project)
    }
}

// MARK: Widget

/// Shows how far the chosen project has come.
struct ProjectStatsWidget: Widget {
    static let kind = "ProjectStatsWidget"

    var body: some WidgetConfiguration {
        AppIntentConfiguration(
            kind: Self.kind,
            intent: SelectProjectIntent.self,
            provider: ProjectStatsTimelineProvider()
        ) { entry in
            ProjectStatsFamilyView(entry: entry)
                .widgetURL(entry.url)
                .containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Project Tracker")
        .description("Track development metrics for your project.")
        .supportedFamilies(families)
    }

    private var families: [WidgetFamily] {
        var families: [WidgetFamily] = [.systemSmall, .systemMedium]
        #if compiler(>=6.4)
        if #available(iOS 27, macOS 27, *) {
            families.append(.systemExtraLargePortrait)
        }
        #endif
        return families
    }
}

private struct ProjectStatsFamilyView: View {
    @Environment(\.widgetFamily) private var family

    let entry: ProjectStatsEntry

    var body: some View {
        #if compiler(>=6.4)
        if #available(iOS 27, macOS 27, *), family == .systemExtraLargePortrait {
            ProjectStatsPortraitView(entry: entry)
        } else {
            ProjectStatsWidgetView(entry: entry)
        }
        #else
        ProjectStatsWidgetView(entry: entry)
        #endif
    }
}

@main
struct ProjectWidgetBundle: WidgetBundle {
    var body: some Widget {
        ProjectStatsWidget()
    }
}

// MARK: Previews

#if DEBUG
#Preview("Small", as: .systemSmall) {
    ProjectStatsWidget()
} timeline: {
    ProjectStatsEntry.sample(at: Date())
    ProjectStatsEntry(date: Date(), state: .unconfigured, project: nil)
    ProjectStatsEntry(date: Date(), state: .unavailable, project: nil)
    ProjectStatsEntry(date: Date(), state: .missing, project: nil)
}

#Preview("Medium", as: .systemMedium) {
    ProjectStatsWidget()
} timeline: {
    ProjectStatsEntry.sample(at: Date())
    ProjectStatsEntry(date: Date(), state: .unconfigured, project: nil)
}
#endif
