// In: descriptions that are cut into parts. Out: whether the parts together are what the whole is.
// Invariant: that what is joined is right holds for every input of `SyntaxInvariants`; here it is joined at all.

import TestSupport
import Testing
import WidgetBase
import WidgetSyntax

@Suite struct FilePartsTests {
    private static let declarations = (0..<40).map { number in
        """
        /// What is shown.
        struct Row\(number) {
          title: String  // widgetc:ignore unused-field an example
          counts: [Int]
        }

        """
    }

    private func isJoined(_ text: String, size: Int = 64) -> Bool {
        let bytes = Array(text.utf8)
        #expect(SyntaxInvariants.violation(bytes) == nil)
        return SyntaxInvariants.joined(SourceFile(path: "test.widget", bytes: bytes), size: size) != nil
    }

    @Test(arguments: ["\n", "\r\n"])
    func aSoundFileIsMadeOfItsParts(_ lineEnd: String) {
        let text = Self.declarations.joined().replacing("\n", with: lineEnd)
        #expect(isJoined(text))
        #expect(isJoined("\u{FEFF}" + text))
        #expect(isJoined(text + "// The end.\(lineEnd)"))
        // Not worth it.
        #expect(!isJoined(text, size: text.utf8.count))
    }

    @Test func everyProductionIsMadeOfItsParts() {
        #expect(isJoined(SyntaxSample.everyProduction))
    }

    /// What is open where a part ends goes on in the next.
    @Test(arguments: [
        "/*\n}\n*/\n", "x: String = \"\"\"\n}\n\"\"\"\n", "widget W \"W\" {\nentry {\nx: Int = 1\n}\n}\n",
        "struct S {\n}\n}\n",
        "struct S {\n}\n; struct T {\n}\n",
    ])
    func whatIsOpenIsNotCut(_ text: String) {
        _ = isJoined(Self.declarations[0] + text + Self.declarations[1], size: 1)
        _ = isJoined(text, size: 1)
    }

    @Test func aFileWithAFindingIsReadWhole() {
        #expect(!isJoined((Self.declarations + ["struct {\n  a: Int\n}\n"] + Self.declarations).joined()))
        #expect(!isJoined((Self.declarations + ["struct Open {\n  a: Int\n"] + Self.declarations).joined()))
    }
}
