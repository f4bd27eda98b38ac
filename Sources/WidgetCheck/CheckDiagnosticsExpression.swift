// In: what the check found about types and expressions. Out: findings, with their wording.
// Invariant: a mismatch says what was found, then what the place takes.

import WidgetBase
import WidgetModel

extension Diagnostic {
    // MARK: Types

    static func typeNotAllowed(_ type: String, in use: TypeUse, at range: SourceRange) -> Diagnostic {
        Diagnostic(.typeNotAllowed, at: range, "\(use.words) cannot be `\(type)`: \(use.rule)")
    }

    static func optionalNotAllowed(_ type: String, in use: TypeUse, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .typeNotAllowed, at: range, "\(use.words) of type `\(type)` cannot be optional",
            fixes: [.replace(range, with: type)]
        )
    }

    static func listNotAllowed(in use: TypeUse, at range: SourceRange) -> Diagnostic {
        Diagnostic(.typeNotAllowed, at: range, "\(use.words) cannot be a list: \(use.rule)")
    }

    static func nestedListNotAllowed(isOptional: Bool, at range: SourceRange) -> Diagnostic {
        let found = isOptional ? "elements of a list cannot be optional" : "a list cannot hold lists"
        let rule = isOptional ? "leave the element out instead" : "put the inner one into a struct"
        return Diagnostic(.typeNotAllowed, at: range, "\(found): \(rule)")
    }

    static func recursiveType(_ names: [String], at range: SourceRange) -> Diagnostic {
        Diagnostic(.recursiveType, at: range, "a row holds itself: \(path(names)); rows are stored inline and must end")
    }

    // MARK: Names in expressions

    static func unknownName(_ name: String, in place: ExprPlace, at range: SourceRange, nearest: String?) -> Diagnostic
    {
        Diagnostic(
            .unknownName, at: range, "nothing is called `\(name)` in \(place.words)", fixes: fixes(nearest, at: range)
        )
    }

    /// A name for what is written with something before it.
    static func unqualifiedValue(_ word: String, meant: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .unknownName, at: range, "nothing is called `\(word)` here; it is written `\(meant)`",
            fixes: [.replace(range, with: meant)]
        )
    }

    static func rowByName(_ word: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .unknownName, at: range, "`\(word)` is the row itself: its fields are named without it, as in `\\(name)`")
    }

    static func unknownField(
        _ name: String, of owner: String, at range: SourceRange, nearest: String?, declared: SourceRange
    ) -> Diagnostic {
        Diagnostic(
            .unknownField, at: range, "`\(owner)` has no field `\(name)`",
            labels: [DiagnosticLabel("`\(owner)` is declared here", at: declared)], fixes: fixes(nearest, at: range)
        )
    }

    static func unknownMember(
        _ name: String, of type: String, at range: SourceRange, nearest: String?, isList: Bool
    ) -> Diagnostic {
        let rule =
            isList
            ? "a list has `\(Checker.listMembers.joined(separator: "`, `"))`, and the fields of its rows"
            : "more than fields and lists belongs in the app, the loader or the view"
        return Diagnostic(
            .unknownField, at: range, "`\(type)` has no member `\(name)`: \(rule)", fixes: fixes(nearest, at: range)
        )
    }

    static func memberOfExtern(_ name: String, of type: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .unknownField, at: range,
            "`\(type)` is written by hand: its member `\(name)` is not known here, only `\(type).sample` in a sample is"
        )
    }

    static func columnOfView(_ name: String, of style: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .unknownField, at: range,
            "`\(name)` depends on light and dark or text sizes, which the view knows: pass it `\(style)` as a whole"
        )
    }

    static func listOfLists(_ name: String, of type: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .typeNotAllowed, at: range,
            "`\(name)` is a list itself: that of each element of `\(type)` would be a list of lists, which there is not"
        )
    }

    static func unknownContext(_ name: String, at range: SourceRange, nearest: String?) -> Diagnostic {
        Diagnostic(
            .unknownField, at: range, "`context` has no `\(name)`: it has `date` and `family`",
            fixes: fixes(nearest, at: range)
        )
    }

    static func unknownCase(
        _ name: String, of owner: String, at range: SourceRange, nearest: String?, declared: SourceRange,
        cases: [String]
    ) -> Diagnostic {
        let shown = cases.prefix(6).map { "`.\($0)`" }
        let rule = shown.isEmpty ? "" : ": it has \(listed(shown))\(cases.count > 6 ? " and more" : "")"
        return Diagnostic(
            .unknownCase, at: range, "`\(owner)` has no case `\(name)`\(rule)",
            labels: [DiagnosticLabel("`\(owner)` is declared here", at: declared)], fixes: fixes(nearest, at: range)
        )
    }

    static func notVisible(_ name: String, in place: ExprPlace, at range: SourceRange) -> Diagnostic {
        Diagnostic(.notVisible, at: range, "`\(name)` is not visible in \(place.words)")
    }

    static func parameterNotVisible(_ name: String, at range: SourceRange, declared: SourceRange) -> Diagnostic {
        Diagnostic(
            .missingDependency, at: range,
            "`\(name)` is not visible here: options see the parameters that `depends on` names, and only where they "
                + "have a value",
            labels: [DiagnosticLabel("`\(name)` is declared here", at: declared)]
        )
    }

    static func entryFieldNotVisible(_ name: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .notVisible, at: range,
            "`\(name)` is a field of the entry, which only the fields after it, `link` and `relevance` see: here stand "
                + "parameters, loaded fields and snapshots"
        )
    }

    static func elementOutsideClosure(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .notVisible, at: range, "`$0` stands for an element, inside the braces of `filter`, `first` or `last`")
    }

    static func groupingNotAllowed(at range: SourceRange) -> Diagnostic {
        Diagnostic(.notVisible, at: range, "`grouped` makes the sections of a picker: it stands last, in `suggest`")
    }

    // MARK: Fitting

    static func typeMismatch(found: String, expected: String, at range: SourceRange, fix: FixIt? = nil) -> Diagnostic {
        let form = expected == "Date" ? ", such as `context.date + 2 hours`" : ""
        return Diagnostic(
            .typeMismatch, at: range, "this is `\(found)`: `\(expected)` is needed here\(form)",
            fixes: fix.map { [$0] } ?? []
        )
    }

    static func swappedArguments(
        found: String, wanted: String, at first: SourceRange, _ second: SourceRange, texts: [String]
    ) -> Diagnostic {
        Diagnostic(
            .typeMismatch, at: first,
            "this is `\(found)`, and `\(wanted)` is needed here: it is swapped with another argument",
            labels: [DiagnosticLabel("this is `\(wanted)`, and `\(found)` is needed here", at: second)],
            fixes: [FixIt("swap the two", edits: [TextEdit(first, texts[1]), TextEdit(second, texts[0])])])
    }

    /// What stands before the `?` of a choice and may be nil.
    static func optionalCondition(_ type: String, text: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .typeMismatch, at: range,
            "this is `\(type)`: a `Bool` stands before `?`; what takes the place of nil is said by `\(text) ?? …`")
    }

    static func optionalValue(_ type: String, expected: String, at range: SourceRange, fix: FixIt?) -> Diagnostic {
        Diagnostic(
            .optionalValue, at: range,
            "this may be nil: `\(expected)` is needed in every state, so say by `??` what then",
            fixes: fix.map { [$0] } ?? []
        )
    }

    static func nilNotAllowed(_ expected: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(.optionalValue, at: range, "`nil` cannot stand here: `\(expected)` is not optional")
    }

    /// An argument of a link or action that is written as `nil`.
    static func nilArgument(_ label: String, of what: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .optionalValue, at: range, "`nil` cannot stand here: without its `\(label)` there is never \(what)")
    }

    static func missingChaining(_ type: String, at range: SourceRange, operatorAt: SourceRange) -> Diagnostic {
        Diagnostic(
            .optionalValue, at: range, "this is `\(type)`, which may be nil: read it with `?.`",
            fixes: [.replace(operatorAt, with: "?.", isSafe: true)]
        )
    }

    static func needlessChaining(_ type: String, at range: SourceRange, fix: String) -> Diagnostic {
        Diagnostic(
            .needlessOptional, at: range, "`?.` stands behind an optional: `\(type)` is none",
            fixes: [.replace(range, with: fix, isSafe: true)]
        )
    }

    static func needlessCoalescing(_ type: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .needlessOptional, at: range, "this is `\(type)` and never nil: what follows `??` would not be used"
        )
    }

    static func uninferredType(_ found: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(.uninferredType, at: range, "\(found) has no type here: nothing says what it stands for")
    }

    static func caseOfOtherType(_ name: String, expected: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(.typeMismatch, at: range, "`.\(name)` is a case of an enum: `\(expected)` is needed here")
    }

    static func notComparable(_ type: String, operation: String, at range: SourceRange) -> Diagnostic {
        let rule =
            operation == "==" || operation == "!="
            ? "data can be compared" : "texts, numbers and dates have an order"
        return Diagnostic(.notComparable, at: range, "`\(operation)` does not compare `\(type)`: \(rule)")
    }

    static func notSortable(_ type: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .notComparable, at: range,
            "rows cannot be sorted by `\(type)`: texts, numbers, dates, `Bool` and enums have an order"
        )
    }

    static func notGroupable(_ type: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .notComparable, at: range, "rows cannot be grouped by `\(type)`: a section is headed by a text or an enum"
        )
    }

    static func notAList(_ method: String, _ type: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(.typeMismatch, at: range, "`\(method)` is for lists: this is `\(type)`")
    }

    static func notRows(_ method: String, _ type: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(.typeMismatch, at: range, "`\(method)` reads a field of each element: `\(type)` holds no rows")
    }

    // MARK: Texts

    static func interpolationNotAllowed(in what: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(.notInterpolable, at: range, "\(what) takes no `\\( )`: it is known before anything is read")
    }

    static func optionalInText(_ type: String, at range: SourceRange, fix: FixIt?) -> Diagnostic {
        Diagnostic(
            .optionalValue, at: range,
            "this is `\(type)`, which may be nil: a text needs a value, only an optional subtitle is left out",
            fixes: fix.map { [$0] } ?? []
        )
    }

    static func notInterpolable(_ type: String, isData: Bool, at range: SourceRange) -> Diagnostic {
        if type == "Date" || type == "DateComponents" {
            return Diagnostic(
                .notInterpolable, at: range,
                "`\(type)` cannot stand in a text, where it would stay as it was: give the entry the date, and let the "
                    + "view show it, as `Text(date, style: .relative)` does"
            )
        }
        let rule =
            isData
            ? "data holds `String`, `Int`, `Double`, `Bool` and `UUID`"
            : "text shown to people holds `String`, `Int`, `UUID` and enums, since others need a format"
        return Diagnostic(.notInterpolable, at: range, "`\(type)` cannot stand in this text: \(rule)")
    }

    // MARK: Calls and look-ups

    /// - Parameter missing: what is not given, and where each is declared.
    static func missingArguments(
        _ missing: [(name: String, declared: SourceRange)],
        of owner: String,
        at range: SourceRange
    ) -> Diagnostic {
        let first = missing.first.map { "give `\($0.name): …`" } ?? ""
        return Diagnostic(
            .missingArgument, at: range,
            "`\(owner)` needs \(listed(missing.map { "`\($0.name)`" })): "
                + (missing.count == 1 ? "it has no default; \(first)" : "they have no default; \(first) and so on"),
            labels: missing.map { DiagnosticLabel("`\($0.name)` is declared here", at: $0.declared) }
        )
    }

    static func duplicateArgument(_ name: String, at range: SourceRange, first: SourceRange) -> Diagnostic {
        Diagnostic(
            .duplicateArgument, at: range, "`\(name)` is given twice",
            labels: [DiagnosticLabel("the first is here", at: first)]
        )
    }

    static func argumentCount(_ style: String, expected: Int, found: Int, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .argumentCount, at: range,
            "`\(style)` is looked up by \(counted(expected, "value")), one for each axis: "
                + "here \(found == 1 ? "is" : "are") \(found)"
        )
    }

    static func lookUpOfNoStyle(
        _ name: String?, at range: SourceRange, nearest: String?, declared: SourceRange? = nil
    ) -> Diagnostic {
        Diagnostic(
            .unknownName, at: range, "\(name.map { "`\($0)`" } ?? "this") is no style: `[ ]` looks up a row of a style",
            labels: note("`\(name ?? "")` is declared here", declared), fixes: fixes(nearest, at: range)
        )
    }

    static func optionalLookUp(
        _ style: String, _ type: String, at range: SourceRange, declared: SourceRange
    ) -> Diagnostic {
        Diagnostic(
            .optionalValue, at: range,
            "this is `\(type)`, which may be nil: `\(style)` has no `default` row, which would take nil",
            labels: [DiagnosticLabel("`\(style)` is declared here", at: declared)]
        )
    }

    static func orForNil(_ type: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .typeMismatch, at: range,
            "`||` joins two conditions, and its left side is `\(type)`: what stands in for nil is written "
                + "`value ?? other`"
        )
    }

    // MARK: Literals

    static func literalMismatch(
        _ what: String, found: String, expected: String, at range: SourceRange, fix: FixIt? = nil
    ) -> Diagnostic {
        Diagnostic(
            .typeMismatch, at: range, "\(what) is \(found): `\(expected)` is needed here", fixes: fix.map { [$0] } ?? []
        )
    }

    static func noLiteral(_ what: String, of type: String, isOptional: Bool, at range: SourceRange) -> Diagnostic {
        let rule = isOptional ? "leave it away, and it is nil" : "make it optional, or leave the default away"
        return Diagnostic(
            .invalidDefault, at: range, "\(what) cannot be written down: `\(type)` has no literal; \(rule)")
    }

    static func listDefaultNotEmpty(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .invalidDefault, at: range, "the default of a list is `[]`: what it holds comes with the data",
            fixes: [.replace(range, with: "[]")]
        )
    }

    static func durationOutOfRange(_ count: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(.numberOutOfRange, at: range, "`\(count)` is no length of time: it is 1 to 1,000,000")
    }

    static func versionOutOfRange(_ number: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(.numberOutOfRange, at: range, "`\(number)` is no version: it is 1 to 1,000,000, and grows by one")
    }

    /// `1 value`, `2 values`.
    static func counted(_ count: Int, _ word: String) -> String {
        count == 1 ? "1 \(word)" : "\(count) \(word)s"
    }
}
