// In: a parser before a parameter. Out: a `param`.
// Invariant: modifiers, name, title and type have the places 0 to 3, whatever is missing.

import WidgetBase

extension Parser {
    /// param = { "required" | "retired" } "param" name title ":" type [ "=" param-default ]
    ///         [ "{" { param-detail } "}" ] END
    mutating func parseParam(_ first: Keyword) {
        let mark = mark()
        if first != .param { takeLeaf(.word) }
        while at(.required) || at(.retired) { takeLeaf(.word) }
        let isSwapped = passSwappedModifier()
        finish(.modifiers, mark)
        if isSwapped {
            // The keyword stood before its modifier.
        } else if first == .param {
            takeKeyword()
        } else {
            expect(.param, in: "\(first.text) param name \"Title\": Type")
        }
        parseParamHead()
        if at(.equal) || at(.equalEqual), !endsHere {
            expect(.equal, in: "param name \"Title\": Type = default")
            parseParamDefault()
        } else if (at(.follow) && peek() == .identifier && !endsHere) || atValueWithoutEqual {
            report { ParseDiagnostics.missingEqual($0.afterPrevious, found: $0.describeValue()) }
            parseParamDefault()
        }
        if at(.leftBrace) || atUnopenedBlock(.paramDetail) {
            parseBlock("`param`", .paramDetail) { $0.parseParamDetail() }
        }
        finish(.param, mark)
    }

    /// `param required` before a name, which is reported and passed; false if it does not stand here.
    private mutating func passSwappedModifier() -> Bool {
        guard at(.param), let word = keyword(at: position + 1), word == .required || word == .retired,
            kinds[min(position + 2, lastToken)] == .identifier, !startsLine(position + 1), !startsLine(position + 2)
        else { return false }
        switch kinds[min(position + 3, lastToken)] {
        case .text, .textStart, .colon: break
        default: return false
        }
        report { ParseDiagnostics.modifierBehindParam($0.place($0.range($0.position, $0.position + 2)), word: word) }
        advance()
        takeLeaf(.word)
        return true
    }

    /// name title ":" type
    private mutating func parseParamHead() {
        if at(.text), peek() == .identifier, peek(2) == .colon, !endsHere {
            parseReversedTitle()
            parseParamType()
            return
        }
        if let name = nameBehindType {
            reportTypeBeforeName(name, isParam: true)
            advance(to: name + 1)
            // Nothing but the title stands at its place.
            addMissing()
            parseTitle(of: name)
            addMissing()
            return
        }
        passEarlyOptional()
        parseName("the name of the parameter", isTitled: true)
        passLateModifier()
        let title = titleAfterType(of: position - 1)
        if title == nil { parseTitle(of: position - 1) } else { addMissing() }
        parseParamType()
        if title == position { advance() }
    }

    private mutating func parseParamType() {
        if at(.colon) {
            advance()
            parseType()
        } else if at(.identifier) || at(.leftBracket), !endsHere {
            report { ParseDiagnostics.fieldWithoutColon($0.afterPrevious, name: nil) }
            parseType()
        } else {
            report { ParseDiagnostics.paramWithoutType($0.afterPrevious) }
            addMissing()
        }
    }

    /// param-default = literal | "[" [ literal { "," literal } ] "]" | "first" [ INT ] | "follow" expr text
    ///               | "id" "(" literal { "," literal } ")"
    private mutating func parseParamDefault() {
        let mark = mark()
        if at(.first), !endsHere {
            let first = self.mark()
            advance()
            let isCall = at(.leftParen) && peek() == .integer && peek(2) == .rightParen && !endsHere
            if isCall {
                report { parser in
                    let range = ByteRange(
                        start: parser.ends[parser.position - 1], end: parser.ends[parser.position + 2])
                    return ParseDiagnostics.firstInParens(
                        parser.place(range), count: parser.text(at: parser.position + 1))
                }
                advance()
            }
            if at(.integer), !endsHere { parseInteger("the number of rows") }
            if isCall { advance() }
            finish(.firstDefault, first)
        } else if at(.follow), !endsHere {
            let follow = self.mark()
            advance()
            noteBraceBehindFollowed()
            parseExpr()
            parseText("a title for the choice that follows the app")
            finish(.followDefault, follow)
        } else if at(.id), peek() == .leftParen, !endsHere {
            let id = self.mark()
            advance()
            parseBracketed { parser in
                parser.parseLiteral("an identifier")
                while parser.at(.comma) {
                    guard parser.passComma() else { break }
                    parser.parseLiteral("an identifier")
                }
            }
            finish(.idDefault, id)
        } else if at(.leftBracket), !endsHere {
            let list = self.mark()
            parseList("a value") { $0.parseLiteral("a value") }
            finish(.listExpr, list)
        } else if !passForeignDefault(), !passFollowedField() {
            parseLiteral("a default")
        }
        finish(.paramDefault, mark)
    }

    /// param-detail = "description" text END | "prompt" text END | "depends" "on" names END
    ///              | "unset" ( "all" | "none" | expr ) END | "options" options END
    ///              | "only" literal { "," literal } END | "range" range END
    ///              | "control" ( "stepper" | "field" | "slider" ) END | "kind" ( "date" | "time" | "dateTime" ) END
    ///              | "input" input-option { "," input-option } END | "labels" text "," text END | "size" size END
    ///              | ( "currencyCodes" | "supportedTypes" ) STRING { "," STRING } END
    ///              | ( "mode" | "displayStyle" ) name END | "disambiguation" text END
    private mutating func parseParamDetail() {
        if passBounds() { return }
        switch memberKeyword() {
        case .description: parseTextMember(.descriptionMember, "a description")
        case .prompt: parseTextMember(.promptMember, "a prompt")
        case .depends: parseDependsMember()
        case .unset: parseUnsetMember()
        case .options: parseOptionsMember()
        case .only: parseLiteralsMember(.onlyMember)
        case .range: parseRangeMember()
        case .control: parseWordMember(.controlMember, [.stepper, .field, .slider], of: "`control`")
        case .kind: parseWordMember(.dateKindMember, [.date, .time, .dateTime], of: "`kind` of a parameter")
        case .input: parseInputMember()
        case .labels: parseLabelsMember()
        case .size: parseSizeMember()
        case .currencyCodes: parseStringsMember(.currencyCodesMember, "a currency code")
        case .supportedTypes: parseStringsMember(.supportedTypesMember, "a type identifier")
        case .mode: parseNameMember(.modeMember, "a mode")
        case .displayStyle: parseNameMember(.displayStyleMember, "a display style")
        case .disambiguation: parseTextMember(.disambiguationMember, "a question")
        default: break
        }
    }

    private mutating func parseDependsMember() {
        let mark = mark()
        takeKeyword()
        expect(.on, in: "depends on parameter")
        parseNames("the name of a parameter")
        finish(.dependsMember, mark)
    }

    private mutating func parseUnsetMember() {
        let mark = mark()
        takeKeyword()
        if at(.all) || at(.none), !endsHere, !isOperand(position + 1) {
            takeLeaf(.word)
        } else {
            parseExpr()
        }
        finish(.unsetMember, mark)
    }

    /// Whether a token makes the word before it part of a longer expression.
    mutating func isOperand(_ index: Int) -> Bool {
        switch kinds[index] {
        case .dot, .questionDot, .leftBracket, .leftParen: return !startsLine(index)
        default: return false
        }
    }

    private mutating func parseLiteralsMember(_ kind: SyntaxKind) {
        let mark = mark()
        takeKeyword()
        parseLiteral("a value")
        while at(.comma) {
            guard passComma() else { break }
            parseLiteral("a value")
        }
        finish(kind, mark)
    }

    private mutating func parseStringsMember(_ kind: SyntaxKind, _ what: String) {
        let mark = mark()
        takeKeyword()
        parseString(what)
        while at(.comma) {
            guard passComma() else { break }
            parseString(what)
        }
        finish(kind, mark)
    }

    private mutating func parseRangeMember() {
        let mark = mark()
        takeKeyword()
        parseRange()
        finish(.rangeMember, mark)
    }

    private mutating func parseInputMember() {
        let mark = mark()
        takeKeyword()
        parseInputOption()
        while at(.comma) {
            guard passComma() else { break }
            parseInputOption()
        }
        finish(.inputMember, mark)
    }

    /// input-option = "multiline" | ( "keyboard" | "capitalization" ) "." name
    ///              | ( "autocorrect" | "smartQuotes" | "smartDashes" ) "false"
    private mutating func parseInputOption() {
        let mark = mark()
        let option = keyword
        parseWord(FirstTokens.inputOption.keywords, of: "`input`")
        switch option {
        case .keyboard, .capitalization: parseMemberLiteral("a value such as `.URL`")
        case .autocorrect, .smartQuotes, .smartDashes:
            if at(.false), !endsHere {
                takeLeaf(.booleanLiteral)
            } else {
                report {
                    ParseDiagnostics.expectedToken(
                        $0.expectedHere, "`false`", form: "autocorrect false", found: $0.describeToken(),
                        replacement: nil)
                }
                addMissing()
                if at(.true), !endsHere { advance() }
            }
        default: break
        }
        finish(.inputOption, mark)
    }

    private mutating func parseLabelsMember() {
        let mark = mark()
        takeKeyword()
        let hasWords = passLabelWord(isFirst: true)
        parseText("the label for true")
        expect(.comma, in: "labels \"On\", \"Off\"")
        if hasWords { _ = passLabelWord(isFirst: false) }
        parseText("the label for false")
        finish(.labelsMember, mark)
    }

    /// Passes `on` or `true` before a label; the first is reported, with the second. False if none stands here.
    private mutating func passLabelWord(isFirst: Bool) -> Bool {
        let colon = peek() == .colon ? 1 : 0
        guard at(.identifier), peek(1 + colon) == .text, !endsHere, !startsLine(position + 1) else { return false }
        if isFirst {
            let second = position + 3 + colon
            report { parser in
                var words = [parser.wordRange(parser.position)]
                if second < parser.lastToken, parser.kinds[second] == .identifier, !parser.startsLine(second) {
                    words.append(parser.wordRange(second))
                }
                return ParseDiagnostics.wordsBeforeLabels(parser.here, edits: words)
            }
        }
        advance(to: position + 1 + colon)
        return true
    }

    /// A word with what stands between it and the text behind it.
    private mutating func wordRange(_ word: Int) -> SourceRange {
        let next = kinds[min(word + 1, lastToken)] == .colon ? word + 2 : word + 1
        return place(ByteRange(start: starts[word], end: starts[min(next, lastToken)]))
    }

    /// size = count | name ":" count { "," name ":" count }
    private mutating func parseSizeMember() {
        let mark = mark()
        takeKeyword()
        guard at(.identifier) || at(.dot), !endsHere else {
            parseCount()
            finish(.sizeMember, mark)
            return
        }
        parseFamilySize()
        while at(.comma) {
            guard passComma() else { break }
            parseFamilySize()
        }
        finish(.sizeMember, mark)
    }

    private mutating func parseFamilySize() {
        let mark = mark()
        parseFamilyName()
        expect(.colon, in: "size systemSmall: 1")
        parseCount()
        finish(.familySize, mark)
    }

    /// count = INT [ "..." INT ]
    private mutating func parseCount() {
        guard at(.integer), !endsHere else {
            parseInteger("the number of elements")
            return
        }
        let mark = mark()
        parseInteger("the number of elements")
        if at(.closedRange), !endsHere {
            advance()
            parseInteger("the largest number of elements")
        }
        finish(.count, mark)
    }
}
