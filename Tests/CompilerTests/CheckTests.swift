// In: the catalogue of findings and the cases. Out: whether every finding of the check is shown by a case.
// Invariant: a code without a case fails.

import Foundation
import TestSupport
import Testing
import WidgetBase
import WidgetCheck

@testable import WidgetSyntax

@Suite struct CheckTests {
    /// The codes under the mark of the check, in the order of the catalogue.
    private func codes() throws -> [DiagnosticCode] {
        let file = Repository.root.appendingPathComponent("Sources/WidgetBase/DiagnosticCode.swift")
        let catalogue = try String(contentsOf: file, encoding: .utf8)
        let start = try #require(catalogue.range(of: "// MARK: Check"))
        let rest = catalogue[start.upperBound...]
        let end = rest.range(of: "// MARK:") ?? rest.range(of: "/// How much")
        let part = rest[..<(try #require(end)).lowerBound]
        return DiagnosticCode.allCases.filter { part.contains("= \"\($0.word)\"") }
    }

    @Test func everyCodeOccursInACase() throws {
        let reports = try Repository.files(in: Repository.cases, suffix: ".diag").map {
            try String(contentsOf: $0, encoding: .utf8)
        }
        let codes = try codes()
        #expect(codes.count > 80)
        // Options of the command are no case's; their finding is shown by a test of its own.
        for code in codes where code != .conflictingOption {
            let shown = reports.contains { $0.contains("[\(code.word)]") }
            #expect(shown, "no case shows \(code.word)")
        }
    }

    @Test func unreadPartsAreNotReportedAsAbsent() {
        let checked = Checked(
            """
            module M { platforms iOS 17; group "group.a" }
            snapshot Store {
              version 1
              file "a.json"
              things [Thing]
            }
            entity Thing "Thing" {
              id id: String
              title "\\(id)"
              source Store.things
            }
            """)
        #expect(checked.diagnostics.count == 1, "\(checked.text)")
    }

    @Test func aMisspeltTypeGivesOneFinding() {
        let checked = Checked(
            """
            module M { platforms iOS 17; group "group.a"; scheme "a" }
            enum Mood "Mood" { case good "Good" }
            struct Row { mood: Moood; name: String }
            snapshot Store { version 1; file "a.json"; row: Row?; moods: [Moood] }
            widget W "W" {
              families systemSmall
              entry {
                a: Bool = Store.row?.mood == .good
                b: Moood? = Store.row?.mood
                c: Int = Store.moods.count
              }
              refresh never
              view WView
            }
            """)
        #expect(checked.words == ["unknown-type"], "\(checked.text)")
        #expect(
            checked.diagnostics.first?.labels.map(\.message) == [
                "`Mood` is declared here", "`Moood` is used here too", "`Moood` is used here too",
            ])
    }

    @Test func safeFixesMendWhatTheyAreFor() {
        let source = """
            module M { platforms iOS 17; group "group.a" }
            struct Row { name: String }
            snapshot Store { version 1; file "a.json"; row: Row? }
            widget W "W" {
              entry { a: String? = Store.row.name }
              sample { Store.row = Row(name: "a") }
              refresh never
              view WView
            }
            """
        let checked = Checked(source)
        #expect(checked.words == ["missing-families", "optional-value"], "\(checked.text)")
        let edits = checked.diagnostics.flatMap(\.fixes).filter(\.isSafe).flatMap(\.edits)
        let mended = EditApplier.apply(edits, to: Array(source.utf8))
        #expect(mended.applied == 2)
        let again = Checked(String(decoding: mended.bytes, as: UTF8.self))
        #expect(again.diagnostics.isEmpty, "\(again.text)")
    }

    /// A word of Swift is a name like any other where the language has it as none.
    @Test(arguments: SwiftWord.allCases.map(\.rawValue).filter { $0 != "init" && $0 != "some" })
    func swiftWordsAreNames(_ word: String) {
        let checked = Checked(
            """
            module M { platforms iOS 17; group "group.a" }
            enum E "E" { case \(word) "Word"; case other "Other" }
            struct S { \(word): Bool }
            snapshot Store { version 1; file "a.json"; \(word): S? }
            intent I "I" {
              required param \(word) "Word": E? { only .\(word), .other }
              param then "Then": String? { depends on \(word); options { case .\(word): "a"; default: "b" } }
              show then when \(word) == .\(word)
            }
            widget W "W" {
              configuration I
              families systemSmall
              entry { a: E = \(word) ?? .\(word); b: Bool = Store.\(word)?.\(word) ?? false }
              sample { \(word) = .\(word); Store.\(word) = S(\(word): true) }
              empty when \(word) == .other
              refresh never
              view WView
            }
            """)
        #expect(checked.diagnostics.isEmpty, "\(checked.text)")
    }

    @Test func chainsOfAnyLengthEnd() {
        var chain = "module M { platforms iOS 17 }\n"
        for index in 0..<20_000 { chain += "struct S\(index) { next: S\((index + 1) % 20_000)? }\n" }
        let checked = Checked(chain)
        #expect(checked.words == ["recursive-type"])
    }

    @Test func tenThousandMistakesTakeNoLongerEach() {
        var text = "module M { platforms iOS 17 }\n"
        for index in 0..<10_000 { text += "struct Row\(index) { name: Strng\(index) }\n" }
        let checked = Checked(text)
        #expect(checked.diagnostics.count == 10_000)
    }
}
