// In: words of facts. Out: the words as a lock file writes them, and words read from a line of one.
// Invariant: what is written is read back as it was; a line holds no control character.

/// A line of a lock file as it is written: words, and a value behind a colon.
enum LockText {
    /// A word: as it is where nothing in it could be taken for something else, and between quotes otherwise.
    static func word(_ text: String) -> String {
        let isPlain = !text.isEmpty && text.utf8.allSatisfy(isPlainByte)
        return isPlain ? text : quoted(text)
    }

    static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            default:
                // The replacement character stands for bytes that are not UTF-8 when a lock file is read.
                let isHidden = scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) || scalar.value == 0xFFFD
                if isHidden || scalar.value == 0x2028 || scalar.value == 0x2029 {
                    result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
                } else {
                    result.unicodeScalars.append(scalar)
                }
            }
        }
        return result + "\""
    }

    /// The words of a line, and what stands behind its colon; nil for a line that is no such thing.
    static func read(_ line: String) -> (words: [LockWord], value: String)? {
        var reader = LockLineReader(line)
        return reader.read()
    }

    /// Whether a text is one word as `word` writes it.
    static func isWord(_ text: String) -> Bool {
        guard let line = read(text) else { return false }
        return line.words.count == 1 && line.value.isEmpty
    }

    static func isPlainByte(_ byte: UInt8) -> Bool {
        let isLetter = (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A
        return isLetter || (byte >= 0x30 && byte <= 0x39) || byte == 0x5F || byte == 0x2D || byte == 0x2E
    }
}

/// A word of a fact.
struct LockWord: Hashable, Sendable {
    let text: String
    /// Whether it is a text even where it looks like a number: `"1"` is another raw value than `1`.
    let isText: Bool

    init(_ text: String, isText: Bool = false) {
        self.text = text
        self.isText = isText
    }

    var written: String { isText ? LockText.quoted(text) : LockText.word(text) }
}

/// Goes through a line once.
private struct LockLineReader {
    private let scalars: [Unicode.Scalar]
    private var index = 0

    init(_ line: String) {
        scalars = Array(line.unicodeScalars)
    }

    mutating func read() -> (words: [LockWord], value: String)? {
        var words: [LockWord] = []
        while true {
            guard let word = readWord() else { return nil }
            words.append(word)
            guard index < scalars.count else { return (words, "") }
            let separator = scalars[index]
            index += 1
            if separator == ":" {
                guard index < scalars.count, scalars[index] == " ", index + 1 < scalars.count else { return nil }
                var value = String.UnicodeScalarView()
                value.append(contentsOf: scalars[(index + 1)...])
                return (words, String(value))
            }
            guard separator == " " else { return nil }
        }
    }

    private mutating func readWord() -> LockWord? {
        guard index < scalars.count else { return nil }
        if scalars[index] == "\"" { return readQuoted() }
        let start = index
        while index < scalars.count, scalars[index].isASCII, LockText.isPlainByte(UInt8(scalars[index].value)) {
            index += 1
        }
        guard index > start else { return nil }
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars[start..<index])
        return LockWord(String(text))
    }

    private mutating func readQuoted() -> LockWord? {
        index += 1
        var text = String.UnicodeScalarView()
        while index < scalars.count {
            let scalar = scalars[index]
            index += 1
            switch scalar {
            case "\"": return LockWord(String(text), isText: true)
            case "\u{FFFD}": return nil
            case "\\":
                guard let escaped = readEscape() else { return nil }
                text.append(escaped)
            default: text.append(scalar)
            }
        }
        return nil
    }

    /// What stands behind a backslash.
    private mutating func readEscape() -> Unicode.Scalar? {
        guard index < scalars.count else { return nil }
        let scalar = scalars[index]
        index += 1
        if scalar == "\"" || scalar == "\\" { return scalar }
        guard scalar == "u", index < scalars.count, scalars[index] == "{" else { return nil }
        index += 1
        var value: UInt32 = 0
        var count = 0
        while index < scalars.count, let digit = hexDigit(scalars[index]) {
            count += 1
            guard count <= 8 else { return nil }
            value = value << 4 | digit
            index += 1
        }
        guard count > 0, index < scalars.count, scalars[index] == "}" else { return nil }
        index += 1
        return Unicode.Scalar(value)
    }

    private func hexDigit(_ scalar: Unicode.Scalar) -> UInt32? {
        switch scalar.value {
        case 0x30...0x39: return scalar.value - 0x30
        case 0x41...0x46: return scalar.value - 0x37
        case 0x61...0x66: return scalar.value - 0x57
        default: return nil
        }
    }
}
