// In: mistakes with one way to mend them. Out: the text after the fix-its.
// Invariant: the mended text is written out, and it parses without a finding.

import Testing
import WidgetBase
import WidgetSyntax

@Suite struct SyntaxFixTests {
    @Test(arguments: [
        ("struct S { let a: Int }", "struct S { a: Int }"),
        ("public struct S { a: Int }", "struct S { a: Int }"),
        ("@main bundle B { A }", "bundle B { A }"),
        ("struct S: Codable { a: Int }", "struct S { a: Int }"),
        ("struct S { a: Array<Int> }", "struct S { a: [Int] }"),
        ("struct S { a: Optional<Int> }", "struct S { a: Int? }"),
        ("struct S { a: Int ? }", "struct S { a: Int? }"),
        ("struct S { a: Int! }", "struct S { a: Int? }"),
        ("struct S { a Int }", "struct S { a: Int }"),
        ("struct S {\n  a: Int,\n  b: Int\n}", "struct S {\n  a: Int\n  b: Int\n}"),
        ("struct S { a: Double = .5 }", "struct S { a: Double = 0.5 }"),
        ("struct S { `a`: Int }", "struct S { a: Int }"),
        ("enum CaseKind { case oldWide \"W\" }", "enum CaseKind \"Case Kind\" { case oldWide \"W\" }"),
        ("enum E \"E\" { case oldWide = \"w\" }", "enum E \"E\" { case oldWide \"Old Wide\" = \"w\" }"),
        ("widgt W \"W\" { refrsh nevr }", "widget W \"W\" { refresh never }"),
        ("module M { platforms iPadOS 17 }", "module M { platforms iOS 17 }"),
        ("module M { scheme = \"x\" }", "module M { scheme  \"x\" }"),
        ("module M { scheme my.app }", "module M { scheme \"my.app\" }"),
        ("module M { scheme ‘a’ }", "module M { scheme \"a\" }"),
        ("module M { scheme “a\\n” }", "module M { scheme \"a\\n\" }"),
        ("module M { scheme \"a }", "module M { scheme \"a\" }"),
        ("module M { access pubic }", "module M { access public }"),
        ("module M { includes A form B }", "module M { includes A from B }"),
        ("widget W \"W\" { refresh after 30min }", "widget W \"W\" { refresh after 30 minutes }"),
        ("widget W \"W\" { refresh after 30 min }", "widget W \"W\" { refresh after 30 minutes }"),
        ("widget W \"W\" { refresh after 1h }", "widget W \"W\" { refresh after 1 hour }"),
        ("widget W \"W\" { refresh after 30minutes }", "widget W \"W\" { refresh after 30 minutes }"),
        ("widget W \"W\" { refresh 30 minutes }", "widget W \"W\" { refresh after 30 minutes }"),
        ("widget W \"W\" { refresh every 2 hours }", "widget W \"W\" { refresh after 2 hours }"),
        ("widget W \"W\" { families .systemSmall }", "widget W \"W\" { families systemSmall }"),
        ("widget W \"W\" { families a b }", "widget W \"W\" { families a, b }"),
        ("widget W \"W\" { configuration \"I\" }", "widget W \"W\" { configuration I }"),
        ("widget W \"W\" { sample { a: 1 } }", "widget W \"W\" { sample { a = 1 } }"),
        ("widget W \"W\" { sample { a == 1 } }", "widget W \"W\" { sample { a = 1 } }"),
        ("widget W \"W\" { empty when a = b }", "widget W \"W\" { empty when a == b }"),
        ("widget W \"W\" { empty when a === b }", "widget W \"W\" { empty when a == b }"),
        ("widget W \"W\" { empty when a ≤ b }", "widget W \"W\" { empty when a <= b }"),
        ("widget W \"W\" { link A(b = c) }", "widget W \"W\" { link A(b: c) }"),
        ("widget W \"W\" { link A(b: c,) }", "widget W \"W\" { link A(b: c) }"),
        ("widget W \"W\" { link a.sorted(by: .b) }", "widget W \"W\" { link a.sorted(by: \\.b) }"),
        ("widget W \"W\" { link a.fliter { $0.b } }", "widget W \"W\" { link a.filter { $0.b } }"),
        ("style S by X { a: Color = #F80 }", "style S by X { a: Color = #FF8800 }"),
        ("style S by X { a: Color = Color.red }", "style S by X { a: Color = .red }"),
        ("style S by X { defalt: (a: .red) }", "style S by X { default: (a: .red) }"),
        (
            "intent I \"I\" { param a \"A\": Int { range 1..5 } }",
            "intent I \"I\" { param a \"A\": Int { range 1...5 } }"
        ),
        ("bundle B { A, C }", "bundle B { A; C }"),
        ("struct S { a: Int } }", "struct S { a: Int } "),
        ("struct S { a: Int };;", "struct S { a: Int };"),
        ("struct S { a: Int;; b: Int }", "struct S { a: Int; b: Int }"),
        ("intent I \"I\" { param required a \"A\": Int }", "intent I \"I\" { required param a \"A\": Int }"),
        ("intent I \"I\" { param a \"A\": Bool true }", "intent I \"I\" { param a \"A\": Bool = true }"),
        ("intent I \"I\" { param a \"A\": Bool = .true }", "intent I \"I\" { param a \"A\": Bool = true }"),
        ("intent I \"I\" { param a \"A\": [E] = first(3) }", "intent I \"I\" { param a \"A\": [E] = first 3 }"),
        (
            "intent I \"I\" { param a \"A\": E follow S.a \"B\" }",
            "intent I \"I\" { param a \"A\": E = follow S.a \"B\" }"
        ),
        ("intent I \"I\" {\n  description All of it\"\n}", "intent I \"I\" {\n  description \"All of it\"\n}"),
        ("enum E Kind\" {\n  case a \"A\" }", "enum E \"Kind\" {\n  case a \"A\" }"),
        ("style T: A, B { c: Color }", "style T by A, B { c: Color }"),
        ("style T by A { c: Symbol; case default: (c: \"a\") }", "style T by A { c: Symbol; default: (c: \"a\") }"),
        ("style T by A { c: Color; case .a .b: (c: .red) }", "style T by A { c: Color; case .a, .b: (c: .red) }"),
        ("route r(_ a: String) = \"x\"", "route r(a: String) = \"x\""),
        ("import SwiftUI\n/// What S is.\nstruct S { a: Int }", "/// What S is.\nstruct S { a: Int }"),
        (
            "widget W \"W\" { families .systemSmall, .systemLarge }",
            "widget W \"W\" { families systemSmall, systemLarge }"
        ),
        ("widget W \"W\" { view systemSmall: A; default: B }", "widget W \"W\" { view systemSmall: A, default: B }"),
    ])
    func fixMendsTheMistake(_ text: String, _ expected: String) {
        let wrong = ParsedText(text)
        #expect(wrong.findings.count == 1 || text.contains("widgt"), "\(wrong.places)")
        let edits = wrong.findings.flatMap { $0.fixes.first?.edits ?? [] }
        let mended = EditApplier.apply(edits, to: wrong.source.bytes).bytes
        #expect(String(decoding: mended, as: UTF8.self) == expected)
        #expect(ParsedText(mended).places == [])
    }

    /// Messages as people read them, for the mistakes that are made most.
    @Test(arguments: [
        ("widget W \"W\" { kind = \"x\" }", "a setting is written without `=`: `kind …`"),
        ("widget W \"W\" { kind x }", "the kind stands in quotes: `\"x\"`"),
        ("widget W { kind \"x\" }", "a title is missing; it stands right after the name: `W \"W\"`"),
        ("widget W \"W\" { suggest x }", "`suggest` is a setting of `entity`, not of `widget`"),
        (
            "control C \"C\" { toggle Set(a: b), isOn }",
            "what says whether it is on stands before the action: `toggle isOn, Set(…)`"
        ),
        ("widget W \"W\" { button A(); label l }", "what has a `button` is a `control`, not a `widget`"),
        ("enum E { a: Int; b: Int }", "what has only fields is a `struct`, not an `enum`"),
        ("struct S { func f() {} }", "`func` is not part of descriptions; functions stand in hand-written Swift"),
        ("widget W \"W\" { timeout 10 }", "a duration has a unit, from `second` to `weeks`: `10 seconds`"),
        ("widget W \"W\" { link a! }", "a value is never forced with `!`; `?? value` says what stands in for nil"),
        (
            "widget W \"W\" { name: String }",
            "`widget` has no fields of its own; they stand in `entry { … }` or `source Loader { … }`"
        ),
        ("widget W \"W\" {", "this block of `widget` is not closed; it needs a `}`"),
    ])
    func messageSaysWhatToWrite(_ text: String, _ message: String) {
        #expect(ParsedText(text).findings.map(\.message) == [message])
    }
}
