// In: names and values. Out: the bytes of a JSON document, without blanks.
// Invariant: any text in is a valid JSON string out; commas and colons are the writer's business.

/// Writes JSON from the outside in.
struct JSONWriter {
    private(set) var bytes: [UInt8] = []
    private var needsComma = false

    mutating func object(_ body: (inout JSONWriter) -> Void) {
        enclose(0x7B, 0x7D, body)
    }

    mutating func array<Element>(_ elements: some Sequence<Element>, _ body: (inout JSONWriter, Element) -> Void) {
        enclose(0x5B, 0x5D) { writer in
            for element in elements { body(&writer, element) }
        }
    }

    /// A member of an object; its value follows.
    mutating func key(_ name: String) {
        value(name)
        bytes.append(0x3A)
        needsComma = false
    }

    mutating func member(_ name: String, _ text: String) {
        key(name)
        value(text)
    }

    mutating func member(_ name: String, _ number: Int) {
        key(name)
        separate()
        bytes.append(contentsOf: String(number).utf8)
    }

    mutating func member(_ name: String, _ isTrue: Bool) {
        key(name)
        literal(isTrue ? "true" : "false")
    }

    mutating func null() { literal("null") }

    mutating func value(_ text: String) {
        separate()
        bytes.append(0x22)
        for byte in text.utf8 {
            switch byte {
            case 0x22, 0x5C: bytes += [0x5C, byte]
            case 0x0A: bytes += [0x5C, 0x6E]
            case 0x09: bytes += [0x5C, 0x74]
            case 0..<0x20: bytes += Array("\\u00".utf8) + [JSONWriter.digit(byte >> 4), JSONWriter.digit(byte & 15)]
            default: bytes.append(byte)
            }
        }
        bytes.append(0x22)
    }

    /// Ends a line between documents.
    mutating func endDocument() {
        bytes.append(0x0A)
        needsComma = false
    }

    private mutating func enclose(_ opening: UInt8, _ closing: UInt8, _ body: (inout JSONWriter) -> Void) {
        separate()
        bytes.append(opening)
        needsComma = false
        body(&self)
        bytes.append(closing)
        needsComma = true
    }

    private mutating func literal(_ word: String) {
        separate()
        bytes.append(contentsOf: word.utf8)
    }

    /// Puts a comma behind the value before, if there is one.
    private mutating func separate() {
        if needsComma { bytes.append(0x2C) }
        needsComma = true
    }

    private static func digit(_ value: UInt8) -> UInt8 { value < 10 ? 0x30 + value : 0x57 + value }
}
