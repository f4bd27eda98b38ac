// In: places and what was read there. Out: the findings of the parser about the parts of members.
// Invariant: each says what was found, and what to write as code in back-ticks.

import WidgetBase

extension ParseDiagnostics {
    static func actionBeforeState(_ range: SourceRange, action: String) -> Diagnostic {
        Diagnostic(
            .unexpectedToken, at: range,
            "what says whether it is on stands before the action: `toggle isOn, \(action)(…)`")
    }

    // MARK: Names, words and tokens

    static func expectedName(_ range: SourceRange, what: String, found: String) -> Diagnostic {
        Diagnostic(.expectedName, at: range, "expected \(what), found \(found)")
    }

    static func missingName(_ range: SourceRange, what: String) -> Diagnostic {
        Diagnostic(.expectedName, at: range, "\(what) is missing; it stands before the title: `name \"Title\"`")
    }

    static func nameInQuotes(_ range: SourceRange, what: String, text: String) -> Diagnostic {
        let bare = String(text.drop(while: { $0 == "\"" }).reversed().drop(while: { $0 == "\"" }).reversed())
        let isName = !bare.isEmpty && bare.utf8.allSatisfy { ByteClass.isIdentifierPart($0) }
        return Diagnostic(
            .expectedName, at: range, "\(what) is written without quotes",
            fixes: isName ? [FixIt("write `\(bare)`", isSafe: true, edits: [TextEdit(range, bare)])] : [])
    }

    static func expectedToken(
        _ range: SourceRange, _ token: String, form: String, found: String, replacement: String?
    ) -> Diagnostic {
        Diagnostic(
            .expectedToken, at: range, "expected \(token), found \(found); it is written `\(form)`",
            fixes: replacement.map { [FixIt("write `\($0)`", isSafe: true, edits: [TextEdit(range, $0)])] } ?? [])
    }

    static func mixedUpSign(
        _ range: SourceRange, _ sign: String, form: String, found: String, edit: TextEdit
    ) -> Diagnostic {
        Diagnostic(
            .expectedToken, at: range, "expected \(sign), found \(found); it is written `\(form)`",
            fixes: [FixIt("write \(sign)", isSafe: true, edits: [edit])])
    }

    static func expectedWord(_ range: SourceRange, words: [Keyword], owner: String, found: String?) -> Diagnostic {
        let texts = words.map(\.text)
        let rule = "\(owner) takes \(list(texts))"
        guard let found else { return Diagnostic(.unknownWord, at: range, "a word is missing; \(rule)") }
        let bare = found.filter { $0 != "\"" }
        let nearest = texts.contains(bare) ? bare : NearestName.find(bare, among: texts)
        return Diagnostic(
            .unknownWord, at: range, "\(quote(found)) is not known here; \(rule)",
            fixes: nearest.map { [change(range, to: $0)] } ?? [])
    }

    // MARK: Texts

    static func expectedText(_ range: SourceRange, what: String, found: String) -> Diagnostic {
        Diagnostic(.expectedText, at: range, "expected \(what) in quotes, found \(found)")
    }

    static func textWithoutQuotes(
        _ range: SourceRange, what: String, text: String, _ meaning: BareMeaning
    ) -> Diagnostic {
        let quoted = meaning == .value ? "\"\\(\(text))\"" : "\"" + LexDiagnostics.escape(text) + "\""
        return Diagnostic(
            .expectedText, at: range, "\(what) stands in quotes: \(quote(quoted))",
            fixes: [
                FixIt(
                    meaning == .value ? "write `\(quoted)`" : "add quotes", isSafe: meaning != .unclear,
                    edits: [TextEdit(range, quoted)])
            ])
    }

    static func formatArgument(_ range: SourceRange) -> Diagnostic {
        Diagnostic(
            .unsupportedSwift, at: range, "`\\( )` takes one expression; how a value is shown is up to the view")
    }

    static func interpolationEnd(_ range: SourceRange, found: String) -> Diagnostic {
        Diagnostic(.expectedToken, at: range, "expected `)` after the expression in `\\( )`, found \(found)")
    }

    // MARK: Types and fields

    static func expectedType(_ range: SourceRange, found: String) -> Diagnostic {
        Diagnostic(.expectedType, at: range, "expected a type, found \(found); types are `Name`, `[Name]` and `Name?`")
    }

    static func dictionaryType(_ range: SourceRange) -> Diagnostic {
        Diagnostic(
            .unsupportedSwift, at: range,
            "descriptions have no dictionaries; use a list of a `struct` that holds key and value")
    }

    static func spacedOptional(_ range: SourceRange) -> Diagnostic {
        Diagnostic(
            .expectedType, at: range, "no space stands between a type and its `?`",
            fixes: [FixIt("remove the space", isSafe: true, edits: [TextEdit(range, "?")])])
    }

    static func doubleOptional(_ range: SourceRange) -> Diagnostic {
        Diagnostic(
            .unsupportedSwift, at: range, "a type is optional once: `Name?`",
            fixes: [FixIt("write `?`", isSafe: true, edits: [TextEdit(range, "?")])])
    }

    static func implicitlyUnwrapped(_ range: SourceRange) -> Diagnostic {
        Diagnostic(
            .unsupportedSwift, at: range, "a type that may be absent is written `Name?`",
            fixes: [FixIt("write `?`", edits: [TextEdit(range, "?")])])
    }

    static func genericType(_ range: SourceRange, name: String, argument: String?) -> Diagnostic {
        let meant: String?
        switch (name, argument) {
        case ("Array", let argument?): meant = "[\(argument)]"
        case ("Optional", let argument?): meant = "\(argument)?"
        default: meant = nil
        }
        return Diagnostic(
            .unsupportedSwift, at: range,
            "generic types are not written here; lists are `[Name]`, optionals `Name?`",
            fixes: meant.map { [change(range, to: $0)] } ?? [])
    }

    static func bracketsAfterType(_ range: SourceRange, name: String) -> Diagnostic {
        Diagnostic(
            .unsupportedSwift, at: range, "a list is written `[\(name)]`",
            fixes: [FixIt("write `[\(name)]`", isSafe: true, edits: [TextEdit(range, "[\(name)]")])])
    }

    static func qualifiedType(_ range: SourceRange, name: String) -> Diagnostic {
        Diagnostic(
            .unsupportedSwift, at: range,
            "a type is written by its own name; `extern type \(name)` declares one of hand-written Swift")
    }

    static func fieldWithoutType(_ range: SourceRange, name: String) -> Diagnostic {
        Diagnostic(.expectedType, at: range, "a field needs a type: `\(name): Type`")
    }

    static func fieldWithoutColon(_ range: SourceRange, name: String?) -> Diagnostic {
        Diagnostic(
            .expectedToken, at: range, "a `:` stands before the type\(name.map { ": `\($0): Type`" } ?? "")",
            fixes: [FixIt("add `:`", isSafe: true, edits: [TextEdit(range, ":")])])
    }

    static func entryFieldWithoutValue(_ range: SourceRange) -> Diagnostic {
        Diagnostic(
            .expectedExpression, at: range,
            "a field of `entry` needs a value: `name: Type = expression`; what a loader returns stands in its `source`")
    }

    static func paramWithoutType(_ range: SourceRange) -> Diagnostic {
        Diagnostic(.expectedType, at: range, "a parameter needs a type: `param name \"Title\": Type`")
    }

    // MARK: Styles

    static func expectedCells(_ range: SourceRange, found: String) -> Diagnostic {
        Diagnostic(
            .expectedToken, at: range,
            "expected `(`, found \(found); a row has its cells in parentheses: `case .a: (column: value)`")
    }

    static func missingCase(_ range: SourceRange) -> Diagnostic {
        Diagnostic(
            .expectedToken, at: range, "`case` is missing; a row is written `case .name: (column: value)`",
            fixes: [FixIt("add `case`", isSafe: true, edits: [TextEdit(range, "case ")])])
    }

    static func cellWithoutColumn(_ range: SourceRange) -> Diagnostic {
        Diagnostic(.expectedName, at: range, "a cell starts with the name of its column: `column: value`")
    }

    static func expectedMemberLiteral(_ range: SourceRange, what: String, found: String, name: String?) -> Diagnostic {
        Diagnostic(
            .expectedValue, at: range, "expected \(what), found \(found)",
            fixes: name.map { [FixIt("write `.\($0)`", edits: [TextEdit(range, ".\($0)")])] } ?? [])
    }

    static func expectedVariant(_ range: SourceRange, found: String) -> Diagnostic {
        Diagnostic(
            .unknownWord, at: range,
            "expected `light:` or `dark:`, found \(found); a colour by scheme is `(light: .black, dark: .white)`")
    }

    static func incompleteVariants(_ range: SourceRange, has: [Keyword]) -> Diagnostic {
        let missing = [Keyword.light, .dark].filter { !has.contains($0) }.map { "`\($0.text)`" }
        return Diagnostic(
            .expectedValue, at: range,
            "\(missing.joined(separator: " and ")) is missing; a colour by scheme has both: "
                + "`(light: .black, dark: .white)`")
    }

    static func repeatedVariant(_ range: SourceRange) -> Diagnostic {
        Diagnostic(.expectedValue, at: range, "a variant of this colour stands here twice; each stands once")
    }

    static func dotsBeforeNames(_ range: SourceRange, dots: [SourceRange], name: String) -> Diagnostic {
        Diagnostic(
            .unsupportedSwift, at: range, "a family is named by itself: `\(name)`",
            fixes: [FixIt("remove the dots", isSafe: true, edits: dots.map { TextEdit($0, "") })])
    }

    static func dotBeforeName(_ range: SourceRange, name: String) -> Diagnostic {
        Diagnostic(
            .unsupportedSwift, at: range, "a family is named by itself: `\(name)`",
            fixes: [FixIt("write `\(name)`", isSafe: true, edits: [TextEdit(range, name)])])
    }

    // MARK: Timelines

    static func expectedRefresh(_ range: SourceRange, found: String, isDuration: Bool) -> Diagnostic {
        Diagnostic(
            .unknownWord, at: range,
            isDuration
                ? "`after` is missing: `refresh after 30 minutes`"
                : "expected a policy, found \(found); `refresh` takes `after 30 minutes`, `daily at 06:30`, "
                    + "`at end` or `never`",
            fixes: isDuration
                ? [FixIt("add `after`", isSafe: true, edits: [TextEdit(start(of: range), "after ")])] : [])
    }

    static func wrongTimelineWord(_ range: SourceRange, word: String) -> Diagnostic {
        Diagnostic(
            .unknownWord, at: range,
            "\(quote(word)) is not known here; the name of a loader of whole timelines is followed by `timeline`",
            fixes: word.lowercased() == "timeline" || NearestName.find(word, among: ["timeline"]) != nil
                ? [change(range, to: "timeline")] : [])
    }

    static func imageWithoutKind(_ range: SourceRange, found: String, name: String?) -> Diagnostic {
        let field = name ?? "name"
        return Diagnostic(
            .expectedToken, at: range,
            "expected `asset`, `file` or `data`, found \(found); an image is written "
                + "`image asset \"name\"`, `image file \(field)` or `image data \(field)`, and a symbol "
                + "`symbol \(field)`")
    }

    static func everyForAfter(_ range: SourceRange) -> Diagnostic {
        Diagnostic(
            .unknownWord, at: range,
            "`refresh` takes `after`: `refresh after 30 minutes`; entries within one timeline are `every` in `entries`",
            fixes: [change(range, to: "after")])
    }

    static func orBetweenPolicies(_ range: SourceRange, _ isWord: Bool) -> Diagnostic {
        Diagnostic(
            .unexpectedToken, at: range, "policies are joined by `or`; the earlier one holds",
            fixes: [FixIt("write `or`", isSafe: true, edits: [TextEdit(range, isWord ? "or" : " or ")])])
    }

    static func start(of range: SourceRange) -> SourceRange {
        SourceRange(file: range.file, bytes: .at(range.bytes.start))
    }
}
