// In: random tables over small axes. Out: whether the coverage agrees with trying every value.
// Invariant: the expected answer is computed without slots; only the values and the patterns are looked at.

import Testing
import WidgetBase
import WidgetModel

@testable import WidgetCheck

@Suite struct CheckCoverageTests {
    /// A generator with a fixed seed, so that a failure shows again.
    private struct Random {
        var state: UInt64

        mutating func below(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(limit))
        }
    }

    private enum Value {
        case int(Int)
        case double(Double)
        case bool(Bool)
        case text(NameID)
    }

    private let nowhere = SourceRange(file: FileID(rawValue: 0), bytes: ByteRange.at(0))

    private func values(_ domain: AxisDomain) -> [Value] {
        switch domain {
        case .int: return (-8...8).map { .int($0) }
        case .double: return (-16...16).map { .double(Double($0) / 2) }
        case .bool: return [.bool(false), .bool(true)]
        case .string: return (1...4).map { .text(NameID(rawValue: $0)) }
        case .enumeration, .family: return []
        }
    }

    private func pattern(_ domain: AxisDomain, _ random: inout Random) -> AxisPattern {
        if random.below(6) == 0 { return .any }
        let lower = random.below(3) == 0 ? nil : random.below(9) - 4
        let upper = random.below(3) == 0 ? nil : (lower ?? -4) + 1 + random.below(4)
        switch domain {
        case .int: return .int(lower: lower, upper: upper)
        case .double: return .double(lower: lower.map(bound), upper: upper.map(bound))
        case .bool: return .bool(random.below(2) == 0)
        case .string, .enumeration, .family: return .string(NameID(rawValue: UInt32(1 + random.below(3))))
        }
    }

    private func bound(_ number: Int) -> DoubleBound {
        DoubleBound(digits: NameID(rawValue: UInt32(number + 100)), value: Double(number))
    }

    private func matches(_ pattern: AxisPattern, _ value: Value) -> Bool {
        switch (pattern, value) {
        case (.any, _): return true
        case (.int(let lower, let upper), .int(let value)):
            return (lower.map { value >= $0 } ?? true) && (upper.map { value < $0 } ?? true)
        case (.double(let lower, let upper), .double(let value)):
            return (lower.map { value >= $0.value } ?? true) && (upper.map { value < $0.value } ?? true)
        case (.bool(let wanted), .bool(let value)): return wanted == value
        case (.string(let wanted), .text(let value)): return wanted == value
        default: return false
        }
    }

    /// The slot that a value falls into: read off the slots as the emitted look-up reads them.
    private func slot(_ slots: [AxisSlot], _ value: Value) -> Int? {
        slots.firstIndex { slot in
            switch (slot, value) {
            case (.bool(let wanted), .bool(let value)): return wanted == value
            case (.string(let wanted), .text(let value)): return wanted == value
            case (.intRange(let lower, let upper), .int(let value)):
                return (lower.map { value >= $0 } ?? true) && (upper.map { value < $0 } ?? true)
            case (.doubleRange(let lower, let upper), .double(let value)):
                let number = { (id: NameID) in Double(id.rawValue) - 100 }
                return (lower.map { value >= number($0) } ?? true) && (upper.map { value < number($0) } ?? true)
            case (.other, _): return true
            default: return false
            }
        }
    }

    @Test func agreesWithTryingEveryValue() {
        var random = Random(state: 7)
        let domains: [AxisDomain] = [.int, .double, .bool, .string]
        var (covered, overlapping, missing) = (0, 0, 0)
        for _ in 0..<3_000 {
            let axes = (0..<1 + random.below(2)).map { _ in domains[random.below(domains.count)] }
            let rows = 1 + random.below(4)
            let patterns = (0..<rows).map { row in
                RowPattern(row: row, axes: axes.map { pattern($0, &random) }, range: nowhere)
            }
            let defaultRow = random.below(2) == 0 ? rows : nil
            let coverage = StyleCoverage(domains: axes, patterns: patterns, defaultRow: defaultRow)
            var hasOverlap = false
            var hasGap = false
            var usesDefault = axes.contains { if case .double = $0 { true } else { false } } && defaultRow != nil
            var wrong = 0
            for cell in product(axes.map(values)) {
                let owners = patterns.filter { pattern in
                    zip(pattern.axes, cell).allSatisfy { matches($0, $1) }
                }
                if owners.count > 1 { hasOverlap = true }
                if owners.isEmpty { hasGap = true }
                var index = 0
                for (slots, value) in zip(coverage.slots, cell) {
                    guard let place = slot(slots, value) else {
                        wrong += 1
                        continue
                    }
                    index = index * slots.count + place
                }
                if owners.count < 2, let wanted = owners.first?.row ?? defaultRow {
                    if coverage.lookup[index] != UInt32(wanted) { wrong += 1 }
                    if owners.isEmpty { usesDefault = true }
                }
            }
            let foundOverlap = coverage.findings.contains { if case .overlap = $0 { true } else { false } }
            let foundGap = coverage.findings.contains { if case .missing = $0 { true } else { false } }
            #expect(foundOverlap == hasOverlap, "\(axes) \(patterns.map(\.axes))")
            #expect(hasOverlap || foundGap == (hasGap && defaultRow == nil), "\(axes) \(patterns.map(\.axes))")
            #expect(hasOverlap || wrong == 0, "\(axes) \(patterns.map(\.axes)) \(coverage.slots)")
            if !hasOverlap, defaultRow != nil, !axes.contains(where: { if case .double = $0 { true } else { false } }) {
                #expect(coverage.defaultTakesValues == usesDefault, "\(axes) \(patterns.map(\.axes))")
            }
            if hasOverlap { overlapping += 1 } else if hasGap { missing += 1 } else { covered += 1 }
        }
        // Each kind of table came up.
        #expect(covered > 50 && overlapping > 500 && missing > 500)
    }

    private func product(_ axes: [[Value]]) -> [[Value]] {
        axes.reduce([[]]) { cells, values in cells.flatMap { cell in values.map { cell + [$0] } } }
    }
}
