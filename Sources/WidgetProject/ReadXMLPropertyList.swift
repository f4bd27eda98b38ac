// In: a property list in XML. Out: its values.
// Invariant: elements are matched with a list of open ones, not by calls within calls; entities are the five of XML and
// numbers, so that a file cannot grow by being read.

import WidgetBase

/// Reads `<plist version="1.0"><dict>…</dict></plist>`.
struct XMLPropertyListReader {
    private var cursor: ByteCursor
    private var builder = DataBuilder()
    /// The elements that are open: `plist`, `dict`, `array`.
    private var open: [(name: String, range: ByteRange)] = []
    private var isClosed = false
    /// Where the closing tag of the last text begins.
    private var textEnd = 0

    init(_ cursor: ByteCursor) {
        self.cursor = cursor
    }

    mutating func read() throws(DataProblem) -> DataTree {
        while true {
            cursor.skipSpace()
            if cursor.isAtEnd { break }
            try readItem()
        }
        if let last = open.last {
            throw DataProblem(kind: .unclosed("<\(last.name)>", closer: "</\(last.name)>"), range: last.range)
        }
        guard builder.isWhole else { throw cursor.unexpected("a value, such as `<dict>`") }
        return builder.tree
    }

    private mutating func readItem() throws(DataProblem) {
        if cursor.isAt("<!--") || cursor.isAt("<?") || cursor.isAt("<!DOCTYPE") {
            try skipMarkup()
        } else if cursor.isAt("</") {
            try readClosing()
        } else if cursor.current == UInt8(ascii: "<") {
            try readElement()
        } else {
            throw cursor.unexpected("`<`: texts stand within `<string>` or `<key>`")
        }
    }

    // MARK: What holds no value

    /// A comment, `<?xml …?>` or `<!DOCTYPE …>`.
    private mutating func skipMarkup() throws(DataProblem) {
        let start = cursor.position
        if cursor.isAt("<!--") {
            cursor.advance(4)
            guard cursor.skip(past: "-->") else { throw unclosed("<!--", "-->", start, 4) }
        } else if cursor.isAt("<?") {
            guard cursor.skip(past: "?>") else { throw unclosed("<?", "?>", start, 2) }
            if start == TextEncoding.start(of: cursor.bytes) { try checkEncoding(start) }
        } else {
            while let byte = cursor.current, byte != UInt8(ascii: ">") {
                if byte == UInt8(ascii: "[") { throw cursor.problem(.ownEntities) }
                if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { skipQuoted(byte) }
                cursor.advance()
            }
            guard cursor.take(UInt8(ascii: ">")) else { throw unclosed("<!DOCTYPE", ">", start, 9) }
        }
    }

    private func unclosed(_ opener: String, _ closer: String, _ start: Int, _ count: Int) -> DataProblem {
        DataProblem(kind: .unclosed(opener, closer: closer), range: ByteCursor.range(start, start + count))
    }

    /// Goes to the quote that ends what begins here, or to the end.
    private mutating func skipQuoted(_ quote: UInt8) {
        cursor.advance()
        while let byte = cursor.current, byte != quote { cursor.advance() }
    }

    /// `encoding="UTF-8"` of the declaration that ends here.
    private func checkEncoding(_ start: Int) throws(DataProblem) {
        var declaration = ByteCursor(Array(cursor.bytes[..<cursor.position]))
        declaration.advance(start)
        guard declaration.skip(past: "encoding") else { return }
        declaration.skipSpace()
        guard declaration.take(UInt8(ascii: "=")) else { return }
        declaration.skipSpace()
        guard let quote = declaration.current, quote == 0x22 || quote == 0x27 else { return }
        declaration.advance()
        let first = declaration.position
        while let byte = declaration.current, byte != quote { declaration.advance() }
        let name = declaration.text(from: first)
        guard !["utf-8", "utf8", "us-ascii", "ascii"].contains(name.lowercased()) else { return }
        throw DataProblem(kind: .encoding(name), range: declaration.range(from: first))
    }

    // MARK: Elements

    private mutating func readClosing() throws(DataProblem) {
        let start = cursor.position
        cursor.advance(2)
        let name = try readName()
        cursor.skipSpace()
        guard cursor.take(UInt8(ascii: ">")) else { throw cursor.unexpected("`>`") }
        let range = cursor.range(from: start)
        guard let last = open.last else {
            throw DataProblem(kind: .unexpected(found: "`</\(name)>`", expected: "an opening tag"), range: range)
        }
        guard last.name == name else {
            throw DataProblem(kind: .wrongClosing("</\(name)>", open: "<\(last.name)>"), range: range)
        }
        open.removeLast()
        if name == "plist" {
            isClosed = true
        } else {
            if builder.isInDictionary, builder.hasKey {
                throw DataProblem(
                    kind: .unexpected(found: "`</\(name)>`", expected: "the value of the last key"), range: range)
            }
            builder.end(at: cursor.position)
        }
    }

    private mutating func readName() throws(DataProblem) -> String {
        let start = cursor.position
        while let byte = cursor.current, !ByteCursor.isSpace(byte), !Array("<>/=\"'&".utf8).contains(byte) {
            cursor.advance()
        }
        guard cursor.position > start else { throw cursor.unexpected("the name of an element") }
        return cursor.text(from: start)
    }

    /// The name of an opening tag, and whether `/>` ends it.
    private mutating func readOpening() throws(DataProblem) -> (name: String, isEmpty: Bool) {
        let start = cursor.position
        cursor.advance()
        let name = try readName()
        var isEmpty = false
        while let byte = cursor.current, byte != UInt8(ascii: ">") {
            if byte == UInt8(ascii: "<") { throw cursor.unexpected("`>`") }
            if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { skipQuoted(byte) }
            isEmpty = byte == UInt8(ascii: "/")
            cursor.advance()
        }
        guard cursor.take(UInt8(ascii: ">")) else { throw unclosed("<\(name)", ">", start, name.utf8.count + 1) }
        return (name, isEmpty)
    }

    private mutating func readElement() throws(DataProblem) {
        let start = cursor.position
        let (name, isEmpty) = try readOpening()
        let range = cursor.range(from: start)
        let tag = DataProblem(kind: .unexpected(found: "`<\(name)>`", expected: expected), range: range)
        switch name {
        case "plist":
            guard open.isEmpty, !isClosed, !builder.isWhole else { throw tag }
            if isEmpty { isClosed = true } else { open.append((name, range)) }
        case "key":
            guard builder.isInDictionary, !builder.hasKey else { throw tag }
            let text = isEmpty ? "" : try readText(name, range)
            // Between the tags, as values.
            let inner = ByteCursor.range(Int(range.end), isEmpty ? Int(range.end) : textEnd)
            guard builder.take(key: text, inner) else {
                throw DataProblem(kind: .repeatedKey(text), range: cursor.range(from: start))
            }
        case "dict", "array":
            guard mayHoldValue else { throw tag }
            guard builder.depth < DataBuilder.depthLimit else { throw DataProblem(kind: .tooDeep, range: range) }
            builder.begin(name == "dict" ? .dictionary : .array, range)
            if isEmpty { builder.end(at: cursor.position) } else { open.append((name, range)) }
        case "string", "integer", "real", "date", "data":
            guard mayHoldValue else { throw tag }
            let text = isEmpty ? "" : try readText(name, range)
            // A text stands between the tags, so that it can be replaced; one that is empty shows by them.
            let inner = ByteCursor.range(Int(range.end), textEnd)
            let whole = cursor.range(from: start)
            builder.add(name == "string" ? .string : .other, text.isEmpty ? whole : inner, text: text)
        case "true", "false":
            guard mayHoldValue else { throw tag }
            if !isEmpty { _ = try readText(name, range) }
            builder.add(.flag(name == "true"), cursor.range(from: start))
        default:
            throw DataProblem(kind: .unknownElement(name), range: range)
        }
    }

    private var mayHoldValue: Bool {
        if isClosed || builder.isWhole { return false }
        return !builder.isInDictionary || builder.hasKey
    }

    private var expected: String {
        if isClosed || builder.isWhole { return "the end: a property list is one value" }
        if builder.isInDictionary { return builder.hasKey ? "the value of the last key" : "`<key>`" }
        return "a value, such as `<dict>` or `<string>`"
    }

    // MARK: Texts

    /// The text up to the closing tag, which is passed.
    private mutating func readText(_ name: String, _ opening: ByteRange) throws(DataProblem) -> String {
        var text: [UInt8] = []
        while let byte = cursor.current {
            switch byte {
            case UInt8(ascii: "&"):
                text += try readEntity()
            case UInt8(ascii: "<"):
                if cursor.isAt("<!--") {
                    try skipMarkup()
                } else if cursor.isAt("<![CDATA[") {
                    let start = cursor.position
                    cursor.advance(9)
                    let first = cursor.position
                    guard cursor.skip(past: "]]>") else { throw unclosed("<![CDATA[", "]]>", start, 9) }
                    text += cursor.bytes[first..<cursor.position - 3]
                } else {
                    let start = cursor.position
                    guard cursor.isAt("</") else {
                        throw DataProblem(kind: .unclosed("<\(name)>", closer: "</\(name)>"), range: opening)
                    }
                    textEnd = start
                    cursor.advance(2)
                    let closing = try readName()
                    cursor.skipSpace()
                    guard cursor.take(UInt8(ascii: ">")) else { throw cursor.unexpected("`>`") }
                    guard closing == name else {
                        throw DataProblem(
                            kind: .wrongClosing("</\(closing)>", open: "<\(name)>"), range: cursor.range(from: start))
                    }
                    return String(decoding: text, as: UTF8.self)
                }
            default:
                text.append(byte)
                cursor.advance()
            }
        }
        throw DataProblem(kind: .unclosed("<\(name)>", closer: "</\(name)>"), range: opening)
    }

    /// `&amp;`, `&#38;` or `&#x26;`, as UTF-8.
    private mutating func readEntity() throws(DataProblem) -> [UInt8] {
        let start = cursor.position
        cursor.advance()
        let first = cursor.position
        // The longest is `&#x10FFFF;`.
        while let byte = cursor.current, byte != UInt8(ascii: ";"), cursor.position - first < 10 { cursor.advance() }
        let name = cursor.text(from: first)
        let value = cursor.take(UInt8(ascii: ";")) ? XMLPropertyListReader.scalar(name) : nil
        guard let value else {
            throw DataProblem(kind: .unknownEntity(name), range: ByteCursor.range(start, cursor.position))
        }
        return Array(String(Character(value)).utf8)
    }

    private static func scalar(_ name: String) -> Unicode.Scalar? {
        switch name {
        case "amp": return "&"
        case "lt": return "<"
        case "gt": return ">"
        case "quot": return "\""
        case "apos": return "'"
        default:
            guard name.hasPrefix("#") else { return nil }
            let isHex = name.hasPrefix("#x")
            let digits = name.dropFirst(isHex ? 2 : 1)
            guard !digits.hasPrefix("+"), !digits.hasPrefix("-") else { return nil }
            return UInt32(digits, radix: isHex ? 16 : 10).flatMap(Unicode.Scalar.init)
        }
    }
}
