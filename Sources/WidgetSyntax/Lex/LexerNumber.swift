// In: a digit or `#` at the lexer's position. Out: an integer, decimal or colour token.
// Invariant: a token that is not reported has a value that `LexNumber` and `LexColor` can read,
// if need be with the minus before it.

import WidgetBase

extension Lexer {
    /// `30`, `1_000`, `0xFF`, `0.75`, `1e3`; the sign is the parser's.
    ///
    /// Letters right after the digits become a token of their own, so that the parser sees `30minutes` as a
    /// duration without its space.
    mutating func lexNumber() {
        let start = position
        if bytes[position] == 0x30, LexNumber.radix(peek()) != nil {
            position += 2
            while position < end, ByteClass.isIdentifierPart(bytes[position]) { position += 1 }
            finishInteger(from: start)
            return
        }
        skipDigits()
        var isDecimal = false
        if position < end, bytes[position] == 0x2E, ByteClass.isDigit(peek()) {
            isDecimal = true
            position += 1
            skipDigits()
        }
        if position < end, bytes[position] | 0x20 == 0x65 {
            let hasSign = peek() == 0x2B || peek() == 0x2D
            if ByteClass.isDigit(peek(hasSign ? 2 : 1)) {
                isDecimal = true
                position += hasSign ? 2 : 1
                skipDigits()
            }
        }
        guard isDecimal else {
            finishInteger(from: start)
            return
        }
        let text = String(decoding: LexNumber.digits(range(start, position), in: source), as: UTF8.self)
        let isFinite = Double(text)?.isFinite ?? false
        if !isFinite, mayReport() {
            bag.add(LexDiagnostics.numberTooLarge(place(start, position), limit: "the largest Double"))
        }
        emit(.decimal, from: start, reported: !isFinite)
    }

    private mutating func skipDigits() {
        while position < end, ByteClass.isDigit(bytes[position]) || bytes[position] == 0x5F { position += 1 }
    }

    private mutating func finishInteger(from start: Int) {
        let isShort = position - start < 18 && LexNumber.radix(start + 1 < end ? bytes[start + 1] : 0) == nil
        guard !isShort else {
            emit(.integer, from: start)
            return
        }
        let digits = LexNumber.digits(range(start, position), in: source)
        var isRight = LexNumber.integer(digits) != nil
        // The least number has no positive counterpart; where the sign is not the number's, the parser reports it.
        if !isRight, tokens.kinds.last == .minus { isRight = LexNumber.integer([0x2D] + digits) != nil }
        if !isRight {
            reportInteger(from: start)
        }
        emit(.integer, from: start, reported: !isRight)
    }

    /// What keeps the token that ends here from being a number: its size, a digit that is none, or that it has none.
    private mutating func reportInteger(from start: Int) {
        let place = place(start, position)
        let radix = LexNumber.radix(bytes[start + 1])
        let digits = radix == nil ? start..<position : (start + 2)..<position
        let wrong = digits.first { bytes[$0] != 0x5F && !ByteClass.isDigit(bytes[$0], radix: radix ?? 10) }
        if let wrong, let radix {
            let (digit, prefix) = (source.text(range(wrong, wrong + 1)), source.text(range(start, start + 2)))
            if mayReport() {
                bag.add(LexDiagnostics.invalidDigit(self.place(wrong, wrong + 1), digit, radix: radix, prefix: prefix))
            }
        } else if digits.contains(where: { bytes[$0] != 0x5F }) {
            if mayReport() { bag.add(LexDiagnostics.numberTooLarge(place, limit: String(Int.max))) }
        } else {
            if mayReport() { bag.add(LexDiagnostics.invalidNumber(place, text: source.text(range(start, position)))) }
        }
    }

    /// `#RRGGBB` and `#RRGGBBAA`; also what people write after `#` in other languages.
    mutating func lexHash() {
        let start = position
        position += 1
        while position < end, ByteClass.isIdentifierPart(bytes[position]) { position += 1 }
        let digits = bytes[(start + 1)..<position]
        let word = source.text(range(start + 1, position))
        if digits.isEmpty {
            lexLoneHash(from: start)
        } else if LexDiagnostics.swiftDirectives.contains(word) {
            lexDirective(word, from: start)
        } else {
            let isRight = (digits.count == 6 || digits.count == 8) && digits.allSatisfy { ByteClass.isHexDigit($0) }
            if !isRight, mayReport() {
                bag.add(LexDiagnostics.invalidColor(place(start, position), digits: word))
            }
            emit(.color, from: start, reported: !isRight)
        }
    }

    /// `#if` and its like, which are told once for all parts, and `#available` behind `if`, which is told with that.
    private mutating func lexDirective(_ word: String, from start: Int) {
        let previous = tokens.count - 1
        if word == "available" || word == "unavailable", previous >= 0, tokens.kinds[previous] == .identifier,
            ["if", "guard"].contains(source.text(ByteRange(start: tokens.starts[previous], end: tokens.ends[previous])))
        {
            return emit(.color, from: start, reported: true)
        }
        skipLine()
        let isPart = openDirectives > 0 && ["elseif", "else", "endif"].contains(word)
        if word == "if" { openDirectives += 1 }
        if isPart, word == "endif" { openDirectives -= 1 }
        if !isPart, mayReport() {
            bag.add(LexDiagnostics.swiftDirective(place(start, start + 1 + word.utf8.count), word: word))
        }
    }

    /// Whether words follow behind a blank, as in a comment.
    private var isBeforeWords: Bool { position < end && bytes[position] == 0x20 && peek() > 0x2F }

    private mutating func lexLoneHash(from start: Int) {
        if position < end, bytes[position] == 0x22 {
            // A raw text: up to the quote that the same `#` follows.
            position += 1
            while position < end, bytes[position] != 0x0A, bytes[position] != 0x0D,
                !(bytes[position] == 0x22 && peek() == 0x23)
            { position += 1 }
            if position < end, bytes[position] == 0x22 { position += 2 }
            if mayReport() { bag.add(LexDiagnostics.rawText(place(start, position))) }
            emit(.text, from: start, reported: true)
            return
        }
        let startsLine = isFirst
        if !startsLine, tokens.kinds.last == .colon || tokens.kinds.last == .equal || !isBeforeWords {
            if mayReport() { bag.add(LexDiagnostics.invalidColor(place(start, position), digits: "")) }
            emit(.color, from: start, reported: true)
            return
        }
        skipLine()
        if mayReport() {
            bag.add(LexDiagnostics.hashComment(place(start, start + 1), startsLine: startsLine))
        }
    }
}
