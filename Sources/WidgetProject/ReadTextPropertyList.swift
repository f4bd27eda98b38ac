// In: a property list in the old form of OpenStep. Out: its values.
// Invariant: brackets are matched with a list of open ones, not by calls within calls.

import WidgetBase

/// Reads `{ "key" = ( "a", b ); }`.
struct TextPropertyListReader {
    private var cursor: ByteCursor
    private var builder = DataBuilder()
    private var open: [(closer: UInt8, range: ByteRange)] = []

    init(_ cursor: ByteCursor) {
        self.cursor = cursor
    }

    mutating func read() throws(DataProblem) -> DataTree {
        repeat {
            try skipBlanks()
            try readNext()
        } while !open.isEmpty
        try skipBlanks()
        guard cursor.isAtEnd else { throw cursor.unexpected("the end: a property list is one value") }
        return builder.tree
    }

    /// A value, a key with its `=`, or what closes a dictionary or a list.
    private mutating func readNext() throws(DataProblem) {
        guard let byte = cursor.current else {
            guard let last = open.last else { throw cursor.unexpected("a value, such as `{`") }
            let opener = last.closer == UInt8(ascii: "}") ? "{" : "("
            let closer = String(Character(Unicode.Scalar(last.closer)))
            throw DataProblem(kind: .unclosed(opener, closer: closer), range: last.range)
        }
        if let last = open.last, byte == last.closer {
            cursor.advance()
            open.removeLast()
            builder.end(at: cursor.position)
            try endValue()
        } else if builder.isInDictionary, !builder.hasKey {
            try readKey()
        } else {
            try readValue(byte)
        }
    }

    private mutating func readKey() throws(DataProblem) {
        let (text, range) = try readText(or: "a key or `}`")
        guard builder.take(key: text, range) else { throw DataProblem(kind: .repeatedKey(text), range: range) }
        try skipBlanks()
        guard cursor.take(UInt8(ascii: "=")) else { throw cursor.unexpected("`=` behind the key") }
    }

    private mutating func readValue(_ byte: UInt8) throws(DataProblem) {
        let start = cursor.position
        switch byte {
        case UInt8(ascii: "{"), UInt8(ascii: "("):
            guard builder.depth < DataBuilder.depthLimit else { throw cursor.problem(.tooDeep) }
            let isDictionary = byte == UInt8(ascii: "{")
            builder.begin(isDictionary ? .dictionary : .array, cursor.here)
            open.append((UInt8(ascii: isDictionary ? "}" : ")"), cursor.here))
            cursor.advance()
        case UInt8(ascii: "<"):
            guard cursor.skip(past: ">") else {
                throw DataProblem(kind: .unclosed("<", closer: ">"), range: ByteCursor.range(start, start + 1))
            }
            builder.add(.other, cursor.range(from: start))
            try endValue()
        default:
            let (text, range) = try readText(or: "a value")
            builder.add(.string, range, text: text)
            try endValue()
        }
    }

    /// `;` behind a member, `,` between elements.
    private mutating func endValue() throws(DataProblem) {
        guard let last = open.last else { return }
        try skipBlanks()
        if builder.isInDictionary {
            guard cursor.take(UInt8(ascii: ";")) else { throw cursor.unexpected("`;` behind the value") }
        } else if cursor.current != last.closer, !cursor.take(UInt8(ascii: ",")) {
            throw cursor.unexpected("`,` or `)`")
        }
    }

    /// White space and comments.
    private mutating func skipBlanks() throws(DataProblem) {
        while true {
            cursor.skipSpace()
            if cursor.isAt("//") {
                while let byte = cursor.current, byte != 0x0A, byte != 0x0D { cursor.advance() }
            } else if cursor.isAt("/*") {
                let start = cursor.position
                cursor.advance(2)
                guard cursor.skip(past: "*/") else {
                    throw DataProblem(kind: .unclosed("/*", closer: "*/"), range: ByteCursor.range(start, start + 2))
                }
            } else {
                return
            }
        }
    }

    // MARK: Texts

    private mutating func readText(or expected: String) throws(DataProblem) -> (String, ByteRange) {
        let start = cursor.position
        if let quote = cursor.current, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
            let text = try readQuoted(quote)
            // Between the quotes, so that it can be replaced.
            let isEmpty = cursor.position == start + 2
            return (text, isEmpty ? cursor.range(from: start) : ByteCursor.range(start + 1, cursor.position - 1))
        }
        while let byte = cursor.current, TextPropertyListReader.isWord(byte), !cursor.isAt("//"), !cursor.isAt("/*") {
            cursor.advance()
        }
        guard cursor.position > start else { throw cursor.unexpected(expected) }
        return (cursor.text(from: start), cursor.range(from: start))
    }

    /// What needs no quotes.
    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: return true
        default: return Array("_$/:.-+".utf8).contains(byte)
        }
    }

    private mutating func readQuoted(_ quote: UInt8) throws(DataProblem) -> String {
        let start = cursor.position
        cursor.advance()
        var text: [UInt8] = []
        while let byte = cursor.current {
            cursor.advance()
            if byte == quote { return String(decoding: text, as: UTF8.self) }
            if byte == UInt8(ascii: "\\") {
                text += try readEscape()
            } else {
                text.append(byte)
            }
        }
        let mark = String(Character(Unicode.Scalar(quote)))
        throw DataProblem(kind: .unclosed(mark, closer: mark), range: ByteCursor.range(start, start + 1))
    }

    private mutating func readEscape() throws(DataProblem) -> [UInt8] {
        guard let byte = cursor.current else { throw cursor.problem(.invalidEscape) }
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "7"):
            return try readDigits(atMost: 3, radix: 8)
        case UInt8(ascii: "U"), UInt8(ascii: "u"):
            cursor.advance()
            return try readDigits(atMost: 4, radix: 16)
        default:
            cursor.advance()
        }
        switch byte {
        case UInt8(ascii: "a"): return [0x07]
        case UInt8(ascii: "b"): return [0x08]
        case UInt8(ascii: "f"): return [0x0C]
        case UInt8(ascii: "n"): return [0x0A]
        case UInt8(ascii: "r"): return [0x0D]
        case UInt8(ascii: "t"): return [0x09]
        case UInt8(ascii: "v"): return [0x0B]
        // Any other character stands for itself; the rest of one in several bytes follows.
        default: return [byte]
        }
    }

    private mutating func readDigits(atMost limit: Int, radix: Int) throws(DataProblem) -> [UInt8] {
        let start = cursor.position
        while cursor.position - start < limit, let byte = cursor.current,
            UInt8(String(Character(Unicode.Scalar(byte))), radix: radix) != nil
        {
            cursor.advance()
        }
        guard let number = UInt32(cursor.text(from: start), radix: radix), let scalar = Unicode.Scalar(number) else {
            throw DataProblem(kind: .invalidEscape, range: cursor.range(from: start))
        }
        return Array(String(Character(scalar)).utf8)
    }
}
