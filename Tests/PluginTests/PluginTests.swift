// In: samples/App, a package that uses the plugin. Out: what its builds run, in order.
// Invariant: the package is built in a copy, so that nothing in the checkout changes.

import Foundation
import TestSupport
import Testing

/// A copy of `samples/App` whose dependency is this checkout.
struct SampleApp {
    let folder: URL
    private let flags: [String]

    init(in root: URL) throws {
        folder = root.appendingPathComponent("App")
        flags = try StubModules.packageFlags()
        let source = Repository.root.appendingPathComponent("samples/App")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for name in ["Package.swift", "Sources", "Tests"] {
            let target = folder.appendingPathComponent(name)
            try FileManager.default.copyItem(at: source.appendingPathComponent(name), to: target)
        }
        let manifest = folder.appendingPathComponent("Package.swift")
        let text = try String(contentsOf: manifest, encoding: .utf8)
        let adapted = text.replacing("path: \"../..\"", with: "path: \"\(Repository.root.path)\"")
        try #require(adapted != text)
        try adapted.write(to: manifest, atomically: true, encoding: .utf8)
    }

    func swift(_ command: String, _ arguments: [String] = []) throws -> ProcessResult {
        try ProcessRunner.run(
            "swift", [command] + flags + arguments, in: folder, timeLimit: 900)
    }

    /// What a build says that it did.
    func build() throws -> (succeeded: Bool, text: String) {
        let result = try swift("build")
        return (result.succeeded, result.standardOutput + result.standardError)
    }

    func touch(_ path: String) throws {
        let file = folder.appendingPathComponent(path).path
        try FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: file)
    }

    func change(_ path: String, _ edit: (String) -> String) throws {
        let file = folder.appendingPathComponent(path)
        let text = try String(contentsOf: file, encoding: .utf8)
        let changed = edit(text)
        try #require(changed != text)
        try changed.write(to: file, atomically: true, encoding: .utf8)
    }
}

/// The plugin on Linux; on macOS Xcode's SDK has a platform for each target, which this package leaves open.
@Suite(.enabled(if: StubModules.areUsed)) struct PluginTests {
    /// One test, since a build takes a minute and each step needs the one before.
    @Test func buildsWhatChanged() throws {
        let root = try TemporaryFolder()
        defer { root.remove() }
        let app = try SampleApp(in: root.url)

        let first = try app.build()
        try #require(first.succeeded, "\(first.text)")
        for target in ["HarborShared", "HarborWidgets"] {
            #expect(first.text.contains("Building the widgets of \(target)"), "\(first.text)")
        }

        // SwiftPM runs the tools once more after a first build; from then on nothing.
        let second = try app.build()
        #expect(second.succeeded && !second.text.contains("Compiling Harbor"), "\(second.text)")
        let third = try app.build()
        #expect(third.succeeded && !third.text.contains("Building the widgets"), "\(third.text)")
        #expect(!third.text.contains("Compiling Harbor"), "\(third.text)")

        // The widgets' description concerns the extension, the app, and the writers of what it shows.
        try app.change("Sources/HarborWidgets/harbor-widgets.widget") { $0.replacing("\"Free\"", with: "\"Nobody\"") }
        let changed = try app.build()
        #expect(changed.succeeded && changed.text.contains("Building the widgets of HarborWidgets"), "\(changed.text)")
        #expect(changed.text.contains("Compiling HarborWidgets"), "\(changed.text)")
        #expect(!changed.text.contains("Compiling HarborShared"), "\(changed.text)")

        // Tests see what was built.
        let tests = try app.swift("test")
        #expect(tests.succeeded, "\(tests.standardOutput)\(tests.standardError)")

        // A mistake fails the build, in a line that editors understand, and what was there stays.
        try app.change("Sources/HarborWidgets/harbor-widgets.widget") {
            $0.replacing("systemSmall", with: "systemSmal")
        }
        let broken = try app.build()
        let place = app.folder.appendingPathComponent("Sources/HarborWidgets/harbor-widgets.widget").path
        #expect(!broken.succeeded)
        #expect(broken.text.contains("\(place):27:12: error: `systemSmal` is no widget family"), "\(broken.text)")

        try app.change("Sources/HarborWidgets/harbor-widgets.widget") {
            $0.replacing("systemSmal,", with: "systemSmall,")
        }
        // A lock file beside the description is an input of the build.
        let lock = app.folder.appendingPathComponent("Sources/HarborWidgets/HarborWidgets.lock")
        try "widgetc-lock 1\nwidget PierWidget\n".write(to: lock, atomically: true, encoding: .utf8)
        let lost = try app.build()
        #expect(!lost.succeeded && lost.text.contains("`PierWidget`"), "\(lost.text)")
        // A file that comes or goes makes SwiftPM ask the plugin again.
        try FileManager.default.removeItem(at: lock)
        let found = try app.build()
        #expect(found.succeeded, "\(found.text)")

        // A mistake in the settings is told at its place, and once it is mended the build goes on.
        let settings = app.folder.appendingPathComponent("Sources/Harbor/widgetc.json").path
        try app.change("Sources/Harbor/widgetc.json") { $0.replacing("\"role\"", with: "\"rolle\"") }
        let misspelt = try app.build()
        #expect(
            !misspelt.succeeded && misspelt.text.contains("\(settings):3:3: error: `rolle` is no setting"),
            "\(misspelt.text)")
        #expect(misspelt.text.contains("did you mean `role`?"), "\(misspelt.text)")
        try checkReports(app, settings)
        try app.change("Sources/Harbor/widgetc.json") { $0.replacing("\"rolle\"", with: "\"role\"") }
        let mended = try app.build()
        #expect(mended.succeeded, "\(mended.text)")

        // SwiftPM does not ask the plugin again when the settings name other files, so that the command refuses; it does
        // when the manifest is touched.
        try app.change("Sources/Harbor/widgetc.json") { $0.replacing("../HarborWidgets", with: "../HarborWidget") }
        try app.touch("Package.swift")
        let absent = try app.build()
        #expect(
            !absent.succeeded && absent.text.contains("\(settings):4:20: error: cannot read `../HarborWidget`"),
            "\(absent.text)")
        try app.change("Sources/Harbor/widgetc.json") { $0.replacing("../HarborWidget", with: "../HarborWidgets") }
        let outdated = try app.build()
        #expect(!outdated.succeeded, "\(outdated.text)")
        #expect(
            outdated.text.contains("\(settings):1:1: error: `module`, `descriptions` or `imports` has changed"),
            "\(outdated.text)")
        try app.touch("Package.swift")
        let again = try app.build()
        #expect(again.succeeded, "\(again.text)")
        let checked = try app.swift("package", ["widgetc-check"])
        #expect(checked.succeeded, "\(checked.standardOutput)\(checked.standardError)")

        // A target without a description fails when it is built, not when the package is planned: `swift run widgetc init`
        // writes the first.
        let widgets = app.folder.appendingPathComponent("Sources/HarborWidgets")
        try FileManager.default.removeItem(at: widgets.appendingPathComponent("harbor-widgets.widget"))
        let described = try app.swift("package", ["describe"])
        #expect(described.succeeded, "\(described.standardError)")
        // The app, which is made of the same descriptions, may fail first.
        let empty = try app.swift("build", ["--target", "HarborWidgets"])
        let text = empty.standardOutput + empty.standardError
        #expect(!empty.succeeded && text.contains("no file fits `\(widgets.path)/*.widget`"), "\(text)")
    }

    /// What the command says of its outcome, while the settings of the app have a mistake.
    private func checkReports(_ app: SampleApp, _ settings: String) throws {
        func check(_ arguments: String...) throws -> (succeeded: Bool, text: String) {
            let result = try app.swift("package", ["widgetc-check"] + arguments)
            return (result.succeeded, result.standardOutput + result.standardError)
        }
        let mistaken = try check()
        #expect(
            !mistaken.succeeded && mistaken.text.contains("the descriptions of Harbor have mistakes"),
            "\(mistaken.text)")
        #expect(mistaken.text.contains("\(settings):3:3: error: `rolle` is no setting"), "\(mistaken.text)")
        let other = try check("--target", "HarborWidgets", "--strict")
        #expect(other.succeeded, "\(other.text)")
        // What clashes with the name of the target is mended in the description or in the settings, not by options.
        let widgets = "Sources/HarborWidgets/harbor-widgets.widget"
        try app.change(widgets) { $0.replacing("module HarborWidgets", with: "module Widgets") }
        let renamed = try check("--target", "HarborWidgets")
        #expect(
            !renamed.succeeded && renamed.text.contains("and its target is called `HarborWidgets`"), "\(renamed.text)")
        #expect(!renamed.text.contains("--module"), "\(renamed.text)")
        try app.change(widgets) { $0.replacing("module Widgets", with: "module HarborWidgets") }
        let misused = try check("--bogus")
        #expect(!misused.succeeded && misused.text.contains("was not checked: wrong usage"), "\(misused.text)")
        #expect(!misused.text.contains("mistakes"), "\(misused.text)")
        let unreadable = try check("--target", "HarborWidgets", "--lock", "absent.lock")
        #expect(
            !unreadable.succeeded && unreadable.text.contains("was not checked: a file could not be read"),
            "\(unreadable.text)")
        let sarif = try check("--error-format", "sarif")
        #expect(!sarif.succeeded && sarif.text.contains("takes one target"), "\(sarif.text)")
        // SwiftPM prints both streams of a plugin as one, and a document has to stay one.
        let json = try check("--target", "HarborWidgets", "--error-format", "json")
        #expect(json.succeeded && !json.text.contains("checked "), "\(json.text)")
        let help = try check("--help")
        #expect(help.succeeded && help.text.contains("--entitlements"), "\(help.text)")
    }
}
