// In: a parser before a setting that is a keyword with a name, a text, an expression or nothing. Out: one node for it.
// Invariant: a sign, a value or parentheses that the setting does not have are reported and passed.

import WidgetBase

extension Parser {
    /// Passes the keyword that a member starts with, and a `:` or `=` after it, which settings do not have.
    @inline(never)
    mutating func takeKeyword() {
        advance()
        passSettingCall()
        if passSettingType() { return }
        guard at(.equal) || at(.colon), !startsLine(position) else { return }
        let word = text(at: position - 1)
        report { ParseDiagnostics.settingWithSign($0.here, sign: $0.text(at: $0.position), word: word) }
        advance()
        // What else is wrong with the setting may come of the sign.
        silenceStatement()
    }

    /// `: String =` behind the keyword of a setting, which is reported and passed; false if it does not stand here.
    private mutating func passSettingType() -> Bool {
        guard at(.colon), !startsLine(position) else { return false }
        let isText = atSettingType(position - 1)
        var equal = position + 1
        while [.identifier, .leftBracket, .rightBracket, .question].contains(kinds[equal]), !startsLine(equal) {
            equal += 1
        }
        guard kinds[equal] == .equal, equal > position + 1, !startsLine(equal), equal < lastToken else { return false }
        report {
            let range = ByteRange(start: $0.ends[$0.position - 1], end: $0.starts[equal + 1])
            return ParseDiagnostics.settingType(
                $0.place($0.range($0.position - 1, equal)), edit: isText ? $0.place(range) : nil,
                word: $0.text(at: $0.position - 1))
        }
        while position <= equal { advance() }
        return true
    }

    /// Whether `: String = "…"` stands behind a token.
    private mutating func atSettingType(_ word: Int) -> Bool {
        guard word + 4 <= lastToken, kinds[word + 1] == .colon, kinds[word + 2] == .identifier,
            kinds[word + 3] == .equal, kinds[word + 4] == .text || kinds[word + 4] == .textStart
        else { return false }
        return (word + 1...word + 4).allSatisfy { !startsLine($0) }
    }

    /// Whether a setting of a block with fields is written like a field here: `title: "…"`, where no field has a text
    /// for its type, or `title: String = "\(name)"`, where no default shows a value.
    var atTextSetting: Bool {
        mutating get {
            guard at(.identifier), peek() == .colon, let keyword, let block = blocks.last,
                block.first.keywords.contains(keyword), !startsLine(position + 1), !startsLine(position + 2)
            else { return false }
            if peek(2) == .text || peek(2) == .textStart { return true }
            return atSettingType(position) && peek(4) == .textStart
        }
    }

    /// `keyword name`
    mutating func parseNameMember(_ kind: SyntaxKind, _ what: String) {
        let mark = mark()
        takeKeyword()
        parseName(what)
        finish(kind, mark)
    }

    /// `keyword name, name`
    mutating func parseNamesMember(_ kind: SyntaxKind, _ what: String) {
        let mark = mark()
        takeKeyword()
        parseNames(what)
        finish(kind, mark)
    }

    /// `keyword text`
    mutating func parseTextMember(_ kind: SyntaxKind, _ what: String) {
        let mark = mark()
        takeKeyword()
        parseText(what)
        finish(kind, mark)
    }

    /// `keyword STRING`
    mutating func parseStringMember(_ kind: SyntaxKind, _ what: String) {
        let mark = mark()
        takeKeyword()
        parseString(what)
        finish(kind, mark)
    }

    /// `keyword expr`
    mutating func parseExprMember(_ kind: SyntaxKind) {
        let mark = mark()
        takeKeyword()
        parseExpr()
        finish(kind, mark)
    }

    /// `keyword word`
    mutating func parseWordMember(_ kind: SyntaxKind, _ words: [Keyword], of owner: String) {
        let mark = mark()
        takeKeyword()
        parseWord(words, of: owner)
        finish(kind, mark)
    }

    /// `keyword` by itself
    mutating func parseFlagMember(_ kind: SyntaxKind) {
        takeLeaf(kind)
        guard !endsHere else { return }
        var end = position
        if at(.leftParen), peek() == .rightParen {
            end += 2
        } else {
            if at(.equal) || at(.colon) { end += 1 }
            if keyword(at: end) == .true || keyword(at: end) == .false { end += 1 }
        }
        guard end > position, startsLine(end) || [.rightBrace, .semicolon, .endOfFile].contains(kinds[end]) else {
            return
        }
        report { parser in
            let range = ByteRange(start: parser.ends[parser.position - 1], end: parser.ends[end - 1])
            let word = parser.text(at: parser.position - 1)
            return parser.keyword(at: end - 1) == .false
                ? ParseDiagnostics.flagTurnedOff(parser.place(range), word: word)
                : ParseDiagnostics.flagWithValue(parser.place(range), word: word)
        }
        advance(to: end)
    }
}
