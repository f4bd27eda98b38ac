// In: the sources of the plugin, and a stand-in for Xcode's module. Out: whether the part for Xcode compiles.
// Invariant: the stand-in declares no more than is known of the real one.

import Foundation
import TestSupport
import Testing

/// The plugin's code under `canImport(XcodeProjectPlugin)`, which SwiftPM never compiles.
@Suite(.enabled(if: StubModules.areUsed)) struct XcodePluginTests {
    private static let sources = ["Checksum", "DescribedTarget", "RelatedTargets", "Settings", "WidgetcPlugin"]

    /// Checks the sources with the stand-in beside them, after an edit.
    private func check(_ edit: (String) -> String = { $0 }) throws -> ProcessResult {
        let root = try TemporaryFolder()
        defer { root.remove() }
        let api = try SwiftToolchain.shared.resources.appendingPathComponent("pm/PluginAPI").path
        let flags = [
            "-swift-version", "6", "-warnings-as-errors", "-package-description-version", "6.2.0", "-parse-as-library",
            "-I", api,
        ]
        let stub = Repository.root.appendingPathComponent("Tests/XcodeStub/XcodeProjectPlugin.swift").path
        let module = [
            "-emit-module", "-module-name", "XcodeProjectPlugin", "-o", "XcodeProjectPlugin.swiftmodule", stub,
        ]
        let built = try ProcessRunner.run("swiftc", flags + module, in: root.url)
        try #require(built.succeeded, "\(built.standardError)")
        for name in Self.sources {
            let source = Repository.sources.appendingPathComponent("WidgetcPlugin/\(name).swift")
            let text = edit(try String(contentsOf: source, encoding: .utf8))
            try text.write(to: root.url.appendingPathComponent("\(name).swift"), atomically: true, encoding: .utf8)
        }
        let files = Self.sources.map { "\($0).swift" }
        return try ProcessRunner.run("swiftc", flags + ["-I", ".", "-typecheck"] + files, in: root.url)
    }

    @Test func allSourcesAreChecked() throws {
        let folder = Repository.sources.appendingPathComponent("WidgetcPlugin")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(Set(names) == Set(Self.sources.map { "\($0).swift" }))
    }

    @Test func thePartForXcodeCompiles() throws {
        let result = try check()
        #expect(result.succeeded, "\(result.standardError)")
        // What Xcode's API does not have is found.
        let wrong = try check { $0.replacing("target.displayName", with: "target.moduleName") }
        #expect(!wrong.succeeded && wrong.standardError.contains("'XcodeTarget' has no member 'moduleName'"))
    }
}
