// In: a parser before an operand. Out: the operand with its members, methods and subscripts as one node.
// Invariant: calls that the language lacks are passed with their arguments and reported once.

import WidgetBase

extension Parser {
    /// postfix = primary { ( "." | "?." ) ( method | name ) | "[" expr { "," expr } "]" }
    mutating func parsePostfix() {
        let mark = mark()
        parsePrimary()
        while true {
            switch kind {
            case .dot, .questionDot:
                if atForeignModifier(position) || (at(.dot) && atFurtherCase(mark)) { return }
                guard enterNesting() else {
                    finish(.error, mark)
                    return
                }
                parseMember(mark)
            case .leftBracket where isAdjacent(position) && passFirstRows():
                finish(.error, mark)
            case .foreignOperator where text(at: position) == "->" && isAdjacent(position) && peek() == .identifier,
                .colon where isAdjacent(position) && peek() == .colon && isAdjacent(position + 1):
                passForeignMemberSign(mark)
            case .leftBracket where isAdjacent(position):
                guard enterNesting() else {
                    finish(.error, mark)
                    return
                }
                parseList("a value") { $0.parseExpr() }
                finish(.subscriptExpr, mark)
            case .leftParen where isAdjacent(position), .exclamation where isAdjacent(position),
                .question where isAdjacent(position) && isPostfixQuestion:
                passForeignSuffix(mark)
            default:
                return
            }
        }
    }

    /// Whether `.name` between brackets is rather the next element behind `.name`, which lacks its comma.
    private mutating func atFurtherCase(_ mark: Mark) -> Bool {
        isInsideParens && !startsLine(position) && !isAdjacent(position) && isAdjacent(position + 1)
            && peek() == .identifier && kinds[mark.token] == .dot && position == mark.token + 2
    }

    /// Whether `?` is optional chaining as Swift has it before `[` and `(`.
    private var isPostfixQuestion: Bool {
        mutating get {
            (peek() == .leftBracket || peek() == .leftParen || peek() == .questionDot) && isAdjacent(position + 1)
        }
    }

    /// Reports and passes `->name` and `::name`, which other languages have for `.name`.
    private mutating func passForeignMemberSign(_ mark: Mark) {
        let length = at(.colon) ? 2 : 1
        report {
            let range = $0.place($0.range($0.position, $0.position + length))
            return ParseDiagnostics.wrongOperator(range, found: $0.source.text(range.bytes), meant: ".")
        }
        for _ in 0..<length { advance() }
        if at(.identifier), !endsHere { advance() }
        finish(.error, mark)
    }

    /// `[0..<3]`, `[..<3]` or `[:3]` behind a list, which is reported and passed; false if none stands here.
    private mutating func passFirstRows() -> Bool {
        var index = position + 1
        if kinds[index] == .integer { index += 1 }
        guard [.halfOpenRange, .closedRange, .colon].contains(kinds[min(index, lastToken)]) else { return false }
        let start = position
        skipBalanced()
        let end = position
        position = start
        report {
            let isFromFirst = index == start + 1 || $0.text(at: start + 1) == "0"
            let isPlain = end == index + 3 && $0.kinds[index + 1] == .integer && $0.kinds[index] != .closedRange
            return ParseDiagnostics.firstRows(
                $0.place($0.range(start, end)), count: isFromFirst && isPlain ? $0.text(at: index + 1) : nil)
        }
        position = end
        return true
    }

    private mutating func parseMember(_ mark: Mark) {
        takeLeaf(.operatorToken)
        let isName = at(.identifier) && !startsLine(position)
        if isName, let keyword, [.filter, .first, .last].contains(keyword), peek() == .element,
            !startsLine(position + 1)
        {
            parseUnopenedClosure(keyword)
            finish(.methodExpr, mark)
            return
        }
        guard isName, let keyword, FirstTokens.method.keywords.contains(keyword), atMethodArgument(keyword) else {
            if isName, atForeignCall {
                parseForeignMethod(mark)
                return
            }
            if at(.identifier), startsLine(position) {
                report {
                    ParseDiagnostics.expectedName(
                        $0.afterPrevious, what: "a name after the dot", found: "the end of the line")
                }
                addMissing()
            } else {
                parseName("a name after the dot")
            }
            finish(.memberExpr, mark)
            return
        }
        parseMethod(keyword)
        finish(.methodExpr, mark)
    }

    private mutating func atMethodArgument(_ method: Keyword) -> Bool {
        guard !startsLine(position + 1) else { return false }
        switch method {
        case .filter, .first, .last: return peek() == .leftBrace
        default: return peek() == .leftParen
        }
    }

    /// method = ( "filter" | "first" | "last" ) "{" expr "}"
    ///        | ( "sorted" | "grouped" ) "(" "by" ":" KEYPATH [ "," "." "descending" ] ")"
    ///        | ( "prefix" | "contains" ) "(" expr ")"
    private mutating func parseMethod(_ method: Keyword) {
        takeLeaf(.word)
        switch method {
        case .filter, .first, .last: parseElementClosure(method)
        case .sorted, .grouped: parseBracketed { $0.parseSortArguments(method) }
        default:
            parseBracketed { parser in
                if parser.at(.identifier), parser.peek() == .colon {
                    parser.report {
                        ParseDiagnostics.labelNotHere(
                            $0.place($0.range($0.position, $0.position + 2)), method: method.text)
                    }
                    parser.advance()
                    parser.advance()
                }
                parser.parseExpr()
            }
        }
    }

    /// A condition whose `{` is missing, with its `}`.
    private mutating func parseUnopenedClosure(_ method: Keyword) {
        takeLeaf(.word)
        report { ParseDiagnostics.missingClosureBrace($0.afterPrevious, method: method.text) }
        let wasInsideParens = isInsideParens
        isInsideParens = false
        parseExpr()
        if at(.rightBrace), braces.lacksOpeners { closeUnopened() }
        isInsideParens = wasInsideParens
    }

    /// The braces hold an expression, not members; line starts count in them as anywhere in a block.
    private mutating func parseElementClosure(_ method: Keyword) {
        let wasInsideParens = isInsideParens
        isInsideParens = false
        let brace = position
        advance()
        statementStart = position
        if !passNamedElement(of: method) { parseExpr() }
        if at(.rightBrace) {
            advance()
        } else if let end = at(.endOfFile) ? position : braces.unclosed[brace] {
            reportAlways {
                ParseDiagnostics.unclosedBrace(
                    $0.place($0.range(brace, brace + 1)), owner: "`\(method.text)`", label: nil)
            }
            noteUnread(around: max(brace, position - 1), from: brace)
            advance(to: end)
            silence()
        } else {
            report { $0.closureEnd(of: method) }
            skipToBlockEnd()
            if at(.rightBrace) { advance() }
        }
        isInsideParens = wasInsideParens
    }

    /// What stands where a closure should end: a word of other languages between conditions, or a stray token.
    private mutating func closureEnd(of method: Keyword) -> Diagnostic {
        for index in [position, position - 1] where kinds[index] == .identifier {
            if let word = SwiftWord(rawValue: text(at: index)) {
                return ParseDiagnostics.swiftWord(place(range(index, index + 1)), word)
            }
        }
        if at(.identifier), let advice = ParseDiagnostics.foreignInfix[text(at: position)] {
            return ParseDiagnostics.foreignMember(here, name: text(at: position), advice: advice, fix: nil)
        }
        return ParseDiagnostics.closureEnd(here, found: describeToken(), method: method.text)
    }

    @inline(never)
    private mutating func parseSortArguments(_ method: Keyword) {
        let form = "\(method.text)(by: \\.name)"
        if at(.by) {
            advance()
            expect(.colon, in: form)
        } else {
            report {
                ParseDiagnostics.expectedToken(
                    $0.here, "`by:`", form: form, found: $0.describeToken(), replacement: nil)
            }
        }
        if at(.keyPath) {
            takeLeaf(.keyPath)
        } else {
            let (name, end) = meantKeyPath
            report {
                ParseDiagnostics.expectedKeyPath(
                    $0.place($0.range($0.position, end)), name: name, found: $0.describeToken())
            }
            let mark = mark()
            while position < end, !at(.rightParen), !isListStop { advance() }
            if at(.leftBrace) || at(.leftBracket) { skipBalanced() }
            finish(.error, mark)
        }
        guard at(.comma) else { return }
        advance()
        if at(.dot), self.keyword(at: position + 1) == .descending, method == .sorted {
            advance()
            takeLeaf(.word)
        } else {
            report { parser in
                var end = parser.position
                while parser.kinds[end] != .rightParen, !parser.startsLine(end), end < parser.lastToken { end += 1 }
                let words = parser.source.text(parser.range(parser.position, end))
                let all = parser.range(parser.position - 1, end)
                return ParseDiagnostics.sortOrder(
                    parser.here, method: method.text, found: parser.describeToken(), words: words,
                    all: parser.place(all))
            }
            while !at(.rightParen), !isListStop, !at(.rightBrace) { skipBalanced() }
        }
    }

    /// The field that `name`, `.name`, `"name"` or `$0.name` means in the place of `\.name`, and the token behind it.
    private var meantKeyPath: (name: String?, end: Int) {
        mutating get {
            switch kind {
            case .identifier: return (text(at: position), position + 1)
            case .dot where peek() == .identifier: return (text(at: position + 1), position + 2)
            case .element where peek() == .dot && peek(2) == .identifier: return (text(at: position + 2), position + 3)
            case .text:
                let name = text(at: position).filter { $0 != "\"" }
                let isName = !name.isEmpty && name.utf8.allSatisfy { ByteClass.isIdentifierPart($0) }
                return (isName ? name : nil, position + 1)
            default: return (nil, position + 1)
            }
        }
    }

    /// `.sorted(by: …)` or `sorted(by: …)` without a list before it, which is reported and passed; false if none
    /// stands here.
    mutating func passBareMethod() -> Bool {
        let name = at(.dot) ? position + 1 : position
        guard kinds[min(name + 1, lastToken)] == .leftParen || kinds[min(name + 1, lastToken)] == .leftBrace,
            let keyword = keyword(at: name), FirstTokens.method.keywords.contains(keyword), !startsLine(name + 1)
        else { return false }
        let inner = min(name + 2, lastToken)
        guard at(.dot) || kinds[name + 1] == .leftBrace || self.keyword(at: inner) == .by || kinds[inner] == .keyPath
        else { return false }
        report {
            ParseDiagnostics.methodByItself($0.place($0.range($0.position, name + 1)), name: keyword.text)
        }
        let mark = mark()
        while position <= name { advance() }
        skipBalanced()
        finish(.error, mark)
        return true
    }

    /// Whether the name here is called, with parentheses or a closure, as no member of the language is.
    private var atForeignCall: Bool {
        mutating get {
            guard !startsLine(position + 1), position + 1 != braceBehindFollowed else { return false }
            return (peek() == .leftParen && isAdjacent(position + 1)) || peek() == .leftBrace
        }
    }

    @inline(never)
    private mutating func parseForeignMethod(_ mark: Mark) {
        let name = text(at: position)
        let keyword = keyword
        let isRoutes = position >= 2 && text(at: position - 2) == "Routes"
        let count = peek() == .leftParen && peek(2) == .integer && peek(3) == .rightParen ? position + 2 : nil
        report {
            if isRoutes { return ParseDiagnostics.routesCall($0.here) }
            if let count, ["first", "take", "limit", "head"].contains(name) {
                return ParseDiagnostics.firstRows(
                    $0.place($0.range($0.position - 1, $0.position + 4)), count: $0.text(at: count))
            }
            return ParseDiagnostics.foreignMethod(
                $0.place($0.range($0.position, $0.position + 1)), name: name, method: keyword)
        }
        advance()
        if at(.leftParen) { skipBalanced() }
        if at(.leftBrace), !startsLine(position) { skipBalanced() }
        finish(.error, mark)
    }

    @inline(never)
    private mutating func passForeignSuffix(_ mark: Mark) {
        switch kind {
        case .exclamation:
            report { ParseDiagnostics.forceUnwrap($0.here) }
            advance()
        case .question:
            report { ParseDiagnostics.optionalChain($0.here) }
            advance()
        default:
            report { ParseDiagnostics.foreignCall($0.here) }
            skipBalanced()
        }
        finish(.error, mark)
    }

    /// call = name "(" [ name ":" expr { "," name ":" expr } ] ")"
    mutating func parseCall() {
        let mark = mark()
        parseName("a name")
        if at(.leftParen), !endsHere {
            parseList("an argument") { $0.parseArgument() }
        } else {
            report { ParseDiagnostics.expectedArguments($0.expectedHere, found: $0.describeToken()) }
        }
        finish(.callExpr, mark)
    }

    /// Which label is missing is the checker's to say, who knows what is called.
    private mutating func parseArgument() {
        let mark = mark()
        if at(.identifier) && (peek() == .colon || peek() == .equal) {
            parseName("a label")
            expect(.colon, in: "label: value")
        }
        parseExpr()
        finish(.argument, mark)
    }
}
