// In: what the rules found about configurations, data, and what a person sees and taps. Out: warnings, with wording.
// Invariant: a warning says what a person sees when the rule is not kept, and how to keep it.

import WidgetBase
import WidgetModel

extension Diagnostic {
    // MARK: Configuration

    static func hiddenRequired(_ name: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .hiddenParameter, at: range,
            "without `\(name)` the widget is `unconfigured`, also while a condition hides it and no one can choose it: "
                + "give it a default, or leave `required` out"
        )
    }

    static func hiddenDependency(
        _ name: String, on dependency: String, at range: SourceRange, dependency declared: SourceRange
    ) -> Diagnostic {
        Diagnostic(
            .hiddenParameter, at: range,
            "`\(name)` shows while `\(dependency)`, which decides what it offers, may be hidden: `show` both under one "
                + "condition",
            labels: [DiagnosticLabel("`\(dependency)` is declared here", at: declared)]
        )
    }

    static func unsetDependency(
        _ name: String, on dependency: String, at range: SourceRange, end: SourceRange
    ) -> Diagnostic {
        Diagnostic(
            .unsetDependency, at: range,
            "`\(dependency)` starts without a value, and `\(name)` then offers every row, also such as do "
                + "not go with what is chosen later: say `unset none`, or `unset all` if that is meant",
            fixes: [
                FixIt("offer none: `unset none`", edits: [TextEdit(end, "; unset none")]),
                FixIt("offer every row: `unset all`", edits: [TextEdit(end, "; unset all")]),
            ]
        )
    }

    static func unusedParameter(_ name: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .unusedParameter, at: range,
            "nothing reads `\(name)`, so that people set it and see no difference: use it in an `entry`, or leave it "
                + "out; one that a release has stored is `retired`"
        )
    }

    static func unusedDependency(_ name: String, of parameter: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .unusedParameter, at: range,
            "the options of `\(parameter)` do not use `\(name)`, so that they are the same whatever people choose for "
                + "it: use it there, or do not depend on it"
        )
    }

    static func unsetNil(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .optionalValue, at: range, "nothing to choose from is `unset none`, and every row is `unset all`",
            fixes: [.replace(range, with: "none"), .replace(range, with: "all")]
        )
    }

    static func sizeFamilies(
        _ name: String, missing: [String], unused: [String], at range: SourceRange
    ) -> Diagnostic {
        let words = { (families: [String]) in listed(families.map { "`\($0)`" }) }
        let message =
            missing.isEmpty
            ? "no widget of the intent shows as \(listed(unused.map { "`\($0)`" }, joinedBy: "or"))"
            : "`\(name)` has no size in \(words(missing)), where a widget of the intent shows: a person may choose any "
                + "number there"
        return Diagnostic(.sizeFamilies, at: range, message)
    }

    static func missingMigration(
        _ name: String, beside other: String, at range: SourceRange, other declared: SourceRange
    ) -> Diagnostic {
        Diagnostic(
            .missingMigration, at: range,
            "`\(name)` replaces no intent of SiriKit, as others of the module do: if a released widget was configured "
                + "by one, what people chose is lost without `intentClassName`",
            labels: [DiagnosticLabel("`\(other)` replaces one", at: declared)]
        )
    }

    static func titleAsIdentifier(_ name: String, at range: SourceRange, identifier: SourceRange) -> Diagnostic {
        Diagnostic(
            .titleAsIdentifier, at: range,
            "the title is `\(name)`, by which choices are stored: when the title changes, placed widgets lose theirs. "
                + "Identify rows by what never changes",
            labels: [DiagnosticLabel("the identifier is declared here", at: identifier)]
        )
    }

    static func unchosenEntity(_ name: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .unchosenEntity, at: range,
            "no parameter takes `\(name)`: an entity brings a query and a picker, and rows that no one chooses are a "
                + "`struct`"
        )
    }

    static func repeatedType(
        _ name: String, module: String, at range: SourceRange, first: SourceRange
    ) -> Diagnostic {
        Diagnostic(
            .repeatedType, at: range,
            "`\(module)`, which belongs to the same app, has a `\(name)` too: what people chose is stored by that name "
                + "alone, so give one of the two another, or a `persistentIdentifier`",
            labels: [DiagnosticLabel("the first is here", at: first)]
        )
    }

    // MARK: Data

    static func unusedField(_ name: String, at range: SourceRange, start: SourceRange) -> Diagnostic {
        Diagnostic(
            .unusedField, at: range,
            "no widget reads `\(name)`: leave it out, or mark it `volatile` if only the app reads it",
            fixes: [FixIt("mark it `volatile`", edits: [TextEdit(start, "volatile ")])]
        )
    }

    static func restlessField(_ name: String, at range: SourceRange, start: SourceRange) -> Diagnostic {
        Diagnostic(
            .restlessField, at: range,
            "`\(name)` differs with every write, so that every write asks for new timelines, of which there are some "
                + "40 to 70 a day: a field whose change alone shows nothing new is `volatile`",
            fixes: [FixIt("mark it `volatile`", edits: [TextEdit(start, "volatile ")])]
        )
    }

    static func secretField(_ name: String, because word: String, at range: SourceRange) -> Diagnostic {
        let why = word == name ? "`\(name)` is named like a secret" : "`\(name)` is `\(word)`, named like a secret"
        return Diagnostic(
            .secretField, at: range,
            "\(why), and would lie readable in files and backups: keep it in the keychain, and here what is shown"
        )
    }

    static func inlineImage(_ name: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .inlineImage, at: range,
            "`\(name)` is named like the bytes of a picture, which every entry would hold: store a file of the size "
                + "that shows, and its name here"
        )
    }

    static func imageMemory(_ megabytes: Int, entries: Int, at range: SourceRange) -> Diagnostic {
        let found = entries == 1 ? "1 entry" : "\(entries) entries"
        return Diagnostic(
            .imageMemory, at: range,
            "the pictures of \(found) come to about \(grouped(megabytes)) MB at full size, and all entries "
                + "together have some 30 MB, beyond which a widget stays blank: make fewer entries or smaller pictures"
        )
    }

    static func invalidUUID(_ text: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .invalidUUID, at: range,
            "`\(text)` is no UUID: it has 32 hexadecimal digits, in groups of 8, 4, 4, 4 and 12 with `-` between them"
        )
    }

    // MARK: What a person sees

    static func sharedView(_ view: String, _ first: WidgetFamily, _ other: WidgetFamily, at range: SourceRange)
        -> Diagnostic
    {
        Diagnostic(
            .sharedView, at: range,
            "`\(view)` shows as `\(first.name)` and as `\(other.name)`, which have nothing of their shape in common: "
                + "`view \(other.name): …, default: \(view)` gives each its own"
        )
    }

    static func blankSample(_ names: [String], hasSample: Bool, at range: SourceRange) -> Diagnostic {
        let inputs = listed(names.prefix(4).map { "`\($0)`" } + (names.count > 4 ? ["more"] : []))
        return Diagnostic(
            .blankSample, at: range,
            hasSample
                ? "the sample gives nothing to \(inputs), and the gallery shows nothing else: give it values"
                : "the gallery shows this widget without \(inputs), and nothing else: `sample { … }` gives values"
        )
    }

    static func reversedEmpty(_ content: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .reversedEmpty, at: range,
            "the widget is shown as empty as long as there is something in `\(content)`, which its entry reads: "
                + "`empty when` says when there is nothing"
        )
    }

    static func lostInTint(_ foreground: String, _ background: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .accentedRendering, at: range,
            "where the system tints widgets only opacity is left, so that `\(foreground)` on an opaque "
                + "`\(background)` is one flat shape: give `\(background)` an `accented` colour such as `.clear`"
        )
    }

    static func symbolName(_ name: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .symbolName, at: range,
            "`\(name)` is no SF Symbol, so that nothing shows: their names are words of small letters and digits with "
                + "dots between them"
        )
    }

    static func longTitle(_ count: Int, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .longTitle, at: range,
            "a title of \(count) characters ends in an ellipsis: gallery, editor and picker have room for some 30. "
                + "`description` takes more"
        )
    }

    /// - Parameter value: the placeholder, and what is written for it, where the text may hold that.
    static func literalPlaceholder(_ found: String, at range: SourceRange, value: TextEdit?) -> Diagnostic {
        Diagnostic(
            .literalPlaceholder, at: range,
            "people read `\(found)` as it stands: a value is written `\\(name)`, where the text may hold one",
            fixes: value.map { [FixIt("write `\($0.text)`", edits: [$0])] } ?? []
        )
    }

    static func constantTitle(_ title: String, field: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .literalPlaceholder, at: range,
            "every row of the picker reads `\(title)`: a title shows what tells rows apart, such as "
                + "`title \"\\(\(field))\"`"
        )
    }

    static func repeatedTitle(
        _ title: String, of what: String, at range: SourceRange, first: SourceRange
    ) -> Diagnostic {
        Diagnostic(
            .repeatedTitle, at: range,
            "two \(what) are called `\(title)`, which no one can tell apart: give each a title of its own",
            labels: [DiagnosticLabel("the first is here", at: first)]
        )
    }

    static func repeatedSubtitle(_ written: String, at range: SourceRange, title: SourceRange) -> Diagnostic {
        Diagnostic(
            .repeatedTitle, at: range,
            "the second line reads as the first one does, `\(written)`: let it say what that leaves open, "
                + "or leave it out",
            labels: [DiagnosticLabel("the first line is here", at: title)]
        )
    }

    static func singleChoice(_ name: String, value: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .singleChoice, at: range,
            "`\(name)` is always `\(value)`: people see a row in which there is nothing to choose. Offer more, or "
                + "leave it out"
        )
    }

    // MARK: What a person taps

    static func unroutedLink(_ written: String, at range: SourceRange, route: SourceRange) -> Diagnostic {
        Diagnostic(
            .unroutedLink, at: range,
            "a tap opens the app with this address, which `Route` does not know: the app's other links are routes",
            labels: [DiagnosticLabel("a route is declared here", at: route)]
        )
    }

    static func unchangedToggle(
        _ action: String, changes: [String], at range: SourceRange, action declared: SourceRange
    ) -> Diagnostic {
        let what =
            changes.isEmpty
            ? "nothing that an action changes" : "nothing of \(listed(changes.map { "`\($0)`" }, joinedBy: "or"))"
        return Diagnostic(
            .unchangedToggle, at: range,
            "this reads \(what), so that the toggle flips back when `\(action)` is done: read what it changes",
            labels: [DiagnosticLabel("`\(action)` is declared here", at: declared)]
        )
    }

    static func undiscoverableAction(_ name: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .undiscoverableAction, at: range,
            "Shortcuts looks for actions in the app, and `\(name)` is in the extension only: say `runs app`, or "
                + "declare it in a module with `role framework` that both link"
        )
    }
}
