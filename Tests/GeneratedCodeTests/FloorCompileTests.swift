// In: one description with what differs among systems, at several floors. Out: proof that its Swift compiles at each.
// Invariant: the stubs have Apple's availability, so that what is named too early, or asked for in vain, does not
// compile.

import Foundation
import TestSupport
import Testing
import WidgetBase
import WidgetCompiler
import WidgetModel

@Suite(.enabled(if: StubModules.areUsed)) struct FloorCompileTests {
    /// Floors between those of the case itself and the newest systems.
    static let floors = [
        "iOS 15, macOS 12, watchOS 9.1, visionOS 26", "iOS 16.4, macOS 13.3, watchOS 9.4",
        "iOS 18, macOS 15, watchOS 11",
        "iOS 27, macOS 27, watchOS 27, visionOS 27",
    ]

    @Test(arguments: floors)
    func oneDescriptionCompilesAtEveryFloor(_ floors: String) throws {
        let folder = Repository.cases.appendingPathComponent("emit/legacy", isDirectory: true)
        let original = try SwiftSource(file: folder.appendingPathComponent("city.widget")).text
        let hasOlder = floors.hasPrefix("iOS 15") || floors.hasPrefix("iOS 16")
        let lines = original.split(separator: "\n", omittingEmptySubsequences: false).compactMap { line -> String? in
            if line.hasPrefix("  platforms ") { return "  platforms \(floors)" }
            // Where every system has configurable App Intents, `legacy` is a mistake.
            return line.hasPrefix("  legacy ") && !hasOlder ? nil : String(line)
        }
        let text = lines.joined(separator: "\n")
        let source = SourceFile(path: "city.widget", bytes: Array(text.utf8))
        let result = Compiler.compile(Table([source]), options: CompilerOptions())
        try #require(!result.hasErrors, "\(result.diagnostics)")
        var sources = result.outputs.map { output in
            SwiftSource(name: output.path, text: String(decoding: output.bytes, as: UTF8.self))
        }
        #expect(sources.contains { $0.text.contains(": IntentTimelineProvider") } == hasOlder)
        sources.append(try SwiftSource(file: folder.appendingPathComponent("city.hand.swift")))
        let modules = [SwiftModule("CityWidgets", sources)]
        for triple in try triples(floors) {
            let checked = try SwiftCompiler.check(modules, mode: .swift6, platform: .apple(triple))
            #expect(checked.succeeded, "\(triple): \(checked.diagnostics)")
        }
    }

    private func triples(_ floors: String) throws -> [AppleTriple] {
        try floors.components(separatedBy: ", ").map { item in
            let words = item.split(separator: " ").map(String.init)
            let platform = try #require(AppleTriple.Platform(rawValue: words[0]))
            return AppleTriple(platform, words[1].contains(".") ? words[1] : "\(words[1]).0")
        }
    }
}
