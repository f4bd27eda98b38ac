// Prints what the widget shows for files and choices of all kinds.

import AppIntents
import Foundation
import WidgetKit
@testable import ProjectWidgets

@main
enum Compare {
    static func main() async throws {
        let store = try FileStore(group: "group.com.example.projects", file: "projects.json")
        for (name, text) in files {
            if let text { store.write(text) } else { store.remove() }
            print("## \(name)")
            try await queries()
            for id in [nil, "portal", "lab", "a b", "gone", "@follow:ProjectsSnapshot.currentID"] {
                try await timeline(for: id)
            }
        }
        let sample = ProjectStatsTimelineProvider().placeholder(in: ._stub(family: .systemSmall))
        print("sample: \(line(sample))")
    }

    static var files: [(String, String?)] {
        [
            ("none", nil), ("half", "{ \"projects\": "), ("another shape", "[]"), ("empty", "{}"),
            ("newer", file(version: 2)), ("fresh", file()), ("nothing chosen", file(currentID: "null")),
            ("gone in the app", file(currentID: "\"gone\"")), ("stale", file(hours: 7)),
        ]
    }

    static func file(version: Int = 1, currentID: String = "\"lab\"", hours: Double = 1) -> String {
        let written = ISO8601DateFormatter().string(from: Date(timeIntervalSinceNow: -hours * 3600))
        return """
            {
              "version": \(version), "written": "\(written)", "currentID": \(currentID), "projects": [
                { "projectID": "portal", "name": "Portal", "category": "Production", "progress": 0.9 },
                { "projectID": "lab", "name": "Lab", "category": "Experimental", "progress": 0.25 },
                { "projectID": "a b", "name": "Attic", "category": "Retired" },
                { "name": "no identifier" },
                { "projectID": "bench", "name": "Bench", "category": "Utility", "progress": 1 }
              ]
            }
            """
    }

    static func queries() async throws {
        let query = ProjectEntity.defaultQuery
        let found = try await query.entities(for: ["lab", "gone", "a b", "@follow:ProjectsSnapshot.currentID"])
        for entity in found {
            let (title, subtitle) = (entity.displayRepresentation.title, entity.displayRepresentation.subtitle)
            print(entity.id, String(localized: title), subtitle.map { String(localized: $0) } ?? "-")
        }
        for section in try await query.entities(matching: "a")._stubListing {
            print(section.title ?? "-", section.items)
        }
    }

    static func timeline(for id: String?) async throws {
        let intent = SelectProjectIntent()
        if let id { intent.selectedProject = try await ProjectEntity.defaultQuery.entities(for: [id]).first }
        let start = Date()
        let provider = ProjectStatsTimelineProvider()
        let timeline = await provider.timeline(for: intent, in: ._stub(family: .systemSmall))
        print("\(id ?? "-"):")
        for entry in timeline.entries {
            print("  \((entry.date.timeIntervalSince(start) / 60).rounded()) min: \(line(entry))")
        }
        print("  reload after \(((timeline.policy._stubDate ?? start).timeIntervalSince(start) / 60).rounded()) min")
        print("  now: \(line(await provider.snapshot(for: intent, in: ._stub(family: .systemSmall))))")
    }

    static func line(_ entry: ProjectStatsEntry) -> String {
        // One of the two knows why a file cannot be read.
        let state = "\(entry.state)".prefix { $0 != "(" }
        let tint = "\(entry.status.tint.light) \(entry.status.tint.dark)"
        let status = "\(entry.status.message) \(entry.status.symbol) \(tint)"
        return "\(state) \(entry.projectName) \(entry.progress) \(status) \(entry.url?.absoluteString ?? "-")"
    }
}
