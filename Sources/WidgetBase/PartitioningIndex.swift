// In: elements in an order. Out: where a condition begins to hold.
// Invariant: as many elements are looked at as the number of elements has binary digits.

extension RandomAccessCollection where Index == Int {
    /// The first index for which a condition holds, where it holds for all that follow; the end if it holds for none.
    @inlinable
    public func partitioningIndex(where holds: (Element) -> Bool) -> Int {
        var low = startIndex
        var high = endIndex
        while low < high {
            let middle = low + (high - low) / 2
            if holds(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
