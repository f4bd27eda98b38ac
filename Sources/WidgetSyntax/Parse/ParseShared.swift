// In: a parser before a part that several constructs share. Out: one node for the part, `missing` if it is not there.
// Invariant: a wrong part takes the place of the right one, so that the parts after it keep their places.

import WidgetBase

extension Parser {
    /// name = IDENT
    ///
    /// - Parameters:
    ///   - what: what the name is of, as messages say it.
    ///   - isTitled: whether a title follows, so that a text alone is that.
    @inline(never)
    mutating func parseName(_ what: String, isTitled: Bool = false) {
        if at(.identifier), !endsHere, !(keyword?.isReserved ?? false) {
            takeLeaf(.name)
            return
        }
        if at(.text), !endsHere, isTitled, peek() != .text {
            report { ParseDiagnostics.missingName($0.here, what: what) }
            addMissing()
            return
        }
        if at(.text), !endsHere {
            report { ParseDiagnostics.nameInQuotes($0.here, what: what, text: $0.text(at: $0.position)) }
            takeLeaf(.error)
            return
        }
        report { ParseDiagnostics.expectedName($0.expectedHere, what: what, found: $0.describeToken()) }
        if at(.identifier), !endsHere { takeLeaf(.error) } else { addMissing() }
    }

    /// names = name { "," name }
    mutating func parseNames(_ what: String) {
        let mark = mark()
        parseName(what)
        while true {
            guard passSeparator() else { break }
            parseName(what)
        }
        finish(.names, mark)
    }

    /// Passes the comma before a further name; reports if it is missing, or if another sign or word takes its place.
    /// False if no name follows.
    @inline(never)
    mutating func passSeparator() -> Bool {
        if at(.comma) { return passComma() }
        if atWrongJoiner {
            report {
                let isWord = $0.at(.identifier)
                return ParseDiagnostics.wrongJoiner(
                    $0.place($0.spacedRange), found: $0.text(at: $0.position), isWord: isWord)
            }
            advance()
            return true
        }
        guard atFurtherName else { return false }
        report { ParseDiagnostics.missingComma($0.afterPrevious, found: $0.describeToken()) }
        return true
    }

    /// Whether a word or sign that joins elsewhere stands between the elements of a list.
    var atWrongJoiner: Bool {
        mutating get {
            guard !endsHere, !startsLine(position + 1) else { return false }
            let isName = peek() == .identifier || peek() == .dot || peek() == .integer || peek() == .text
            switch kind {
            case .andAnd, .orOr, .plus: return isName
            case .foreignOperator: return isName && ["&", "|", "/"].contains(text(at: position))
            case .identifier: return isName && ["and", "or"].contains(text(at: position).lowercased())
            default: return false
            }
        }
    }

    /// Whether a name stands here that only lacks the comma before it.
    var atFurtherName: Bool {
        mutating get {
            guard at(.identifier), !endsHere else { return false }
            switch keyword {
            case .when, .on, .for, .from: return false
            default:
                let word = text(at: position)
                // The condition of `show` without its `when`, or with a misspelt one.
                if peek() == .equalEqual || peek() == .notEqual { return false }
                if peek() == .identifier, NearestName.find(word, among: [Keyword.when.text]) != nil { return false }
                return SwiftWord(rawValue: word) == nil && !["where", "unless", "only", "while"].contains(word)
            }
        }
    }

    /// Passes a comma. False if nothing follows it, which is reported.
    mutating func passComma() -> Bool {
        let comma = here
        advance()
        guard endsHere || at(.rightParen) || at(.rightBracket) else { return true }
        report { _ in ParseDiagnostics.commaAtLineEnd(comma) }
        return false
    }

    /// text = STRING [ "key" STRING ] [ "comment" STRING ]
    @inline(never)
    mutating func parseText(_ what: String) {
        let mark = mark()
        guard atText else {
            parseMissingText(what)
            return
        }
        parseStringLiteral()
        for (word, kind) in [(Keyword.key, SyntaxKind.textKey), (.comment, .textComment)] where at(word) && !endsHere {
            let part = self.mark()
            advance()
            parseString("the text after `\(word.text)`")
            finish(kind, part)
        }
        finish(.text, mark)
    }

    /// title = text
    mutating func parseTitle(of name: Int) {
        if atText {
            parseText("a title")
            return
        }
        if parseTitleInParens() || parseTitleBehindSign() { return }
        let nameText = pending.last.map { builder.isKind($0, .name) ? text(at: name) : "Title" } ?? "Title"
        if at(.identifier), !endsHere {
            parseBareWords("a title")
        } else if reportTitleBehindBrace() {
            addMissing()
        } else {
            report { ParseDiagnostics.missingTitle($0.afterPrevious, name: nameText) }
            addMissing()
        }
    }

    /// Whether a text starts here, as a part of the current statement.
    var atText: Bool {
        mutating get { (at(.text) || at(.textStart)) && !endsHere }
    }

    /// STRING where no key or comment may follow.
    @inline(never)
    mutating func parseString(_ what: String) {
        if atText {
            parseStringLiteral()
        } else {
            parseMissingText(what)
        }
    }

    private mutating func parseMissingText(_ what: String) {
        if passTextCall() {
            // That was all.
        } else if at(.identifier), !endsHere {
            parseBareWords(what)
        } else {
            report { ParseDiagnostics.expectedText($0.expectedHere, what: what, found: $0.describeToken()) }
            addMissing()
        }
    }

    /// Words that were meant as a text but lack quotes: one finding, and a fix-it that puts quotes around all.
    private mutating func parseBareWords(_ what: String) {
        let mark = mark()
        let start = position
        var end = position
        while !endsHere, end == start || !startsLine(end) {
            switch kinds[end] {
            case .leftBrace, .equal, .colon, .text, .textStart, .rightParen, .rightBracket, .endOfFile, .rightBrace,
                .semicolon:
                break
            case .comma where isInsideParens:
                break
            default:
                end += 1
                continue
            }
            break
        }
        let words = place(range(start, max(end, start + 1)))
        let meaning = bareMeaning(start, end)
        report {
            ParseDiagnostics.textWithoutQuotes(words, what: what, text: $0.source.text(words.bytes), meaning)
        }
        advance(to: end)
        finish(.error, mark)
    }

    /// literal = STRING | [ "-" ] ( INT | NUM ) | "true" | "false" | "nil" | "." name
    @inline(never)
    mutating func parseLiteral(_ what: String) {
        guard atLiteral else {
            if passAbsentValue() || passQualifiedCase(what) { return }
            report {
                ParseDiagnostics.expectedLiteral(
                    $0.expectedHere, what: what, found: $0.describeToken(),
                    name: $0.at(.identifier) && !$0.endsHere ? $0.text(at: $0.position) : nil)
            }
            if at(.identifier) || at(.color), !endsHere { takeLeaf(.error) } else { addMissing() }
            return
        }
        let mark = mark()
        switch kind {
        case .text, .textStart: parseStringLiteral()
        case .minus:
            advance()
            finishNumber(mark)
        case .integer, .decimal:
            if at(.integer) { checkUnsigned() }
            finishNumber(mark)
        case .dot:
            advance()
            if let keyword, keyword == .true || keyword == .false, isAdjacent(position) {
                let range = place(range(position - 1, position + 1))
                report { _ in ParseDiagnostics.dotBeforeTruth(range, keyword) }
                takeLeaf(.booleanLiteral)
                return
            }
            parseName("a name after `.`")
            finish(.memberLiteral, mark)
        default: takeLeaf(at(.nil) ? .nilLiteral : .booleanLiteral)
        }
    }

    private mutating func finishNumber(_ mark: Mark) {
        let isDecimal = at(.decimal)
        advance()
        finish(isDecimal ? .decimalLiteral : .integerLiteral, mark)
    }

    /// Whether a literal starts here, as a part of the current statement.
    var atLiteral: Bool {
        mutating get {
            switch kind {
            case .text, .textStart, .integer, .decimal, .dot: return !endsHere
            case .minus: return (peek() == .integer || peek() == .decimal) && !endsHere
            case .identifier: return (keyword?.isReserved ?? false) && !endsHere
            default: return false
            }
        }
    }

    /// INT
    mutating func parseInteger(_ what: String) {
        if at(.integer), !endsHere {
            takeLeaf(.integerLiteral)
        } else {
            let isNumber = at(.decimal) || at(.minus)
            report { ParseDiagnostics.expectedInteger($0.expectedHere, what: what, found: $0.describeToken()) }
            guard isNumber, !endsHere else {
                addMissing()
                return
            }
            let mark = mark()
            if at(.minus) { advance() }
            if at(.integer) || at(.decimal) { advance() }
            finish(.error, mark)
        }
    }

    /// One word out of a list, as a node of kind `word`.
    @inline(never)
    mutating func parseWord(_ words: [Keyword], of owner: String) {
        if let keyword, words.contains(keyword), !endsHere {
            takeLeaf(.word)
            return
        }
        let isWord = (at(.identifier) || at(.text)) && !endsHere
        let written = isWord ? text(at: position) : nil
        report {
            ParseDiagnostics.expectedWord(
                isWord ? $0.here : $0.expectedHere, words: words, owner: owner, found: written)
        }
        if isWord { takeLeaf(.error) } else { addMissing() }
    }

    /// Passes a word that the grammar has here; reports if another stands there. No node.
    @inline(never)
    mutating func expect(_ word: Keyword, in form: String) {
        if at(word), !endsHere {
            advance()
            passSign()
            return
        }
        if word == .after, at(.integer), !endsHere {
            report { ParseDiagnostics.missingWord($0.place(.at($0.here.bytes.start)), word: word.text, form: form) }
            silenceStatement()
            return
        }
        let written = at(.identifier) && !endsHere ? text(at: position) : ""
        let isMisspelt =
            NearestName.find(written, among: [word.text]) != nil || SwiftWord(rawValue: written) != nil
            || (Parser.likeWords[word]?.contains(written) ?? false)
        report {
            ParseDiagnostics.expectedToken(
                isMisspelt ? $0.here : $0.expectedHere, "`\(word.text)`", form: form, found: $0.describeToken(),
                replacement: isMisspelt ? word.text : nil)
        }
        if isMisspelt { advance() }
    }

    /// Words that are written for others.
    private static let likeWords: [Keyword: Set<String>] = [
        .after: ["every", "each", "in", "within", "for"], .when: ["where", "while"], .on: ["at", "of"],
        .count: ["times", "x", "limit"], .at: ["on", "from"],
    ]

    /// Reports and passes a `:` or `=` behind a word within a setting.
    mutating func passSign() {
        guard at(.equal) || at(.colon), !endsHere else { return }
        report {
            ParseDiagnostics.settingWithSign(
                $0.here, sign: $0.text(at: $0.position), word: $0.text(at: $0.position - 1))
        }
        advance()
        silenceStatement()
    }

    /// Passes a token that the grammar has here; reports if another stands there. No node.
    ///
    /// `:` and `==` for `=`, and `=` for `:`, are reported and passed as what was meant.
    @inline(never)
    mutating func expect(_ wanted: TokenKind, in form: String) {
        if at(wanted) {
            advance()
            return
        }
        let spelling = wanted.spelling ?? ""
        let isMixedUp: Bool
        switch wanted {
        case .equal: isMixedUp = at(.colon) || at(.equalEqual)
        case .colon: isMixedUp = at(.equal)
        default: isMixedUp = false
        }
        guard isMixedUp else {
            report {
                ParseDiagnostics.expectedToken(
                    $0.expectedHere, "`\(spelling)`", form: form, found: $0.describeToken(), replacement: nil)
            }
            return
        }
        report {
            let sign = wanted == .colon ? ": " : " \(spelling) "
            return ParseDiagnostics.mixedUpSign(
                $0.here, "`\(spelling)`", form: form, found: $0.describeToken(),
                edit: TextEdit($0.place($0.spacedRange), sign))
        }
        advance()
    }

    /// The current token with the spaces around it, which belong to a change of a sign: `a: 1` becomes `a = 1`.
    var spacedRange: ByteRange {
        mutating get {
            var range = range(position, position + 1)
            while range.start > 0, source.bytes[Int(range.start) - 1] == 0x20 { range.start -= 1 }
            while Int(range.end) < source.bytes.count, source.bytes[Int(range.end)] == 0x20 { range.end += 1 }
            return range
        }
    }
}
