// In: texts that could end a literal, begin an interpolation or hide. Out: whether Swift reads them back unchanged.
// Invariant: the real compiler reads the literals; nothing here knows Swift's escapes.

import Foundation
import TestSupport
import Testing
import WidgetBase

@testable import WidgetEmit

@Suite struct EmitLiteralTests {
    /// Texts that were chosen to be mistaken for something else.
    static let awkward: [String] = {
        var texts = [
            "", "plain", "\"", "\"\"\"", "\\", "\\\\", "\\(name)", "\\\\(name)", "\\(", "#\"", "\"#", "\\#(name)",
            "%@ 100 % %%",
            "/* */", "// comment", "line\nline", "line\r\nline", "tab\there", "\u{0}", "\u{2028}", "\u{2029}", "\u{85}",
            "\u{7F}", "\u{202E}cba\u{202C}", "\u{2066}x\u{2069}", "\u{200B}", "\u{FEFF}", "e\u{301}", "\u{301}", "é",
            "日本語",
            "👨‍👩‍👧‍👦", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "`default`", "${x}", "\\u{41}", "\\n", "'single'", "\u{10FFFF}", "\u{E000}", "$0", "<#code#>",
        ]
        texts += (0..<0x20).compactMap { Unicode.Scalar($0).map { "a\($0)b" } }
        texts += (0x80..<0xA0).compactMap { Unicode.Scalar($0).map { "a\($0)b" } }
        return texts
    }()

    @Test func everyTextIsReadBackUnchanged() throws {
        var program = "func check(_ index: Int, _ text: String, _ bytes: [UInt8]) {\n"
        program += "    if Array(text.utf8) != bytes { print(\"differs\", index) }\n}\n"
        for (index, text) in Self.awkward.enumerated() {
            program += "check(\(index), \(SwiftLiterals.quoted(text)), \(Array(text.utf8)))\n"
        }
        program += "print(\"done\")\n"
        let result = try SwiftCompiler.run([], program: [SwiftSource(name: "main.swift", text: program)])
        #expect(result.standardOutput == "done\n", "\(result.standardOutput) \(result.standardError)")
    }

    @Test func everyTextIsInterpolatedUnchanged() throws {
        var program = "func check(_ index: Int, _ text: String, _ bytes: [UInt8]) {\n"
        program += "    if Array(text.utf8) != bytes { print(\"differs\", index) }\n}\nlet name = \"value\"\n"
        for (index, text) in Self.awkward.enumerated() {
            let part = SwiftLiterals.escaped(text)
            let bytes = Array("\(text)value\(text)".utf8)
            program += "check(\(index), \"\(part)\\(name)\(part)\", \(bytes))\n"
        }
        program += "print(\"done\")\n"
        let result = try SwiftCompiler.run([], program: [SwiftSource(name: "main.swift", text: program)])
        #expect(result.standardOutput == "done\n", "\(result.standardOutput) \(result.standardError)")
    }

    @Test func everyTextThatIsTooLongIsReadBackUnchanged() throws {
        var out = OutputBuffer()
        out.block("func check(_ index: Int, _ text: String, _ count: Int, _ bytes: [UInt8])") { out in
            out.line("let wanted = (0..<count).flatMap { _ in bytes }")
            out.line("if Array(text.utf8) != wanted { print(\"differs\", index, text.debugDescription) }")
        }
        for (index, text) in Self.awkward.enumerated() {
            for (unit, count) in [(text, 150), ("\(text) and ", 40), ("\(text)  ", 60)] {
                let literal = SwiftCode.string(String(repeating: unit, count: count))
                let bytes = SwiftCode(Array(unit.utf8).description)
                out.line(.call("check", ["\(index)", literal, "\(count)", bytes]))
                out.line("do {")
                out.indent()
                out.line("let text = " + literal)
                out.line(.call("check", ["\(index)", "text", "\(count)", bytes]))
                out.outdent()
                out.line("}")
            }
        }
        out.line("print(\"done\")")
        let lines = String(decoding: out.bytes, as: UTF8.self).split(separator: "\n")
        #expect(lines.filter { $0.utf8.count > 120 && !$0.hasSuffix("]") } == [])
        #expect(lines.allSatisfy { !$0.hasSuffix(" ") })
        let text = String(decoding: out.bytes, as: UTF8.self)
        let result = try SwiftCompiler.run([], program: [SwiftSource(name: "main.swift", text: text)])
        #expect(result.standardOutput == "done\n", "\(result.standardOutput) \(result.standardError)")
    }

    @Test func nothingInvisibleStaysInALiteral() {
        for text in Self.awkward {
            let literal = SwiftLiterals.quoted(text)
            let hidden = literal.unicodeScalars.filter { scalar in
                switch scalar.properties.generalCategory {
                case .control, .lineSeparator, .paragraphSeparator: return true
                case .format: return scalar.value != 0x200D && !(0xE0020...0xE007F).contains(scalar.value)
                default: return false
                }
            }
            #expect(hidden.isEmpty, "\(literal.debugDescription)")
        }
    }

    @Test(arguments: [
        ("0.75", "0.75"), (".5", "0.5"), ("-.5", "-0.5"), ("5.", "5.0"), ("+2.5", "2.5"), ("1e9", "1e9"), ("-3", "-3"),
    ])
    func doublesKeepTheirDigits(digits: String, expected: String) {
        #expect(SwiftLiterals.double(digits) == expected)
    }

    @Test func colourSharesAreExactToTheirComponent() {
        for component in UInt8.min...UInt8.max {
            let share = Double(SwiftLiterals.share(component)) ?? -1
            #expect(UInt8((share * 255).rounded()) == component)
        }
        #expect(SwiftLiterals.share(0) == "0")
        #expect(SwiftLiterals.share(255) == "1")
        #expect(SwiftLiterals.share(0x6A) == "0.416")
    }
}
