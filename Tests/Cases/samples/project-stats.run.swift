// Proves what the output of project-stats.widget does: queries, follow, states, timeline, snapshot reader, views.

import AppIntents
import Foundation
import SwiftUI
import WidgetKit
@testable import ProjectWidgets

@main
enum Run {
    static func main() async throws {
        var checks = Checks()
        let store = try FileStore(group: ProjectsSnapshot.appGroup, file: ProjectsSnapshot.fileName)
        await readings(store, &checks)
        await queries(store, &checks)
        await follows(store, &checks)
        await timelines(store, &checks)
        await samples(store, &checks)
        views(&checks)
        checks.finish()
    }

    /// Noon of a day, in UTC.
    static let now = Date(timeIntervalSince1970: 1_767_268_800)

    static var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "UTC") ?? calendar.timeZone
        return calendar
    }

    static func json(written: String = "2026-01-01T11:00:00Z", version: Int = 1, currentID: String? = "lab") -> String {
        """
        {
          "version": \(version), "written": "\(written)", \(currentID.map { "\"currentID\": \"\($0)\"," } ?? "")
          "projects": [
            { "projectID": "portal", "name": "Portal", "category": "Production", "progress": 0.9 },
            { "projectID": "lab", "name": "Lab", "category": "Experimental", "progress": 0.25 },
            { "projectID": "attic", "name": "attic", "category": "Retired" },
            { "name": "no identifier" },
            { "projectID": "bench", "name": "Bench 10", "category": "Utility", "progress": 1 },
            { "projectID": "bench2", "name": "Bench 9", "category": "Utility", "progress": 1 }
          ]
        }
        """
    }

    // MARK: Reading

    static func readings(_ store: FileStore, _ checks: inout Checks) async {
        func read() -> ProjectsSnapshot.Reading {
            ProjectsSnapshot.read(from: store.folder, at: now, calendar: calendar)
        }
        store.remove()
        checks.expect(read() == .missing, "no file is missing")
        checks.expect(ProjectsSnapshot.read(from: nil, at: now) == .missing, "no App Group is missing")
        store.write("{ \"projects\": ")
        checks.expect(read() == .corrupt, "half a file is corrupt")
        store.write("[]")
        checks.expect(read() == .corrupt, "another shape is corrupt")
        store.write(json(version: 2))
        checks.expect(read() == .newer(version: 2), "a later version is newer")
        store.write(json(version: 0))
        checks.expect(read().snapshot != nil, "an older version is read")
        store.write(json(written: "2026-01-01T06:00:01.500Z"))
        if case .fresh(let snapshot) = read() {
            checks.expect(snapshot.projects.map(\.projectID) == ["portal", "lab", "attic", "bench", "bench2"], "order")
            checks.expect(snapshot.skippedCount == 1, "a bad element is skipped and counted")
            checks.expect(snapshot.projects[2].category == nil, "an unknown raw value gives nil")
            checks.expect(snapshot.projects[2].progress == 0, "an absent field takes its default")
            checks.expect(snapshot.currentID == "lab", "the current identifier")
        } else {
            checks.expect(false, "six hours less a moment is fresh")
        }
        store.write(json(written: "2026-01-01T06:00:00Z"))
        if case .stale = read() {} else { checks.expect(false, "six hours are stale") }
        store.write("{}")
        if case .stale(let snapshot) = read() {
            checks.expect(snapshot.projects.isEmpty, "an absent list is empty")
        } else {
            checks.expect(false, "a file without a date is stale")
        }
        store.write(json())
        store.lock { checks.expect(read() == .locked, "a file that may not be opened is locked") }
        let before = store.contents
        _ = read()
        checks.expect(store.contents == before, "reading never writes")
    }

    // MARK: Queries

    static func queries(_ store: FileStore, _ checks: inout Checks) async {
        store.write(json())
        let query = ProjectEntityQuery()
        let found = (try? await query.entities(for: ["bench", "gone", "portal", "bench"])) ?? []
        checks.expect(
            found.map(\.id) == ["bench", "gone", "portal", "bench"], "one entity for each identifier, in order")
        checks.expect(found.map(\.isMissing) == [false, true, false, false], "the one that is gone is marked")
        checks.expect(
            found.map(title) == ["Bench 10", "Unavailable project", "Portal", "Bench 10"], "titles are current")
        checks.expect(subtitle(found[0]) == "Utility", "an enum shows its title")

        let listing = (try? await query.suggestedEntities())?._stubListing ?? []
        checks.expect(
            listing.map(\.title) == ["Production", "Experimental", "Utility", nil], "sections in declared order")
        checks.expect(
            listing.map(\.items) == [["Portal"], ["Lab"], ["Bench 9", "Bench 10"], ["attic"]], "people's order")
        let matching = (try? await query.entities(matching: "LA"))?._stubListing ?? []
        checks.expect(matching.map(\.items) == [["Lab"]], "search ignores case")

        store.remove()
        let unread = (try? await query.entities(for: ["bench", "gone"])) ?? []
        checks.expect(unread.map(\.id) == ["bench", "gone"], "placeholders while the store cannot be read")
        checks.expect(unread.allSatisfy { !$0.isMissing && $0.row == nil }, "a placeholder is not missing")
        checks.expect(unread.map(title) == ["Project", "Project"], "a placeholder shows the type")
    }

    static func title(_ entity: ProjectEntity) -> String { String(localized: entity.displayRepresentation.title) }

    static func subtitle(_ entity: ProjectEntity) -> String? {
        entity.displayRepresentation.subtitle.map { String(localized: $0) }
    }

    // MARK: Following

    static func follows(_ store: FileStore, _ checks: inout Checks) async {
        store.write(json())
        let query = SelectProjectIntentSelectedProjectQuery()
        let start = await query.defaultResult()
        checks.expect(start?.id == "@follow:ProjectsSnapshot.currentID", "a new widget follows the app")
        checks.expect(start.map(title) == "Current project", "the row that follows has its own title")
        let offered = (try? await query.suggestedEntities())?._stubListing ?? []
        checks.expect(offered.first?.items == ["Current project"], "it is offered first")
        checks.expect(offered.count == 5, "all others follow it")

        let fresh = ProjectsSnapshot.read(at: now, calendar: calendar)
        checks.expect(entry(following: start, fresh).projectName == "Lab", "it stands for the app's choice")
        store.write(json(currentID: "portal"))
        let later = ProjectsSnapshot.read(at: now, calendar: calendar)
        checks.expect(entry(following: start, later).projectName == "Portal", "and goes along when that changes")
        store.write(json(currentID: nil))
        let none = ProjectsSnapshot.read(at: now, calendar: calendar)
        checks.expect(entry(following: start, none).state == .unconfigured, "a field that is nil is unconfigured")
        store.write(json(currentID: "gone"))
        let gone = ProjectsSnapshot.read(at: now, calendar: calendar)
        checks.expect(entry(following: start, gone).state == .missing, "a choice that is gone is missing")
        let resolved = (try? await query.entities(for: ["@follow:ProjectsSnapshot.currentID"])) ?? []
        checks.expect(resolved.map(title) == ["Current project"], "the stored choice keeps its title")
    }

    static func entry(following entity: ProjectEntity?, _ reading: ProjectsSnapshot.Reading) -> ProjectStatsEntry {
        ProjectStatsTimelineProvider.entry(for: SelectProjectIntent(selectedProject: entity), reading: reading, at: now)
    }

    // MARK: Timelines

    static func timelines(_ store: FileStore, _ checks: inout Checks) async {
        typealias Provider = ProjectStatsTimelineProvider
        store.write(json())
        let fresh = ProjectsSnapshot.read(at: now, calendar: calendar)
        let portal = ProjectEntity.entities(for: ["portal"], in: fresh).first
        let gone = ProjectEntity.entities(for: ["gone"], in: fresh).first
        func states(_ entity: ProjectEntity?, _ reading: ProjectsSnapshot.Reading) -> [WidgetState] {
            let intent = SelectProjectIntent(selectedProject: entity)
            return Provider.entries(for: intent, reading: reading, at: now, calendar: calendar).map(\.state)
        }
        guard let snapshot = fresh.snapshot else { return checks.expect(false, "the store can be read") }
        checks.expect(states(portal, fresh) == [.ready, .stale], "ready, then stale")
        checks.expect(states(portal, .stale(snapshot)) == [.stale], "stale from the start")
        checks.expect(states(gone, fresh) == [.missing, .missing], "missing weighs more than stale")
        checks.expect(states(nil, fresh).first == .unconfigured, "nothing chosen")
        checks.expect(states(nil, .corrupt) == [.unconfigured], "unconfigured weighs more than unavailable")
        for (reading, reason) in [
            (ProjectsSnapshot.Reading.missing, WidgetState.Reason.missing), (.locked, .locked), (.corrupt, .corrupt),
            (.newer(version: 7), .newer(version: 7)),
        ] {
            checks.expect(states(gone, reading) == [.unavailable(reason)], "unavailable weighs more than missing")
        }

        let intent = SelectProjectIntent(selectedProject: portal)
        let entries = Provider.entries(for: intent, reading: fresh, at: now, calendar: calendar)
        let staleDate = now.addingTimeInterval(5 * 3600)
        checks.expect(entries.map(\.date) == [now, staleDate], "an entry at the moment when the data is too old")
        checks.expect(entries[0].projectName == "Portal" && entries[0].progress == 0.9, "the row's values")
        checks.expect(entries[0].status.symbol == "checkmark.seal", "the style's row")
        checks.expect(entries[0].url?.absoluteString == "projects://project/portal", "the link")
        checks.expect(states(portal, .corrupt) == [.unavailable(.corrupt)], "an unreadable store")
        let unread = Provider.entry(for: intent, reading: .locked, at: now)
        checks.expect(unread.projectName == "Choose a project" && unread.url == nil, "every field has a value then")
        checks.expect(unread.status.message == "Unknown State", "nil takes the default row")

        checks.expect(minutes(Provider.reloadDate(reading: .missing, at: now, calendar: calendar)) == 30, "refresh")
        let almost = Provider.reloadDate(
            reading: fresh, at: staleDate.addingTimeInterval(-60), calendar: calendar)
        checks.expect(almost == staleDate, "no later than the data is too old")

        let started = Date()
        let timeline = await Provider().timeline(for: intent, in: ._stub(family: .systemSmall))
        checks.expect(timeline.policy._stubDate != nil, "the policy is a date")
        let reload = timeline.policy._stubDate ?? .distantPast
        checks.expect(abs(reload.timeIntervalSince(started) - 1800) < 60, "which is later than now by the interval")
        checks.expect(
            timeline.entries.first.map { abs($0.date.timeIntervalSince(started)) < 60 } == true, "first is now")
    }

    static func minutes(_ date: Date) -> Double { date.timeIntervalSince(now) / 60 }

    // MARK: Samples

    static func samples(_ store: FileStore, _ checks: inout Checks) async {
        let provider = ProjectStatsTimelineProvider()
        let intent = SelectProjectIntent(selectedProject: nil)
        store.write(json())
        store.resetAccess()
        let gallery = await provider.snapshot(for: intent, in: ._stub(family: .systemSmall, isPreview: true))
        let placeholder = provider.placeholder(in: ._stub(family: .systemMedium))
        for entry in [gallery, placeholder] {
            checks.expect(entry.state == .sample, "the sample's state")
            checks.expect(entry.projectName == "Sample Project" && entry.progress == 0.75, "the sample's values")
            checks.expect(entry.status == StatusStyle[.production], "the sample's style")
        }
        checks.expect(!store.wasRead, "the sample reads no store")
        let real = await provider.snapshot(for: intent, in: ._stub(family: .systemSmall))
        checks.expect(real.state == .unconfigured, "outside of the gallery the sample is never shown")
        checks.expect(store.wasRead || !store.showsAccess, "outside of the gallery the store is read")
    }

    // MARK: Views

    @MainActor
    static func views(_ checks: inout Checks) {
        let details = _stubDetails(ProjectStatsWidget())
        checks.expect(details.kind == "ProjectStatsWidget", "the kind")
        checks.expect(details.displayName == "Project Tracker", "the name")
        checks.expect(details.families?.starts(with: ["systemSmall", "systemMedium"]) == true, "the families")
        let sample = ProjectStatsEntry.sample(at: now)
        let lines = _stubView(of: ProjectStatsWidget(), entry: sample).map { _render($0) } ?? []
        checks.expect(lines.contains { $0.contains("Sample Project") }, "the view shows the entry")
        checks.expect(lines.contains { $0.contains("containerBackground") }, "on a container background")
        checks.expect(_stubDetails(of: ProjectWidgetBundle()).map(\.kind) == ["ProjectStatsWidget"], "the bundle")
    }
}
