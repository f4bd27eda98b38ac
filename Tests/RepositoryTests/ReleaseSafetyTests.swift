// In: docs/release-safety.md, and a change for each of its lines. Out: lines that say otherwise than the compiler.
// Invariant: lines and changes are one to one.

import Foundation
import TestSupport
import Testing
import WidgetBase
import WidgetCheck
import WidgetCompiler

@Suite struct ReleaseSafetyTests {
    /// The findings about released versions, in order.
    private static let codes: Set<DiagnosticCode> = [
        .damagedLock, .changedKind, .changedChoice, .changedFile, .changedLink,
    ]

    /// Compares a description with a lock file; nil for the bytes of one that is written first.
    private func compare(_ text: String, with lock: [UInt8]?, accepting facts: [String] = []) throws -> CompilerResult {
        let file = SourceFile(path: "shop.widget", bytes: Array(text.utf8))
        let analysis = Compiler.analyze(Table([file]), options: CompilerOptions())
        let module = try #require(analysis.program.modules.ids.first)
        let source = lock.map { SourceFile(path: "Shop.lock", bytes: $0) }
        let input = LockInput(
            module: module, file: source.map { (FileID(rawValue: 1), $0) }, accepted: facts)
        return Compiler.finish(analysis, locks: [input], options: CompilerOptions())
    }

    private func released() throws -> [UInt8] {
        let result = try compare(ReleaseChange.released, with: nil)
        try #require(!result.hasErrors, "\(result.diagnostics.map(\.message))")
        return try #require(result.locks.first).bytes
    }

    private func apply(_ edits: [(String, String)], to text: String) throws -> String {
        try edits.reduce(text) { text, edit in
            try #require(text.contains(edit.0), "\(edit.0)")
            return text.replacingOccurrences(of: edit.0, with: edit.1)
        }
    }

    @Test func aReleaseIsComparedWithItself() throws {
        let lock = try released()
        let result = try compare(ReleaseChange.released, with: lock)
        #expect(result.diagnostics.allSatisfy { !Self.codes.contains($0.code) })
        #expect(result.locks.first?.bytes == lock)
        #expect(result.locks.first?.newFacts == [])
        let lines = String(decoding: lock, as: UTF8.self).split(separator: "\n").drop {
            $0.hasPrefix("#") || $0.hasPrefix("w")
        }
        #expect(lines.count > 30)
    }

    @Test(arguments: ReleaseChange.all)
    func changeIsFound(_ change: ReleaseChange) throws {
        let lock = try released()
        let text = try apply(change.edits, to: ReleaseChange.released)
        let result = try compare(text, with: lock)
        let messages = result.diagnostics.map { "\($0.code.word): \($0.message)" }
        let found = result.diagnostics.filter { Self.codes.contains($0.code) }
        #expect(result.diagnostics.allSatisfy { $0.severity != .error || Self.codes.contains($0.code) }, "\(messages)")
        #expect(found.map(\.code) == (change.code.map { [$0] } ?? []), "\(messages)")
        for finding in found {
            // Both places are shown, in the description and in the lock file.
            #expect(finding.range?.file.rawValue == 0)
            #expect(finding.labels.map { $0.range?.file.rawValue } == [1])
            try expectAcceptable(finding, text, lock)
        }
        guard !change.mending.isEmpty else { return }
        let mended = try compare(try apply(change.mending, to: text), with: lock)
        #expect(mended.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    }

    /// What a finding says of accepting it is so, and what is written then is up to date.
    private func expectAcceptable(_ finding: Diagnostic, _ text: String, _ lock: [UInt8]) throws {
        let label = try #require(finding.labels.first?.message)
        let fact = try #require(label.firstMatch(of: /--accept '?([^'`]+)'?`/)?.output.1)
        let accepted = try compare(text, with: lock, accepting: [String(fact)])
        #expect(accepted.diagnostics.filter { Self.codes.contains($0.code) }.map(\.message) == [])
        let outcome = try #require(accepted.locks.first)
        #expect(outcome.unknownAccepted.isEmpty)
        let again = try compare(text, with: outcome.bytes)
        #expect(again.diagnostics.filter { Self.codes.contains($0.code) }.map(\.message) == [])
    }

    /// Whatever is described, a release that did not change loses nothing, also where the file has to be read.
    @Test func everyCaseIsAsItWasReleased() throws {
        var factCount = 0
        for item in CompilerCase.all + [.samples] where !item.mustFail {
            let files = try item.sources()
            let analysis = Compiler.analyze(files, options: CompilerOptions())
            let first = Compiler.finish(
                analysis, locks: analysis.program.modules.ids.map { LockInput(module: $0, file: nil) },
                options: CompilerOptions())
            var locks: [LockInput] = []
            for (module, outcome) in zip(analysis.program.modules.ids, first.locks) {
                let id = FileID(rawValue: UInt32(files.count + locks.count))
                let source = SourceFile(path: "M.lock", bytes: outcome.bytes + Array("# a note\n".utf8))
                locks.append(LockInput(module: module, file: (id, source)))
                factCount += outcome.newFacts.count
            }
            let second = Compiler.finish(analysis, locks: locks, options: CompilerOptions())
            let found = second.diagnostics.filter { Self.codes.contains($0.code) }
            #expect(found.map(\.message) == [], "\(item)")
            #expect(second.locks.flatMap(\.newFacts) == [], "\(item)")
        }
        #expect(factCount > 1_000)
    }

    // MARK: The page

    @Test func theTableHasALineForEachChange() throws {
        let page = try DocumentationPage(Repository.docs.appendingPathComponent("release-safety.md"))
        let rows = page.prose.filter { $0.hasPrefix("| ") }.map { row in
            row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        }.filter { $0.count == 3 && $0[0] != "Change" }
        #expect(rows.map { $0[0] } == ReleaseChange.all.map(\.description))
        for (row, change) in zip(rows, ReleaseChange.all) {
            let verdict = change.code == nil ? "safe" : change.mending.isEmpty ? "never" : "needs"
            #expect(row[1].split(separator: " ").first.map(String.init) == verdict, "\(change)")
            if let code = change.code { #expect(row[2].hasPrefix("`\(code.word)`"), "\(change)") }
            // What the line says is needed is what mends the change here.
            for word in row[1].matches(of: /`([a-zA-Z]+)`/).map({ String($0.output.1) }) {
                #expect(change.mending.contains { $0.1.contains(word) }, "\(change): \(word)")
            }
        }
    }

    // MARK: The file

    @Test func everyDamageIsAnswered() throws {
        let lock = try released()
        for count in 0..<lock.count { try answer(Array(lock.prefix(count))) }
        var state: UInt64 = 11
        for _ in 0..<400 {
            var bytes = lock
            for _ in 0..<3 {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                bytes[Int(truncatingIfNeeded: state >> 33) % bytes.count] = UInt8(truncatingIfNeeded: state >> 20)
            }
            try answer(bytes)
        }
    }

    private func answer(_ bytes: [UInt8]) throws {
        let result = try compare(ReleaseChange.released, with: bytes)
        for finding in result.diagnostics {
            #expect(!finding.message.isEmpty)
            let range = try #require(finding.range)
            if range.file.rawValue == 1 { #expect(Int(range.bytes.end) <= bytes.count) }
        }
    }

    @Test(arguments: [
        ("", "this is no lock file"),
        ("lockfile 1\n", "this is no lock file"),
        ("widgetc-lock 9\nwidget A\n", "has format 9"),
        ("widgetc-lock 01\nwidget A\n", "this is no lock file"),
        ("widgetc-lock 1", "has no end of line"),
        ("widgetc-lock 1\nwidget A\nintent A param b follow: Sh", "has no end of line"),
        ("widgetc-lock 1\nsnapshot A version: two\n", "is no fact"),
        ("widgetc-lock 1\nsnapshot A version: 99999999999999999999\n", "is no fact"),
        ("widgetc-lock 1\nsnapshot A field b: Foo?[\n", "is no fact"),
        ("widgetc-lock 1\nintent A param b: [Foo required\n", "is no fact"),
        ("widgetc-lock 1\nentity A id: b\n", "is no fact"),
        ("widgetc-lock 1\nwidget A family systemLarge: tvOS\n", "is no fact"),
        ("widgetc-lock 1\nwidget A family systemHuge: iOS\n", "is no fact"),
        ("widgetc-lock 1\nwidget A since: iOS 17.x\n", "is no fact"),
        ("widgetc-lock 1\n<<<<<<< HEAD\nwidget A\n", "a merge has left a conflict"),
        ("widgetc-lock 1\nwidget A\n=======\nwidget B\n>>>>>>> b\n", "a merge has left a conflict"),
        ("widgetc-lock 1\nwidget\n", "`widget` is no fact"),
        ("widgetc-lock 1\nwidget \"A\n", "is no fact"),
        ("widgetc-lock 1\nwidget A: 1\n", "is no fact"),
        ("widgetc-lock 1\nsnapshot A version\n", "is no fact"),
        ("widgetc-lock 1\nsnapshot A version: 1\nsnapshot A version: 2\n", "two lines disagree"),
    ])
    func damageIsNamed(_ text: String, _ message: String) throws {
        let result = try compare(ReleaseChange.released, with: Array(text.utf8))
        let found = result.diagnostics.filter { Self.codes.contains($0.code) }
        #expect(found.map(\.code) == [.damagedLock])
        #expect(found.first?.message.contains(message) == true, "\(found.map(\.message))")
        #expect(found.first?.range?.file.rawValue == 1)
    }

    /// Line ends of another system, a byte-order mark, notes, and the lines of both sides of a merge in any order.
    @Test func harmlessDifferencesAreNone() throws {
        let text = String(decoding: try released(), as: UTF8.self)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let shuffled = [lines[0]] + lines[3...].reversed() + lines[3...] + ["# a note", ""]
        for variant in [
            text.replacingOccurrences(of: "\n", with: "\r\n"), "\u{FEFF}" + text, shuffled.joined(separator: "\n"),
        ] {
            let result = try compare(ReleaseChange.released, with: Array(variant.utf8))
            #expect(
                result.diagnostics.allSatisfy { !Self.codes.contains($0.code) }, "\(result.diagnostics.map(\.message))")
        }
    }

    /// Kinds may be any text.
    @Test func textsAreReadBack() throws {
        let kind = #"com.example: \"a\" \\ \u{1F600} é"#
        let text = ReleaseChange.released.replacingOccurrences(
            of: "configuration ShopIntent", with: "kind \"\(kind)\"; configuration ShopIntent")
        let lock = try #require(try compare(text, with: nil).locks.first).bytes
        let result = try compare(text, with: lock)
        #expect(result.diagnostics.allSatisfy { !Self.codes.contains($0.code) }, "\(result.diagnostics.map(\.message))")
        #expect(result.locks.first?.newFacts == [])
    }
}
