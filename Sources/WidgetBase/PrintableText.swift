// In: a text that a description, a path or an option brings. Out: the text as a terminal or a build log may have it.
// Invariant: whoever reads the lines obeys nothing in them.

/// Texts of reports for people.
public enum PrintableText {
    /// The text, with U+FFFD in place of what a terminal obeys, and of what reorders or breaks a line there.
    ///
    /// Build machines obey words in a log, wherever in a line they stand: `##[error]`, `##vso[…]`, `##teamcity[…]`.
    /// Of those the second `#` is replaced.
    public static func of(_ text: String) -> String {
        guard !text.unicodeScalars.allSatisfy(isPlain) else { return text }
        let scalars = Array(text.unicodeScalars)
        var result = String.UnicodeScalarView()
        for (index, scalar) in scalars.enumerated() {
            let isObeyed = scalar == "#" && index > 0 && scalars[index - 1] == "#" && isCommand(scalars[(index + 1)...])
            result.append(isPrintable(scalar) && !isObeyed ? scalar : "\u{FFFD}")
        }
        return String(result)
    }

    /// Whether a line that begins with a path is a command to GitHub Actions: `::error::`.
    public static func isCommand(path: String) -> Bool { path.hasPrefix("::") }

    /// Whether letters follow, and a bracket.
    private static func isCommand(_ rest: ArraySlice<Unicode.Scalar>) -> Bool {
        rest.drop { $0.properties.isAlphabetic }.first == "["
    }

    private static func isPlain(_ scalar: Unicode.Scalar) -> Bool { scalar != "#" && isPrintable(scalar) }

    private static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09: return true
        // Control characters, with those that terminals take for the start of a sequence.
        case 0..<0x20, 0x7F..<0xA0: return false
        // Marks of direction, and separators of lines.
        case 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: return false
        default: return true
        }
    }
}
