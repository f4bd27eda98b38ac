// In: the values of one axis and the patterns on it. Out: the slots of the axis, and which of them a pattern matches.
// Invariant: slots are disjoint; together they hold every value of the axis, `other` standing for the remainder.

import WidgetBase
import WidgetModel

/// The slots of one axis.
struct AxisLayout {
    private(set) var slots: [AxisSlot] = []
    private var caseIndices: [EnumCaseID: Int] = [:]
    private var textIndices: [NameID: Int] = [:]
    /// Where ranges start and end, ascending; `Double` stands for whole numbers too where those are exact.
    private var intStarts: [Int?] = []
    private var doubleStarts: [DoubleBound?] = []

    init(_ domain: AxisDomain, patterns: [AxisPattern], hasDefault: Bool) {
        switch domain {
        case .enumeration(let cases):
            for (index, id) in cases.enumerated() {
                slots.append(.enumCase(id))
                caseIndices[id] = index
            }
            if hasDefault { slots.append(.other) }
        case .bool:
            slots = [.bool(false), .bool(true)]
            if hasDefault { slots.append(.other) }
        case .string:
            for case .string(let text) in patterns where textIndices[text] == nil {
                textIndices[text] = slots.count
                slots.append(.string(text))
            }
            // Texts that no row names are always possible.
            slots.append(.other)
        case .family(let families):
            // A `default` row takes families of later systems too, so that it may stand beside rows for all of today.
            var named: Set<WidgetFamily> = []
            for case .family(let family) in patterns { named.insert(family) }
            slots = families.filter { named.contains($0) || !hasDefault }.map { .family($0) }
            if hasDefault { slots.append(.other) }
        case .int:
            layOutInt(patterns, hasDefault: hasDefault)
        case .double:
            layOutDouble(patterns, hasDefault: hasDefault)
        }
    }

    /// The slots that a pattern matches, ascending.
    func slotIndices(of pattern: AxisPattern) -> [Int] {
        switch pattern {
        case .any:
            return Array(slots.indices)
        case .enumCase(let id):
            return caseIndices[id].map { [$0] } ?? []
        case .bool(let value):
            return slots.firstIndex(of: .bool(value)).map { [$0] } ?? []
        case .string(let text):
            return textIndices[text].map { [$0] } ?? []
        case .family(let family):
            return slots.firstIndex(of: .family(family)).map { [$0] } ?? []
        case .int(let lower, let upper):
            guard let first = index(ofIntStart: lower) else { return [] }
            var result: [Int] = []
            for index in first..<slots.count {
                guard case .intRange(let start, _) = slots[index] else { break }
                if let upper, let start, start >= upper { break }
                result.append(index)
            }
            return result
        case .double(let lower, let upper):
            guard let first = index(ofDoubleStart: lower) else { return [] }
            var result: [Int] = []
            for index in first..<slots.count {
                guard case .doubleRange = slots[index] else { break }
                if let upper, let start = doubleStarts[index], start.value >= upper.value { break }
                result.append(index)
            }
            return result
        case .invalid:
            return []
        }
    }

    /// Whether the ranges of an `Int` axis leave numbers to `other`.
    static func leavesGap(_ slots: [AxisSlot]) -> Bool {
        var expected: Int?
        for slot in slots {
            guard case .intRange(let lower, let upper) = slot else { continue }
            if lower != expected { return true }
            guard let upper else { return false }
            expected = upper
        }
        return true
    }

    // MARK: Whole numbers

    /// Cuts the numbers wherever a range starts or ends, and keeps the pieces that a range covers; without a
    /// `default` row the others too, so that a gap can be named.
    private mutating func layOutInt(_ patterns: [AxisPattern], hasDefault: Bool) {
        var cuts: Set<Int> = []
        var covered: [(lower: Int?, upper: Int?)] = []
        for case .int(let lower, let upper) in patterns {
            if let lower { cuts.insert(lower) }
            if let upper { cuts.insert(upper) }
            covered.append((lower, upper))
        }
        let bounds: [Int?] = [nil] + cuts.sorted().map { $0 }
        let isCovered = AxisLayout.coverage(
            pieces: bounds.count,
            ranges: covered.map { range in
                (
                    range.lower.flatMap { AxisLayout.position(of: $0, in: bounds) } ?? 0,
                    range.upper.flatMap { AxisLayout.position(of: $0, in: bounds) } ?? bounds.count
                )
            }
        )
        for index in bounds.indices where isCovered[index] || !hasDefault {
            slots.append(.intRange(lower: bounds[index], upper: index + 1 < bounds.count ? bounds[index + 1] : nil))
            intStarts.append(bounds[index])
        }
        if hasDefault { slots.append(.other) }
    }

    private func index(ofIntStart start: Int?) -> Int? {
        guard let start else { return intStarts.first == .some(nil) ? 0 : nil }
        var (low, high) = (0, intStarts.count)
        while low < high {
            let middle = (low + high) / 2
            if let value = intStarts[middle], value >= start { high = middle } else { low = middle + 1 }
        }
        return low < intStarts.count && intStarts[low] == start ? low : nil
    }

    private static func position(of value: Int, in bounds: [Int?]) -> Int? {
        var (low, high) = (0, bounds.count)
        while low < high {
            let middle = (low + high) / 2
            if let bound = bounds[middle], bound >= value { high = middle } else { low = middle + 1 }
        }
        return low
    }

    // MARK: Numbers

    private mutating func layOutDouble(_ patterns: [AxisPattern], hasDefault: Bool) {
        var cuts: [Double: DoubleBound] = [:]
        var covered: [(lower: DoubleBound?, upper: DoubleBound?)] = []
        for case .double(let lower, let upper) in patterns {
            for bound in [lower, upper] {
                if let bound, cuts[bound.value] == nil { cuts[bound.value] = bound }
            }
            covered.append((lower, upper))
        }
        let bounds: [DoubleBound?] = [nil] + cuts.values.sorted { $0.value < $1.value }.map { $0 }
        let isCovered = AxisLayout.coverage(
            pieces: bounds.count,
            ranges: covered.map { range in
                (
                    range.lower.flatMap { AxisLayout.position(of: $0, in: bounds) } ?? 0,
                    range.upper.flatMap { AxisLayout.position(of: $0, in: bounds) } ?? bounds.count
                )
            }
        )
        for index in bounds.indices where isCovered[index] || !hasDefault {
            let upper = index + 1 < bounds.count ? bounds[index + 1] : nil
            slots.append(.doubleRange(lower: bounds[index]?.digits, upper: upper?.digits))
            doubleStarts.append(bounds[index])
        }
        if hasDefault { slots.append(.other) }
    }

    private func index(ofDoubleStart start: DoubleBound?) -> Int? {
        guard let start else { return doubleStarts.first == .some(nil) ? 0 : nil }
        let index = AxisLayout.position(of: start, in: doubleStarts) ?? 0
        guard index < doubleStarts.count, doubleStarts[index]?.value == start.value else { return nil }
        return index
    }

    private static func position(of value: DoubleBound, in bounds: [DoubleBound?]) -> Int? {
        var (low, high) = (0, bounds.count)
        while low < high {
            let middle = (low + high) / 2
            if let bound = bounds[middle], bound.value >= value.value { high = middle } else { low = middle + 1 }
        }
        return low
    }

    /// For each piece between two cuts, whether a range covers it; each range as its first piece and the piece after
    /// its last. Counting starts and ends keeps this linear.
    private static func coverage(pieces: Int, ranges: [(first: Int, end: Int)]) -> [Bool] {
        var changes = Array(repeating: 0, count: pieces + 1)
        for range in ranges where range.first < range.end {
            changes[range.first] += 1
            changes[min(range.end, pieces)] -= 1
        }
        var depth = 0
        return (0..<pieces).map { index in
            depth += changes[index]
            return depth > 0
        }
    }
}
