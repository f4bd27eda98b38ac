// In: texts. Out: a number that tells whether they are the same as another time.
// Invariant: the command and the plugins compute the same: the others link to this file.

/// FNV-1a of 64 bits.
struct Checksum {
    private var sum: UInt64 = 0xCBF2_9CE4_8422_2325

    mutating func add(_ text: String) {
        for byte in text.utf8 { sum = (sum ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    }

    /// In hexadecimal digits.
    var text: String { String(sum, radix: 16) }
}
