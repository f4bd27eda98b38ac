// In: places and what was read there. Out: the findings about forms that people bring from elsewhere.
// Invariant: each says how it is written here; a fix-it is safe where that is the only way to read it.

import WidgetBase

extension ParseDiagnostics {
    static func familiesPlatform(_ range: SourceRange, edit: String, found: String?, name: String) -> Diagnostic {
        let what = found.map { "`on` stands before the platforms, not `\($0)`" } ?? "`on` is missing before `\(name)`"
        return Diagnostic(
            .expectedToken, at: range, "\(what): `families systemSmall on \(name)`",
            fixes: [FixIt("write `on`", isSafe: true, edits: [TextEdit(range, edit)])])
    }

    static func typeBeforeName(_ range: SourceRange, meant: String) -> Diagnostic {
        Diagnostic(
            .expectedToken, at: range, "the name stands first: `\(meant)`",
            fixes: [FixIt("change it to `\(meant)`", isSafe: true, edits: [TextEdit(range, meant)])])
    }

    static func settingCall(
        _ range: SourceRange, blank: String, closer: SourceRange?, word: String, inner: String
    ) -> Diagnostic {
        let edits = closer.map { [TextEdit(range, blank), TextEdit($0, "")] }
        return Diagnostic(
            .unexpectedToken, at: range, "a setting is written without parentheses: `\(word) \(inner)`",
            fixes: edits.map { [FixIt("remove the parentheses", isSafe: true, edits: $0)] } ?? [])
    }

    /// - Parameter isSwift: whether what stands between the braces is Swift too.
    static func conformingStruct(
        _ range: SourceRange, name: String, keyword: Keyword, isSwift: Bool
    ) -> Diagnostic {
        let title = keyword == .bundle ? "" : " \"\(spaced(name))\""
        let form = "\(keyword.text) \(name)\(title)"
        return Diagnostic(
            .unsupportedSwift, at: range,
            "\(article(keyword.text)) is declared by its own keyword"
                + (isSwift ? ", and its members by settings" : "") + ": `\(form) { … }`",
            fixes: isSwift ? [] : [FixIt("write `\(form)`", edits: [TextEdit(range, form)])])
    }

    /// - Parameter isWhole: whether the other keyword is all that is to be changed.
    /// - Parameters:
    ///   - evidence: what shows what is meant.
    ///   - isWhole: whether nothing but the keyword is wrong.
    static func mislabeledDecl(
        _ range: SourceRange, keyword: Keyword, evidence: String, meant: Keyword, isWhole: Bool
    ) -> Diagnostic {
        let declared = article("`\(meant.text)`")
        let message =
            keyword == .struct
            ? "a `struct` holds only fields; what has \(evidence) is \(declared)"
            : "what has \(evidence) is \(declared), not \(article("`\(keyword.text)`"))"
        return Diagnostic(
            .unexpectedToken, at: range, message, fixes: isWhole ? [change(range, to: meant.text)] : [])
    }

    static func bundleCondition(_ range: SourceRange, isVersion: Bool) -> Diagnostic {
        Diagnostic(
            .unsupportedSwift, at: range,
            isVersion
                ? "a bundle lists its widgets without `if #available`: the generated Swift asks for the system that "
                    + "each needs, and `extern Name iOS 18` says which one a hand-written widget needs"
                : "`if` is not part of descriptions; `flag NAME { … }` makes widgets depend on a condition of the build"
        )
    }

    /// - Parameter isWhole: whether nothing but the word is wrong.
    static func foreignDecl(
        _ range: SourceRange, word: String, evidence: String, meant: Keyword, isWhole: Bool
    ) -> Diagnostic {
        let isSwift = SwiftWord(rawValue: word) != nil
        return Diagnostic(
            isSwift ? .unsupportedSwift : .expectedDeclaration, at: range,
            "\(quote(word)) \(isSwift ? "is not part of descriptions" : "starts no declaration"); "
                + "what has \(evidence) is \(article("`\(meant.text)`"))",
            fixes: isWhole ? [change(range, to: meant.text)] : [])
    }

    /// What shows that a declaration is of another kind than its keyword says.
    static func evidence(of meant: Keyword, setting: String) -> String {
        switch meant {
        case .struct: "only fields"
        case .bundle: "the names of widgets"
        case .enum: "cases with names"
        case .style: "rows"
        case .route: "parameters in parentheses"
        default: article("`\(setting)`")
        }
    }

    /// A word with its indefinite article.
    static func article(_ word: String) -> String {
        let letter = word.first { $0.isLetter } ?? "x"
        return ("aeiou".contains(letter) ? "an " : "a ") + word
    }

    static func nameWithDash(_ range: SourceRange, text: String) -> Diagnostic {
        let parts = text.split { $0 == "-" }
        let name = parts.enumerated().map { $0.offset == 0 ? String($0.element) : capitalized($0.element) }.joined()
        return Diagnostic(
            .expectedName, at: range, "\(quote(text)) is no name; a name has letters, digits and `_`",
            fixes: [change(range, to: name)])
    }

    private static func capitalized(_ word: Substring) -> String {
        word.prefix(1).uppercased() + word.dropFirst()
    }

    static func nestedDecl(_ range: SourceRange, word: String, owner: String) -> Diagnostic {
        Diagnostic(
            .expectedDeclaration, at: range,
            "`\(word)` stands within \(owner); declarations stand side by side, outside of all braces")
    }

    static func titleBeforeName(_ range: SourceRange, title: String, name: String) -> Diagnostic {
        Diagnostic(
            .expectedName, at: range, "the name stands before the title: `\(name) \(title)`",
            fixes: [FixIt("write `\(name) \(title)`", isSafe: true, edits: [TextEdit(range, "\(name) \(title)")])])
    }

    static func titleAfterType(
        _ range: SourceRange, title: String, name: SourceRange, after type: SourceRange
    ) -> Diagnostic {
        // The blanks before the title go with it.
        let gap = SourceRange(file: range.file, bytes: ByteRange(start: type.bytes.start, end: range.bytes.end))
        let end = SourceRange(file: range.file, bytes: .at(name.bytes.end))
        return Diagnostic(
            .missingTitle, at: range, "a title stands right after the name, before the `:`",
            fixes: [
                FixIt("move it there", isSafe: true, edits: [TextEdit(end, " \(title)"), TextEdit(gap, "")])
            ])
    }

    static func titleInParens(_ range: SourceRange, title: String) -> Diagnostic {
        Diagnostic(
            .unexpectedToken, at: range, "a title is written without parentheses: `Name \(title)`",
            fixes: [FixIt("remove the parentheses", isSafe: true, edits: [TextEdit(range, " \(title)")])])
    }

    static func fieldWithBody(_ range: SourceRange) -> Diagnostic {
        Diagnostic(
            .unsupportedSwift, at: range,
            "a field computes nothing; a default is written `name: Type = value`, and what is computed stands in "
                + "`entry`")
    }

    static func textByItself(_ range: SourceRange, text: String) -> Diagnostic {
        Diagnostic(
            .expectedValue, at: range, "a text or symbol is written by itself: \(quote(text))",
            fixes: [change(range, to: text)])
    }

    static func optionalWord(_ range: SourceRange, type: String) -> Diagnostic {
        Diagnostic(
            .unsupportedSwift, at: range, "an optional is written `\(type)?`", fixes: [change(range, to: "\(type)?")])
    }

    static func conversion(_ range: SourceRange, type: String) -> Diagnostic {
        let way =
            type == "Text" || type == "String"
            ? "a text is written in quotes, and a value in it as `\\(value)`"
            : "other conversions belong in the app, the loader or the view"
        return Diagnostic(.unsupportedSwift, at: range, "`\(type)(…)` converts nothing here; \(way)")
    }

    static func newWord(_ range: SourceRange) -> Diagnostic {
        Diagnostic(
            .unsupportedSwift, at: range, "a value is made without `new`: `Name(label: value)`",
            fixes: [FixIt("remove `new`", isSafe: true, edits: [TextEdit(range, "")])])
    }

    static func defaultFromStore(_ range: SourceRange, text: String) -> Diagnostic {
        Diagnostic(
            .expectedValue, at: range,
            "a default that the app decides is followed, with a title for that choice: `follow \(text) \"Current\"`",
            fixes: [change(range, to: "follow \(text) \"Current\"")])
    }

    static func foreignRange(_ range: SourceRange, lower: String, upper: String) -> Diagnostic {
        Diagnostic(
            .invalidRange, at: range,
            "a range is written `\(lower)...\(upper)`, or without its end `\(lower)..<\(upper)`",
            fixes: [change(range, to: "\(lower)...\(upper)"), change(range, to: "\(lower)..<\(upper)")])
    }

    static func foreignPolicy(_ range: SourceRange, found: String, meant: String) -> Diagnostic {
        Diagnostic(
            .unknownWord, at: range, "\(quote(found)) is no policy; it is written `refresh \(meant)`",
            fixes: [change(range, to: meant)])
    }

    static func textSum(_ range: SourceRange) -> Diagnostic {
        Diagnostic(
            .unsupportedSwift, at: range,
            "texts are not joined by `+`; a value stands in a text as `\\(value)`: `\"Name: \\(name)\"`")
    }

    static func detailsWithoutBraces(_ range: SourceRange, text: String) -> Diagnostic {
        Diagnostic(
            .expectedToken, at: range, "what a case has besides its title stands in braces: `{ \(text) }`",
            fixes: [FixIt("add the braces", isSafe: true, edits: [TextEdit(range, "{ \(text) }")])])
    }

    static func caseWithoutKeyword(_ range: SourceRange, name: String) -> Diagnostic {
        let start = SourceRange(file: range.file, bytes: .at(range.bytes.start))
        return Diagnostic(
            .expectedToken, at: range, "`case` is missing; a case is written `case \(name) \"\(spaced(name))\"`",
            fixes: [FixIt("add `case`", isSafe: true, edits: [TextEdit(start, "case ")])])
    }

    static func foreignComment(_ range: SourceRange) -> Diagnostic {
        Diagnostic(
            .unexpectedCharacter, at: range, "a comment starts with `//`",
            fixes: [FixIt("write `//`", isSafe: true, edits: [TextEdit(range, "//")])])
    }

    static func floorWithPlus(_ range: SourceRange) -> Diagnostic {
        Diagnostic(
            .unexpectedToken, at: range, "a version is the oldest that is supported, and needs no `+`",
            fixes: [FixIt("remove `+`", isSafe: true, edits: [TextEdit(range, "")])])
    }

    /// - Parameters:
    ///   - whole: the digits before the comma.
    ///   - rest: those behind it; three of them may as well be thousands.
    static func decimalComma(_ range: SourceRange, whole: String, rest: String) -> Diagnostic {
        guard rest.utf8.count != 3 else {
            return Diagnostic(
                .unexpectedComma, at: range,
                "a number has no comma: `\(whole),\(rest)` is written `\(whole)_\(rest)` or `\(whole)\(rest)`, "
                    + "or, if these are decimals, `\(whole).\(rest)`")
        }
        return Diagnostic(
            .unexpectedComma, at: range, "the decimals of a number stand behind a point",
            fixes: [FixIt("write `.`", isSafe: true, edits: [TextEdit(range, ".")])])
    }

    static func forEach(_ range: SourceRange) -> Diagnostic {
        Diagnostic(
            .unsupportedSwift, at: range, "it is written `recommend each Snapshot.list as parameter \"title\"`",
            fixes: [FixIt("remove `for`", isSafe: true, edits: [TextEdit(range, "")])])
    }

    // MARK: Swift

    /// - Parameters:
    ///   - all: from the attribute to the name of the parameter.
    ///   - title: with its quotes.
    ///   - isWhole: whether title and name are all that is said before the type.
    static func parameterWrapper(
        _ range: SourceRange, all: SourceRange, name: String, title: String?, isWhole: Bool
    ) -> Diagnostic {
        let form = "param \(name) \(title ?? "\"\(spaced(name))\"")"
        return Diagnostic(
            .unsupportedSwift, at: range, "a parameter is written `\(form): Type`",
            fixes: !isWhole ? [] : [FixIt("write `\(form)`", isSafe: true, edits: [TextEdit(all, form)])])
    }

    static func associatedValues(_ range: SourceRange) -> Diagnostic {
        Diagnostic(
            .unsupportedSwift, at: range,
            "a case has no associated values: people choose it by its title; what varies is a field or parameter")
    }

    static func systemImage(_ range: SourceRange, name: String) -> Diagnostic {
        Diagnostic(
            .expectedToken, at: range, "a symbol of Apple is written `symbol \(name)`",
            fixes: [FixIt("write `symbol \(name)`", isSafe: true, edits: [TextEdit(range, "symbol \(name)")])])
    }

    static func selfBeforeName(_ range: SourceRange) -> Diagnostic {
        Diagnostic(
            .unsupportedSwift, at: range, "names are written without `self.`",
            fixes: [FixIt("remove `self.`", isSafe: true, edits: [TextEdit(range, "")])])
    }

    static func qualifiedCase(_ range: SourceRange, name: String, isSafe: Bool) -> Diagnostic {
        Diagnostic(
            .expectedValue, at: range, "a case is written without its type: `.\(name)`",
            fixes: [FixIt("write `.\(name)`", isSafe: isSafe, edits: [TextEdit(range, ".\(name)")])])
    }

    /// - Parameter meant: nil where no clock shows such a time.
    static func meridiem(_ range: SourceRange, meant: String?) -> Diagnostic {
        Diagnostic(
            .invalidTime, at: range, "times are those of a day of 24 hours: `\(meant ?? "18:30")`",
            fixes: meant.map { [FixIt("write `\($0)`", isSafe: true, edits: [TextEdit(range, $0)])] } ?? [])
    }

    static func colonForBy(_ range: SourceRange, axis: String) -> Diagnostic {
        Diagnostic(
            .expectedToken, at: range, "`by` stands before the axis of a style: `style Name by \(axis)`",
            fixes: [FixIt("write `by`", edits: [TextEdit(range, " by ")])])
    }

    static func modifierBehindParam(_ range: SourceRange, word: Keyword) -> Diagnostic {
        Diagnostic(
            .unexpectedToken, at: range, "`\(word.text)` stands before `param`: `\(word.text) param name \"Title\"`",
            fixes: [FixIt("swap them", isSafe: true, edits: [TextEdit(range, "\(word.text) param")])])
    }

    static func argumentLabel(_ range: SourceRange, all: SourceRange, label: String, name: String) -> Diagnostic {
        Diagnostic(
            .unsupportedSwift, at: range,
            "a parameter has one name, which is its label too: `\(name)`, not `\(label) \(name)`",
            fixes: [FixIt("remove `\(label)`", isSafe: label == "_", edits: [TextEdit(all, "")])])
    }

    /// - Parameter edit: what stands between the word and its value, if that is a text, which has the same form here.
    static func settingType(_ range: SourceRange, edit: SourceRange?, word: String) -> Diagnostic {
        let form = "\(word) " + (edit == nil ? "…" : "\"…\"")
        return Diagnostic(
            .unexpectedToken, at: range, "a setting has no type and no `=`: `\(form)`",
            fixes: edit.map { [FixIt("write `\(form)`", isSafe: true, edits: [TextEdit($0, " ")])] } ?? [])
    }

    static func missingEqual(_ range: SourceRange, found: String) -> Diagnostic {
        Diagnostic(
            .expectedToken, at: range, "a `=` is missing before \(found)",
            fixes: [FixIt("add `=`", isSafe: true, edits: [TextEdit(range, " =")])])
    }

    static func caseBeforeDefault(_ range: SourceRange, all: SourceRange) -> Diagnostic {
        Diagnostic(
            .unexpectedToken, at: range, "`default` stands without `case`: `default: (…)`",
            fixes: [FixIt("remove `case`", isSafe: true, edits: [TextEdit(all, "")])])
    }

    static func dotBeforeTruth(_ range: SourceRange, _ word: Keyword) -> Diagnostic {
        Diagnostic(
            .expectedValue, at: range, "truth values have no dot: `\(word.text)`",
            fixes: [FixIt("remove the dot", isSafe: true, edits: [TextEdit(range, word.text)])])
    }

    static func firstInParens(_ range: SourceRange, count: String) -> Diagnostic {
        Diagnostic(
            .unexpectedToken, at: range, "a default of several rows is written without parentheses: `first \(count)`",
            fixes: [FixIt("remove the parentheses", isSafe: true, edits: [TextEdit(range, " \(count)")])])
    }
}
