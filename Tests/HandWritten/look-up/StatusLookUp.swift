// Hand-written: looks up styles of samples/status.widget in three ways, and measures them.

/// What one writes without style tables: a switch on the text that the data holds.
enum TextSwitch {
    private static let operational = HealthStyle(tint: .green, symbol: "checkmark.circle.fill", label: "Operational")
    private static let degraded = HealthStyle(
        tint: .orange,
        symbol: "exclamationmark.triangle.fill",
        label: "Degraded"
    )
    private static let outage = HealthStyle(tint: .red, symbol: "xmark.octagon.fill", label: "Outage")
    private static let unknown = HealthStyle(tint: .gray, symbol: "questionmark.circle.fill", label: "Unknown")

    static func style(of health: String?) -> HealthStyle {
        switch health {
        case "operational": operational
        case "degraded": degraded
        case "outage": outage
        default: unknown
        }
    }
}

/// Measures look-ups.
public enum StatusLookUp {
    /// Prints for each way its name, nanoseconds for a look-up, and allocations for a million look-ups.
    /// - Parameter allocations: how many there have been since the program started.
    public static func run(rounds: Int, allocations: () -> Int) {
        var random: UInt64 = 7
        let values = (0..<1024).map { _ -> Health? in
            random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            let choices: [Health?] = Health.allCases + [nil]
            return choices[Int(random >> 33) % choices.count]
        }
        let texts = values.map { $0?.rawValue }
        var sums: Set<Int> = []

        func measure(_ name: String, _ work: () -> Int) {
            // The first use fills the tables.
            sums.insert(work())
            let before = allocations()
            let clock = ContinuousClock()
            let start = clock.now
            for _ in 0..<rounds { sums.insert(work()) }
            let duration = start.duration(to: clock.now).components
            let count = Double(allocations() - before) / Double(rounds * values.count)
            let seconds = Double(duration.seconds) + Double(duration.attoseconds) * 1e-18
            print("\(name)\t\(seconds * 1e9 / Double(rounds * values.count))\t\(Int((count * 1e6).rounded()))")
        }

        measure("generated") { inTable(values) }
        measure("switch") { inSwitch(texts) }
        measure("allocating") { inNewObjects(values) }
        guard sums.count == 1 else { return print("the ways do not agree") }
    }

    @inline(never)
    private static func inTable(_ values: [Health?]) -> Int {
        values.reduce(0) { $0 &+ length(of: HealthStyle[$1]) }
    }

    @inline(never)
    private static func inSwitch(_ texts: [String?]) -> Int {
        texts.reduce(0) { $0 &+ length(of: TextSwitch.style(of: $1)) }
    }

    /// One allocation for each look-up, which shows that allocations are counted.
    @inline(never)
    private static func inNewObjects(_ values: [Health?]) -> Int {
        values.reduce(0) { $0 &+ length(of: Box(HealthStyle[$1]).style) }
    }

    /// Takes the whole row, as an entry does.
    @inline(never)
    private static func length(of style: HealthStyle) -> Int {
        style.symbol.utf8.count &+ style.label.utf8.count
    }
}

private final class Box {
    let style: HealthStyle

    @inline(never)
    init(_ style: HealthStyle) {
        self.style = style
    }
}
