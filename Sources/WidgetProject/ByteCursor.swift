// In: the bytes of a file. Out: the bytes one by one, with what every reader of text does with them.
// Invariant: the position never leaves the bytes; what a reader asks for beyond the end is nil.

import WidgetBase

struct ByteCursor {
    let bytes: [UInt8]
    private(set) var position = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    var current: UInt8? { position < bytes.count ? bytes[position] : nil }
    var isAtEnd: Bool { position >= bytes.count }

    func peek(_ distance: Int = 1) -> UInt8? {
        position + distance < bytes.count ? bytes[position + distance] : nil
    }

    mutating func advance(_ count: Int = 1) {
        position = min(position + count, bytes.count)
    }

    func isAt(_ text: String) -> Bool {
        bytes[position...].starts(with: text.utf8)
    }

    mutating func take(_ byte: UInt8) -> Bool {
        guard current == byte else { return false }
        position += 1
        return true
    }

    mutating func skipSpace() {
        while let byte = current, ByteCursor.isSpace(byte) { position += 1 }
    }

    /// Goes behind the next place where a text stands; false, at the end, if there is none.
    mutating func skip(past text: String) -> Bool {
        while !isAtEnd {
            if isAt(text) {
                advance(text.utf8.count)
                return true
            }
            position += 1
        }
        return false
    }

    static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || (0x09...0x0D).contains(byte)
    }

    func range(from start: Int) -> ByteRange { ByteCursor.range(start, position) }

    static func range(_ start: Int, _ end: Int) -> ByteRange {
        ByteRange(start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end))
    }

    /// The character at the position.
    var here: ByteRange {
        var end = min(position + 1, bytes.count)
        while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
        return ByteCursor.range(position, end)
    }

    func text(from start: Int) -> String {
        String(decoding: bytes[start..<position], as: UTF8.self)
    }

    /// What stands at the position, for messages.
    var found: String {
        guard let byte = current else { return "the end of the file" }
        guard byte >= 0x20, byte != 0x7F else { return "a line end or control character" }
        return "`\(String(decoding: bytes[here.indices], as: UTF8.self))`"
    }

    func problem(_ kind: DataProblem.Kind) -> DataProblem { DataProblem(kind: kind, range: here) }

    func unexpected(_ expected: String) -> DataProblem {
        problem(.unexpected(found: found, expected: expected))
    }
}

/// How the characters of a file are written as bytes.
enum TextEncoding {
    private static let marks: [(mark: [UInt8], name: String)] = [
        ([0xFF, 0xFE, 0x00, 0x00], "UTF-32"), ([0x00, 0x00, 0xFE, 0xFF], "UTF-32"),
        ([0xFF, 0xFE], "UTF-16"), ([0xFE, 0xFF], "UTF-16"),
    ]

    /// Where the text begins: behind a byte-order mark.
    static func start(of bytes: [UInt8]) -> Int {
        bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    }

    /// What is wrong with the encoding; nil for UTF-8.
    static func problem(_ bytes: [UInt8]) -> DataProblem? {
        if let found = marks.first(where: { bytes.starts(with: $0.mark) }) {
            return DataProblem(kind: .encoding(found.name), range: ByteCursor.range(0, found.mark.count))
        }
        // Without a mark a text of two bytes a character shows by the zeros between its letters.
        if bytes.prefix(64).contains(0) { return DataProblem(kind: .encoding("UTF-16"), range: .at(0)) }
        var decoder = UTF8()
        var iterator = bytes.makeIterator()
        var offset = 0
        while true {
            switch decoder.decode(&iterator) {
            case .scalarValue(let scalar): offset += UTF8.width(scalar)
            case .emptyInput: return nil
            case .error: return DataProblem(kind: .notUTF8, range: ByteCursor.range(offset, offset + 1))
            }
        }
    }
}
