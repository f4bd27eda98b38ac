// In: the path of a file. Out: a URI reference to it.
// Invariant: whatever a path holds, the reference is valid and leads back to it.

enum URIText {
    /// A relative path gives a relative reference, an absolute one a `file` URI.
    static func reference(to path: String) -> String {
        var text = path.hasPrefix("/") ? "file://" : ""
        for byte in path.utf8 {
            if isUnreserved(byte) || byte == 0x2F {
                text.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                let digits = String(byte, radix: 16, uppercase: true)
                text += byte < 16 ? "%0\(digits)" : "%\(digits)"
            }
        }
        return text
    }

    /// Letters, digits and `-._~`.
    private static func isUnreserved(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E: return true
        default: return false
        }
    }
}
