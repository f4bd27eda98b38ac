// In: places and what was read there. Out: the findings about lines, values and signs of other languages.
// Invariant: each says how it is written here; a fix-it is safe where nothing of what was written is lost.

import WidgetBase

extension ParseDiagnostics {
    // MARK: Members

    static func foreignMember(
        _ range: SourceRange, name: String, advice: String, fix: (TextEdit, String)?
    ) -> Diagnostic {
        Diagnostic(
            .unsupportedSwift, at: range, "`\(name)` is not part of descriptions; \(advice)",
            fixes: fix.map { [FixIt("write `\($0.1)`", edits: [$0.0])] } ?? [])
    }

    static func settingAsCall(_ range: SourceRange, form: String, fix: (TextEdit, String)?) -> Diagnostic {
        Diagnostic(
            .unsupportedSwift, at: range, "a setting is written without dot and parentheses: `\(form)`",
            fixes: fix.map { [FixIt("write `\($0.1)`", edits: [$0.0])] } ?? [])
    }

    static func settingAsProperty(_ range: SourceRange, form: String, fix: (TextEdit, String)?) -> Diagnostic {
        Diagnostic(
            .unsupportedSwift, at: range, "a setting is no property; it is written `\(form)`",
            fixes: fix.map { [FixIt("write `\($0.1)`", edits: [$0.0])] } ?? [])
    }

    static func viewModifierAdvice(_ owner: String) -> String {
        owner == "`widget`" || owner == "`control`"
            ? "what changes a view stands in hand-written SwiftUI" : "a member starts with a setting"
    }

    /// - Parameter isSafe: whether what is removed says nothing that the description would lose.
    static func modifiers(
        _ range: SourceRange, all: SourceRange, words: String, last: SwiftWord?, isSafe: Bool
    ) -> Diagnostic {
        let what = last == nil ? "attributes are" : "`\(words)` is"
        return Diagnostic(
            .unsupportedSwift, at: range,
            "\(what) not part of descriptions; \(last?.advice ?? "the generated Swift has its own")",
            fixes: [
                FixIt("remove `\(words)`", isSafe: isSafe, edits: [TextEdit(all, "")])
            ])
    }

    static func foreignType(_ range: SourceRange, conformance: String, advice: String) -> Diagnostic {
        Diagnostic(
            .unsupportedSwift, at: range, "a type that is `\(conformance)` is not part of descriptions; \(advice)")
    }

    static func imports(_ range: SourceRange, all: [SourceRange]) -> Diagnostic {
        Diagnostic(
            .unsupportedSwift, at: range, "`import` is not part of descriptions; \(SwiftWord.import.advice)",
            fixes: [FixIt("remove it", edits: all.map { TextEdit($0, "") })])
    }

    /// - Parameter end: the place behind the title, if the sign belongs there.
    static func signBeforeTitle(_ range: SourceRange, sign: String, title: String, end: SourceRange?) -> Diagnostic {
        let message = "a title stands right after the name, without `\(sign)`"
        guard let end else {
            return Diagnostic(
                .unexpectedToken, at: range, "\(message): `Name \(title)`",
                fixes: [FixIt("remove `\(sign)`", isSafe: true, edits: [TextEdit(range, "")])])
        }
        return Diagnostic(
            .unexpectedToken, at: range, "\(message); that stands between title and type: `name \(title): Type`",
            fixes: [
                FixIt(
                    "move `\(sign)` behind the title", isSafe: true, edits: [TextEdit(range, ""), TextEdit(end, sign)])
            ])
    }

    static func titleBehindBrace(_ range: SourceRange, brace: SourceRange, title: String) -> Diagnostic {
        let gap = ByteRange(start: brace.bytes.end, end: range.bytes.end)
        return Diagnostic(
            .missingTitle, at: range, "a title stands right after the name, before `{`: `Name \(title) {`",
            fixes: [
                FixIt(
                    "move it before `{`", isSafe: true,
                    edits: [
                        TextEdit(SourceRange(file: brace.file, bytes: .at(brace.bytes.start)), "\(title) "),
                        TextEdit(SourceRange(file: brace.file, bytes: gap), ""),
                    ])
            ])
    }

    static func titledConformance(_ range: SourceRange, keyword: String, name: String) -> Diagnostic {
        let title = spaced(name)
        return Diagnostic(
            .missingTitle, at: range,
            "a title stands in the place of conformances: `\(keyword) \(name) \"\(title)\" { … }`",
            fixes: [FixIt("write `\"\(title)\"`", edits: [TextEdit(range, " \"\(title)\"")])])
    }

    static func wordBeforeName(_ range: SourceRange, word: String, keyword: String) -> Diagnostic {
        Diagnostic(
            .unexpectedToken, at: range, "`\(keyword)` is followed by the name; `\(word)` does not belong here",
            fixes: [FixIt("remove `\(word)`", isSafe: true, edits: [TextEdit(range, "")])])
    }

    static func dotBeforeCase(_ range: SourceRange, name: String) -> Diagnostic {
        Diagnostic(
            .expectedName, at: range, "a case is declared without a dot: `case \(name)`",
            fixes: [FixIt("remove the dot", isSafe: true, edits: [TextEdit(range, "")])])
    }

    static func detailsInParens(_ range: SourceRange) -> Diagnostic {
        Diagnostic(
            .expectedToken, at: range,
            "what a case has besides its title stands in braces: `{ symbol \"star\" }`")
    }

    static func flagWithValue(_ range: SourceRange, word: String) -> Diagnostic {
        Diagnostic(
            .unexpectedToken, at: range, "this setting has no value: `\(word)` stands by itself",
            fixes: [FixIt("remove it", isSafe: true, edits: [TextEdit(range, "")])])
    }

    static func repeatedWord(_ range: SourceRange, word: String) -> Diagnostic {
        let end = range.bytes.end
        let start = end - UInt32(truncatingIfNeeded: word.utf8.count)
        let second = SourceRange(file: range.file, bytes: ByteRange(start: start, end: end))
        return Diagnostic(
            .unexpectedToken, at: second, "`\(word)` stands here twice",
            fixes: [FixIt("remove one", edits: [TextEdit(range, "")])])
    }

    static func repeatedBrace(_ range: SourceRange) -> Diagnostic {
        Diagnostic(
            .unexpectedBrace, at: range, "`{` stands here twice",
            fixes: [FixIt("remove one", edits: [TextEdit(range, "")])])
    }

    static func repeatedParen(_ range: SourceRange) -> Diagnostic {
        Diagnostic(
            .unexpectedToken, at: range, "`(` stands here twice",
            fixes: [FixIt("remove one", edits: [TextEdit(range, "")])])
    }

    static func listInType(_ range: SourceRange, type: String) -> Diagnostic {
        Diagnostic(
            .expectedType, at: range, "a list is written `[\(type)]`",
            fixes: [FixIt("add `[`", isSafe: true, edits: [TextEdit(range, "[")])])
    }

    static func missingSemicolon(_ range: SourceRange, found: String) -> Diagnostic {
        Diagnostic(
            .expectedEndOfLine, at: range,
            "\(found) starts the next setting; each is a line of its own, or ends with `;`",
            fixes: [FixIt("add `;`", isSafe: true, edits: [TextEdit(range, ";")])])
    }

    static func valueAsType(_ range: SourceRange, type: String, name: String) -> Diagnostic {
        Diagnostic(
            .unsupportedSwift, at: range, "a type stands here, and a default behind `=`: `\(type) = .\(name)`",
            fixes: [change(range, to: "\(type) = .\(name)")])
    }

    static func identifierDefault(_ range: SourceRange) -> Diagnostic {
        Diagnostic(
            .unexpectedToken, at: range,
            "an identifier has no default: it comes with each row, and placed widgets remember it")
    }

    static func identifierWithoutName(_ range: SourceRange, type: String) -> Diagnostic {
        Diagnostic(
            .expectedName, at: range, "the name of the identifier is missing: `id name: \(type)`")
    }

    // MARK: Lists

    static func wrongJoiner(_ range: SourceRange, found: String, isWord: Bool) -> Diagnostic {
        Diagnostic(
            .unexpectedToken, at: range, "a list is separated by `,`, not by \(quote(found))",
            fixes: [FixIt("write `,`", isSafe: true, edits: [TextEdit(range, ", ")])])
    }

    static func bareList(
        _ range: SourceRange, what: String, example: String, meant: (TextEdit, String)?
    ) -> Diagnostic {
        Diagnostic(
            .unsupportedSwift, at: range, "\(what) are listed without brackets, dots and types: `\(example)`",
            fixes: meant.map { [FixIt("write `\($0.1)`", isSafe: true, edits: [$0.0])] } ?? [])
    }

    static func platformList(_ range: SourceRange, meant: (TextEdit, String)?) -> Diagnostic {
        Diagnostic(
            .unknownPlatform, at: range,
            "platforms are listed with their oldest versions, without brackets and dots: `platforms iOS 17, macOS 14`",
            fixes: meant.map { [FixIt("write `\($0.1)`", isSafe: true, edits: [$0.0])] } ?? [])
    }

    static func versionForm(_ range: SourceRange, found: String, meant: (TextEdit, String)?) -> Diagnostic {
        Diagnostic(
            .invalidVersion, at: range,
            "expected a version, found \(found); the oldest version stands right behind its platform: `iOS 17`",
            fixes: meant.map { [FixIt("write `\($0.1)`", edits: [$0.0])] } ?? [])
    }

    static func anyPlatform(_ range: SourceRange) -> Diagnostic {
        Diagnostic(
            .unknownPlatform, at: range, "`*` is no platform here; what is not listed is not supported",
            fixes: [FixIt("remove it", isSafe: true, edits: [TextEdit(range, "")])])
    }

    static func orLater(_ range: SourceRange, words: String) -> Diagnostic {
        Diagnostic(
            .unexpectedToken, at: range, "a version is the oldest that is supported, and needs no `\(words)`",
            fixes: [FixIt("remove `\(words)`", isSafe: true, edits: [TextEdit(range, "")])])
    }

    // MARK: Times

    static func durationForm(_ range: SourceRange, meant: String) -> Diagnostic {
        Diagnostic(
            .invalidDuration, at: range, "a duration is a whole number and a unit: `\(meant)`",
            fixes: [change(range, to: meant)])
    }

    static func timeForm(_ range: SourceRange, meant: String) -> Diagnostic {
        Diagnostic(
            .invalidTime, at: range, "a time of day is written in hours and minutes: `\(meant)`",
            fixes: [change(range, to: meant)])
    }

    static func missingWord(_ range: SourceRange, word: String, form: String) -> Diagnostic {
        Diagnostic(
            .expectedToken, at: range, "`\(word)` is missing: `\(form)`",
            fixes: [FixIt("add `\(word)`", isSafe: true, edits: [TextEdit(range, "\(word) ")])])
    }

    static func wordForAfter(_ range: SourceRange, found: String) -> Diagnostic {
        Diagnostic(
            .unknownWord, at: range, "`refresh` takes `after`, not `\(found)`: `refresh after 30 minutes`",
            fixes: [FixIt("write `after`", isSafe: true, edits: [TextEdit(range, "after")])])
    }

    static func repeatedAt(_ range: SourceRange) -> Diagnostic {
        Diagnostic(
            .unexpectedToken, at: range, "`at` stands once, before all moments of the line: `at 07:00, 18:30`",
            fixes: [FixIt("remove `at`", isSafe: true, edits: [TextEdit(range, "")])])
    }

    static func needlessComma(_ range: SourceRange) -> Diagnostic {
        Diagnostic(
            .unexpectedComma, at: range, "no comma stands here: `every 1 hour count 12`",
            fixes: [FixIt("remove `,`", isSafe: true, edits: [TextEdit(range, "")])])
    }

    static func refreshAtTime(_ range: SourceRange) -> Diagnostic {
        Diagnostic(
            .unknownWord, at: range, "a refresh at a time of day is `refresh daily at 06:30`",
            fixes: [FixIt("write `daily at`", edits: [TextEdit(range, "daily at")])])
    }

    static func missingOr(_ range: SourceRange) -> Diagnostic {
        Diagnostic(
            .unexpectedToken, at: range, "policies are joined by `or`; the earlier one holds",
            fixes: [FixIt("add `or`", isSafe: true, edits: [TextEdit(range, " or")])])
    }

    static func secondTime(_ range: SourceRange) -> Diagnostic {
        Diagnostic(
            .unexpectedToken, at: range,
            "each time of day is a policy of its own: `daily at 07:00 or daily at 19:00`; the earlier one holds",
            fixes: [FixIt("write `or daily at`", edits: [TextEdit(range, " or daily at ")])])
    }

    // MARK: Values

    static func absentValue(_ range: SourceRange, found: String) -> Diagnostic {
        Diagnostic(
            .expectedValue, at: range, "an absent value is written `nil`, not `\(found)`",
            fixes: [change(range, to: "nil")])
    }

    static func computedDefault(_ range: SourceRange, found: String, meant: String?) -> Diagnostic {
        Diagnostic(
            .expectedValue, at: range,
            "`\(found)` is computed when a program runs, and a default is written down: "
                + (meant.map { "`\($0)`" } ?? "leave it away, or make the type optional"),
            fixes: meant.map { [change(range, to: $0)] } ?? [])
    }

    static func methodByItself(_ range: SourceRange, name: String) -> Diagnostic {
        let form: String
        switch name {
        case "sorted", "grouped": form = "rows.\(name)(by: \\.field)"
        case "filter", "first", "last": form = "rows.\(name) { $0.field == value }"
        default: form = "rows.\(name)(…)"
        }
        return Diagnostic(
            .unsupportedSwift, at: range, "`\(name)` stands behind a list, as in `\(form)`")
    }

    static func firstRows(_ range: SourceRange, count: String?) -> Diagnostic {
        Diagnostic(
            .unsupportedSwift, at: range, "the first rows of a list are `.prefix(\(count ?? "3"))`",
            fixes: count.map { [FixIt("write `.prefix(\($0))`", edits: [TextEdit(range, ".prefix(\($0))")])] } ?? [])
    }

    static func methodForm(_ range: SourceRange, name: String, meant: String, form: String) -> Diagnostic {
        Diagnostic(
            .unsupportedSwift, at: range, "\(quote(name)) is no method of descriptions; it is written `\(form)`",
            fixes: name == meant ? [] : [change(range, to: meant)])
    }

    static func emptyInterpolation(_ range: SourceRange) -> Diagnostic {
        Diagnostic(.expectedExpression, at: range, "`\\( )` holds a value: `\\(name)`")
    }

    // MARK: Colours

    static func parametersBeforeCondition(_ range: SourceRange) -> Diagnostic {
        Diagnostic(
            .expectedName, at: range, "parameters stand before the condition: `show parameter when condition`")
    }

    static func colorForm(_ range: SourceRange, meant: String?) -> Diagnostic {
        Diagnostic(
            .expectedValue, at: range,
            "a colour is written `\(meant ?? ".green")`\(meant == nil ? ", `#34C759` or `asset(\"name\")`" : "")",
            fixes: meant.map { [change(range, to: $0)] } ?? [])
    }

    static func colorMember(_ range: SourceRange) -> Diagnostic {
        Diagnostic(
            .unsupportedSwift, at: range,
            "a colour is a name alone; how much of it shows is said in `#RRGGBBAA`, and the view changes it otherwise")
    }

    static func assetWithoutParens(_ range: SourceRange, name: String) -> Diagnostic {
        Diagnostic(
            .expectedToken, at: range, "an asset is written `asset(\(name))`",
            fixes: [FixIt("write `asset(\(name))`", isSafe: true, edits: [TextEdit(range, "asset(\(name))")])])
    }

    static func variantsWithoutParens(_ range: SourceRange) -> Diagnostic {
        Diagnostic(
            .expectedValue, at: range, "a colour by scheme stands in parentheses: `(light: .black, dark: .white)`")
    }
}
