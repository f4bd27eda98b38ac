// In: a piece of work. Out: how long it takes.
// Invariant: the median of several runs counts, since the first warms caches and another may be disturbed.

/// Times work with the standard library's clock.
enum Measure {
    /// The median time of several runs, in seconds.
    static func median(runs: Int, _ work: () -> Void) -> Double {
        let clock = ContinuousClock()
        var times: [Double] = []
        for _ in 0..<max(runs, 1) {
            let duration = clock.measure(work)
            times.append(Double(duration.components.seconds) + Double(duration.components.attoseconds) * 1e-18)
        }
        return times.sorted()[times.count / 2]
    }

    /// Millions of bytes a second, to one decimal.
    static func megabytesPerSecond(_ bytes: Int, _ seconds: Double) -> String {
        let tenths = (Double(bytes) / seconds / 100_000).rounded() / 10
        return "\(tenths)"
    }

    /// Milliseconds, to two decimals.
    static func milliseconds(_ seconds: Double) -> String {
        "\((seconds * 100_000).rounded() / 100)"
    }
}
