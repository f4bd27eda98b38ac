// In: bytes of a file. Out: where a merge has left a conflict in it.
// Invariant: only the marks that version control writes count, at the starts of lines and in their order.

import WidgetBase

/// The marks that version control leaves around two versions of some lines.
enum MergeConflict {
    /// How often a mark's character stands there.
    private static let length = 7

    /// The first marks of all conflicts that have all their marks.
    static func find(in bytes: [UInt8]) -> [ByteRange] {
        var found: [ByteRange] = []
        var start: Int?
        var isDivided = false
        var lineStart = 0
        while lineStart < bytes.count {
            let lineEnd = bytes[lineStart...].firstIndex(of: 0x0A) ?? bytes.count
            switch mark(bytes[lineStart..<lineEnd]) {
            case UInt8(ascii: "<"):
                start = lineStart
                isDivided = false
            case UInt8(ascii: "="): isDivided = start != nil
            case UInt8(ascii: ">"):
                if isDivided, let start { found.append(range(at: start)) }
                (start, isDivided) = (nil, false)
            default: break
            }
            lineStart = lineEnd + 1
        }
        return found
    }

    /// The character of the mark that a line starts with.
    private static func mark(_ line: ArraySlice<UInt8>) -> UInt8? {
        guard let first = line.first, "<=>".utf8.contains(first) else { return nil }
        let rest = line.drop { $0 == first }
        guard rest.startIndex - line.startIndex == length else { return nil }
        // The name of a branch follows, or nothing.
        guard let next = rest.first else { return first }
        return next == 0x20 || next == 0x0D ? first : nil
    }

    private static func range(at start: Int) -> ByteRange {
        let start = UInt32(truncatingIfNeeded: start)
        return ByteRange(start: start, end: start + UInt32(length))
    }
}
