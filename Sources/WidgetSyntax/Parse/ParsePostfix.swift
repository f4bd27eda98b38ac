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
                guard enterNesting() else {
                    finish(.error, mark)
                    return
                }
                parseMember(mark)
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

    /// Whether `?` is optional chaining as Swift has it before `[` and `(`.
    private var isPostfixQuestion: Bool {
        mutating get {
            (peek() == .leftBracket || peek() == .leftParen || peek() == .questionDot) && isAdjacent(position + 1)
        }
    }

    private mutating func parseMember(_ mark: Mark) {
        takeLeaf(.operatorToken)
        let isName = at(.identifier) && !startsLine(position)
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
            while position < end { advance() }
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
            let isName = at(.identifier) || at(.dot)
            let name = isName ? text(at: at(.dot) ? position + 1 : position) : nil
            let end = position + (isName && at(.dot) ? 2 : 1)
            report {
                ParseDiagnostics.expectedKeyPath(
                    $0.place($0.range($0.position, end)), name: name, found: $0.describeToken())
            }
            let mark = mark()
            if at(.dot) { advance() }
            if at(.identifier) { advance() }
            finish(.error, mark)
        }
        guard at(.comma) else { return }
        advance()
        if at(.dot), self.keyword(at: position + 1) == .descending, method == .sorted {
            advance()
            takeLeaf(.word)
        } else {
            report { ParseDiagnostics.sortOrder($0.here, method: method.text, found: $0.describeToken()) }
            while !at(.rightParen), !isListStop, !at(.rightBrace) { skipBalanced() }
        }
    }

    /// Whether the name here is called, with parentheses or a closure, as no member of the language is.
    private var atForeignCall: Bool {
        mutating get {
            guard !startsLine(position + 1) else { return false }
            return (peek() == .leftParen && isAdjacent(position + 1)) || peek() == .leftBrace
        }
    }

    @inline(never)
    private mutating func parseForeignMethod(_ mark: Mark) {
        let name = text(at: position)
        let keyword = keyword
        let isRoutes = position >= 2 && text(at: position - 2) == "Routes"
        report {
            if isRoutes { return ParseDiagnostics.routesCall($0.here) }
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
        let name = text(at: position)
        parseName("a name")
        if at(.leftParen), !endsHere {
            // Who leaves one label out leaves out all.
            var hasReported = false
            parseList("an argument") { parser in
                let hasLabel = parser.parseArgument(of: name, reportsLabel: !hasReported)
                if !hasLabel { hasReported = true }
            }
        } else {
            report { ParseDiagnostics.expectedArguments($0.expectedHere, found: $0.describeToken()) }
        }
        finish(.callExpr, mark)
    }

    /// False if there is no label.
    private mutating func parseArgument(of name: String, reportsLabel: Bool) -> Bool {
        let mark = mark()
        let hasLabel = at(.identifier) && (peek() == .colon || peek() == .equal)
        if hasLabel {
            parseName("a label")
            expect(.colon, in: "label: value")
        } else {
            if reportsLabel { report { ParseDiagnostics.missingLabel($0.here, of: name) } }
            addMissing()
        }
        parseExpr()
        finish(.argument, mark)
        return hasLabel
    }
}
