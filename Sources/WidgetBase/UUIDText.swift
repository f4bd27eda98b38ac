// In: the bytes of a text. Out: the UUID that it writes out.
// Invariant: only the form of RFC 9562 is taken: 32 hexadecimal digits in groups of 8, 4, 4, 4 and 12.

/// UUIDs as texts.
public enum UUIDText {
    /// The 16 bytes of a UUID; nil where the text is none.
    public static func bytes(_ text: [UInt8]) -> [UInt8]? {
        guard text.count == 36 else { return nil }
        var bytes: [UInt8] = []
        var high: UInt8?
        for (index, byte) in text.enumerated() {
            if index == 8 || index == 13 || index == 18 || index == 23 {
                guard byte == 0x2D else { return nil }
                continue
            }
            guard let digit = digit(byte) else { return nil }
            if let first = high {
                bytes.append(first << 4 | digit)
                high = nil
            } else {
                high = digit
            }
        }
        return bytes
    }

    private static func digit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case 0x30...0x39: return byte - 0x30
        case 0x41...0x46: return byte - 0x37
        case 0x61...0x66: return byte - 0x57
        default: return nil
        }
    }
}
