// In: ranges of a file. Out: whether they keep clear of those before.
// Invariant: no two ranges overlap or touch; they are kept in the order of the file.

import WidgetBase

/// Ranges that keep clear of each other.
struct DisjointRanges {
    private var ranges: [ByteRange] = []

    /// Adds ranges if they keep clear of all others; else adds none of them. Ranges that touch do not keep clear:
    /// what is done in one of them may be meant for the text of the other.
    mutating func insert(_ added: [ByteRange]) -> Bool {
        var copy = ranges
        for range in added {
            let index = copy.partitioningIndex { $0.start >= range.start }
            if index > 0, copy[index - 1].end >= range.start { return false }
            if index < copy.count, copy[index].start <= range.end { return false }
            copy.insert(range, at: index)
        }
        ranges = copy
        return true
    }
}
