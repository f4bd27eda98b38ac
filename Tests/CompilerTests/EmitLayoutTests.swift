// In: code with brackets, closures and operators. Out: how it is laid out within 120 columns.
// Invariant: breaking changes spaces and trailing commas only.

import Testing
import WidgetBase

@testable import WidgetEmit

@Suite struct EmitLayoutTests {
    private func lines(_ code: SwiftCode, suffix: String = "", level: Int = 0) -> [String] {
        var out = OutputBuffer()
        for _ in 0..<level { out.indent() }
        out.line(code, suffix: suffix)
        return String(decoding: out.bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    }

    private func word(_ count: Int) -> SwiftCode {
        SwiftCode(String(repeating: "a", count: count))
    }

    @Test func aCallThatFitsStaysOnOneLine() {
        #expect(
            lines(.call("f", [word(50), word(63)]), suffix: " {") == [
                "f(\(word(50).flat), \(word(63).flat)) {"
            ])
    }

    @Test func aCallThatDoesNotFitHasOneArgumentALine() {
        #expect(
            lines(.call("f", [word(50), word(64)]), suffix: " {") == [
                "f(", "    \(word(50).flat),", "    \(word(64).flat)", ") {",
            ])
    }

    @Test func theWidestBracketsAreBrokenFirst() {
        let code = SwiftCode.call("f", [word(10)]) + "." + .call("g", [.call("h", [word(60), word(60)]), "x"])
        #expect(
            lines(code) == [
                "f(\(word(10).flat)).g(", "    h(", "        \(word(60).flat),", "        \(word(60).flat)", "    ),",
                "    x", ")",
            ])
    }

    @Test func listsEndInACommaWhereTheyAreBroken() {
        #expect(lines(.list(["a", "b"], isBroken: true)) == ["[", "    a,", "    b,", "]"])
        #expect(lines(.list(["a", "b"])) == ["[a, b]"])
        #expect(lines(.list([], isBroken: true)) == ["[]"])
    }

    @Test func operatorsBeginALine() {
        let code = SwiftCode.binary("let x = " + word(60), "??", word(60))
        #expect(lines(code, level: 1) == ["    let x = \(word(60).flat)", "        ?? \(word(60).flat)"])
    }

    @Test func aTextThatIsTooLongGoesOverSeveralLines() {
        let words = Array(repeating: "word", count: 30).joined(separator: " ")
        let code = SwiftCode.call("f", [.labeled("text", .string(words)), "x"])
        let first = Array(repeating: "word", count: 22).joined(separator: " ")
        let second = Array(repeating: "word", count: 8).joined(separator: " ")
        #expect(
            lines(code) == [
                "f(", "    text: \"\"\"", "        \(first) \\", "        \(second)", "        \"\"\",", "    x", ")",
            ])
    }

    @Test func documentationIsWrapped() {
        var out = OutputBuffer()
        out.indent()
        out.doc(Array(repeating: "word", count: 30).joined(separator: " "))
        out.doc("")
        out.doc("a\u{0}b\u{7}c\u{202E}d\u{7F}e\u{85}f\u{2028}g\u{2066}")
        let text = String(decoding: out.bytes, as: UTF8.self)
        let first = Array(repeating: "word", count: 22).joined(separator: " ")
        let second = Array(repeating: "word", count: 8).joined(separator: " ")
        #expect(text == "    /// \(first)\n    /// \(second)\n    ///\n    /// a b cdefg\n")
    }

    @Test func closuresAreBrokenAfterTheirParameters() {
        let code = word(60) + ".map " + .closure("value", word(60))
        #expect(lines(code) == ["\(word(60).flat).map { value in", "    \(word(60).flat)", "}"])
    }
}
