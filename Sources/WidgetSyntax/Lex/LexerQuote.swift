// In: a quote on a line whose quotes do not pair up. Out: one token for the text that lacks its other quote.
// Invariant: each line is searched for quotes once; what was read as other tokens becomes part of the text.

import WidgetBase

/// What is known of the quotes on a line.
struct QuoteLine {
    /// The end of the line.
    var end = 0
    var count = 0
    /// Whether a quote without its other one is still to come.
    var isOdd = false
}

extension Lexer {
    /// Reads a text of which one quote is missing, as far as the line shows which. False if none does.
    mutating func passHalfText() -> Bool {
        guard openTexts.isEmpty else { return false }
        if position >= quotes.end { countQuotes() }
        return quotes.isOdd && (passTextWithoutOpening() || passTextWithoutClosing())
    }

    /// Counts the quotes from here to the end of the line, or to the comment behind them.
    private mutating func countQuotes() {
        var index = position
        var count = 0
        var isPlain = true
        while index < end, classes[Int(bytes[index])] & ByteClass.lineEnd == 0 {
            let next = index + 1 < end ? bytes[index + 1] : 0
            if bytes[index] == 0x22 {
                if next == 0x22 { isPlain = false }
                count += 1
            } else if bytes[index] == 0x5C {
                if next == 0x28 { isPlain = false }
                index += next == 0x22 || next == 0x5C ? 1 : 0
            } else if bytes[index] == 0x2F, next == 0x2F, count % 2 == 0 {
                break
            }
            index += 1
        }
        let isOdd = count % 2 == 1 && (isPlain || count == 1)
        quotes = QuoteLine(end: max(index, position + 1), count: count, isOdd: isOdd)
    }

    /// `kind Name"`: the quote ends a word, and nothing that a text starts with follows.
    private mutating func passTextWithoutOpening() -> Bool {
        let openers: [TokenKind] = [.leftParen, .leftBracket, .leftBrace, .comma, .colon, .equal, .text]
        guard let last = tokens.ends.last, Int(last) == position, let kind = tokens.kinds.last,
            !openers.contains(kind) || bytes[position - 1] == 0x29, endsText(position + 1), let first = textStart
        else { return false }
        let start = Int(tokens.starts[first])
        let word = place(start, Int(tokens.ends[first]))
        var taken = bag.diagnostics.count
        while taken > 0, let range = bag.diagnostics[taken - 1].range, range.bytes.start >= word.bytes.start {
            taken -= 1
        }
        bag.remove(Set(taken..<bag.diagnostics.count))
        tokens.cut(to: first)
        position += 1
        if mayReport() {
            bag.add(LexDiagnostics.missingOpeningQuote(word, text: source.text(word.bytes), isAlone: quotes.count == 1))
        }
        emit(.text, from: start, reported: true)
        quotes.isOdd = false
        return true
    }

    /// Whether a text can be over before a byte.
    private func endsText(_ index: Int) -> Bool {
        let byte = index < end ? bytes[index] : 0
        return byte <= 0x20 || [0x2C, 0x29, 0x3A, 0x3B, 0x5D, 0x7B, 0x7D].contains(byte)
    }

    /// The token at which the text that ends here was meant to start; never the first of its line.
    private var textStart: Int? {
        var lineStart = tokens.count - 1
        var depth = 0
        while lineStart > 0, !tokens.flags[lineStart].contains(.first) {
            if tokens.kinds[lineStart] == .leftParen { depth += 1 }
            if tokens.kinds[lineStart] == .rightParen { depth -= 1 }
            lineStart -= 1
        }
        var first = tokens.count
        var stop = TokenKind.endOfFile
        // Pairs of parentheses are passed.
        var closed = 0
        while first > lineStart {
            let kind = tokens.kinds[first - 1]
            if kind == .rightParen { closed += 1 }
            let isStop = TextStart.stops.contains(kind)
            if closed == 0, isStop && !isBareInterpolation(first - 1) || (kind == .comma && depth > 0) {
                stop = kind
                break
            }
            if kind == .leftParen { closed -= 1 }
            first -= 1
        }
        switch stop {
        case .endOfFile, .leftBrace, .semicolon: first += headLength(first)
        case .text: first += 1
        case .equal where keyword(first) == .follow:
            first += 2
            while first + 1 < tokens.count, tokens.kinds[first] == .dot { first += 2 }
        default: break
        }
        return first > lineStart && first < tokens.count ? first : nil
    }

    /// `\(name)` outside of a text was read as one.
    private func isBareInterpolation(_ token: Int) -> Bool {
        tokens.kinds[token] == .text && bytes[Int(tokens.starts[token])] == 0x5C
    }

    private func keyword(_ token: Int) -> Keyword? {
        token < tokens.count ? Keyword.ordered[Int(tokens.keywords[token])] : nil
    }

    /// How many tokens stand before the text of a setting, or the title of a declaration.
    private func headLength(_ first: Int) -> Int {
        switch keyword(first) {
        case .enum, .entity, .intent, .action, .widget, .control, .case, .param: return 2
        case .required, .retired: return 3
        case .recommend:
            let name = (first..<tokens.count).first { keyword($0) == .as }
            return name.map { $0 + 2 - first } ?? 1
        default: return 1
        }
    }

    /// `"Title: Type = follow Store.field "Other"`: the next quote stands before a word and behind a blank.
    private mutating func passTextWithoutClosing() -> Bool {
        let start = position
        var next = start + 1
        while next < quotes.end, bytes[next] != 0x22 { next += bytes[next] == 0x5C ? 2 : 1 }
        guard next + 1 < quotes.end, bytes[next - 1] == 0x20, next > start + 1, !endsText(next + 1) else {
            return false
        }
        position = start + 1
        skipLine()
        let lineEnd = position
        trimUnterminated(from: start)
        // A brace at the end of the line closes one that became part of the text.
        if bytes[start..<position].contains(0x7B), bytes[position..<lineEnd].contains(0x7D) { position = lineEnd }
        if mayReport() {
            bag.add(LexDiagnostics.unterminatedText(place(start, start + 1), isMultiline: false, end: nil))
        }
        emit(.text, from: start, reported: true)
        return true
    }
}

private enum TextStart {
    /// What a text does not go on across.
    static let stops: [TokenKind] = [
        .colon, .equal, .equalEqual, .notEqual, .questionQuestion, .leftParen, .leftBracket, .leftBrace, .semicolon,
        .text,
    ]
}
