// In: bytes that no token of the language starts with. Out: a token of what was probably meant, and a finding.
// Invariant: at least one byte is passed, and one run of foreign bytes gives one finding.

import WidgetBase

/// A character of typesetting that stands where ASCII is written.
struct ForeignCharacter {
    let scalar: UInt32
    /// What to write.
    let replacement: String
    let kind: TokenKind?

    /// Characters that word processors and other languages put in. A nil kind is a space.
    static let all: [ForeignCharacter] = [
        ForeignCharacter(scalar: 0x00A0, replacement: " ", kind: nil),
        ForeignCharacter(scalar: 0x2007, replacement: " ", kind: nil),
        ForeignCharacter(scalar: 0x2009, replacement: " ", kind: nil),
        ForeignCharacter(scalar: 0x200B, replacement: "", kind: nil),
        ForeignCharacter(scalar: 0x200D, replacement: "", kind: nil),
        ForeignCharacter(scalar: 0x2028, replacement: "\n", kind: nil),
        ForeignCharacter(scalar: 0x202F, replacement: " ", kind: nil),
        ForeignCharacter(scalar: 0x3000, replacement: " ", kind: nil),
        ForeignCharacter(scalar: 0xFEFF, replacement: "", kind: nil),
        ForeignCharacter(scalar: 0x2013, replacement: "-", kind: .minus),
        ForeignCharacter(scalar: 0x2014, replacement: "-", kind: .minus),
        ForeignCharacter(scalar: 0x2212, replacement: "-", kind: .minus),
        ForeignCharacter(scalar: 0x2026, replacement: "...", kind: .closedRange),
        ForeignCharacter(scalar: 0x2260, replacement: "!=", kind: .notEqual),
        ForeignCharacter(scalar: 0x2264, replacement: "<=", kind: .lessEqual),
        ForeignCharacter(scalar: 0x2265, replacement: ">=", kind: .greaterEqual),
        ForeignCharacter(scalar: 0xFF0C, replacement: ",", kind: .comma),
        ForeignCharacter(scalar: 0xFF1A, replacement: ":", kind: .colon),
    ]

    /// Quotes that open or close a text in print.
    static let quotes: [UInt32] = [0x00AB, 0x00BB, 0x2018, 0x2019, 0x201A, 0x201C, 0x201D, 0x201E]
}

extension Lexer {
    mutating func lexForeign() {
        let start = position
        let byte = bytes[position]
        switch byte {
        case 0x27: lexQuoted(by: [0x27])
        case 0x60: lexBackticks()
        case 0x80...:
            let (scalar, length) = scalar(at: position)
            if ForeignCharacter.quotes.contains(scalar) {
                lexQuoted(by: ForeignCharacter.quotes)
            } else if let found = ForeignCharacter.all.first(where: { $0.scalar == scalar }) {
                position += length
                while found.kind == nil, position < end, self.scalar(at: position).value == scalar {
                    position += length
                }
                if mayReport() { bag.add(LexDiagnostics.foreignCharacter(place(start, position), found)) }
                if let kind = found.kind { emit(kind, from: start, reported: true) }
            } else {
                lexForeignName(from: start)
            }
        default:
            position += 1
            while position < end, bytes[position] == byte { position += 1 }
            if mayReport() { bag.add(LexDiagnostics.unexpectedByte(place(start, position), byte: byte)) }
            emit(.unknown, from: start, reported: true)
        }
    }

    /// Whether the character at a place is punctuation of another script rather than a letter.
    func isForeignPunctuation(at position: Int) -> Bool {
        let value = scalar(at: position).value
        return ForeignCharacter.quotes.contains(value) || ForeignCharacter.all.contains { $0.scalar == value }
    }

    /// A name with letters other than those of ASCII, as one identifier.
    mutating func lexForeignName(from start: Int) {
        while position < end {
            if bytes[position] >= 0x80 {
                guard !isForeignPunctuation(at: position) else { break }
                position += scalar(at: position).length
            } else if ByteClass.isIdentifierPart(bytes[position]) {
                position += 1
            } else {
                break
            }
        }
        if mayReport() {
            bag.add(LexDiagnostics.foreignName(place(start, position), text: source.text(range(start, position))))
        }
        emit(.identifier, from: start, reported: true)
    }

    /// A text in quotes that are not `"`, up to any of the same quotes on its line.
    private mutating func lexQuoted(by quotes: [UInt32]) {
        let start = position
        var contents = start
        var contentsEnd = start
        position += scalar(at: position).length
        contents = position
        var isClosed = false
        while position < end, bytes[position] != 0x0A, bytes[position] != 0x0D {
            let (value, length) = scalar(at: position)
            contentsEnd = position
            position += length
            if quotes.contains(value) || value == 0x22 {
                isClosed = true
                break
            }
        }
        if !isClosed { contentsEnd = position }
        if mayReport() {
            let isWhole = isClosed && (bytes[position - 1] != 0x22 || endsQuotes(quotes, from: position))
            bag.add(
                LexDiagnostics.wrongQuotes(
                    place(start, position), contents: source.text(range(contents, contentsEnd)), isWhole: isWhole))
        }
        emit(.text, from: start, reported: true)
    }

    /// Whether a straight quote before a place closes a text that other quotes open: none of these follows on the line,
    /// and the straight ones that do are pairs.
    private func endsQuotes(_ quotes: [UInt32], from start: Int) -> Bool {
        var index = start
        var isEven = true
        while index < end, bytes[index] != 0x0A, bytes[index] != 0x0D {
            let (value, length) = scalar(at: index)
            if quotes.contains(value) { return false }
            if value == 0x22 { isEven.toggle() }
            index += length
        }
        return isEven
    }

    /// A name in back-ticks, which Swift needs and descriptions do not.
    private mutating func lexBackticks() {
        let start = position
        position += 1
        while position < end, ByteClass.isIdentifierPart(bytes[position]) { position += 1 }
        let name = source.text(range(start + 1, position))
        if position < end, bytes[position] == 0x60 { position += 1 }
        if mayReport() { bag.add(LexDiagnostics.backticks(place(start, position), name: name)) }
        emit(name.isEmpty ? .unknown : .identifier, from: start, reported: true)
    }

    /// The character at a place of bytes that are known to be UTF-8, and how many bytes it has.
    func scalar(at position: Int) -> (value: UInt32, length: Int) {
        let first = UInt32(bytes[position])
        let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
        guard length > 1, position + length <= end else { return (first, 1) }
        var value = first & (0xFF >> UInt32(length + 1))
        for offset in 1..<length {
            value = value << 6 | UInt32(bytes[position + offset] & 0x3F)
        }
        return (value, length)
    }
}

/// Finds the first byte that is not part of UTF-8 text.
enum UTF8Check {
    /// The offset of the first wrong byte, nil if all are right.
    static func firstInvalidOffset(_ bytes: [UInt8]) -> Int? {
        var position = 0
        let end = bytes.count
        while position < end {
            let byte = bytes[position]
            if byte < 0x80 {
                position += 1
                continue
            }
            // The table of well-formed sequences: the range of the second byte depends on the first.
            let length: Int
            var second: ClosedRange<UInt8> = 0x80...0xBF
            switch byte {
            case 0xC2...0xDF: length = 2
            case 0xE0: (length, second) = (3, 0xA0...0xBF)
            case 0xED: (length, second) = (3, 0x80...0x9F)
            case 0xE1...0xEF: length = 3
            case 0xF0: (length, second) = (4, 0x90...0xBF)
            case 0xF1...0xF3: length = 4
            case 0xF4: (length, second) = (4, 0x80...0x8F)
            default: return position
            }
            guard position + length <= end, second.contains(bytes[position + 1]) else { return position }
            for offset in 2..<max(length, 2) where bytes[position + offset] & 0xC0 != 0x80 { return position }
            position += length
        }
        return nil
    }
}
