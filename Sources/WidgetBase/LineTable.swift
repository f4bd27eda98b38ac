// In: the bytes of a file. Out: lines and columns of offsets.
// Invariant: LF, CRLF and a lone CR each end one line; offset 0 is line 1, column 1.

/// A place in a file as people count it.
public struct LineColumn: Hashable, Sendable {
    /// 1 for the first line.
    public let line: Int
    /// 1 for the first byte of a line, counted in UTF-8 bytes.
    public let column: Int

    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }
}

/// The offsets at which lines start.
public struct LineTable: Sendable {
    private var starts: [UInt32] = [0]
    private let byteCount: Int

    public init(_ bytes: [UInt8]) {
        byteCount = bytes.count
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            if byte == 0x0A {
                starts.append(UInt32(truncatingIfNeeded: index))
            } else if byte == 0x0D {
                if index < bytes.count, bytes[index] == 0x0A { index += 1 }
                starts.append(UInt32(truncatingIfNeeded: index))
            }
        }
    }

    /// How many lines there are; an empty file has one.
    public var lineCount: Int { starts.count }

    /// The line and column of an offset.
    public func lineColumn(at offset: UInt32) -> LineColumn {
        let line = lineIndex(at: offset)
        return LineColumn(line: line + 1, column: Int(offset - starts[line]) + 1)
    }

    /// The bytes of a line (1-based), without what ends it.
    public func range(ofLine line: Int, in bytes: [UInt8]) -> ByteRange {
        let index = min(max(line - 1, 0), starts.count - 1)
        let start = Int(starts[index])
        var end = index + 1 < starts.count ? Int(starts[index + 1]) : byteCount
        while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
        return ByteRange(start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end))
    }

    private func lineIndex(at offset: UInt32) -> Int {
        max(0, starts.partitioningIndex { $0 > offset } - 1)
    }
}
