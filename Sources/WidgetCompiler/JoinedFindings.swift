// In: findings that no comment silences. Out: those of one cause as one finding, with notes for the other places.
// Invariant: joining comes behind silencing, so that the first place which nobody has spoken for has the finding.

import WidgetBase

enum JoinedFindings {
    /// Kinds that are one question about a module, whatever the number of its answers.
    private static let joined: Set<DiagnosticCode> = [.missingMigration]

    static func apply(to bag: DiagnosticBag) -> DiagnosticBag {
        guard bag.diagnostics.contains(where: { joined.contains($0.code) }) else { return bag }
        // The cause is what the finding's note shows.
        let causes = bag.diagnostics.filter { joined.contains($0.code) }
        let groups = Dictionary(grouping: causes) { JoinKey(code: $0.code, cause: $0.labels.first?.range) }
        var result = bag.filtered { !joined.contains($0.code) }
        for group in groups.values {
            let sorted = group.sorted { $0.precedes($1) }
            result.add(CompilerDiagnostics.joined(sorted[0], with: sorted.dropFirst().compactMap(\.range)))
        }
        return result
    }

    private struct JoinKey: Hashable {
        let code: DiagnosticCode
        let cause: SourceRange?
    }
}
