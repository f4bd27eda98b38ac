// In: bytes of a text in JSON, at the character behind a back-slash. Out: the bytes that the escape stands for.
// Invariant: no byte behind the escape is read, and none beyond the end.

/// Escapes in texts of JSON.
public enum JSONEscape {
    /// What an escape stands for, nil if it is none, and where it ends.
    /// - Parameter start: the character behind the back-slash.
    public static func read(_ bytes: ArraySlice<UInt8>, at start: Int) -> (text: [UInt8]?, end: Int) {
        guard start < bytes.endIndex else { return (nil, start) }
        let byte = bytes[start]
        var end = start + 1
        switch byte {
        case UInt8(ascii: "n"): return ([0x0A], end)
        case UInt8(ascii: "t"): return ([0x09], end)
        case UInt8(ascii: "r"): return ([0x0D], end)
        case UInt8(ascii: "b"): return ([0x08], end)
        case UInt8(ascii: "f"): return ([0x0C], end)
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return ([byte], end)
        case UInt8(ascii: "u"): return (character(bytes, &end), end)
        default: return (nil, end)
        }
    }

    /// One UTF-16 unit, or the two of a pair. Half a pair is no character.
    private static func character(_ bytes: ArraySlice<UInt8>, _ position: inout Int) -> [UInt8]? {
        guard let first = unit(bytes, &position) else { return nil }
        var units = [first]
        if UTF16.isLeadSurrogate(first) {
            for byte in [UInt8(ascii: "\\"), UInt8(ascii: "u")] {
                guard position < bytes.endIndex, bytes[position] == byte else { return nil }
                position += 1
            }
            guard let second = unit(bytes, &position) else { return nil }
            units.append(second)
        }
        return Array(String(decoding: units, as: UTF16.self).utf8)
    }

    /// Four digits.
    private static func unit(_ bytes: ArraySlice<UInt8>, _ position: inout Int) -> UInt16? {
        let start = position
        while position - start < 4, position < bytes.endIndex, isHexDigit(bytes[position]) { position += 1 }
        guard position - start == 4 else { return nil }
        return UInt16(String(decoding: bytes[start..<position], as: UTF8.self), radix: 16)
    }

    private static func isHexDigit(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || (0x61...0x66).contains(byte | 0x20)
    }
}
