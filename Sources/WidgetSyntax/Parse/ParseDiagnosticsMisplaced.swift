// In: places and what was read there. Out: the findings about parts that stand where another has its place.
// Invariant: each gives the form that was meant; a fix-it is safe where nothing else can be.

import WidgetBase

extension ParseDiagnostics {
    static func nameWithCall(_ range: SourceRange, name: String) -> Diagnostic {
        Diagnostic(
            .unexpectedToken, at: range, "only the name stands here, without parentheses: `\(name)`",
            fixes: [FixIt("remove `()`", isSafe: true, edits: [TextEdit(range, "")])])
    }

    static func bareDetail(_ range: SourceRange, all: SourceRange, detail: String) -> Diagnostic {
        let meant = "{ \(detail) }"
        return Diagnostic(
            .unexpectedToken, at: range, "details of a parameter stand in braces behind it: `\(meant)`",
            fixes: [FixIt("write `\(meant)`", edits: [TextEdit(all, meant)])])
    }

    static func bracketsAroundOptions(_ range: SourceRange, closer: SourceRange, example: String) -> Diagnostic {
        Diagnostic(
            .unexpectedToken, at: range, "options are listed without brackets: `\(example), …`",
            fixes: [
                FixIt("remove the brackets", isSafe: true, edits: [TextEdit(range, ""), TextEdit(closer, "")])
            ])
    }

    static func bareOptions(_ range: SourceRange, words: [(text: String, range: SourceRange)]) -> Diagnostic {
        let quoted = words.map { "\"\($0.text)\"" }
        return Diagnostic(
            .expectedText, at: range, "options that are texts stand in quotes: `\(quoted.joined(separator: ", "))`",
            fixes: [FixIt("add quotes", edits: words.map { TextEdit($0.range, "\"\($0.text)\"") })])
    }

    static func optionWithoutColon(_ range: SourceRange, value: String) -> Diagnostic {
        Diagnostic(
            .expectedToken, at: range, "a `:` stands between an option and its title: `\(value): \"Title\"`",
            fixes: [FixIt("add `:`", isSafe: true, edits: [TextEdit(range, ":")])])
    }

    static func entriesNotEntry(_ range: SourceRange) -> Diagnostic {
        Diagnostic(
            .unexpectedToken, at: range, "`entry` holds the fields of an entry; when there are entries says `entries`",
            fixes: [FixIt("change it to `entries`", isSafe: true, edits: [TextEdit(range, "entries")])])
    }

    static func entryNotEntries(_ range: SourceRange) -> Diagnostic {
        Diagnostic(
            .unexpectedToken, at: range,
            "`entries` says when there are entries; the fields of an entry stand in `entry`",
            fixes: [FixIt("change it to `entry`", isSafe: true, edits: [TextEdit(range, "entry")])])
    }

    static func restPattern(_ range: SourceRange, all: SourceRange) -> Diagnostic {
        Diagnostic(
            .unexpectedToken, at: range, "what no other row takes is `default: …`, not `case _`",
            fixes: [FixIt("change it to `default`", edits: [TextEdit(all, "default")])])
    }

    static func choiceWithoutColon(_ range: SourceRange, family: String, view: String) -> Diagnostic {
        Diagnostic(
            .expectedToken, at: range, "a `:` stands between a family and its view: `\(family): \(view)`",
            fixes: [FixIt("add `:`", isSafe: true, edits: [TextEdit(range, ":")])])
    }

    static func wordsBeforeLabels(_ range: SourceRange, edits: [SourceRange]) -> Diagnostic {
        Diagnostic(
            .unexpectedToken, at: range,
            "labels are texts alone, the one for true first: `labels \"On\", \"Off\"`",
            fixes: [FixIt("remove the words", isSafe: true, edits: edits.map { TextEdit($0, "") })])
    }

    static func fontForm(_ range: SourceRange, meant: String?) -> Diagnostic {
        Diagnostic(
            .expectedValue, at: range,
            "a font is written `.title`, or with its weight `font(.title, weight: .bold)`",
            fixes: meant.map { [change(range, to: $0)] } ?? [])
    }
}
