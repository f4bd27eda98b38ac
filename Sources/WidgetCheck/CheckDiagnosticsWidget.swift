// In: what the check found about intents, widgets and bundles. Out: findings, with their wording.
// Invariant: a finding that rests on a rule of the system says what a person would see.

import WidgetBase
import WidgetModel

extension Diagnostic {
    // MARK: Parameters

    static func entityNotOptional(_ type: String, at range: SourceRange, end: SourceRange) -> Diagnostic {
        Diagnostic(
            .missingDefault, at: range,
            "a parameter of an entity is optional or a list: nothing is chosen at first, and rows may be gone",
            fixes: [FixIt("change it to `\(type)?`", edits: [TextEdit(end, "?")])]
        )
    }

    static func requiredNotOptional(_ name: String, _ type: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .requiredNotOptional, at: range,
            "`\(name)` is `\(type)` and always has a value: `required` says what happens without one"
        )
    }

    static func missingDefault(
        _ name: String, _ type: String, hasLiteral: Bool, at range: SourceRange, end: SourceRange?
    ) -> Diagnostic {
        let rule = hasLiteral ? "give it a default, or make it optional" : "it takes no default, so make it optional"
        let fix = end.map { FixIt("make it optional: `\(type)?`", edits: [TextEdit($0, "?")]) }
        return Diagnostic(
            .missingDefault, at: range, "`\(name)` is `\(type)`, and nothing is chosen at first: \(rule)",
            fixes: fix.map { [$0] } ?? []
        )
    }

    static func defaultNotOffered(_ value: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(.invalidDefault, at: range, "the default `\(value)` is none of the options")
    }

    static func defaultOfEntity(_ word: String, _ type: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .invalidDefault, at: range, "`\(word)` chooses a row of an entity: this parameter is `\(type)`"
        )
    }

    static func severalForOne(_ type: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .invalidDefault, at: range, "the parameter holds one row: several are the default of a list, `[\(type)]`"
        )
    }

    static func firstOutOfRange(_ count: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(.numberOutOfRange, at: range, "a list starts with 1 to 100 rows, not `\(count)`")
    }

    static func repeatedDefault(_ value: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(.invalidDefault, at: range, "the default has `\(value)` already: a row is chosen once")
    }

    static func noSuchRow(
        _ identifier: String, of entity: String, at range: SourceRange, nearest: String?, declared: SourceRange
    ) -> Diagnostic {
        Diagnostic(
            .invalidDefault, at: range,
            "no row of `\(entity)` has the identifier `\(identifier)`: the rows are those that its `source` lists",
            labels: [DiagnosticLabel("`\(entity)` is declared here", at: declared)], fixes: fixes(nearest, at: range)
        )
    }

    static func reusedView(
        _ view: String, entry: String, other: String, at range: SourceRange, first: SourceRange
    ) -> Diagnostic {
        Diagnostic(
            .reusedView, at: range,
            "`\(view)` is given a `\(entry)` here and a `\(other)` elsewhere: a view takes one type of entry, "
                + "unless it is generic; give each widget a view of its own, which may share what it is made of",
            labels: [DiagnosticLabel("the other stands here", at: first)]
        )
    }

    /// - Parameter identifier: what is written, if it can be the identifier of a row.
    static func entityDefault(at range: SourceRange, identifier: String? = nil) -> Diagnostic {
        Diagnostic(
            .invalidDefault, at: range,
            "rows are not known when the app is built: the default of an entity is `first`, `id(…)` or `follow …`",
            fixes: identifier.map { fixes("id(\($0))", at: range) } ?? [])
    }

    static func identifierOfUUID(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .invalidDefault, at: range, "a `UUID` cannot be written down: the default is `first`, or there is none"
        )
    }

    static func invalidFollow(at range: SourceRange) -> Diagnostic {
        Diagnostic(.followMismatch, at: range, "`follow` names a field of a snapshot: `follow Snapshot.field \"Text\"`")
    }

    static func followNeedsString(
        _ entity: String, _ type: String, at range: SourceRange, identifier: SourceRange
    ) -> Diagnostic {
        Diagnostic(
            .followMismatch, at: range,
            "`\(entity)` is identified by `\(type)`: the row that follows the app's choice has a text as identifier",
            labels: [DiagnosticLabel("the identifier is declared here", at: identifier)]
        )
    }

    static func followMismatch(_ type: String, at range: SourceRange, field: SourceRange) -> Diagnostic {
        Diagnostic(
            .followMismatch, at: range, "this is `\(type)`: `follow` reads the identifier of a row, a `String`",
            labels: [DiagnosticLabel("the field is declared here", at: field)]
        )
    }

    // MARK: Dependencies and options

    static func unknownParameter(_ name: String, at range: SourceRange, nearest: String?) -> Diagnostic {
        Diagnostic(
            .unknownParameter, at: range, "the intent has no parameter `\(name)`", fixes: fixes(nearest, at: range)
        )
    }

    static func dependencyTwice(_ name: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(.duplicateArgument, at: range, "`\(name)` is a dependency already")
    }

    static func severalDependencies(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .severalDependencies, at: range,
            "more than one dependency is reported to leave the row disabled on devices: depend on one"
        )
    }

    static func dependencyWithoutOptions(_ name: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .missingDependency, at: range,
            "`\(name)` offers the same whatever it depends on: `depends on` needs `options` that use it"
        )
    }

    static func unsetWithoutDependency(_ name: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .missingDependency, at: range,
            "`unset` says what is offered while a dependency has no value, and `\(name)` depends on nothing"
        )
    }

    static func optionsWithoutDependency(_ name: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .missingDependency, at: range,
            "`\(name)` has options for cases of another parameter: `depends on` says of which"
        )
    }

    static func dependencyCycle(_ names: [String], at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .dependencyCycle, at: range, "parameters wait for each other: \(path(names)); none could be chosen first"
        )
    }

    static func optionsOfBool(at range: SourceRange) -> Diagnostic {
        Diagnostic(.optionsNotAllowed, at: range, "a `Bool` is a switch: it has no `options`")
    }

    static func literalOptionsNotAllowed(_ type: String, isEntity: Bool, at range: SourceRange) -> Diagnostic {
        let rule =
            isEntity ? "its options are an expression over `rows`" : "its options come from a hand-written provider"
        return Diagnostic(.optionsNotAllowed, at: range, "values of `\(type)` cannot be written down: \(rule)")
    }

    static func mixedOptions(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .optionsNotAllowed, at: range, "options for cases stand by themselves: here plain options stand beside them"
        )
    }

    static func duplicateOption(_ value: String, at range: SourceRange, first: SourceRange) -> Diagnostic {
        Diagnostic(
            .duplicateOption, at: range, "`\(value)` is offered twice",
            labels: [DiagnosticLabel("the first is here", at: first)]
        )
    }

    static func unreachableOption(_ dependency: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .unreachableRow, at: range,
            "`\(dependency)` never has such a value, so that these options are never offered"
        )
    }

    static func missingDefaultRow(_ name: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .missingDefaultRow, at: range,
            "the options of `\(name)` have no `default:` row: it is offered for other values, and while none is chosen"
        )
    }

    static func dependencyPatternCount(expected: Int, found: Int, at range: SourceRange) -> Diagnostic {
        let rule =
            expected == 1
            ? "the parameter depends on one, so that a pattern stands without parentheses"
            : "the parameter depends on \(expected), so that a pattern is \(expected) values in parentheses"
        return Diagnostic(.stylePattern, at: range, "the pattern has \(counted(found, "part")): \(rule)")
    }

    static func nilOptionPattern(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .stylePattern, at: range, "`nil` is no pattern: `unset` says what is offered while nothing is chosen"
        )
    }

    static func unmatchableDependency(_ name: String, _ type: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .stylePattern, at: range,
            "`\(name)` is `\(type)`, of which no value can be written down: use `options rows.filter { … }`"
        )
    }

    static func providerIsDeclared(
        _ name: String, _ found: String, at range: SourceRange, declared: SourceRange
    ) -> Diagnostic {
        Diagnostic(
            .wrongDeclaration, at: range,
            "`\(name)` is \(found): options are literals, a list over `rows` or a snapshot, or a type that you write",
            labels: [DiagnosticLabel("`\(name)` is declared here", at: declared)]
        )
    }

    // MARK: Families and views

    static func unknownFamily(_ name: String, at range: SourceRange, nearest: String?) -> Diagnostic {
        let families = WidgetFamily.allCases.prefix(4).map { "`\($0.name)`" }
        let all = "; families are \(listed(families)), and those whose names start with `accessory`"
        let rule = nearest == nil ? all : ""
        return Diagnostic(
            .unknownFamily, at: range, "`\(name)` is no widget family\(rule)", fixes: fixes(nearest, at: range))
    }

    static func unavailableFamily(_ family: WidgetFamily, platforms: [Platform], at range: SourceRange) -> Diagnostic {
        let able = Platform.allCases.filter { family.introduced[$0] != nil }.map(\.name)
        return Diagnostic(
            .unavailableFamily, at: range,
            "`\(family.name)` cannot show on \(listed(platforms.map(\.name), joinedBy: "or")): "
                + "it is for \(listed(able))"
        )
    }

    static func duplicateFamily(_ name: String, at range: SourceRange, first: SourceRange) -> Diagnostic {
        Diagnostic(
            .duplicateFamily, at: range, "`\(name)` is given twice",
            labels: [DiagnosticLabel("the first is here", at: first)]
        )
    }

    /// A line of families of which each has been given.
    static func repeatedFamilies(at range: SourceRange, first: SourceRange) -> Diagnostic {
        Diagnostic(
            .duplicateFamily, at: range, "every family of this line is given twice: it stands once",
            labels: [DiagnosticLabel("the first is here", at: first)]
        )
    }

    static func undeclaredFamily(
        _ names: [String], at range: SourceRange, others: [SourceRange] = []
    ) -> Diagnostic {
        let families = listed(names.map { "`\($0)`" }, joinedBy: "or")
        return Diagnostic(
            .undeclaredFamily, at: range,
            "the widget never shows as \(families): its `families` do not name \(names.count == 1 ? "it" : "them")",
            labels: others.map { DiagnosticLabel("nor as this", at: $0) })
    }

    static func missingFamilies(
        _ families: [String],
        at range: SourceRange,
        after brace: SourceRange?,
        frame: (before: String, after: String)
    ) -> Diagnostic {
        let line = "families " + families.joined(separator: ", ")
        let text = frame.before + line + frame.after
        let fix = brace.map { FixIt("say it: `\(line)`", isSafe: true, edits: [TextEdit($0, text)]) }
        return Diagnostic(
            .missingFamilies, at: range,
            "the widget names no families: it gets \(listed(families.map { "`\($0)`" })), and a view has to fit each",
            fixes: fix.map { [$0] } ?? []
        )
    }

    static func leftOut(_ name: String, on platforms: [Platform], at range: SourceRange) -> Diagnostic {
        let words = listed(platforms.map(\.name))
        return Diagnostic(
            .leftOut, at: range, "`\(name)` has no family that shows on \(words): it is left out there"
        )
    }

    static func missingView(_ families: [String], at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .missingView, at: range,
            "`view` has none for \(listed(families.map { "`\($0)`" })): every family needs one, or a `default`"
        )
    }

    // MARK: Loaders and samples

    static func loaderIsDeclared(
        _ name: String, _ found: String, at range: SourceRange, declared: SourceRange
    ) -> Diagnostic {
        Diagnostic(
            .wrongDeclaration, at: range, "`\(name)` is \(found): a loader is a type that you write",
            labels: [DiagnosticLabel("`\(name)` is declared here", at: declared)]
        )
    }

    static func loaderConfiguration(_ name: String, at range: SourceRange, first: SourceRange) -> Diagnostic {
        Diagnostic(
            .loaderMismatch, at: range,
            "widgets that share `\(name)` have the same `configuration`: this one has another",
            labels: [DiagnosticLabel("the first is here", at: first)]
        )
    }

    static func loaderFields(_ name: String, at range: SourceRange, first: SourceRange) -> Diagnostic {
        Diagnostic(
            .loaderMismatch, at: range, "widgets that share `\(name)` ask for the same fields: these differ",
            labels: [DiagnosticLabel("the first are here", at: first)]
        )
    }

    static func missingSample(_ names: [String], hasSample: Bool, at range: SourceRange) -> Diagnostic {
        let inputs = listed(names.map { "`\($0)`" })
        let found =
            hasSample
            ? "the sample gives \(inputs) no value" : "the widget needs a `sample` with a value for \(inputs)"
        return Diagnostic(.missingSample, at: range, "\(found): gallery and placeholder show nothing else")
    }

    static func sampleNotRead(_ name: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .notVisible, at: range, "`\(name)` is read by no expression of the widget: its sample would show nowhere")
    }

    static func sampleOfEntryField(_ name: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .notVisible, at: range,
            "`\(name)` is computed: a sample gives the parameters, loaded fields and snapshot fields that it comes from"
        )
    }

    static func unknownSampleInput(_ name: String, at range: SourceRange, nearest: String?) -> Diagnostic {
        Diagnostic(
            .unknownName, at: range,
            "the widget has no input `\(name)`: a sample gives parameters, loaded fields and snapshot fields",
            fixes: fixes(nearest, at: range)
        )
    }

    // MARK: Widgets and bundles

    static func duplicateKind(_ kind: String, at range: SourceRange, first: SourceRange) -> Diagnostic {
        Diagnostic(
            .duplicateKind, at: range, "two widgets have the kind `\(kind)`: the system takes them for one",
            labels: [DiagnosticLabel("the first is here", at: first)]
        )
    }

    static func noLink(_ type: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .typeMismatch, at: range,
            "this is `\(type)`: a link is a route, a `URL` that the data has, or a text like `\"https://example.com\"`"
        )
    }

    static func interpolatedLink(at range: SourceRange) -> Diagnostic {
        Diagnostic(.invalidURL, at: range, "a web address takes no `\\( )`: a link with values is a `route`")
    }

    static func invalidURL(_ text: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .invalidURL, at: range,
            "`\(text)` is no web address: it starts with `https://` and holds no spaces; into the app leads a `route`"
        )
    }

    static func longTimeout(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .longTimeout, at: range,
            "WidgetKit gives a provider about 30 seconds: with a longer `timeout` the kept content is never shown"
        )
    }

    static func neverWithOther(at range: SourceRange) -> Diagnostic {
        Diagnostic(.conflictingRefresh, at: range, "`never` stands alone: with another time the widget does refresh")
    }
}
