// In: the bytes of a file and edits of it. Out: the edited bytes.
// Invariant: edits that overlap an earlier one are left out, never merged.

/// Applies edits to the bytes of one file.
public enum EditApplier {
    /// The edited bytes, and how many edits were applied.
    public static func apply(_ edits: [TextEdit], to bytes: [UInt8]) -> (bytes: [UInt8], applied: Int) {
        let ordered = edits.enumerated().sorted { left, right in
            let (first, second) = (left.element.range.bytes, right.element.range.bytes)
            return (first.start, first.end, left.offset) < (second.start, second.end, right.offset)
        }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var position = 0
        var applied = 0
        for (_, edit) in ordered {
            let range = edit.range.bytes.indices
            guard range.lowerBound >= position, range.upperBound <= bytes.count else { continue }
            result.append(contentsOf: bytes[position..<range.lowerBound])
            result.append(contentsOf: edit.text.utf8)
            position = range.upperBound
            applied += 1
        }
        result.append(contentsOf: bytes[position...])
        return (result, applied)
    }
}
