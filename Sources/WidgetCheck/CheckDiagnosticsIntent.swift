// In: what the check found about details of parameters and about summaries. Out: findings, with their wording.
// Invariant: a rule that Apple's initialisers set is said as theirs.

import WidgetBase
import WidgetModel

extension Diagnostic {
    // MARK: Other modules

    static func foreignFollow(
        _ field: String, of entity: String, module: String, at range: SourceRange, declared: SourceRange
    ) -> Diagnostic {
        Diagnostic(
            .wrongModule, at: range,
            "no parameter in `\(module)` follows `\(field)`: the row that does is one of `\(entity)`, and made in its "
                + "module; declare the intent there, or one with such a parameter",
            labels: [DiagnosticLabel("`\(entity)` is declared here", at: declared)]
        )
    }

    static func followTitles(_ field: String, at range: SourceRange, first: SourceRange) -> Diagnostic {
        Diagnostic(
            .followMismatch, at: range,
            "the row that follows `\(field)` has another title elsewhere: a picker has one such row, whose title is "
                + "the same for all parameters",
            labels: [DiagnosticLabel("the other title stands here", at: first)]
        )
    }

    static func foreignControlIntent(
        _ intent: String, module: String, at range: SourceRange, declared: SourceRange
    ) -> Diagnostic {
        Diagnostic(
            .wrongModule, at: range,
            "no control in `\(module)` is configured by `\(intent)`: built by itself it would be an intent for "
                + "widgets; declare the intent beside the control, or the control in `\(module)`",
            labels: [DiagnosticLabel("`\(intent)` is declared here", at: declared)]
        )
    }

    // MARK: Types and defaults

    static func measurementType(_ word: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .typeNotAllowed, at: range,
            "`\(word)` is a measurement, which no parameter holds: use a `Double`, with the unit in name and title",
            fixes: [.replace(range, with: "Double")]
        )
    }

    static func urlNotOptional(at range: SourceRange, end: SourceRange?) -> Diagnostic {
        let fix = end.map { FixIt("make it optional: `URL?`", edits: [TextEdit($0, "?")]) }
        return Diagnostic(
            .missingDefault, at: range, "Swift makes a `URL` of a text only if it is an address: make it optional",
            fixes: fix.map { [$0] } ?? []
        )
    }

    static func noDefaultArgument(_ type: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .invalidDefault, at: range, "Apple's initialiser for `\(type)` takes no default: leave it out"
        )
    }

    static func defaultBesideProvider(_ provider: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .invalidDefault, at: range,
            "the default beside a hand-written provider is what `\(provider)` gives: write `defaultResult()` there"
        )
    }

    static func outsideDetails(_ what: String, _ value: String, at range: SourceRange) -> Diagnostic {
        let rule = value.first == "." ? "none of those that `only` leaves" : "outside the parameter's `range`"
        return Diagnostic(.invalidDefault, at: range, "\(what) `\(value)` is \(rule)")
    }

    // MARK: Details

    static func detailNotAllowed(
        _ word: String, of kinds: [String], found: String, at range: SourceRange
    ) -> Diagnostic {
        Diagnostic(
            .detailNotAllowed, at: range, "the parameter is `\(found)`: `\(word)` is a detail of \(listed(kinds))"
        )
    }

    static func sizeNotAllowed(of kinds: [String], found: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .detailNotAllowed, at: range,
            "the parameter is `\(found)`: `size` is a detail of lists whose elements are "
                + listed(kinds, joinedBy: "or")
        )
    }

    static func detailBeside(_ word: String, _ other: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .detailNotAllowed, at: range, "Apple's initialiser with `\(other)` takes no `\(word)`: leave one out"
        )
    }

    static func unknownDetailWord(
        _ word: String, of owner: String, among words: [String], at range: SourceRange, nearest: String?
    ) -> Diagnostic {
        Diagnostic(
            .unknownWord, at: range,
            "`\(word)` is no value of \(owner): it takes "
                + listed(words.map { "`\($0)`" }, joinedBy: "or"),
            fixes: fixes(nearest, at: range)
        )
    }

    static func sliderOfInt(at range: SourceRange) -> Diagnostic {
        Diagnostic(.detailNotAllowed, at: range, "a slider is for `Double`: an `Int` takes `stepper` or `field`")
    }

    static func invalidCode(_ found: String, _ what: String, isCurrency: Bool, at range: SourceRange) -> Diagnostic {
        let rule =
            isCurrency
            ? "it has three capital letters, as `EUR`"
            : "it has words of letters, digits and `-` with dots between them, as `public.image`"
        return Diagnostic(.invalidDetail, at: range, "`\(found)` is not \(what): \(rule)")
    }

    static func duplicateDetail(_ value: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(.duplicateArgument, at: range, "`\(value)` is listed already")
    }

    static func openRange(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .invalidDetail, at: range, "Apple's range has both ends and holds them: write it as `1...31`"
        )
    }

    static func reversedRange(_ text: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(.invalidDetail, at: range, "the range `\(text)` is empty: the smaller number comes first")
    }

    static func invalidCount(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .invalidDetail, at: range, "a list has one element or more at most, and its smaller number comes first"
        )
    }

    static func newerIntentFamily(_ name: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .unavailableFamily, at: range,
            "App Intents know `\(name)` from version 27 of every system, and an attribute cannot depend on it"
        )
    }

    static func retiredRequired(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .retiredParameter, at: range, "a retired parameter cannot be set any more, so that it is not `required`"
        )
    }

    // MARK: Summary

    static func summaryKey(at range: SourceRange) -> Diagnostic {
        Diagnostic(.summaryParameter, at: range, "Apple looks a summary up by its own text: it has no `key`")
    }

    static func summaryValue(at range: SourceRange) -> Diagnostic {
        Diagnostic(.summaryParameter, at: range, "a summary holds parameters: `\\(name)` of this intent")
    }

    static func summaryTwice(_ name: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(.summaryParameter, at: range, "the summary holds `\(name)` already")
    }

    static func shownAlways(_ name: String, at range: SourceRange, summary: SourceRange) -> Diagnostic {
        Diagnostic(
            .summaryParameter, at: range, "`\(name)` stands in the summary, which always shows: it has no condition",
            labels: [DiagnosticLabel("the summary is here", at: summary)]
        )
    }

    static func retiredShown(_ name: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(.retiredParameter, at: range, "`\(name)` is retired, and the editor does not show it")
    }

    static func invalidCondition(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .invalidCondition, at: range,
            "a condition compares one parameter with a value or `nil`, or is `context.family == .systemSmall`"
        )
    }

    static func incomparableCondition(_ name: String, _ type: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .invalidCondition, at: range, "`\(name)` is `\(type)`, which a summary compares with `nil` only"
        )
    }

    static func neverNil(_ name: String, _ type: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(.invalidCondition, at: range, "`\(name)` is `\(type)` and never nil")
    }

    static func unorderedCondition(_ type: String, _ operation: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .invalidCondition, at: range, "`\(operation)` compares numbers and texts: this parameter is `\(type)`"
        )
    }

    static func unreachableParameter(_ name: String, at range: SourceRange, parameter: SourceRange) -> Diagnostic {
        Diagnostic(
            .unreachableParameter, at: range,
            "`\(name)` never shows, since this never holds: change the condition, or retire the parameter",
            labels: [DiagnosticLabel("the parameter is declared here", at: parameter)]
        )
    }

    static func summaryTooLarge(_ limit: Int, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .summaryTooLarge, at: range,
            "the conditions come to more than \(limit) combinations: ask about fewer parameters"
        )
    }

    // MARK: Identity

    static func duplicatePersistentIdentifier(
        _ name: String, _ other: String, at range: SourceRange, first: SourceRange
    ) -> Diagnostic {
        Diagnostic(
            .duplicateIdentifier, at: range,
            "stored choices could not tell `\(name)` from `\(other)`: an identifier stands for one declaration",
            labels: [DiagnosticLabel("`\(other)` is declared here", at: first)]
        )
    }

    static func formerIdentifier(_ type: String, _ expected: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .typeMismatch, at: range,
            "stored choices hold `\(type)`: the identifier is `\(expected)`, and both are one type"
        )
    }

    static func formerIsIdentifier(_ name: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .duplicateArgument, at: range, "`\(name)` is the identifier now: `was` names what was it before"
        )
    }

    static func twoImages(_ word: String, at range: SourceRange, first: SourceRange) -> Diagnostic {
        Diagnostic(
            .duplicateMember, at: range, "a row has one picture: `\(word)` is a second",
            labels: [DiagnosticLabel("the first is here", at: first)]
        )
    }

    static func demandOfSnapshot(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .memberNotAllowed, at: range,
            "the rows of a snapshot are all there: what a hand-written catalog loads may come on demand"
        )
    }

    static func searchOnDemand(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .memberNotAllowed, at: range,
            "the catalog searches by itself, since its rows come on demand: leave `search` out"
        )
    }

    static func symbolBesideImage(at range: SourceRange, image: SourceRange) -> Diagnostic {
        Diagnostic(
            .duplicateMember, at: range,
            "every row has a picture, so that `symbol` never shows: it stands in where the picture's field is nil",
            labels: [DiagnosticLabel("the picture is here", at: image)]
        )
    }

    static func imageField(_ name: String, _ type: String, rule: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(.typeNotAllowed, at: range, "`\(name)` is `\(type)`: \(rule)")
    }

    static func imageWithoutGroup(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .missingGroup, at: range,
            "a file is found by its name in an App Group: the module needs `group \"group.…\"`"
        )
    }
}
