// In: what the check found about enums, snapshots, entities, styles and routes. Out: findings, with their wording.
// Invariant: a finding about cells of a table names the cells.

import WidgetBase
import WidgetModel

extension Diagnostic {
    // MARK: Enums

    static func mixedRawValues(isInteger: Bool, at range: SourceRange, first: SourceRange) -> Diagnostic {
        let (kind, other) = isInteger ? ("whole numbers", "a whole number") : ("texts", "a text")
        return Diagnostic(
            .mixedRawValues, at: range, "the raw values of this enum are \(kind): this case needs \(other) too",
            labels: [DiagnosticLabel("the first raw value is here", at: first)]
        )
    }

    static func duplicateRawValue(_ value: String, at range: SourceRange, first: SourceRange) -> Diagnostic {
        Diagnostic(
            .duplicateRawValue, at: range, "the raw value `\(value)` stands for two cases",
            labels: [DiagnosticLabel("the first is here", at: first)]
        )
    }

    // MARK: Snapshots

    static func missingGroup(_ name: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .missingGroup, at: range,
            "`\(name)` has no App Group: the app and the widget share its file in one, so that the module or the "
                + "snapshot needs a line `group \"group.…\"`"
        )
    }

    static func overlappingRoutes(
        _ name: String,
        _ other: String,
        at range: SourceRange,
        first: SourceRange
    ) -> Diagnostic {
        Diagnostic(
            .overlappingRoutes, at: range,
            "`\(name)` and `\(other)` can make the same link: their texts differ for all values, so that the app "
                + "can tell which of them it gets",
            labels: [DiagnosticLabel("the other is here", at: first)]
        )
    }

    static func nestedTypeName(_ name: String, of snapshot: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .reservedName, at: range,
            "`\(name)` in `\(snapshot)` is the snapshot's own type: the type of a field has another name"
        )
    }

    static func duplicateGroup(_ platform: Platform?, at range: SourceRange, first: SourceRange) -> Diagnostic {
        let owner = platform.map { "`group \($0.name)`" } ?? "`group`"
        return Diagnostic(
            .duplicateMember, at: range, "\(owner) is given twice: it stands once in a block",
            labels: [DiagnosticLabel("the first is here", at: first)]
        )
    }

    static func invalidGroup(_ name: String, on platform: Platform, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .invalidGroup, at: range,
            "`\(name)` is no App Group of \(platform.name): there it starts with `group.`",
            fixes: name.hasPrefix("group.") ? [] : [.replace(range, with: "\"group.\(name)\"")]
        )
    }

    static func buildSetting(_ reference: String, in setting: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .invalidGroup, at: range,
            "`\(reference)` is replaced in entitlements and not in Swift: `\(setting)` takes the text that it stands "
                + "for"
        )
    }

    static func groupOfUndeclaredPlatform(_ platform: Platform, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .unknownPlatform, at: range, "the module has no platform `\(platform.name)`, and so no App Group on it"
        )
    }

    static func groupMissingOnPlatforms(_ platforms: [Platform], at range: SourceRange) -> Diagnostic {
        let names = platforms.map { "`\($0.name)`" }.joined(separator: ", ")
        return Diagnostic(
            .missingGroup, at: range,
            "\(names) has no App Group: beside groups of single platforms, the others need a line `group \"group.…\"`"
        )
    }

    static func invalidFileName(_ name: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .invalidFileName, at: range,
            "`\(name)` is no file name: it is one component, without `/`, `\\` and `:`, and does not start with a dot"
        )
    }

    static func duplicateFile(_ name: String, at range: SourceRange, first: SourceRange) -> Diagnostic {
        Diagnostic(
            .duplicateFile, at: range, "two snapshots of one App Group share the file `\(name)`: each needs its own",
            labels: [DiagnosticLabel("the first is here", at: first)]
        )
    }

    // MARK: Entities

    static func invalidSource(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .wrongDeclaration, at: range,
            "this is no source: rows come from `Snapshot.list`, from `{ Entity(…) … }`, or from a hand-written type"
        )
    }

    static func catalogIsDeclared(
        _ name: String, _ found: String, at range: SourceRange, declared: SourceRange
    ) -> Diagnostic {
        Diagnostic(
            .wrongDeclaration, at: range,
            "`\(name)` is \(found): a source is `Snapshot.list`, `{ Entity(…) … }`, or a type that you write",
            labels: [DiagnosticLabel("`\(name)` is declared here", at: declared)]
        )
    }

    static func duplicateCatalog(_ name: String, at range: SourceRange, first: SourceRange) -> Diagnostic {
        Diagnostic(
            .duplicateCatalog, at: range, "`\(name)` gives the rows of two entities: each entity has a type of its own",
            labels: [DiagnosticLabel("the first is here", at: first)]
        )
    }

    static func duplicateIdentifier(_ value: String, at range: SourceRange, first: SourceRange) -> Diagnostic {
        Diagnostic(
            .duplicateIdentifier, at: range, "two rows have the identifier `\(value)`",
            labels: [DiagnosticLabel("the first is here", at: first)]
        )
    }

    static func searchedTwice(_ name: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(.duplicateArgument, at: range, "`\(name)` is searched already")
    }

    static func notSearchable(_ name: String, _ type: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .typeNotAllowed, at: range, "`\(name)` is `\(type)`: typing in the picker searches texts and enums"
        )
    }

    // MARK: Styles

    static func columnAfterRow(_ name: String, at range: SourceRange, row: SourceRange) -> Diagnostic {
        Diagnostic(
            .unknownColumn, at: range, "the column `\(name)` stands after a row: columns come first",
            labels: [DiagnosticLabel("the first row is here", at: row)]
        )
    }

    static func unknownColumn(_ name: String, at range: SourceRange, nearest: String?) -> Diagnostic {
        Diagnostic(
            .unknownColumn, at: range, "the style has no column `\(name)`", fixes: fixes(nearest, at: range)
        )
    }

    static func missingColumns(_ names: [String], at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .missingColumn, at: range,
            "the row leaves out \(listed(names.map { "`\($0)`" })): only a column with a default may be left out"
        )
    }

    static func columnWithoutDefault(_ name: String, at range: SourceRange, rows: [SourceRange]) -> Diagnostic {
        let shown = rows.count == 4 ? 4 : 3
        let labels = rows.prefix(shown).enumerated().map { index, row in
            let isLast = index == shown - 1 && rows.count > shown
            return DiagnosticLabel("this row leaves it out\(isLast ? ", and \(rows.count - shown) more" : "")", at: row)
        }
        return Diagnostic(
            .missingColumn, at: range,
            "\(rows.count) rows leave out `\(name)`: only a column with a default may be left out", labels: labels
        )
    }

    static func unknownColor(_ name: String, at range: SourceRange, nearest: String?) -> Diagnostic {
        Diagnostic(
            .unknownColor, at: range, "`.\(name)` is no colour of the system: another one is written `#RRGGBB`",
            fixes: fixes(nearest, at: range)
        )
    }

    static func newerColor(_ name: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .unknownColor, at: range,
            "`.\(name)` came with iOS 15 and macOS 12, and the module's floor is older: write it `#RRGGBB`"
        )
    }

    static func patternCount(expected: Int, found: Int, at range: SourceRange) -> Diagnostic {
        let rule =
            expected == 1
            ? "the style has one axis, so that a pattern stands without parentheses"
            : "the style has \(expected) axes, so that a pattern is \(expected) values in parentheses"
        return Diagnostic(.stylePattern, at: range, "the pattern has \(counted(found, "part")): \(rule)")
    }

    static func bareParts(_ parts: String, axes: Int, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .stylePattern, at: range,
            "a comma separates patterns: the style has \(axes) axes, so that each pattern is \(axes) values in "
                + "parentheses",
            fixes: fixes("(\(parts))", at: range))
    }

    static func mismatchedAxes(expected: Int, found: Int, at range: SourceRange) -> Diagnostic {
        let parts = expected == 1 ? "one value" : "\(expected) values"
        let axes = found == 1 ? "one axis" : "\(found) axes"
        return Diagnostic(
            .stylePattern, at: range,
            "the style has \(axes), and each of its patterns has \(parts): "
                + (found < expected ? "an axis is missing here" : "an axis here has no part in them"))
    }

    static func nilPattern(at range: SourceRange) -> Diagnostic {
        Diagnostic(.stylePattern, at: range, "`nil` is no pattern: the `default` row takes nil")
    }

    static func doublePattern(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .stylePattern, at: range,
            "a single number is no pattern for a `Double`: its patterns are ranges such as `0..<1`"
        )
    }

    static func rangeOfNoNumber(_ type: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(.stylePattern, at: range, "a range is no pattern for `\(type)`: ranges are for `Int` and `Double`")
    }

    static func closedDoubleRange(_ text: String, at range: SourceRange, upper: String) -> Diagnostic {
        Diagnostic(
            .stylePattern, at: range,
            "`\(text)` takes \(upper) itself, where the next range starts: ranges of `Double` end before a bound, "
                + "`..<\(upper)`",
            fixes: fixes(text.replacingFirst("...", with: "..<"), at: range)
        )
    }

    static func emptyRange(_ text: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(.unreachableRow, at: range, "`\(text)` holds no number: this is never reached")
    }

    static func unreachableDefault(_ style: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .unreachableRow, at: range,
            "`default` is never reached: the rows of `\(style)` take every value, and no look-up passes an optional"
        )
    }

    static func overlappingRows(
        _ cells: [String], count: Int, at range: SourceRange, first: SourceRange,
        without left: (cells: [String], style: SourceRange)? = nil
    ) -> Diagnostic {
        var labels = [DiagnosticLabel("the first is here", at: first)]
        if let left { labels.append(DiagnosticLabel("no row is left for \(listed(left.cells))", at: left.style)) }
        return Diagnostic(
            .overlappingRows, at: range,
            "\(named(cells, count: count)) \(count == 1 ? "is" : "are") covered by two rows: each value belongs to one",
            labels: labels
        )
    }

    static func missingCells(_ cells: [String], count: Int, of style: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .missingCells, at: range,
            "`\(style)` has no row for \(named(cells, count: count)): every value needs one, or a `default` row"
        )
    }

    /// Some of a number of combinations.
    private static func named(_ cells: [String], count: Int) -> String {
        count > cells.count ? cells.joined(separator: ", ") + " and \(count - cells.count) more" : listed(cells)
    }

    static func lowContrast(
        _ foreground: String, on background: String, _ ratios: [(scheme: String, ratio: String)], at range: SourceRange
    ) -> Diagnostic {
        let words = listed(ratios.map { "\($0.ratio):1 in \($0.scheme)" })
        return Diagnostic(
            .lowContrast, at: range,
            "the contrast of `\(foreground)` on `\(background)` is \(words): text needs 4.5:1"
        )
    }

    static func contrastOfOneColumn(_ name: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(.duplicateArgument, at: range, "`contrast` names `\(name)` twice: it compares two columns")
    }

    static func contrastOfNoColor(_ name: String, _ type: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(.typeMismatch, at: range, "`\(name)` is `\(type)`: `contrast` compares columns of `Color`")
    }

    static func emptyFont(at range: SourceRange) -> Diagnostic {
        Diagnostic(.unknownFont, at: range, "a font starts with a text style: `font(.body)`")
    }

    static func unknownFont(
        _ name: String, _ what: String, among names: [String], at range: SourceRange, nearest: String?
    ) -> Diagnostic {
        Diagnostic(
            .unknownFont, at: range,
            "`\(name)` is no \(what): there are \(listed(names.map { "`\($0)`" }))", fixes: fixes(nearest, at: range)
        )
    }

    static func tableTooLarge(_ limit: Int, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .tableTooLarge, at: range, "the axes have more than \(limit) combinations: the table is built in full"
        )
    }

    // MARK: Routes

    static func missingScheme(_ name: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .missingScheme, at: range,
            "`\(name)` needs the app's scheme: add a line `scheme \"…\"` to the module's block"
        )
    }

    static func routeTakesParameters(at range: SourceRange) -> Diagnostic {
        Diagnostic(.routeParameter, at: range, "a route takes its parameters as they are: `\\(name)`")
    }

    static func unknownRouteParameter(
        _ name: String, at range: SourceRange, nearest: String?, among names: [String]
    ) -> Diagnostic {
        let rule =
            names.isEmpty ? "it has none" : "it has \(listed(names.prefix(6).map { "`\($0)`" }))"
        return Diagnostic(
            .unknownParameter, at: range, "the route has no parameter `\(name)`: \(rule)",
            fixes: fixes(nearest ?? (names.count == 1 ? names.first : nil), at: range)
        )
    }

    static func routeParameterTwice(_ name: String, at range: SourceRange, first: SourceRange) -> Diagnostic {
        Diagnostic(
            .routeParameter, at: range, "`\(name)` stands in the route twice: the app could read two values",
            labels: [DiagnosticLabel("the first is here", at: first)]
        )
    }

    static func routeParameterUnused(
        _ name: String, found: String?, at range: SourceRange, path: SourceRange
    ) -> Diagnostic {
        let rule = found.map { "there `\(name)` is written `\\(\(name))`, not `\($0)`" } ?? "the app could not read it"
        return Diagnostic(
            .routeParameter, at: found == nil ? range : path, "`\(name)` is not in the route's text: \(rule)")
    }

    static func routeParametersTouch(_ name: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .routeParameter, at: range,
            "`\(name)` follows another parameter without `/` or another mark between: the app could not tell them apart"
        )
    }

    static func invalidPath(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .invalidURL, at: range, "the text of a route stands in a URL as it is: no spaces, accents, quotes or `%`"
        )
    }
}

extension String {
    /// The text with the first occurrence of a part replaced.
    fileprivate func replacingFirst(_ part: String, with other: String) -> String {
        var rest = self[...]
        var before = ""
        while let first = rest.first {
            if rest.hasPrefix(part) { return before + other + rest.dropFirst(part.count) }
            before.append(first)
            rest = rest.dropFirst()
        }
        return self
    }
}
