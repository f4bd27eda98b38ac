// In: what only the whole compilation shows, and comments that silence findings. Out: the wording of findings.
// Invariant: every text for people that this target says is here.

import WidgetBase

enum CompilerDiagnostics {
    static let form = "`// widgetc:ignore code reason`"

    static func tooManyFindings(_ omitted: Int) -> Diagnostic {
        Diagnostic(
            .tooManyFindings, at: nil,
            "\(omitted) more findings are left out: at most \(DiagnosticBag.limit) errors and as many others are kept"
        )
    }

    static func unknownInstruction(_ word: String, isNear: Bool, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .invalidIgnore, at: range, "`widgetc:\(word)` means nothing; a finding is silenced by \(form)",
            fixes: isNear ? [change(range, to: "widgetc:ignore")] : []
        )
    }

    /// - Parameter closer: the end of a comment of the other form; nil where something follows it on its line.
    static func misspeltInstruction(
        _ text: String, at range: SourceRange, closer: SourceRange?, isBlock: Bool
    ) -> Diagnostic {
        let right = TextEdit(range, "// widgetc:ignore")
        let edits = isBlock ? closer.map { [right, TextEdit($0, "")] } : [right]
        return Diagnostic(
            .invalidIgnore, at: range, "`\(text)` has not quite the form; a finding is silenced by \(form)",
            fixes: edits.map { [FixIt("change it to `// widgetc:ignore`", edits: $0)] } ?? []
        )
    }

    static func instructionOfOtherTool(_ text: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .invalidIgnore, at: range, "`\(text)` speaks to another tool; a finding is silenced by \(form)")
    }

    static func notAlone(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .invalidIgnore, at: range,
            "this comment stands behind what it is for; it has a line of its own, above that line"
        )
    }

    static func noCode(at range: SourceRange) -> Diagnostic {
        Diagnostic(.invalidIgnore, at: range, "no finding is named; a finding is silenced by \(form)")
    }

    static func unknownCode(_ word: String, nearest: String?, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .invalidIgnore, at: range, "no finding has the code `\(word)`; the code is the word in brackets behind it",
            fixes: nearest.map { [change(range, to: $0)] } ?? []
        )
    }

    static func errorCode(_ code: DiagnosticCode, at range: SourceRange) -> Diagnostic {
        Diagnostic(.invalidIgnore, at: range, "`\(code.word)` is an error; only warnings can be silenced")
    }

    static func missingReason(_ code: DiagnosticCode, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .invalidIgnore, at: range,
            "nothing says why; a reason follows the code: `// widgetc:ignore \(code.word) reason`"
        )
    }

    static func unusedIgnore(_ code: DiagnosticCode, at range: SourceRange, removing edit: SourceRange) -> Diagnostic {
        Diagnostic(
            .unusedIgnore, at: range, "the line below has no `\(code.word)`, so that this silences nothing",
            fixes: [FixIt("remove it", isSafe: true, edits: [TextEdit(edit, "")])]
        )
    }

    /// A finding that holds for other places too.
    static func joined(_ first: Diagnostic, with others: [SourceRange]) -> Diagnostic {
        let labels = others.map { DiagnosticLabel("the same holds here", at: $0) }
        return Diagnostic(
            first.code, at: first.range, first.message, labels: first.labels + labels, fixes: first.fixes)
    }

    private static func change(_ range: SourceRange, to word: String) -> FixIt {
        FixIt("change it to `\(word)`", edits: [TextEdit(range, word)])
    }
}
