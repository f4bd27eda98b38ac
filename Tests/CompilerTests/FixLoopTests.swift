// In: descriptions with mistakes that have safe fix-its. Out: the descriptions that `--fix` leaves.
// Invariant: what is expected is written out; a file whose findings do not go away is the same bytes as before.

import TestSupport
import Testing
import WidgetBase
import WidgetModel

@testable import WidgetCompiler

@Suite struct FixLoopTests {
    private func fix(_ texts: String...) -> FixOutcome {
        var options = CompilerOptions()
        options.module = "M"
        options.platforms = PlatformVersions(iOS: PlatformVersion(17))
        let files = texts.enumerated().map { SourceFile(path: "\($0.offset).widget", bytes: Array($0.element.utf8)) }
        return FixLoop.run(Table(files), options: options)
    }

    private func text(_ outcome: FixOutcome, _ index: Int = 0) -> String {
        String(decoding: outcome.files.rows[index].bytes, as: UTF8.self)
    }

    @Test func nothingToFix() {
        let outcome = fix("struct S { a: Int }")
        #expect(text(outcome) == "struct S { a: Int }")
        #expect(outcome.applied.isEmpty && outcome.left.isEmpty)
        // What is no safe fix-it is no business of this.
        #expect(text(fix("strct S { a: Int }")) == "strct S { a: Int }")
    }

    @Test func severalPasses() {
        // The second finding shows when the first is mended, and what touches it waits for the next pass.
        let outcome = fix("struct S {\n  let a: Array<Int>,\n  b Int ?,\n}")
        #expect(text(outcome).hasPrefix("struct S {\n  a: Array<Int>\n  b: Int?"))
        #expect(outcome.applied.count >= 4)
        #expect(outcome.left.isEmpty)
        #expect(outcome.applied.map(\.place.line) == outcome.applied.map(\.place.line).sorted())
    }

    /// What a safe fix-it would make of these is not surely what was meant.
    @Test(arguments: [
        "struct S { a: Int = 1,024 }", "style T by Bool { c: Color; case true: (c: #) }",
        "snapshot S { version 1; file f.json\" }", "intent I \"I\" { description All\"\n}",
        "snapshot S { version 1; file \"f.json\" } # S", "style T: Double { c: Color }",
        "entity E \"E\" { id i: String; view V }",
        "widget W \"W\" { families systemSmall; entries { at context.date 1 day } }",
        "struct S { let /* metres */ a: Int }", "struct S { @Clamped(0...9) var a: Int }",
        "struct S { static let a: Int = 3 }", "struct S { lazy var a: Int }", "struct S { weak var a: Int? }",
        "struct S { mutating func f() {} }", "enum A “A \"x\" b” { case a \"A\" }", "enum A “A { case a \"A\" }",
        "struct S { b: Array</* of what */ Int> }",
    ])
    func doubtStays(_ description: String) {
        #expect(text(fix(description)).hasPrefix(description.prefix { $0 != "}" && $0 != "\n" }))
    }

    @Test func settingsOfSwift() {
        let outcome = fix(
            """
            route open(_ i: String) = "i/\\(i)"
            intent I "I" {
              param required a "A": String?
              description: String = "I"
            }
            """)
        let mended = """
            route open(i: String) = "i/\\(i)"
            intent I "I" {
              required param a "A": String?
              description "I"
            }
            """
        #expect(text(outcome) == mended)
    }

    @Test(arguments: ["\n", "\r\n", "\r"])
    func lineEndsStay(_ lineEnd: String) {
        let lines = ["widget W \"W\" {", "  refresh never", "  view V", "}", ""]
        let outcome = fix(lines.joined(separator: lineEnd))
        let mended = ["widget W \"W\" {", "  families systemSmall, systemMedium, systemLarge"] + lines.dropFirst()
        #expect(text(outcome) == mended.joined(separator: lineEnd))
        let short = fix("widget W \"W\" { refresh never; view V }")
        #expect(
            text(short) == "widget W \"W\" { families systemSmall, systemMedium, systemLarge; refresh never; view V }"
        )
    }

    @Test func eachFileByItself() {
        let outcome = fix("struct S { let a: Int }", "struct T { a: Int }", "struct U { let a: Int }")
        #expect(text(outcome, 0) == "struct S { a: Int }")
        #expect(text(outcome, 2) == "struct U { a: Int }")
        #expect(outcome.applied.map { $0.finding.range?.file.rawValue } == [0, 2])
    }

    /// The fix-its of every case hold what they promise.
    @Test(arguments: CompilerCase.all)
    func noFileOfACaseIsLeft(_ compilerCase: CompilerCase) throws {
        let outcome = FixLoop.run(try compilerCase.sources(), options: CompilerOptions())
        let left = outcome.left.map { "\(outcome.files[$0.file].path): \($0.finding.message)" }
        #expect(left.isEmpty, "\(left)")
        let again = FixLoop.run(outcome.files, options: CompilerOptions())
        #expect(again.applied.isEmpty, "fixing once more changes \(again.applied.map(\.title))")
    }

    @Test func rangesKeepClear() {
        let steps: [(ranges: [(UInt32, UInt32)], fits: Bool)] = [
            ([(10, 20)], true), ([(19, 25)], false), ([(20, 20)], false), ([(5, 10)], false), ([(0, 40)], false),
            ([(0, 2), (30, 31)], true), ([(3, 4), (31, 32)], false),
            // Of what does not fit nothing was taken.
            ([(4, 5)], true), ([(50, 52), (52, 53)], false), ([(50, 53)], true),
        ]
        var ranges = DisjointRanges()
        for (added, fits) in steps {
            let isTaken = ranges.insert(added.map { ByteRange(start: $0, end: $1) })
            #expect(isTaken == fits, "\(added)")
        }
    }
}
