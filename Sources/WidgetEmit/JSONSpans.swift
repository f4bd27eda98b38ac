// In: bytes of a JSON object. Out: where its members stand.
// Invariant: no value is made of anything; whoever edits by these places keeps every other byte.

import WidgetBase

/// A member of a JSON object, by places in the bytes around it.
struct JSONMember: Sendable {
    /// The key, its escapes resolved.
    var key: [UInt8]
    /// The key with its quotes.
    var keyRange: Range<Int>
    var valueRange: Range<Int>
}

/// Where the parts of an object stand.
struct JSONObject: Sendable {
    /// From brace to brace.
    var range: Range<Int>
    var members: [JSONMember]

    subscript(key: String) -> JSONMember? {
        members.first { $0.key.elementsEqual(key.utf8) }
    }
}

/// Reads JSON as far as its places go.
struct JSONScanner {
    private let bytes: ArraySlice<UInt8>
    private var position: Int

    init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        position = bytes.startIndex
    }

    /// The members of the object that the bytes are; nil if they are none.
    static func object(_ bytes: ArraySlice<UInt8>) -> JSONObject? {
        var scanner = JSONScanner(bytes)
        scanner.skipSpace()
        guard let object = scanner.object() else { return nil }
        scanner.skipSpace()
        return scanner.position == bytes.endIndex ? object : nil
    }

    /// The text that a value is; nil for another value.
    static func string(_ bytes: ArraySlice<UInt8>) -> [UInt8]? {
        var scanner = JSONScanner(bytes)
        guard let text = scanner.string(), scanner.position == bytes.endIndex else { return nil }
        return text
    }

    private var current: UInt8? { position < bytes.endIndex ? bytes[position] : nil }

    private mutating func skipSpace() {
        while let byte = current, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { position += 1 }
    }

    private mutating func take(_ byte: UInt8) -> Bool {
        guard current == byte else { return false }
        position += 1
        return true
    }

    private mutating func object() -> JSONObject? {
        let start = position
        guard take(UInt8(ascii: "{")) else { return nil }
        var members: [JSONMember] = []
        skipSpace()
        if take(UInt8(ascii: "}")) { return JSONObject(range: start..<position, members: []) }
        while true {
            skipSpace()
            let keyStart = position
            guard let key = string() else { return nil }
            let keyRange = keyStart..<position
            skipSpace()
            guard take(UInt8(ascii: ":")) else { return nil }
            skipSpace()
            let valueStart = position
            guard skipValue() else { return nil }
            members.append(JSONMember(key: key, keyRange: keyRange, valueRange: valueStart..<position))
            skipSpace()
            if take(UInt8(ascii: "}")) { return JSONObject(range: start..<position, members: members) }
            guard take(UInt8(ascii: ",")) else { return nil }
        }
    }

    /// Passes a value; false if its brackets do not match or a text in it does not end.
    private mutating func skipValue() -> Bool {
        var open: [UInt8] = []
        while let byte = current {
            switch byte {
            case UInt8(ascii: "\""):
                guard string() != nil else { return false }
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                open.append(byte)
                position += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                // In ASCII a closing bracket follows its opening one after another character.
                guard open.last == byte - 2 else { return false }
                open.removeLast()
                position += 1
            case UInt8(ascii: ","), UInt8(ascii: ":"), 0x20, 0x09, 0x0A, 0x0D:
                guard !open.isEmpty else { return false }
                position += 1
                continue
            default:
                skipWord()
            }
            if open.isEmpty { return true }
        }
        return false
    }

    /// A number, `true`, `false` or `null`.
    private mutating func skipWord() {
        position += 1
        while let byte = current {
            switch byte {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "."), UInt8(ascii: "+"), UInt8(ascii: "-"):
                position += 1
            default: return
            }
        }
    }

    // MARK: Texts

    private mutating func string() -> [UInt8]? {
        guard take(UInt8(ascii: "\"")) else { return nil }
        var text: [UInt8] = []
        while let byte = current {
            position += 1
            switch byte {
            case UInt8(ascii: "\""): return text
            case UInt8(ascii: "\\"):
                let escape = JSONEscape.read(bytes, at: position)
                position = escape.end
                guard let escaped = escape.text else { return nil }
                text += escaped
            default: text.append(byte)
            }
        }
        return nil
    }
}
