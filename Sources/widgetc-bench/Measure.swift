// In: times and sizes. Out: their medians, and how tables show them.
// Invariant: the median of several runs counts, since the first warms caches and another may be disturbed.

import Foundation

/// Arithmetic of measurements.
enum Measure {
    static func seconds(_ duration: Duration) -> Double {
        Double(duration.components.seconds) + Double(duration.components.attoseconds) * 1e-18
    }

    static func median(_ values: [Double]) -> Double {
        values.isEmpty ? 0 : values.sorted()[values.count / 2]
    }

    /// The median time of several runs of a piece of work, in seconds.
    static func median(runs: Int, _ work: () -> Void) -> Double {
        let clock = ContinuousClock()
        return median((0..<max(runs, 1)).map { _ in seconds(clock.measure(work)) })
    }

    // MARK: Text

    /// A number with so many decimals.
    static func decimal(_ value: Double, _ digits: Int = 1) -> String {
        value.isFinite ? String(format: "%.\(digits)f", value) : "–"
    }

    static func milliseconds(_ seconds: Double) -> String {
        decimal(seconds * 1000, seconds < 0.1 ? 2 : 0)
    }

    /// Millions of bytes.
    static func megabytes(_ bytes: Int) -> String {
        decimal(Double(bytes) / 1_000_000)
    }

    /// Millions of bytes a second.
    static func megabytesPerSecond(_ bytes: Int, _ seconds: Double) -> String {
        decimal(Double(bytes) / seconds / 1_000_000)
    }

    /// A table of Markdown.
    static func table(_ head: [String], _ rows: [[String]]) -> String {
        let lines = [head, head.map { _ in "---" }] + rows
        return lines.map { "| " + $0.joined(separator: " | ") + " |\n" }.joined()
    }
}
