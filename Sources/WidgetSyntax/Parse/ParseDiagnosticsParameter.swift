// In: what was found where a parameter has another form. Out: the finding.
// Invariant: no wording that stands elsewhere.

import WidgetBase

extension ParseDiagnostics {
    /// - Parameter meant: both bounds as a range; nil if there is one.
    static func bounds(_ range: SourceRange, all: SourceRange, meant: String?) -> Diagnostic {
        Diagnostic(
            .unknownMember, at: range,
            "the bounds of a number are one range, with both ends: `\(meant ?? "range 1...31")`",
            fixes: meant.map { [change(all, to: $0)] } ?? [])
    }

    static func firstByOtherWord(_ range: SourceRange, found: String, count: String) -> Diagnostic {
        Diagnostic(
            .expectedValue, at: range, "the first rows are `first \(count)`, not `\(found)`",
            fixes: [change(range, to: "first \(count)")])
    }

    static func followByOtherWord(_ range: SourceRange, found: String) -> Diagnostic {
        Diagnostic(
            .expectedValue, at: range, "what the app decides is followed: `follow`, not `\(found)`",
            fixes: [change(range, to: "follow")])
    }

    static func firstOfList(_ range: SourceRange) -> Diagnostic {
        Diagnostic(
            .expectedValue, at: range,
            "the default that is the first row is `first`: the source of the entity has the rows",
            fixes: [change(range, to: "first")])
    }

    static func madeDefault(_ range: SourceRange, name: String) -> Diagnostic {
        Diagnostic(
            .expectedValue, at: range,
            "a default names a row, and makes none: `first`, or `id(\"…\")` with the identifier of the row in place "
                + "of `\(name)(…)`")
    }

    static func bareIdentifier(_ range: SourceRange, found: String) -> Diagnostic {
        Diagnostic(
            .expectedValue, at: range, "an identifier is a text or a number: `id(\"\(found)\")`",
            fixes: [change(range, to: "\"\(found)\"")])
    }

    /// - Parameter gap: the word with the blank behind it.
    static func lateModifier(_ range: SourceRange, word: String, gap: SourceRange) -> Diagnostic {
        let isOptional = word == "optional"
        return Diagnostic(
            .unexpectedToken, at: range,
            isOptional
                ? "a parameter is optional by its type: `param name \"Title\": Type?`"
                : "`\(word)` stands before `param`: `\(word) param name \"Title\"`",
            fixes: isOptional ? [FixIt("remove `optional`", edits: [TextEdit(gap, "")])] : [])
    }

    static func rowsInBrackets(_ range: SourceRange) -> Diagnostic {
        Diagnostic(
            .expectedToken, at: range, "rows stand in braces, each on a line and without commas: `source { … }`")
    }

    static func countedRetry(_ range: SourceRange) -> Diagnostic {
        Diagnostic(
            .invalidDuration, at: range,
            "`retry` says how long after a failure the next attempt comes, not how many there are: `retry after 15 "
                + "minutes`")
    }
}
