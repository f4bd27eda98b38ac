// In: the vocabularies of the language. Out: the dictionary from which the fuzzer takes words.
// Invariant: every keyword, family and token with one spelling is in it, once.

import WidgetModel
import WidgetSyntax

/// The dictionary of `Tests/Fuzz`.
public enum FuzzDictionary {
    /// One entry a line, in the form that libFuzzer reads.
    public static var text: String {
        var words = Keyword.allCases.map(\.text)
        words += WidgetFamily.allCases.map(\.name)
        words += TokenKind.allCases.compactMap(\.spelling)
        words += further
        var seen: Set<String> = []
        let entries = words.filter { seen.insert($0).inserted }.map { "\"\(escaped($0))\"\n" }
        return "# The words of the language: written by the tests from its tables.\n" + entries.joined()
    }

    /// What no table has: types and functions, whose table belongs to the checker, and the starts of tokens.
    private static let further = [
        "Int", "Double", "Bool", "String", "Date", "URL", "Text", "Color", "Image", "Duration", "Place", "Person",
        "[Int]", "Int?", "filter", "sorted", "first", "map", "count", "isEmpty", "contains", "prefix", "joined",
        "grouped",
        "by: ", "rows", "now", "$0", "\\.name", "\\(", "\"\"\"", "\"", "//", "///", "/*", "*/", "// widgetc:ignore ",
        "#6A1B9A", "\\u{202E}", "\u{FEFF}", "\u{2028}", "“", "”", "…", "é", "0x", "1_000", "1e9", "9223372036854775807",
        "iOS 17", "macOS 14.1", " {\n", "\n}\n", ": Int = ", "(light: ", "dark: ", " key \"a\"", " comment \"b\"", "\0",
        "async", "func", "let", "var", "return", "await", "if", "else", "import Foundation", "protocol", "class",
    ]

    private static func escaped(_ word: String) -> String {
        word.utf8.map { byte in
            switch byte {
            case 0x22, 0x5C: return "\\" + String(UnicodeScalar(byte))
            case 0x20..<0x7F: return String(UnicodeScalar(byte))
            default: return "\\x" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
            }
        }.joined()
    }
}
