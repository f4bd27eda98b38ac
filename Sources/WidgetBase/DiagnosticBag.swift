// In: findings, in any order. Out: the findings sorted by place, each once.
// Invariant: adding never fails and never stops a stage; however many are added, a limited number is kept.

/// The findings of a compilation.
public struct DiagnosticBag: Sendable {
    /// How many errors are kept, and how many findings that are none: more than anybody reads.
    public static let limit = 10_000

    public private(set) var diagnostics: [Diagnostic] = []
    /// Of all errors, also those that are not kept.
    public private(set) var errorCount = 0
    /// How many findings are not kept.
    public private(set) var omittedCount = 0
    private var keptErrors = 0

    public init() {}

    public mutating func add(_ diagnostic: Diagnostic) {
        if diagnostic.severity == .error {
            guard !isFull else { return omitError() }
            errorCount += 1
            keptErrors += 1
        } else if diagnostics.count - keptErrors == DiagnosticBag.limit {
            omittedCount += 1
            return
        }
        diagnostics.append(diagnostic)
    }

    /// Whether no further error is kept.
    public var isFull: Bool { keptErrors == DiagnosticBag.limit }

    /// Counts an error that is not made, since it would not be kept.
    public mutating func omitError() {
        errorCount += 1
        omittedCount += 1
    }

    /// Puts another finding of the same weight in the place of one that is kept.
    public mutating func replace(_ index: Int, with diagnostic: Diagnostic) {
        diagnostics[index] = diagnostic
    }

    /// Takes findings back that are kept, by their indices.
    public mutating func remove(_ indices: Set<Int>) {
        guard !indices.isEmpty else { return }
        let removed = indices.count { diagnostics[$0].severity == .error }
        errorCount -= removed
        keptErrors -= removed
        diagnostics = diagnostics.indices.filter { !indices.contains($0) }.map { diagnostics[$0] }
    }

    public mutating func merge(_ other: DiagnosticBag) {
        for diagnostic in other.diagnostics { add(diagnostic) }
        errorCount += other.errorCount - other.keptErrors
        omittedCount += other.omittedCount
    }

    /// The findings that are wanted.
    public func filtered(_ isWanted: (Diagnostic) -> Bool) -> DiagnosticBag {
        var bag = DiagnosticBag()
        for diagnostic in diagnostics where isWanted(diagnostic) { bag.add(diagnostic) }
        return bag
    }

    public var hasErrors: Bool { errorCount > 0 }

    /// By file, then place, then weight; equal findings once.
    public func sorted() -> [Diagnostic] {
        let keys = diagnostics.map(SortKey.init)
        let order = diagnostics.indices.sorted { keys[$0] == keys[$1] ? $0 < $1 : keys[$0] < keys[$1] }
        var seen: Set<Diagnostic> = []
        return order.compactMap { seen.insert(diagnostics[$0]).inserted ? diagnostics[$0] : nil }
    }
}

/// What findings are ordered by, in two numbers, so that ten thousand are sorted without ten thousand arrays.
private struct SortKey: Comparable {
    /// The file, and the place in it; what has no place comes first.
    let start: UInt64
    /// The end, and the weight.
    let end: UInt64

    init(_ diagnostic: Diagnostic) {
        let bytes = diagnostic.range?.bytes ?? .at(0)
        let file = diagnostic.range.map { UInt64($0.file.rawValue) + 1 } ?? 0
        start = file << 32 | UInt64(bytes.start)
        end = UInt64(bytes.end) << 8 | UInt64(3 - diagnostic.severity.rawValue)
    }

    static func < (left: SortKey, right: SortKey) -> Bool {
        left.start == right.start ? left.end < right.end : left.start < right.start
    }
}
