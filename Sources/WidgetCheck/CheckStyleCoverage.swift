// In: the axes of a style and the patterns of its rows. Out: the slots of each axis and the row of every combination.
// Invariant: every combination of slots gets exactly one row, or is reported once.

import WidgetBase
import WidgetModel

/// A bound of a range on a `Double` axis: compared by value, written by its digits.
struct DoubleBound: Hashable {
    var digits: NameID
    var value: Double
}

/// What one axis of a row's pattern matches.
enum AxisPattern: Hashable {
    case any
    case enumCase(EnumCaseID)
    case bool(Bool)
    case string(NameID)
    case family(WidgetFamily)
    /// From the lower bound to before the upper bound; nil: no bound.
    case int(lower: Int?, upper: Int?)
    case double(lower: DoubleBound?, upper: DoubleBound?)
    /// Reported already; matches nothing, and silences what follows from it.
    case invalid
}

/// One alternative of a row: a pattern for each axis.
struct RowPattern {
    var row: Int
    var axes: [AxisPattern]
    var range: SourceRange
}

/// What the values of an axis are.
enum AxisDomain {
    case enumeration([EnumCaseID])
    case bool
    case string
    case int
    case double
    /// Those that the module's platforms have.
    case family([WidgetFamily])
}

/// Lays the patterns of a style's rows over the product of its axes.
struct StyleCoverage {
    /// More combinations than this are refused: the table is generated in full.
    static let largestTable = 65_536

    enum Finding {
        /// The combinations that both cover, each as its slots; at most four, and how many there are.
        case overlap(second: RowPattern, first: RowPattern, [[AxisSlot]], count: Int)
        /// The combinations that no row covers, in the same way.
        case missing([[AxisSlot]], count: Int)
        case tooLarge
    }

    private(set) var slots: [[AxisSlot]] = []
    private(set) var lookup: [UInt32] = []
    private(set) var findings: [Finding] = []
    /// Whether a combination of plain values, neither nil nor NaN, falls to the `default` row.
    private(set) var defaultTakesValues = false

    private let domains: [AxisDomain]
    private let patterns: [RowPattern]
    /// The index of the `default` row.
    private let defaultRow: Int?
    /// For each combination, the index of the pattern that covers it; -1 for none.
    private var owners: [Int] = []

    init(domains: [AxisDomain], patterns: [RowPattern], defaultRow: Int?) {
        self.domains = domains
        self.patterns = patterns
        self.defaultRow = defaultRow
        var layouts: [AxisLayout] = []
        for (axis, domain) in domains.enumerated() {
            let used = patterns.map { axis < $0.axes.count ? $0.axes[axis] : .invalid }
            layouts.append(AxisLayout(domain, patterns: used, hasDefault: defaultRow != nil))
        }
        slots = layouts.map(\.slots)
        guard let size = tableSize() else {
            findings.append(.tooLarge)
            return
        }
        owners = Array(repeating: -1, count: size)
        for index in patterns.indices { mark(index, layouts: layouts) }
        fill()
    }

    /// What no row covers though the second of two equal rows was surely meant to; nil where there is no such row.
    var uncoveredByTwin: [[AxisSlot]]? {
        guard findings.count == 2, case .overlap(let second, let first, _, let shared) = findings[0],
            case .missing(let cells, let count) = findings[1], count <= shared, second.axes == first.axes
        else { return nil }
        return cells
    }

    private func tableSize() -> Int? {
        var size = 1
        for axis in slots {
            size *= max(axis.count, 1)
            if size > StyleCoverage.largestTable { return nil }
        }
        return size
    }

    /// How many combinations a finding names.
    private static let namedCells = 4

    /// Gives the combinations of a pattern to it, and reports those that other patterns have, at the first of these.
    private mutating func mark(_ index: Int, layouts: [AxisLayout]) {
        let pattern = patterns[index]
        guard pattern.axes.count == domains.count else { return }
        let matched = zip(layouts, pattern.axes).map { $0.slotIndices(of: $1) }
        guard !matched.contains(where: \.isEmpty) else { return }
        var position = Array(repeating: 0, count: matched.count)
        var first: Int?
        var shared: [[AxisSlot]] = []
        var sharedCount = 0
        defer {
            if let first {
                findings.append(.overlap(second: pattern, first: patterns[first], shared, count: sharedCount))
            }
        }
        while true {
            var cell = 0
            for axis in matched.indices { cell = cell * slots[axis].count + matched[axis][position[axis]] }
            if owners[cell] >= 0 {
                if first == nil { first = owners[cell] }
                sharedCount += 1
                if shared.count < StyleCoverage.namedCells { shared.append(slots(ofCell: cell)) }
            } else {
                owners[cell] = index
            }
            var axis = matched.count - 1
            while axis >= 0 {
                position[axis] += 1
                if position[axis] < matched[axis].count { break }
                position[axis] = 0
                axis -= 1
            }
            if axis < 0 { return }
        }
    }

    /// Turns owners into rows; what has none falls to `default`, or is missing.
    private mutating func fill() {
        var missing: [[AxisSlot]] = []
        var missingCount = 0
        lookup.reserveCapacity(owners.count)
        for (cell, owner) in owners.enumerated() {
            if owner >= 0 {
                lookup.append(UInt32(truncatingIfNeeded: patterns[owner].row))
                continue
            }
            lookup.append(UInt32(truncatingIfNeeded: defaultRow ?? 0))
            let slots = slots(ofCell: cell)
            if defaultRow == nil {
                missingCount += 1
                if missing.count < StyleCoverage.namedCells { missing.append(slots) }
            } else if isReachable(slots) {
                defaultTakesValues = true
            }
        }
        if missingCount > 0 { findings.append(.missing(missing, count: missingCount)) }
    }

    private func slots(ofCell cell: Int) -> [AxisSlot] {
        var rest = cell
        var result: [AxisSlot] = []
        for axis in slots.reversed() where !axis.isEmpty {
            result.append(axis[rest % axis.count])
            rest /= axis.count
        }
        return result.reversed()
    }

    /// Whether some values, none of them nil, select the combination. NaN counts: only `default` takes it.
    private func isReachable(_ cell: [AxisSlot]) -> Bool {
        for (axis, slot) in cell.enumerated() where slot == .other {
            switch domains[axis] {
            case .enumeration, .bool: return false
            case .string, .double, .family: continue
            case .int:
                if !AxisLayout.leavesGap(slots[axis]) { return false }
            }
        }
        return true
    }
}
