// In: a word. Out: the word as a shell takes it.
// Invariant: the shell reads exactly the word, whatever it holds.

public enum ShellText {
    /// A word, in quotes where a shell would read something else.
    public static func word(_ text: String) -> String {
        text.isEmpty || !text.utf8.allSatisfy(isPlain) ? quoted(text) : text
    }

    /// A path that no command takes for an option.
    public static func path(_ text: String) -> String {
        word(text.hasPrefix("-") ? "./\(text)" : text)
    }

    /// A text between the quotes in which nothing has a meaning.
    public static func quoted(_ text: String) -> String {
        "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#) + "'"
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: return true
        // `%`, `+`, `,`, `-`, `.`, `/`, `:`, `@` and `_`; a `=` in front has a meaning in zsh.
        case 0x25, 0x2B...0x2F, 0x3A, 0x40, 0x5F: return true
        default: return false
        }
    }
}
