// In: what was found in the place of a style's value. Out: the finding.
// Invariant: no wording that stands elsewhere.

import WidgetBase

extension ParseDiagnostics {
    static func foreignValue(_ range: SourceRange, name: String, isCall: Bool) -> Diagnostic {
        if isCall, name == "Font" {
            return Diagnostic(
                .expectedValue, at: range, "a font is written `font(.headline)` or `font(.body, weight: .bold)`",
                fixes: [change(range, to: "font")])
        }
        // Cases and colours begin in lower case and have no parts.
        let isText = !isCall && (name.contains(".") || (name.first?.isUppercase ?? false))
        let meant = isText ? "\"\(name)\"" : ".\(name)"
        return Diagnostic(
            .expectedValue, at: range,
            isText
                ? "a text or a symbol stands in quotes: `\(meant)`"
                : "a cell holds a value: `.\(isCall ? "green" : name)`, `#34C759`, `asset(\"name\")` or a text",
            fixes: isCall ? [] : [change(range, to: meant)])
    }

    /// - Parameter isExact: whether a range says the same: there is none that begins behind its bound.
    static func comparisonPattern(
        _ range: SourceRange, number: String, isBelow: Bool, isExact: Bool
    ) -> Diagnostic {
        let meant = isBelow ? "..<\(number)" : "\(number)..."
        let bound = isBelow ? "ends before" : "begins with"
        return Diagnostic(
            .expectedValue, at: range,
            "a pattern compares nothing; it is a range: `\(meant)`, which \(bound) \(number)",
            fixes: isExact ? [change(range, to: meant)] : [])
    }

    static func lookUpForValue(_ range: SourceRange, name: String) -> Diagnostic {
        Diagnostic(
            .expectedValue, at: range,
            "this stays the same for every value: `.green`, `#34C759` or `asset(\"name\")`; rows of `\(name)` are "
                + "looked up where there are expressions, in an `entry`")
    }
}
