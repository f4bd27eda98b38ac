// In: a byte. Out: what it may begin or belong to.
// Invariant: bytes from 0x80 on, which occur only in texts and comments of correct files, belong to no class.

/// The classes of bytes.
enum ByteClass {
    static let space: UInt8 = 1
    static let lineEnd: UInt8 = 2
    static let identifierStart: UInt8 = 4
    static let identifierPart: UInt8 = 8
    static let digit: UInt8 = 16

    /// The classes of every byte, as a sum.
    static let table: [UInt8] = (0...255).map { (byte: Int) -> UInt8 in
        switch UInt8(byte) {
        case 0x20, 0x09, 0x0B, 0x0C: return space
        case 0x0A, 0x0D: return lineEnd
        case 0x41...0x5A, 0x61...0x7A, 0x5F: return identifierStart | identifierPart
        case 0x30...0x39: return digit | identifierPart
        default: return 0
        }
    }

    @inline(__always)
    static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

    static func isHexDigit(_ byte: UInt8) -> Bool {
        isDigit(byte) || (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x66)
    }

    /// Whether a byte is a digit of a number to a base of at most 16.
    static func isDigit(_ byte: UInt8, radix: Int) -> Bool {
        radix == 16 ? isHexDigit(byte) : byte >= 0x30 && Int(byte) < 0x30 + radix
    }

    static func isIdentifierPart(_ byte: UInt8) -> Bool {
        isDigit(byte) || byte == 0x5F || (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A)
    }
}
