// In: a parser before a form that people bring from elsewhere. Out: the parser behind it, and one finding that says how
// it is written here.
// Invariant: each form is passed as a whole, so that nothing follows from it.

import WidgetBase

extension Parser {
    /// Whether a token begins with a capital letter, as the names of types do.
    mutating func isCapitalized(_ index: Int) -> Bool {
        let start = Int(starts[min(index, lastToken)])
        return start < source.bytes.count && (0x41...0x5A).contains(source.bytes[start])
    }

    // MARK: Settings

    /// Settings whose value is never a parenthesis.
    private static let plainSettings: Set<Keyword> = [
        .depends, .configuration, .search, .source, .description, .kind, .families, .file, .version, .group, .scheme,
        .title, .subtitle, .missing, .view, .platforms, .refresh, .retry, .stale, .summary, .keychain, .strings,
        .persistentIdentifier, .intentClassName, .role, .access, .prompt,
    ]

    /// Reports and passes `(…)` behind the keyword of a setting, as if it were called.
    @inline(never)
    mutating func passSettingCall() {
        guard at(.leftParen), !startsLine(position), let keyword = keyword(at: position - 1),
            Parser.plainSettings.contains(keyword)
        else { return }
        var end = position + 1
        var hasLabel = false
        while end < lastToken, kinds[end] != .rightParen, !startsLine(end), kinds[end] != .leftParen {
            if kinds[end] == .colon { hasLabel = true }
            end += 1
        }
        let isWhole = kinds[end] == .rightParen && end > position + 1 && !hasLabel
        report { parser in
            let closer = isWhole ? parser.place(parser.range(end, end + 1)) : nil
            let inner = isWhole ? parser.source.text(parser.range(parser.position + 1, end)) : "…"
            let blank = parser.isAdjacent(parser.position) ? " " : ""
            return ParseDiagnostics.settingCall(
                parser.here, blank: blank, closer: closer, word: keyword.text, inner: inner)
        }
        let mark = mark()
        skipBalanced()
        finish(.error, mark)
        silence()
    }

    // MARK: Declarations

    /// Reports and passes `-name` behind the first part of a name.
    mutating func passDashes(after name: Int) {
        guard at(.minus), isAdjacent(position), isAdjacent(position + 1) else { return }
        var end = position
        while end < lastToken, end == position || isAdjacent(end),
            [.minus, .identifier, .integer].contains(kinds[end])
        {
            end += 1
        }
        guard end > position + 1 else { return }
        report {
            let range = $0.range(name, end)
            return ParseDiagnostics.nameWithDash($0.place(range), text: $0.source.text(range))
        }
        advance(to: end)
    }

    /// Reports and passes a declaration within a block, where none stands. False if none does.
    ///
    /// In a file whose braces pair up it is no sign of a block that is not closed.
    mutating func passNestedDecl() -> Bool {
        guard isDeclStart(position), !braces.lacksClosers, let block = blocks.last, let word = keyword else {
            return false
        }
        var end = position
        while kinds[end] != .leftBrace {
            guard end < lastToken, !startsLine(end + 1) else { return false }
            end += 1
        }
        report { ParseDiagnostics.nestedDecl($0.here, word: word.text, owner: block.owner) }
        passedDecl = true
        let mark = mark()
        advance(to: end)
        var depth = 0
        repeat {
            if at(.leftBrace) { depth += 1 }
            if at(.rightBrace) { depth -= 1 }
            advance()
        } while depth > 0 && !at(.endOfFile)
        finish(.error, mark)
        return true
    }

    // MARK: Titles

    /// The title of `param "Title" name: Type`, which is reported; the name is passed.
    mutating func parseReversedTitle() {
        report {
            ParseDiagnostics.titleBeforeName(
                $0.place($0.range($0.position, $0.position + 2)), title: $0.text(at: $0.position),
                name: $0.text(at: $0.position + 1))
        }
        addMissing()
        parseText("a title")
        advance()
    }

    /// The token of the title in `name: Type "Title"`, which is reported; nil where none stands there.
    mutating func titleAfterType(of name: Int) -> Int? {
        guard at(.colon) else { return nil }
        var index = position + 1
        let parts: [TokenKind] = [.identifier, .leftBracket, .rightBracket, .question]
        while parts.contains(kinds[index]), !startsLine(index) { index += 1 }
        guard index > position + 1, kinds[index] == .text, !startsLine(index) else { return nil }
        report {
            ParseDiagnostics.titleAfterType(
                $0.place($0.range(index, index + 1)), title: $0.text(at: index),
                name: $0.place($0.range(name, name + 1)), after: $0.place(.at($0.ends[index - 1])))
        }
        return index
    }

    /// `("Title")` behind a name, which is reported; false if it does not stand here.
    mutating func parseTitleInParens() -> Bool {
        guard at(.leftParen), peek() == .text, peek(2) == .rightParen, !endsHere else { return false }
        report {
            ParseDiagnostics.titleInParens(
                $0.place($0.range($0.position, $0.position + 3)), title: $0.text(at: $0.position + 1))
        }
        advance()
        parseText("a title")
        advance()
        return true
    }

    /// `: "Title"` or `, "Title"` behind a name, which is reported; false if it does not stand here.
    mutating func parseTitleBehindSign() -> Bool {
        // `=` stands before the raw value of a case.
        guard at(.colon) || at(.comma) || (at(.equal) && blocks.isEmpty), peek() == .text, !endsHere,
            !startsLine(position + 1)
        else { return false }
        // The sign before the title may be the one that is missing behind it.
        let isMoved = at(.colon) && !startsLine(position + 2) && [.identifier, .leftBracket].contains(peek(2))
        report {
            let next = $0.position + 1
            return ParseDiagnostics.signBeforeTitle(
                $0.here, sign: $0.text(at: $0.position), title: $0.text(at: next),
                end: isMoved ? $0.place(.at($0.ends[next])) : nil)
        }
        advance()
        parseText("a title")
        if isMoved { silence() }
        return true
    }

    /// Reports a title that stands behind the `{` of its declaration. False if none stands here.
    mutating func reportTitleBehindBrace() -> Bool {
        guard at(.leftBrace), peek() == .text, !startsLine(position), !startsLine(position + 1) else { return false }
        report {
            let next = $0.position + 1
            return ParseDiagnostics.titleBehindBrace(
                $0.place($0.range(next, next + 1)), brace: $0.here, title: $0.text(at: next))
        }
        silence(through: position + 1)
        return true
    }

    // MARK: Fields

    /// Settings whose value is the name of a type, so that a field without its `:` looks like one.
    private static let typeSettings: Set<Keyword> = [.view, .perform, .configuration, .source, .pushHandler]

    /// Whether `name Type` or `name = Type` stands here, a field without its `:`.
    var atBareField: Bool {
        mutating get {
            guard at(.identifier), let block = blocks.last, block.first.hasFields, !startsLine(position + 1),
                keyword.map({ !$0.isReserved && !block.first.keywords.contains($0) }) ?? true
            else { return false }
            let type = peek() == .equal ? position + 2 : position + 1
            guard peek() == .identifier || peek() == .equal, kinds[min(type, lastToken)] == .identifier,
                !startsLine(type), isCapitalized(type)
            else { return false }
            // A type stands at the end, or before a default.
            switch kinds[min(type + 1, lastToken)] {
            case .question, .equal, .semicolon, .rightBrace, .endOfFile: break
            default: guard startsLine(type + 1) else { return false }
            }
            if let keyword, Parser.typeSettings.contains(keyword), type == position + 1,
                startsLine(type + 1) || [.semicolon, .rightBrace].contains(kinds[min(type + 1, lastToken)])
            {
                return false
            }
            let word = text(at: position)
            return SwiftWord(rawValue: word) == nil && nearestMember(to: word, in: block) == nil
        }
    }

    /// The token of the name in `String place`, where the type stands first; nil where it does not.
    var nameBehindType: Int? {
        mutating get {
            guard at(.identifier) || at(.leftBracket), !endsHere else { return nil }
            if let block = blocks.last, block.owner == ParseDiagnostics.bundleOwner { return nil }
            let isList = at(.leftBracket)
            let type = position + (isList ? 1 : 0)
            guard kinds[type] == .identifier, isCapitalized(type) else { return nil }
            var name = type + 1
            if isList {
                guard kinds[name] == .rightBracket else { return nil }
                name += 1
            }
            if kinds[min(name, lastToken)] == .question, isAdjacent(name) { name += 1 }
            guard name < lastToken, kinds[name] == .identifier, !startsLine(name), !isCapitalized(name) else {
                return nil
            }
            switch kinds[name + 1] {
            case .equal, .semicolon, .rightBrace, .endOfFile, .text, .comma, .rightParen: return name
            default: return startsLine(name + 1) ? name : nil
            }
        }
    }

    /// Reports a type that stands before the name of a field or parameter.
    mutating func reportTypeBeforeName(_ name: Int, isParam: Bool) {
        let hasTitle = isParam && kinds[name + 1] == .text
        report { parser in
            let type = parser.source.text(parser.range(parser.position, name))
            let words = parser.source.text(parser.range(name, name + (hasTitle ? 2 : 1)))
            return ParseDiagnostics.typeBeforeName(
                parser.place(parser.range(parser.position, name + (hasTitle ? 2 : 1))), meant: "\(words): \(type)")
        }
    }

    /// Reports and passes `=` before a type.
    mutating func passEqualBeforeType() -> Bool {
        guard at(.equal), peek() == .identifier, !startsLine(position + 1),
            isCapitalized(position + 1),
            kinds[min(position + 2, lastToken)] != .leftParen, kinds[min(position + 2, lastToken)] != .dot
        else { return false }
        report {
            ParseDiagnostics.mixedUpSign(
                $0.here, "`:`", form: "name: Type", found: "`=`", edit: TextEdit($0.place($0.spacedRange), ": "))
        }
        advance()
        return true
    }

    /// `optional Type`, which is reported and passed; false if it does not stand here.
    mutating func passOptionalWord() -> Bool {
        guard at(.identifier), peek() == .identifier, !startsLine(position + 1),
            text(at: position).lowercased() == "optional"
        else { return false }
        report {
            ParseDiagnostics.optionalWord(
                $0.place($0.range($0.position, $0.position + 2)), type: $0.text(at: $0.position + 1))
        }
        advance()
        advance()
        return true
    }

    // MARK: Values

    /// Types of Swift whose initialisers convert.
    private static let converters: Set<String> = ["String", "Int", "Double", "Bool", "Text"]

    /// `String(x)` or `Text("x")`, which is reported and passed; false if it does not stand here.
    mutating func passConversion() -> Bool {
        guard at(.identifier), peek() == .leftParen, Parser.converters.contains(text(at: position)) else {
            return false
        }
        report { ParseDiagnostics.conversion($0.here, type: $0.text(at: $0.position)) }
        let mark = mark()
        advance()
        skipBalanced()
        finish(.error, mark)
        return true
    }

    /// Reports and passes `new` before a name.
    mutating func passNew() {
        guard at(.identifier), peek() == .identifier, !startsLine(position + 1), text(at: position) == "new" else {
            return
        }
        report { parser in
            // With the blank behind it.
            let range = ByteRange(start: parser.starts[parser.position], end: parser.starts[parser.position + 1])
            return ParseDiagnostics.newWord(parser.place(range))
        }
        advance()
    }

    /// `Store.field` as a default, which is reported and passed; false if it does not stand here.
    mutating func passFollowedField() -> Bool {
        guard at(.identifier), peek() == .dot, peek(2) == .identifier, !endsHere, !(keyword?.isReserved ?? false),
            !namesOwnType
        else { return false }
        report {
            let range = $0.range($0.position, $0.position + 3)
            return ParseDiagnostics.defaultFromStore($0.place(range), text: $0.source.text(range))
        }
        let mark = mark()
        while at(.identifier) || at(.dot), !endsHere { advance() }
        finish(.error, mark)
        return true
    }

    /// A range as `20-80` or `1 to 6`, whose first number has been read; reported and passed.
    mutating func passForeignRange(_ mark: Mark) -> Bool {
        let isWord = at(.identifier) && text(at: position) == "to"
        guard at(.minus) || isWord, peek() == .integer || peek() == .decimal, !endsHere else { return false }
        report {
            ParseDiagnostics.foreignRange(
                $0.place($0.range(mark.token, $0.position + 2)), lower: $0.text(at: mark.token),
                upper: $0.text(at: $0.position + 1))
        }
        advance()
        advance()
        finish(.error, mark)
        return true
    }
}
