// In: the bytes and tokens of a file. Out: findings about characters that texts and comments must not hold as they are.
// Invariant: what stands outside of texts and comments is reported when it is read, and not here.

import WidgetBase

extension Lexer {
    /// Reports control characters, and those that change the order in which a line is shown: in an editor, a line with
    /// one does not look like what it means, and texts and documentation go into the generated Swift.
    mutating func reportHiddenCharacters() {
        // Most files have none, which shows without a look at each byte by itself.
        guard bytes.reduce(false, { $0 || Lexer.mayHide($1) }) else { return }
        var offset = 0
        while offset < end {
            let byte = bytes[offset]
            guard Lexer.mayHide(byte), let (scalar, length) = hiddenScalar(at: offset) else {
                offset += 1
                continue
            }
            if let isText = isTextOrComment(offset, scalar) {
                if mayReport() {
                    bag.add(LexDiagnostics.hiddenCharacter(place(offset, offset + length), scalar, isText: isText))
                }
            }
            offset += length
        }
    }

    /// Whether a byte is a control character or the start of a long one that may not show.
    private static func mayHide(_ byte: UInt8) -> Bool {
        (byte < 0x20 && byte != 0x0A && byte != 0x0D && byte != 0x09) || byte == 0x7F || byte == 0xC2 || byte == 0xE2
    }

    /// The scalar at a place with its length, if it is one that does not show.
    private func hiddenScalar(at offset: Int) -> (scalar: UInt32, length: Int)? {
        let byte = bytes[offset]
        let second = offset + 1 < end ? bytes[offset + 1] : 0
        let third = offset + 2 < end ? bytes[offset + 2] : 0
        switch byte {
        case 0x09, 0x0A, 0x0D: return nil
        case 0..<0x20, 0x7F: return (UInt32(byte), 1)
        case 0xC2 where second >= 0x80 && second < 0xA0: return (UInt32(second), 2)
        // U+202A to U+202E and U+2066 to U+2069.
        case 0xE2 where second == 0x80 && third >= 0xAA && third <= 0xAE: return (0x2000 + UInt32(third) - 0x80, 3)
        case 0xE2 where second == 0x81 && third >= 0xA6 && third <= 0xA9: return (0x2040 + UInt32(third) - 0x80, 3)
        default: return nil
        }
    }

    /// Whether a byte is part of a text, or else of a comment; nil for neither.
    private func isTextOrComment(_ offset: Int, _ scalar: UInt32) -> Bool? {
        let place = UInt32(truncatingIfNeeded: offset)
        // The last token that starts at or before the byte.
        let last = tokens.starts.partitioningIndex { $0 > place } - 1
        if last >= 0, tokens.ends[last] > place {
            switch tokens.kinds[last] {
            case .text, .textStart, .textMiddle, .textEnd: return true
            default: return nil
            }
        }
        // Vertical tab and form feed are spaces between tokens.
        return scalar == 0x0B || scalar == 0x0C ? nil : false
    }
}
