// In: what the check found about entities and where their rows come from. Out: findings, with their wording.
// Invariant: the wording of the check stands in `CheckDiagnostics*.swift` only.

import WidgetBase

extension Diagnostic {
    /// An entity without `id`, `title` and `source`.
    static func bareEntity(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .missingMember, at: range,
            "an entity has lines `id name: String`, `title \"…\"` and `source …`, by which people choose a row: "
                + "what holds only fields is a `struct`"
        )
    }

    static func sourceMismatch(
        found: String, expected: String, at range: SourceRange, declared: SourceRange
    ) -> Diagnostic {
        Diagnostic(
            .typeMismatch, at: range, "this is `\(found)`: `\(expected)` is needed here",
            labels: [DiagnosticLabel("the field is declared here", at: declared)]
        )
    }

    static func catalogIsField(
        _ name: String, meant: String, at range: SourceRange, declared: SourceRange
    ) -> Diagnostic {
        Diagnostic(
            .wrongDeclaration, at: range,
            "`\(name)` means a field of a snapshot, which is written behind the snapshot's name: `source \(meant)`",
            labels: [DiagnosticLabel("the field is declared here", at: declared)],
            fixes: [.replace(range, with: meant)]
        )
    }
}
