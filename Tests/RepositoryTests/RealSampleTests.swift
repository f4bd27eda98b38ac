// In: the samples that are whole apps. Out: proof that what a person writes beside them is no boilerplate.
// Invariant: App Intents is named in hand-written Swift only where a view has a button or toggle for an action.

import Foundation
import TestSupport
import Testing

@Suite struct RealSampleTests {
    static let folder = "samples/real"

    /// What descriptions stand for: a hand-written file that names one of these does their work.
    static let generated: Set<String> = [
        "AppEntity", "AppEnum", "AppIntent", "AppIntentConfiguration", "AppIntentTimelineProvider", "ControlWidget",
        "ControlConfigurationIntent", "DynamicOptionsProvider", "EntityQuery", "EntityStringQuery",
        "IntentConfiguration", "IntentTimelineProvider", "StaticConfiguration", "TimelineEntry", "TimelineProvider",
        "Widget", "WidgetBundle", "WidgetConfiguration", "WidgetConfigurationIntent",
    ]

    static func handWritten() throws -> [RepositoryFile] {
        let files = try RepositoryFile.all(in: folder, suffix: ".swift")
        try #require(files.count > 20)
        return files
    }

    @Test func handWrittenSwiftIsViewsLoadersAndActions() throws {
        for file in try Self.handWritten() {
            let kinds = [".views.swift", ".loader.swift", ".actions.swift", ".model.swift"]
            #expect(kinds.contains { file.path.hasSuffix($0) }, "\(file.path) is none of \(kinds)")
            let words = Set(file.text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
            #expect(words.isDisjoint(with: Self.generated), "\(file.path): \(words.intersection(Self.generated))")
        }
    }

    @Test func appIntentsAreImportedForButtonsOnly() throws {
        let importing = try Self.handWritten().filter { $0.text.contains("import AppIntents") }
        #expect(!importing.isEmpty)
        for file in importing {
            #expect(file.path.hasSuffix(".views.swift"), "\(file.path) needs no App Intents")
            #expect(file.text.contains("intent: "), "\(file.path) has no button for an action")
        }
    }

    /// Each description says in its first line what it shows, where a newcomer looks.
    @Test func everyDescriptionSaysWhatItShows() throws {
        let files = try RepositoryFile.all(in: Self.folder, suffix: ".widget")
        let list = try RepositoryFile(Repository.samples.appendingPathComponent("README.md")).text
        #expect(files.count >= 19)
        for file in files {
            #expect(file.text.hasPrefix("/// "), "\(file.path)")
            let path = String(file.path.dropFirst("samples/".count))
            #expect(list.contains("](\(path))"), "samples/README.md does not list \(path)")
        }
    }
}
