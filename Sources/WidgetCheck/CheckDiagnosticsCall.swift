// In: what is wrong with the form of a call or look-up. Out: the finding.
// Invariant: no wording that stands elsewhere.

import WidgetBase

extension Diagnostic {
    /// - Parameter labels: what the call takes; empty if nothing.
    static func missingLabel(
        of name: String, labels: [String], at range: SourceRange, edits: [TextEdit]
    ) -> Diagnostic {
        let shown = labels.prefix(4).map { "\($0): …" } + (labels.count > 4 ? ["…"] : [])
        let message =
            labels.isEmpty
            ? "`\(name)` takes no arguments: `\(name)()`"
            : "arguments have labels: `\(name)(\(shown.joined(separator: ", ")))`"
        let words = edits.count == 1 ? "add `\(edits[0].text)`" : "add the labels"
        return Diagnostic(
            .expectedName, at: range, message, fixes: edits.isEmpty ? [] : [FixIt(words, edits: edits)])
    }

    static func calledStyle(_ name: String, values: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .expectedName, at: range, "a style is looked up in brackets: `\(name)[\(values)]`",
            fixes: fixes("\(name)[\(values)]", at: range))
    }

    /// A list, or a value without parts, before `[ ]`.
    static func subscriptOfValue(_ type: String, isList: Bool, isFirst: Bool, at range: SourceRange) -> Diagnostic {
        let way =
            isFirst ? "the first element is `.first`" : "a view, or the app, picks an element; the first is `.first`"
        return Diagnostic(
            .unknownName, at: range,
            "this is `\(type)`, and `[ ]` looks up a row of a style" + (isList ? ": \(way)" : ""))
    }
}
