// In: findings, in any order. Out: the findings sorted by place, each once.
// Invariant: adding never fails and never stops a stage.

/// The findings of a compilation.
public struct DiagnosticBag: Sendable {
    public private(set) var diagnostics: [Diagnostic] = []
    public private(set) var errorCount = 0

    public init() {}

    public mutating func add(_ diagnostic: Diagnostic) {
        if diagnostic.severity == .error { errorCount += 1 }
        diagnostics.append(diagnostic)
    }

    public mutating func merge(_ other: DiagnosticBag) {
        diagnostics.append(contentsOf: other.diagnostics)
        errorCount += other.errorCount
    }

    public var hasErrors: Bool { errorCount > 0 }

    /// By file, then place, then weight; equal findings once.
    public func sorted() -> [Diagnostic] {
        let ordered = diagnostics.enumerated().sorted { left, right in
            let (first, second) = (key(left.element), key(right.element))
            return first == second ? left.offset < right.offset : first.lexicographicallyPrecedes(second)
        }
        var seen: Set<Diagnostic> = []
        return ordered.compactMap { seen.insert($0.element).inserted ? $0.element : nil }
    }

    private func key(_ diagnostic: Diagnostic) -> [UInt32] {
        guard let range = diagnostic.range else { return [0] }
        return [range.file.rawValue + 1, range.bytes.start, range.bytes.end, UInt32(3 - diagnostic.severity.rawValue)]
    }
}
