// In: the bytes of a JSON file. Out: its values.
// Invariant: brackets are matched with a list of open ones, not by calls within calls.

import WidgetBase

struct JSONReader {
    private var cursor: ByteCursor
    private var builder = DataBuilder()
    private var open: [(closer: UInt8, range: ByteRange)] = []

    static func read(_ bytes: [UInt8]) throws(DataProblem) -> DataTree {
        if let problem = TextEncoding.problem(bytes) { throw problem }
        var cursor = ByteCursor(bytes)
        cursor.advance(TextEncoding.start(of: bytes))
        cursor.skipSpace()
        guard !cursor.isAtEnd else { throw DataProblem(kind: .empty, range: .at(0)) }
        var reader = JSONReader(cursor: cursor)
        return try reader.readAll()
    }

    private init(cursor: ByteCursor) {
        self.cursor = cursor
    }

    private mutating func readAll() throws(DataProblem) -> DataTree {
        repeat {
            if builder.isInDictionary { try readKey() }
            try readValue()
        } while !open.isEmpty
        guard cursor.isAtEnd else { throw cursor.unexpected("the end: the file is one value") }
        return builder.tree
    }

    private mutating func readKey() throws(DataProblem) {
        let start = cursor.position
        guard cursor.current == UInt8(ascii: "\"") else { throw unexpectedOrOpen("a key in quotes") }
        let text = try readString()
        let range = cursor.range(from: start)
        guard builder.take(key: text, range) else { throw DataProblem(kind: .repeatedKey(text), range: range) }
        cursor.skipSpace()
        guard cursor.take(UInt8(ascii: ":")) else { throw cursor.unexpected("`:` behind the key") }
        cursor.skipSpace()
    }

    /// A value, with all that closes behind it; then the next member or element begins.
    private mutating func readValue() throws(DataProblem) {
        let start = cursor.position
        switch cursor.current {
        case UInt8(ascii: "{"), UInt8(ascii: "["):
            guard builder.depth < DataBuilder.depthLimit else { throw cursor.problem(.tooDeep) }
            let isDictionary = cursor.current == UInt8(ascii: "{")
            builder.begin(isDictionary ? .dictionary : .array, cursor.here)
            open.append((UInt8(ascii: isDictionary ? "}" : "]"), cursor.here))
            cursor.advance()
            cursor.skipSpace()
            // What is not empty goes on with its first member or element.
            guard let last = open.last, cursor.current == last.closer else { return }
        case UInt8(ascii: "\""):
            let text = try readString()
            builder.add(.string, cursor.range(from: start), text: text)
        default:
            try readWord()
        }
        try readEnd()
    }

    /// Closing brackets up to a comma, or to the end of the file.
    private mutating func readEnd() throws(DataProblem) {
        while true {
            cursor.skipSpace()
            guard let last = open.last else { return }
            if cursor.take(last.closer) {
                open.removeLast()
                builder.end(at: cursor.position)
                continue
            }
            let closer = String(Character(Unicode.Scalar(last.closer)))
            guard cursor.take(UInt8(ascii: ",")) else { throw unexpectedOrOpen("`,` or `\(closer)`") }
            cursor.skipSpace()
            return
        }
    }

    /// At the end of the file the bracket that is open is to blame.
    private func unexpectedOrOpen(_ expected: String) -> DataProblem {
        guard cursor.isAtEnd, let last = open.last else { return cursor.unexpected(expected) }
        let (opener, closer) = last.closer == UInt8(ascii: "}") ? ("{", "}") : ("[", "]")
        return DataProblem(kind: .unclosed(opener, closer: closer), range: last.range)
    }

    /// `true`, `false`, `null` or a number.
    private mutating func readWord() throws(DataProblem) {
        let start = cursor.position
        while let byte = cursor.current, JSONReader.isWord(byte) { cursor.advance() }
        let word = cursor.text(from: start)
        let range = cursor.range(from: start)
        switch word {
        case "": throw unexpectedOrOpen("a value")
        case "true", "false": builder.add(.flag(word == "true"), range)
        case "null": builder.add(.null, range)
        default:
            guard JSONReader.isNumber(word.utf8) else { throw DataProblem(kind: .invalidWord(word), range: range) }
            builder.add(.number, range)
        }
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: return true
        default: return Array("+-._".utf8).contains(byte)
        }
    }

    /// `-1.5e+3`: digits do not begin with a zero that another digit follows.
    private static func isNumber(_ bytes: String.UTF8View) -> Bool {
        var rest = bytes[...]
        if rest.first == UInt8(ascii: "-") { rest.removeFirst() }
        let whole = rest.prefix(while: isDigit)
        guard !whole.isEmpty, whole.count == 1 || whole.first != UInt8(ascii: "0") else { return false }
        rest = rest.dropFirst(whole.count)
        if rest.first == UInt8(ascii: ".") {
            let fraction = rest.dropFirst().prefix(while: isDigit)
            guard !fraction.isEmpty else { return false }
            rest = rest.dropFirst(fraction.count + 1)
        }
        guard let mark = rest.first else { return true }
        guard mark | 0x20 == UInt8(ascii: "e") else { return false }
        rest.removeFirst()
        if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest.removeFirst() }
        return !rest.isEmpty && rest.allSatisfy(isDigit)
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

    // MARK: Texts

    private mutating func readString() throws(DataProblem) -> String {
        let start = cursor.position
        cursor.advance()
        var text: [UInt8] = []
        while let byte = cursor.current {
            // A text ends on its line.
            guard byte >= 0x20 else { break }
            if cursor.take(UInt8(ascii: "\"")) { return String(decoding: text, as: UTF8.self) }
            if byte == UInt8(ascii: "\\") {
                text += try readEscape()
            } else {
                text.append(byte)
                cursor.advance()
            }
        }
        throw DataProblem(kind: .unclosed("\"", closer: "\""), range: ByteCursor.range(start, start + 1))
    }

    private mutating func readEscape() throws(DataProblem) -> [UInt8] {
        let start = cursor.position
        cursor.advance()
        guard !cursor.isAtEnd else { throw cursor.problem(.invalidEscape) }
        let escape = JSONEscape.read(cursor.bytes[...], at: cursor.position)
        cursor.advance(escape.end - cursor.position)
        guard let text = escape.text else {
            throw DataProblem(kind: .invalidEscape, range: cursor.range(from: start))
        }
        return text
    }
}
