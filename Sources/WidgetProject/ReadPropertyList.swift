// In: the bytes of a property list. Out: its values, whichever of its two forms as text it has.
// Invariant: what is no text is said to be so, with what makes a text of it.

import WidgetBase

enum PropertyListReader {
    static func read(_ bytes: [UInt8]) throws(DataProblem) -> DataTree {
        if bytes.starts(with: Array("bplist".utf8)) {
            throw DataProblem(kind: .binaryPropertyList, range: ByteCursor.range(0, 6))
        }
        if let problem = TextEncoding.problem(bytes) { throw problem }
        var cursor = ByteCursor(bytes)
        cursor.advance(TextEncoding.start(of: bytes))
        cursor.skipSpace()
        guard let first = cursor.current else { throw DataProblem(kind: .empty, range: .at(0)) }
        if first == UInt8(ascii: "<"), let second = cursor.peek(), isMarkup(second) {
            var reader = XMLPropertyListReader(cursor)
            return try reader.read()
        }
        var reader = TextPropertyListReader(cursor)
        return try reader.read()
    }

    /// Behind `<` in XML. The other form has bytes there, which no entitlements consist of.
    private static func isMarkup(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "?") || byte == UInt8(ascii: "!") || (0x61...0x7A).contains(byte | 0x20)
    }
}
