// In: conditions and choices that are the same every time. Out: errors, with wording.
// Invariant: a finding says what never differs.

import WidgetBase

extension Diagnostic {
    static func constantCondition(_ value: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(.constantCondition, at: range, "`\(value)` decides nothing here: a condition depends on a value")
    }

    static func constantComparison(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .constantCondition, at: range, "both sides are written out, so that the answer is always the same")
    }

    static func comparisonWithItself(at range: SourceRange) -> Diagnostic {
        Diagnostic(.constantCondition, at: range, "a value is compared with itself: the answer is always the same")
    }

    static func repeatedSide(isOpposite: Bool, at range: SourceRange) -> Diagnostic {
        let message =
            isOpposite
            ? "one side is the opposite of the other, so that the answer is always the same"
            : "both sides are the same: one of them says it, or another was meant"
        return Diagnostic(.constantCondition, at: range, message)
    }

    static func sameAlternatives(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .constantCondition, at: range,
            "both values are the same, so that the condition decides nothing: write the value alone, or another one")
    }

    static func emptyPrefix(_ count: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .numberOutOfRange, at: range, "the first `\(count)` elements are none: a list that shows has 1 or more")
    }
}
