// In: a parser before something that it cannot read. Out: the parser after it, with an `error` node for what it passed.
// Invariant: brackets are passed in pairs, and never the brace that closes the innermost block.

import WidgetBase

extension Parser {
    /// Passes the rest of a member: to the next line, past a `;`, or to the brace that closes the block.
    @inline(never)
    mutating func skipToMemberEnd() {
        let mark = mark()
        var parens = 0
        var braceDepth = 0
        skipping: while true {
            switch kind {
            case .endOfFile: break skipping
            case .leftBrace: braceDepth += 1
            case .rightBrace:
                if braceDepth == 0 { break skipping }
                braceDepth -= 1
            case .leftParen, .leftBracket: parens += 1
            case .rightParen, .rightBracket: parens = max(0, parens - 1)
            case .semicolon where braceDepth == 0 && parens == 0:
                advance()
                break skipping
            default:
                if position > mark.token, startsLine(position), braceDepth == 0 {
                    if parens == 0, !kind.isContinuer { break skipping }
                    if isHardStop(position) { break skipping }
                }
            }
            advance()
        }
        if position > mark.token { finish(.error, mark) }
    }

    /// Passes everything up to the brace that closes the innermost block.
    @inline(never)
    mutating func skipToBlockEnd() {
        let mark = mark()
        var depth = 0
        while kind != .endOfFile {
            if kind == .rightBrace {
                if depth == 0 { break }
                depth -= 1
            } else if kind == .leftBrace {
                depth += 1
            }
            advance()
        }
        finish(.error, mark)
    }

    /// Passes the rest of an element of a list in brackets: to a comma, or to the bracket that closes the list.
    @inline(never)
    mutating func skipToListEnd() {
        let mark = mark()
        var depth = 0
        skipping: while !isListStop {
            switch kind {
            case .leftParen, .leftBracket, .leftBrace: depth += 1
            case .rightParen, .rightBracket, .rightBrace:
                if depth == 0 { break skipping }
                depth -= 1
            case .comma where depth == 0: break skipping
            default: break
            }
            advance()
        }
        if position > mark.token { finish(.error, mark) }
    }

    /// Passes a token and, if it opens a bracket, everything to the one that closes it.
    @inline(never)
    mutating func skipBalanced() {
        var depth = 0
        repeat {
            switch kind {
            case .leftParen, .leftBracket, .leftBrace: depth += 1
            case .rightParen, .rightBracket, .rightBrace: depth -= 1
            case .endOfFile: return
            default: break
            }
            advance()
        } while depth > 0 && !(startsLine(position) && isHardStop(position))
    }

    /// Passes tokens on the same statement as long as a condition holds.
    mutating func skipWhile(_ isPassed: (TokenKind) -> Bool) {
        while kind != .endOfFile, !endsHere, isPassed(kind) { advance() }
    }

    /// Whether a list in brackets cannot go on here, closed or not.
    var isListStop: Bool {
        mutating get {
            kind == .endOfFile || (startsLine(position) && isHardStop(position))
                || position >= innermostEnd
        }
    }

    /// Whether a token that starts a line surely belongs to no list begun before: a setting of the block or the
    /// start of a declaration.
    mutating func isHardStop(_ index: Int) -> Bool {
        if looksLikeMember(index) || looksLikeField(index) || isDeclStart(index) { return true }
        guard kinds[index] == .identifier, let keyword = keyword(at: index),
            !blocks.isEmpty, innermostFirst.keywords.contains(keyword)
        else { return false }
        return keyword == .case
    }

    /// Notes that a statement, or what stands between two commas of it, could not be read as it stands: what it says is
    /// a guess, which no later stage judges.
    ///
    /// - Parameter first: the first token of the statement.
    @inline(never)
    mutating func noteUnread(around index: Int, from first: Int) {
        if let last = unread.last, last.start <= starts[index], starts[index] < last.end { return }
        var start = index
        // What closes nothing was opened anywhere before.
        let isCloser = kinds[index] == .rightParen || kinds[index] == .rightBracket
        while start > first, isCloser || kinds[start - 1] != .comma { start -= 1 }
        var depth = 0
        var end = index
        scanning: while end < lastToken {
            switch kinds[end] {
            case .comma where depth == 0 && end > index: break scanning
            case .leftParen, .leftBracket: depth += 1
            case .rightParen, .rightBracket: depth = max(0, depth - 1)
            case .leftBrace, .rightBrace, .semicolon: if depth == 0 { break scanning }
            default: break
            }
            if end > index, startsLine(end), (depth == 0 && !kinds[end].isContinuer) || isHardStop(end) { break }
            end += 1
        }
        unread.append(ByteRange(start: starts[min(start, index)], end: max(starts[end], ends[index])))
    }

    /// Whether a finding is the last one again, about another part of the same statement. The fixes are made one then.
    mutating func joinsHabit(_ finding: Diagnostic) -> Bool {
        let parts = finding.message.split(separator: "`", omittingEmptySubsequences: false)
        let words = parts.indices.filter { $0 % 2 == 0 }.map { parts[$0] }.joined()
        let last = bag.diagnostics.count - 1
        guard habit == (statementStart, finding.code, words), last >= 0 else {
            habit = (statementStart, finding.code, words)
            return false
        }
        let said = bag.diagnostics[last]
        guard said.code == finding.code else { return false }
        if let first = said.fixes.first, let second = finding.fixes.first {
            let fix = FixIt(
                first.title.hasSuffix(Parser.alike) || first.title == second.title
                    ? first.title : first.title + Parser.alike,
                isSafe: first.isSafe && second.isSafe, edits: first.edits + second.edits)
            bag.replace(
                last, with: Diagnostic(said.code, at: said.range, said.message, labels: said.labels, fixes: [fix]))
        }
        return true
    }

    private static let alike = ", and what follows alike"

    /// Notes the statements in which the lexer found what is no token.
    mutating func noteUnread(_ findings: [Diagnostic]) {
        var index = 0
        // What a number says may be wrong, while all around it is as it was meant.
        for finding in findings where !finding.isReadAsMeant && finding.code != .invalidNumber {
            guard let range = finding.range?.bytes else { continue }
            while index < lastToken, ends[index] <= range.start { index += 1 }
            unreadTokens.append(index)
            if let last = unread.last, starts[index] < last.end { continue }
            var start = index
            while start > 0, !startsLine(start), kinds[start - 1] != .semicolon, kinds[start - 1] != .leftBrace {
                start -= 1
            }
            noteUnread(around: index, from: start)
        }
    }

    /// A finding that puts a sign before the current token; if the sign stands behind it, the two are swapped, so that
    /// it is also taken from there, and nothing more is said of it.
    mutating func swappedSign(_ finding: Diagnostic) -> Diagnostic? {
        guard let fix = finding.fixes.first, fix.edits.count == 1, let edit = fix.edits.first,
            edit.range.bytes.start == edit.range.bytes.end, position + 1 < lastToken, !startsLine(position + 1),
            [.colon, .equal, .comma].contains(peek())
        else { return nil }
        let sign = text(at: position + 1)
        guard edit.text.filter({ $0 != " " }) == sign else { return nil }
        var wider = range(position + 1, position + 2)
        while wider.start > 0, source.bytes[Int(wider.start) - 1] == 0x20 { wider.start -= 1 }
        silence(through: position + 1)
        return finding.adding(TextEdit(place(wider), ""))
    }

    /// Ends a member: it must be the last of its line, unless `;` or `}` follows.
    @inline(never)
    mutating func finishMember() {
        if endsHere || (startsLine(position) && !kind.isContinuer) {
            if at(.semicolon) { advance() }
            return
        }
        // What was passed as unreadable may have taken its `;` with it.
        if position > 0, kinds[position - 1] == .semicolon { return }
        if at(.comma) {
            finishAtComma()
            return
        }
        if passEmptyCall() { return }
        if startsNextMember {
            report { ParseDiagnostics.missingSemicolon($0.afterPrevious, found: $0.describeToken()) }
            return
        }
        let previous = position > 0 ? text(at: position - 1) : ""
        if reportBareDetail() {
            // That is all that is wrong.
        } else if atDurationAfterValue, kinds[position - 1] == .identifier {
            report { ParseDiagnostics.missingOperator($0.here, found: $0.describeToken()) }
        } else if at(.exclamation), isAdjacent(position) {
            report { ParseDiagnostics.forceUnwrap($0.here) }
        } else if at(.plus), kinds[position - 1] == .text || kinds[position - 1] == .textEnd {
            report { ParseDiagnostics.textSum($0.here) }
        } else if let advice = SwiftWord(rawValue: previous) {
            report { ParseDiagnostics.swiftWord($0.place($0.range($0.position - 1, $0.position)), advice) }
        } else if at(.identifier), let advice = SwiftWord(rawValue: text(at: position)) {
            report { ParseDiagnostics.swiftWord($0.here, advice) }
        } else if at(.identifier), let advice = ParseDiagnostics.foreignInfix[text(at: position)] {
            report { ParseDiagnostics.foreignMember($0.here, name: $0.text(at: $0.position), advice: advice, fix: nil) }
        } else if at(.foreignOperator) {
            report { ParseDiagnostics.foreignOperator($0.here, text: $0.text(at: $0.position)) }
        } else if at(.leftBrace), let block = blocks.last, block.first.hasFields,
            block.owner != ParseDiagnostics.bundleOwner
        {
            report { ParseDiagnostics.fieldWithBody($0.here) }
        } else if at(.equal), !(blocks.last?.first.hasFields ?? false) {
            report { ParseDiagnostics.unexpectedEqual($0.here) }
        } else {
            report { ParseDiagnostics.expectedEnd($0.here, found: $0.describeToken(), after: previous) }
        }
        skipToMemberEnd()
    }

    /// Whether a setting of the block starts here that only lacks the `;` before it.
    private var startsNextMember: Bool {
        mutating get {
            guard at(.identifier), let keyword, let block = blocks.last, !block.first.hasFields,
                block.first.keywords.contains(keyword), !isInsideParens
            else { return false }
            switch peek() {
            case .text, .textStart, .identifier, .integer: return !startsLine(position + 1)
            default: return false
            }
        }
    }

    private mutating func finishAtComma() {
        let isLast = isLastComma
        let block = blocks.last
        if passDecimalComma() {
            skipToMemberEnd()
            return
        }
        let isMember = startsMember(position + 1, in: block)
        report {
            isLast
                ? ParseDiagnostics.commaAtLineEnd($0.here)
                : ParseDiagnostics.commaBetweenMembers($0.here, block: block, isMember: isMember)
        }
        takeLeaf(.error)
        if isLast {
            if at(.semicolon) { advance() }
        } else if !isMember {
            skipToMemberEnd()
        }
    }

    /// The comma in `1,5` and the digits behind it, which are reported and passed; false if none stands here.
    mutating func passDecimalComma() -> Bool {
        guard at(.comma), kinds[position - 1] == .integer, peek() == .integer, isAdjacent(position),
            isAdjacent(position + 1)
        else { return false }
        report {
            ParseDiagnostics.decimalComma(
                $0.here, whole: $0.text(at: $0.position - 1), rest: $0.text(at: $0.position + 1))
        }
        advance()
        advance()
        return true
    }

    /// Whether nothing follows the comma here on its line.
    var isLastComma: Bool {
        mutating get {
            startsLine(position + 1) || peek() == .rightBrace || peek() == .semicolon || peek() == .endOfFile
        }
    }

    /// Whether what follows a wrong comma can be read as the next member.
    private mutating func startsMember(_ index: Int, in block: OpenBlock?) -> Bool {
        guard index < lastToken, kinds[index] == .identifier, let block else { return false }
        if block.first.hasFields {
            return kinds[index + 1] == .colon || block.owner == ParseDiagnostics.bundleOwner
        }
        return keyword(at: index).map { block.first.keywords.contains($0) } ?? false
    }

    /// The value that starts here as messages name it: `.name` with its dot.
    mutating func describeValue() -> String {
        guard at(.dot), peek() == .identifier else { return describeToken() }
        return LexDiagnostics.quote(source.text(range(position, position + 2)))
    }

    /// The current token as messages name it.
    @inline(never)
    mutating func describeToken() -> String {
        if startsLine(position), position != statementStart, !at(.rightBrace), !at(.endOfFile) {
            return "the end of the line"
        }
        switch kind {
        case .endOfFile: return "the end of the file"
        case .text, .textStart, .textMiddle, .textEnd: return "a text"
        default: return LexDiagnostics.quote(text(at: position))
        }
    }
}
