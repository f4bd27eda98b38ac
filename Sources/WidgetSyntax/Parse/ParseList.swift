// In: a parser before `(` or `[`. Out: the parser after the bracket that closes it, with the elements pending.
// Invariant: line starts mean nothing between the brackets, and each turn of the loop passes at least one token.

import WidgetBase

extension Parser {
    /// Parses `( … )` around one part.
    mutating func parseBracketed(_ parsePart: (inout Parser) -> Void) {
        let bracket = position
        let wasInsideParens = isInsideParens
        isInsideParens = true
        advance()
        parsePart(&self)
        closeBracket(bracket)
        isInsideParens = wasInsideParens
    }

    /// Parses `( element, element )` or `[ element, element ]`.
    ///
    /// - Parameters:
    ///   - what: what an element is, as messages say it: "an argument".
    ///   - parseElement: parses one element; it adds one node.
    mutating func parseList(_ what: String, _ parseElement: (inout Parser) -> Void) {
        let bracket = position
        let closer: TokenKind = at(.leftParen) ? .rightParen : .rightBracket
        let wasInsideParens = isInsideParens
        isInsideParens = true
        advance()
        if closer == .rightParen, at(.leftParen), isAdjacent(position), peek() == .identifier, peek(2) == .colon {
            report { ParseDiagnostics.repeatedParen($0.here) }
            advance()
        }
        var isElement = false
        while isElement || (!at(closer) && !at(.rightBrace) && !isListStop) {
            isElement = false
            let before = position
            parseElement(&self)
            // An element of these has a label: digits alone are none.
            if what == "an argument" || what == "a cell" { _ = passDecimalComma() }
            if at(.comma) {
                if peek() == closer { report { ParseDiagnostics.trailingComma($0.here) } }
                advance()
                continue
            }
            if position > before, startsLine(position), startsElement, closesAhead(closer) {
                // What would start a field of the block goes on with the list.
                statementStart = position
                isElement = true
                report { ParseDiagnostics.missingComma($0.afterPrevious, found: $0.describeValue()) }
                continue
            }
            if at(closer) || isListStop || at(.rightBrace) { break }
            if position > before, !startsLine(position), startsElement, !lacksOperator(what) {
                report { ParseDiagnostics.missingComma($0.afterPrevious, found: $0.describeValue()) }
                continue
            }
            if at(.semicolon), !closesAhead(closer, from: position + 1) { break }
            if at(.semicolon) {
                report { ParseDiagnostics.semicolonInList($0.here) }
                advance()
                continue
            }
            if position > before, lacksOperator(what) {
                report { ParseDiagnostics.missingOperator($0.here, found: $0.describeToken()) }
                skipToListEnd()
                silence()
                if at(.comma) { advance() }
                continue
            }
            report {
                ParseDiagnostics.expectedListEnd(
                    $0.expectedInList, closer: closer.spelling ?? "", what: what, found: $0.describeToken())
            }
            // The comma that is missing here may stand right behind.
            let isSwapped = peek() == .comma && !startsLine(position)
            skipToListEnd()
            if at(.comma) {
                advance()
                if isSwapped { silenceStatement() }
            } else if !at(closer) {
                // What is wrong with the list is said.
                silence()
                break
            }
        }
        closeBracket(bracket)
        isInsideParens = wasInsideParens
    }

    /// Whether an element can start here, so that only a comma is missing.
    private var startsElement: Bool {
        mutating get {
            switch kind {
            case .text, .textStart, .integer, .decimal, .element: return true
            case .identifier: return peek() == .colon || peek() == .leftParen
            case .dot: return kinds[max(0, position - 2)] == .dot && !startsLine(position) && !isAdjacent(position)
            default: return false
            }
        }
    }

    /// Whether a value stands behind another where no element can start: a duration, or one without its label.
    private mutating func lacksOperator(_ what: String) -> Bool {
        guard !startsLine(position) else { return false }
        if atDurationAfterValue { return true }
        switch kind {
        case .text, .textStart, .integer, .decimal, .element: return what == "an argument"
        default: return false
        }
    }

    /// Whether a number with a unit stands behind a value.
    var atDurationAfterValue: Bool {
        mutating get {
            guard at(.integer), !startsLine(position), peek() == .identifier, !startsLine(position + 1) else {
                return false
            }
            return keyword(at: position + 1).map { FirstTokens.durationUnit.keywords.contains($0) } ?? false
        }
    }

    /// How far is looked ahead, so that a list of many elements without commas costs no more than its length.
    private static let lookAhead = 1000

    /// Whether the list goes on with what starts here, since the bracket is closed before the block or the line's
    /// statement ends.
    @inline(never)
    private mutating func closesAhead(_ closer: TokenKind, from start: Int? = nil) -> Bool {
        var depth = 0
        let start = start ?? position
        for index in start..<max(start, min(start + Parser.lookAhead, lastToken)) {
            if index >= innermostEnd || isDeclStart(index) { return false }
            switch kinds[index] {
            case .leftParen, .leftBracket, .leftBrace: depth += 1
            case .rightParen, .rightBracket, .rightBrace:
                if depth == 0 { return kinds[index] == closer }
                depth -= 1
            case .semicolon where depth == 0: return false
            default: break
            }
        }
        return false
    }

    fileprivate var expectedInList: SourceRange {
        mutating get { startsLine(position) ? afterPrevious : here }
    }

    @inline(never)
    private mutating func closeBracket(_ bracket: Int) {
        let opener = kinds[bracket]
        let closer: TokenKind = opener == .leftParen ? .rightParen : .rightBracket
        if at(closer) {
            advance()
            return
        }
        report {
            ParseDiagnostics.unclosedBracket(
                $0.expectedInList, closer: closer.spelling ?? "",
                opener: $0.place($0.range(bracket, bracket + 1)), openerText: opener.spelling ?? "")
        }
        // `)` for `]` and the other way round.
        if at(.rightParen) || at(.rightBracket), !startsLine(position) { advance() }
    }
}
