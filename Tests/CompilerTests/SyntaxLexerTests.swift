// In: text at the edges of the lexical rules. Out: its tokens, and what the lexer reports.
// Invariant: the expected tokens are written out, so that no rule changes unseen.

import Testing
import WidgetBase

@testable import WidgetSyntax

@Suite struct SyntaxLexerTests {
    /// The tokens but for the end of the file, by their spelling or else their kind; `|` before one that is first on
    /// its line.
    private func kinds(_ text: String) -> String {
        let parsed = ParsedText(text).parsed
        return (0..<parsed.tokens.count - 1).map { index in
            let token = TokenIndex(rawValue: UInt32(truncatingIfNeeded: index))
            let kind = parsed.tokens.kind(token)
            return (parsed.tokens.isFirst(token) ? "|" : "") + (kind.spelling ?? "\(kind)")
        }
        .joined(separator: " ")
    }

    @Test func punctuationIsReadLongestFirst() {
        #expect(kinds("a?.b ?? c ? d : e") == "|identifier ?. identifier ?? identifier ? identifier : identifier")
        #expect(kinds("<= < >= > == = != ! && ||") == "|<= < >= > == = != ! && ||")
        #expect(kinds("1...31 ..<20 0.5..<2") == "|integer ... integer ..< integer decimal ..< integer")
        #expect(kinds("{}()[],;:.+-@") == "|{ } ( ) [ ] , ; : . + - @")
        #expect(kinds("=-1 ->x") == "|= - integer foreignOperator identifier")
    }

    @Test func everyKindWithASpellingIsReadFromIt() {
        for kind in TokenKind.allCases {
            guard let spelling = kind.spelling else { continue }
            #expect(ParsedText(spelling).parsed.tokens.kind(TokenIndex(rawValue: 0)) == kind)
        }
    }

    @Test func everyKeywordIsFound() {
        for keyword in Keyword.allCases {
            let parsed = ParsedText(keyword.text).parsed
            #expect(parsed.tokens.keyword(TokenIndex(rawValue: 0)) == keyword)
        }
        let others = ["Widget", "widgets", "wid", "x", "_", "containerBackgroundRemovableX"]
        for word in others {
            #expect(ParsedText(word).parsed.tokens.keyword(TokenIndex(rawValue: 0)) == nil)
        }
    }

    @Test(arguments: ["\n", "\r\n", "\r"])
    func everyLineEndEndsALine(_ lineEnd: String) {
        let text = "a b\(lineEnd)c // d\(lineEnd)/* e\(lineEnd) */ f"
        #expect(kinds(text) == "|identifier identifier |identifier |identifier")
    }

    @Test func byteOrderMarkIsNoToken() {
        let parsed = ParsedText([0xEF, 0xBB, 0xBF] + Array("struct S { a: Int }".utf8))
        #expect(parsed.findings.isEmpty)
        #expect(parsed.parsed.tokens.range(TokenIndex(rawValue: 0)).start == 3)
        #expect(ParsedText("struct S { a: \u{FEFF}Int }").places == ["1:15-18 unexpected-character"])
    }

    @Test func commentsNest() {
        #expect(kinds("a /* b /* c */ d */ e") == "|identifier identifier")
        #expect(ParsedText("/* a /* b */").places == ["1:1-3 unterminated-comment"])
        #expect(kinds("a / b") == "|identifier foreignOperator identifier")
    }

    @Test func numbers() {
        #expect(kinds("0 007 1_000 0xFF 0b101 0o17") == "|integer integer integer integer integer integer")
        #expect(kinds("1.5 1e3 1.5e-3 1.x 16.10") == "|decimal decimal decimal integer . identifier decimal")
        #expect(kinds("30minutes") == "|integer identifier")
        let wrong: [(String, String)] = [
            ("0xZZ", "1:3-4 invalid-number"), ("0b_12", "1:5-6 invalid-number"), ("0x", "1:1-3 invalid-number"),
            ("99999999999999999999", "1:1-21 invalid-number"), (".5", "1:1-3 invalid-number"),
            ("1e999", "1:1-6 invalid-number"), ("0xFFFFFFFFFFFFFFFFF", "1:1-20 invalid-number"),
        ]
        for (text, place) in wrong { #expect(ParsedText(text).places.first == place) }
        #expect(ParsedText("struct S { a: Int = 9223372036854775807 }").places.isEmpty)
        #expect(ParsedText("struct S { a: Int = 9223372036854775808 }").places == ["1:21-40 invalid-number"])
    }

    @Test func textsArePiecesAroundExpressions() {
        #expect(kinds(#""a""#) == "|text")
        #expect(kinds(#""a\(b)c""#) == "|textStart identifier textEnd")
        #expect(kinds(#""\(a)\(b)""#) == "|textStart identifier textMiddle identifier textEnd")
        #expect(kinds(#""\("\(a)")""#) == "|textStart textStart identifier textEnd textEnd")
        #expect(kinds(#""\((a))""#) == "|textStart ( identifier ) textEnd")
        #expect(kinds(#""a\\(b)" c"#) == "|text identifier")
        #expect(kinds("\"\"\"\n  a\n  \"b\"\n  \"\"\" c") == "|text identifier")
        #expect(kinds("\"\"\"\n\\(a\n)\n\"\"\"") == "|textStart identifier |textEnd")
    }

    @Test func textsThatAreNotClosedEndWithTheirLine() {
        #expect(kinds("\"a\nb") == "|text |identifier")
        #expect(kinds("widget W \"W {\n}") == "|identifier identifier text { |}")
        #expect(kinds("\"\\(a\nb") == "|textStart identifier |identifier")
        #expect(ParsedText("module M { scheme \"a\n }").places == ["1:19-20 unterminated-text"])
        #expect(ParsedText("module M { scheme \"a\\(b\n }").places == ["1:21-23 unterminated-text"])
        #expect(ParsedText("module M { scheme \"\"\"\n a }").places == ["1:19-22 unterminated-text"])
    }

    @Test func escapes() {
        let right = #"module M { scheme "\0\\\t\n\r\"\'\u{1F366}" }"#
        #expect(ParsedText(right).places.isEmpty)
        #expect(ParsedText(#"module M { scheme "a\qb" }"#).places == ["1:21-23 invalid-escape"])
        #expect(ParsedText(#"module M { scheme "\é" }"#).places == ["1:20-23 invalid-escape"])
        for text in [#""\u{}""#, #""\u{110000}""#, #""\u{D800}""#, #""\u41""#, #""\u{41""#, #""\u{123456789}""#] {
            #expect(ParsedText("module M { scheme \(text) }").findings.map(\.code) == [.invalidEscape])
        }
    }

    @Test func multilineTexts() {
        func places(_ text: String) -> [String] { ParsedText("module M { scheme \(text)\n}").places }
        #expect(places("\"\"\"\n  a\n\n   b\n  \"\"\"").isEmpty)
        #expect(places("\"\"\"a\n\"\"\"") == ["1:19-22 multiline-text-indentation"])
        #expect(places("\"\"\"\na\"\"\"") == ["2:2-5 multiline-text-indentation"])
        #expect(places("\"\"\"\n a\n  \"\"\"") == ["2:1-2 multiline-text-indentation"])
        #expect(places("\"\"\"\n\ta\n  \"\"\"") == ["2:1-2 multiline-text-indentation"])
    }

    @Test func foreignCharacters() {
        #expect(ParsedText("struct S { größe: Int }").places == ["1:12-19 unexpected-character"])
        #expect(ParsedText("struct\u{A0}\u{A0}S { a: Int }").places == ["1:7-11 unexpected-character"])
        #expect(ParsedText("struct S { `default`: Int }").places == ["1:12-21 unsupported-swift"])
        #expect(ParsedText("module M { scheme “a” }").places == ["1:19-26 unexpected-character"])
        #expect(ParsedText("module M { scheme #\"a\"# }").places == ["1:19-24 unsupported-swift"])
        #expect(ParsedText("# a comment\nmodule M").places == ["1:1-2 unexpected-character"])
        let directives = ParsedText("#if DEBUG\nmodule M\n#endif").places
        #expect(directives == ["1:1-4 unsupported-swift"])
        #expect(ParsedText("module M\n#endif").places == ["2:1-7 unsupported-swift"])
        #expect(ParsedText("module M { \u{1} scheme \"a\" }").places == ["1:12-13 unexpected-character"])
    }

    @Test func colors() {
        #expect(kinds("#6A1B9A #6a1b9aff") == "|color color")
        for text in ["#FFF", "#12345", "#GGGGGG", "#123456789"] {
            #expect(ParsedText("style S by X { tint: Color = \(text) }").findings.map(\.code) == [.invalidColor])
        }
    }

    @Test func bytesThatAreNotUTF8AreFoundAtTheirOffset() {
        let wrong: [([UInt8], Int)] = [
            ([0x61, 0xFF], 1), ([0xC0, 0x80], 0), ([0x61, 0xE2, 0x80], 1), ([0xED, 0xA0, 0x80], 0),
            ([0xF4, 0x90, 0x80, 0x80], 0), ([0x80], 0), ([0xF0, 0x80, 0x80, 0x80], 0), ([0xE2, 0x28, 0xA1], 0),
        ]
        for (bytes, offset) in wrong {
            let parsed = ParsedText(bytes)
            #expect(parsed.findings.map(\.code) == [.notUTF8])
            #expect(parsed.findings.first?.range?.bytes.start == UInt32(offset))
            #expect(parsed.parsed.tree.count == 1)
        }
        #expect(ParsedText("// é € 😀\nmodule M").findings.isEmpty)
    }

    @Test func filesAsLargeAsTheLimitAreRefused() {
        let source = SourceFile(path: "large.widget", bytes: Array("module M".utf8))
        for (limit, codes) in [(7, [DiagnosticCode.fileTooLarge]), (8, [])] {
            var bag = DiagnosticBag()
            let parsed = parse(source, id: FileID(rawValue: 0), into: &bag, byteLimit: limit)
            #expect(bag.diagnostics.map(\.code) == codes)
            #expect(Array(parsed.root.decls).count == (codes.isEmpty ? 1 : 0))
        }
    }

    @Test func documentationBelongsToTheNextLineOnly() {
        let text = """
            /// Not this, a blank line follows.

            /// First.
            /// Second.
            module M {
              //// no documentation
              scheme "a" /// neither
              strings "b"
            }
            """
        let parsed = ParsedText(text)
        let module = parsed.nodes(.moduleDecl)[0]
        #expect(module.doc.map { LexText.docLines($0, in: parsed.source) } == ["First.", "Second."])
        #expect(parsed.nodes(.schemeMember)[0].doc == nil)
        #expect(parsed.nodes(.stringsMember)[0].doc == nil)
    }
}
