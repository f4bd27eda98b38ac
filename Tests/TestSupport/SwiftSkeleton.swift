// In: Swift. Out: its code without the contents of comments and literals.
// Invariant: what is interpolated into a literal is code, and is kept; layout is not.

/// What of Swift is code.
public struct SwiftSkeleton {
    private let bytes: [UInt8]
    private var position = 0
    private var tokens: [String] = []

    /// The words and signs of Swift, with `""` for each literal of text.
    public static func tokens(of text: String) -> [String] {
        var skeleton = SwiftSkeleton(bytes: Array(text.utf8))
        skeleton.readCode(isInterpolated: false)
        return skeleton.tokens
    }

    private init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    private func at(_ text: StaticString, _ offset: Int = 0) -> Bool {
        text.withUTF8Buffer { bytes[min(position + offset, bytes.count)...].starts(with: $0) }
    }

    private mutating func readCode(isInterpolated: Bool) {
        var depth = 0
        while position < bytes.count {
            let byte = bytes[position]
            if at("//") {
                while position < bytes.count, bytes[position] != 0x0A, bytes[position] != 0x0D { position += 1 }
            } else if at("/*") {
                skipComment()
            } else if byte == 0x22 || byte == 0x23, let hashes = hashesOfLiteral() {
                readLiteral(hashes: hashes)
            } else if byte == 0x29, isInterpolated, depth == 0 {
                return
            } else if SwiftSkeleton.isWord(byte) {
                let start = position
                while position < bytes.count, SwiftSkeleton.isWord(bytes[position]) { position += 1 }
                tokens.append(String(decoding: bytes[start..<position], as: UTF8.self))
            } else {
                if byte == 0x28 { depth += 1 }
                if byte == 0x29 { depth -= 1 }
                if byte > 0x20 { tokens.append(String(UnicodeScalar(byte))) }
                position += 1
            }
        }
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        byte == 0x5F || byte >= 0x80 || (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
            || (0x61...0x7A).contains(byte)
    }

    private mutating func skipComment() {
        var depth = 0
        repeat {
            if at("/*") {
                depth += 1
                position += 2
            } else if at("*/") {
                depth -= 1
                position += 2
            } else {
                position += 1
            }
        } while depth > 0 && position < bytes.count
    }

    /// How many `#` stand before the quote of a literal; nil where none begins.
    private func hashesOfLiteral() -> Int? {
        var count = 0
        while position + count < bytes.count, bytes[position + count] == 0x23 { count += 1 }
        return position + count < bytes.count && bytes[position + count] == 0x22 ? count : nil
    }

    private mutating func readLiteral(hashes: Int) {
        tokens.append("\"\"")
        position += hashes
        let quotes = at("\"\"\"") ? 3 : 1
        let end = [UInt8](repeating: 0x22, count: quotes) + [UInt8](repeating: 0x23, count: hashes)
        let escape = [0x5C] + [UInt8](repeating: 0x23, count: hashes)
        position += quotes
        while position < bytes.count {
            if bytes[position...].starts(with: end) {
                position += end.count
                return
            }
            // A literal of one line ends with it, come what may.
            if quotes == 1, bytes[position] == 0x0A || bytes[position] == 0x0D { return }
            guard bytes[position...].starts(with: escape) else {
                position += 1
                continue
            }
            position += escape.count
            if position < bytes.count, bytes[position] == 0x28 {
                position += 1
                readCode(isInterpolated: true)
            }
            position += 1
        }
    }
}
