// In: a description with every production, damaged in every way. Out: whether the parser's invariants hold.
// Invariant: seeds are fixed, so that a failure can be looked at again.

import TestSupport
import Testing
import WidgetBase
import WidgetSyntax

@Suite struct SyntaxMutationTests {
    private static let sample = Array(SyntaxSample.everyProduction.utf8)

    /// The declarations of the sample, each by itself: damaging one leaves the others as they are.
    private static let decls: [[UInt8]] = {
        let text = ParsedText(sample)
        return text.parsed.root.decls.map { Array(text.source.bytes[$0.range.indices]) }
    }()

    @Test func everyCutIsSurvived() {
        #expect(Self.decls.count > 14)
        for decl in Self.decls {
            for bytes in Mutations.cuts(decl) { expectSound(bytes) }
        }
        for bytes in Mutations.cuts(Self.sample, step: 61) { expectSound(bytes) }
    }

    @Test func everyTokenMayBeMissing() {
        for decl in Self.decls {
            for bytes in Mutations.drops(decl) { expectSound(bytes) }
        }
    }

    @Test func everyTokenMayBeDoubled() {
        for decl in Self.decls {
            for bytes in Mutations.doubles(decl) { expectSound(bytes) }
        }
    }

    @Test func noiseIsSurvived() {
        for bytes in Mutations.noise(Self.sample, count: 400, seed: 1) { expectSound(bytes) }
        for bytes in Mutations.garbage(length: 120, count: 1500, seed: 2) { expectSound(bytes) }
    }

    private func expectSound(_ bytes: [UInt8]) {
        if let violation = SyntaxInvariants.violation(bytes) {
            let common = zip(bytes, Self.sample).prefix { $0 == $1 }.count
            let part = bytes[max(0, common - 60)..<min(bytes.count, common + 60)]
            Issue.record("\(violation) near: \(String(decoding: part, as: UTF8.self))")
        }
    }

    /// Openers without end, which recursion would follow into the ground.
    @Test(arguments: [
        "(", "[", "{", "\"\\(", "!", "-", "a.", "a ?? ", "a || ", "a ? ", "a[", "a(", "a.filter { ", "/*", "x: (",
        "[[", "\"\"\"\n\\(", "a == ", "a + 1 hour ", "(light: ", "a?.b", "flag A { ",
    ])
    func depthIsBounded(_ piece: String) {
        let repeated = String(repeating: piece, count: 3000)
        let contexts = [
            repeated, "widget W \"W\" {\n entry { x: Int = \(repeated)", "style S by X { x: Color = \(repeated)",
            "struct S { x: \(repeated)", "bundle B { \(repeated)",
            "intent I \"I\" { param p \"P\": Int { options \(repeated)",
        ]
        for context in contexts {
            if let violation = SyntaxInvariants.violation(Array(context.utf8)) { Issue.record("\(violation)") }
        }
    }

    @Test func nestingHasItsOwnMessage() {
        func parens(_ count: Int) -> String {
            let value = String(repeating: "(", count: count) + "1" + String(repeating: ")", count: count)
            return "widget W \"W\" {\n entry {\n  x: Int = \(value)\n y: Int = 2 }\n kind \"w\" }\nstruct S { a: Int }"
        }
        #expect(ParsedText(parens(58)).findings.isEmpty)
        #expect(ParsedText(parens(70)).findings.map(\.code) == [.nestingTooDeep])
        let chain = "widget W \"W\" { empty when a" + String(repeating: " || a", count: 70) + " }"
        #expect(ParsedText(chain).findings.map(\.code) == [.nestingTooDeep])
    }

    /// Half a million bytes of each piece: what costs the square of its input does not come to an end here.
    @Test(
        .timeLimit(.minutes(5)),
        arguments: [
            SyntaxSample.everyProduction, "(", "{ ", "}", "\"", "\"\\(", "a ", "a\n", "case a, b\n", "@", "#",
            "widget W {\n", "x: Int = [\n", "“", "/*", "struct S { a: Int }\n", "entry { filter {\n", "  }\n", ", ",
            "\\",
            "a.first { ",
        ])
    func longInputComesToAnEnd(_ piece: String) {
        let bytes = Array(String(repeating: piece, count: max(1, 500_000 / piece.utf8.count)).utf8)
        #expect(ParsedText(bytes).parsed.tokens.count > 0)
    }
}
