// In: settings and items in a form that other languages have. Out: the finding.
// Invariant: no wording that stands elsewhere.

import WidgetBase

extension ParseDiagnostics {
    static func flagTurnedOff(_ range: SourceRange, word: String) -> Diagnostic {
        Diagnostic(
            .unexpectedToken, at: range,
            "`\(word)` takes no value: without the line it does not hold, so leave that out")
    }

    static func externTypeWithBlock(_ range: SourceRange, name: String) -> Diagnostic {
        Diagnostic(
            .unexpectedToken, at: range,
            "what `\(name)` holds is said in Swift: `extern type \(name)` has no block; a `struct` has fields here")
    }

    static func foreignBundleItem(_ range: SourceRange, name: String) -> Diagnostic {
        Diagnostic(
            .unexpectedToken, at: range,
            "a widget or Live Activity that is written by hand is listed as `extern \(name)`",
            fixes: [change(range, to: "extern")])
    }

    static func lateVolatile(_ range: SourceRange, name: String, edits: [TextEdit]) -> Diagnostic {
        Diagnostic(
            .unexpectedToken, at: range, "`volatile` stands before the field: `volatile \(name): Type`",
            fixes: [FixIt("put `volatile` first", edits: edits)])
    }
}
