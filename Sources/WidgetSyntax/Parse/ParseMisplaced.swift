// In: a parser before a part that stands where another has its place. Out: the parser behind it, or in the right block.
// Invariant: one finding for each, with the form that was meant; what can be read as meant is read so.

import WidgetBase

extension Parser {
    // MARK: Names

    /// `()` behind the name that ends a setting, which is reported and passed; false if it does not stand here.
    mutating func passEmptyCall() -> Bool {
        guard at(.leftParen), peek() == .rightParen, position > 0, isAdjacent(position),
            kinds[position - 1] == .identifier
        else { return false }
        let end = position + 2
        guard startsLine(end) || [.semicolon, .rightBrace, .endOfFile].contains(kinds[min(end, lastToken)]) else {
            return false
        }
        report {
            ParseDiagnostics.nameWithCall(
                $0.place($0.range($0.position, $0.position + 2)), name: $0.text(at: $0.position - 1))
        }
        advance(to: end)
        if at(.semicolon) { advance() }
        return true
    }

    // MARK: Details

    /// Reports a detail of a parameter that stands behind it without braces; false if none does.
    mutating func reportBareDetail() -> Bool {
        let isInParens = at(.leftParen)
        let first = isInParens ? position + 1 : position
        guard let start = keyword(at: statementStart), [.param, .required, .retired].contains(start), !endsHere,
            kinds[min(first, lastToken)] == .identifier, let word = keyword(at: first),
            FirstTokens.paramDetail.keywords.contains(word)
        else { return false }
        var end = first
        while end < lastToken, !startsLine(end), ![.semicolon, .rightBrace].contains(kinds[end]) { end += 1 }
        let last = isInParens && kinds[end - 1] == .rightParen ? end - 1 : end
        report {
            let detail = $0.source.text($0.range(first, max(last, first + 1)))
            return ParseDiagnostics.bareDetail(
                $0.place($0.range(first, first + 1)), all: $0.place($0.range($0.position, end)), detail: detail)
        }
        return true
    }

    // MARK: Options

    /// `[ option, option ]` on one line, whose brackets are reported; `parse` reads what stands in them. False if none
    /// stands here.
    mutating func passBracketedOptions(_ parse: (inout Parser) -> Void) -> Bool {
        guard at(.leftBracket), !endsHere, !startsLine(position + 1) else { return false }
        switch peek() {
        case .text, .textStart, .integer, .decimal, .minus, .dot: break
        default: return false
        }
        var end = position + 1
        while end < lastToken, !startsLine(end), kinds[end] != .rightBracket { end += 1 }
        guard kinds[end] == .rightBracket, !startsLine(end) else { return false }
        report {
            ParseDiagnostics.bracketsAroundOptions(
                $0.here, closer: $0.place($0.range(end, end + 1)), example: $0.text(at: $0.position + 1))
        }
        advance()
        parse(&self)
        if at(.rightBracket) { advance() }
        return true
    }

    /// `Rose, Brick` where options stand in quotes, which is reported and passed; false if no such list stands here.
    /// - Parameter isListed: whether a single word may be something else.
    mutating func passBareOptions(isListed: Bool) -> Bool {
        guard at(.identifier), !endsHere, !(keyword?.isReserved ?? false) else { return false }
        var words = [position]
        while kinds[min(words[words.count - 1] + 1, lastToken)] == .comma,
            kinds[min(words[words.count - 1] + 2, lastToken)] == .identifier
        {
            words.append(words[words.count - 1] + 2)
        }
        let end = words[words.count - 1] + 1
        guard !isListed || words.count > 1,
            startsLine(end) || [.semicolon, .rightBrace].contains(kinds[min(end, lastToken)])
        else { return false }
        report { parser in
            ParseDiagnostics.bareOptions(
                parser.here, words: words.map { (parser.text(at: $0), parser.place(parser.range($0, $0 + 1))) })
        }
        takeError(to: end)
        return true
    }

    // MARK: Blocks

    /// Whether the innermost block has a setting with a block of its own, near enough to be looked for.
    private mutating func hasSetting(_ word: Keyword) -> Bool {
        guard let block = blocks.last else { return false }
        var depth = 0
        let start = max(block.brace + 1, position - Parser.rowLimit)
        for index in start..<max(start, min(position + Parser.rowLimit, lastToken)) {
            switch kinds[index] {
            case .leftBrace: depth += 1
            case .rightBrace:
                if depth == 0, start == block.brace + 1 { return false }
                depth -= 1
            case .identifier where keyword(at: index) == word && kinds[index + 1] == .leftBrace:
                if startsLine(index) || kinds[index - 1] == .semicolon { return true }
            default: break
            }
        }
        return false
    }

    /// Whether the block of `entry` holds what `entries` does, which is reported.
    mutating func reportEntriesInEntry() -> Bool {
        guard at(.leftBrace), let word = keyword(at: position + 1), [.every, .at, .limit, .expires].contains(word),
            kinds[min(position + 2, lastToken)] != .colon, kinds[min(position + 2, lastToken)] != .equal,
            !hasSetting(.entries)
        else { return false }
        report { ParseDiagnostics.entriesNotEntry($0.place($0.range($0.position - 1, $0.position))) }
        return true
    }

    /// Whether the block of `entries` holds fields, as `entry` does, which is reported.
    mutating func reportEntryInEntries() -> Bool {
        guard at(.leftBrace), kinds[min(position + 1, lastToken)] == .identifier,
            kinds[min(position + 2, lastToken)] == .colon, kinds[min(position + 3, lastToken)] == .identifier,
            isCapitalized(position + 3),
            !(keyword(at: position + 1).map { FirstTokens.entriesItem.keywords.contains($0) } ?? false),
            !hasSetting(.entry)
        else { return false }
        report { ParseDiagnostics.entryNotEntries($0.place($0.range($0.position - 1, $0.position))) }
        return true
    }

    // MARK: Rows

    /// How far a further row is looked for.
    private static let rowLimit = 1000

    /// Whether the block goes on with a row that takes what is left.
    private var hasDefaultAhead: Bool {
        mutating get {
            for index in position..<max(position, min(position + Parser.rowLimit, lastToken)) {
                if kinds[index] == .rightBrace { return false }
                if keyword(at: index) == .default, startsLine(index) { return true }
            }
            return false
        }
    }

    /// `_` behind `case`, where `default` takes what is left; false if it does not stand here.
    mutating func passRestPattern() -> Bool {
        guard at(.identifier), !endsHere, peek() == .colon, text(at: position) == "_", let block = blocks.last else {
            return false
        }
        // Among options it takes what has a value, and `default` what has none.
        guard block.first.keywords.contains(.contrast) else { return false }
        // By itself it takes every value; beside other rows it would take theirs too.
        let isFirst = !(block.brace..<max(block.brace, position - 1)).contains {
            keyword(at: $0) == .case && (startsLine($0) || [.leftBrace, .semicolon].contains(kinds[$0 - 1]))
        }
        if isFirst || hasDefaultAhead { return false }
        report {
            let start = $0.position > 0 && $0.keyword(at: $0.position - 1) == .case ? $0.position - 1 : $0.position
            return ParseDiagnostics.restPattern(
                $0.here, all: $0.place($0.range(start, $0.position + 1)))
        }
        takeLeaf(.defaultPattern)
        return true
    }

    // MARK: Views

    /// Whether a family and its view stand here without the `:` between them.
    var atChoiceWithoutColon: Bool {
        mutating get {
            at(.identifier) && peek() == .identifier && !endsHere && !startsLine(position + 1)
                && !isCapitalized(position) && isCapitalized(position + 1)
        }
    }

    // MARK: Closures

    /// Notes the brace behind a value that `follow` names, which opens the details of the parameter and no closure.
    mutating func noteBraceBehindFollowed() {
        var index = position
        guard kinds[index] == .identifier else { return }
        while kinds[min(index + 1, lastToken)] == .dot, kinds[min(index + 2, lastToken)] == .identifier { index += 2 }
        guard index > position, kinds[min(index + 1, lastToken)] == .leftBrace, !startsLine(index + 1),
            !(keyword(at: index).map { [.filter, .first, .last].contains($0) } ?? false)
        else { return }
        braceBehindFollowed = index + 1
    }
}
