// In: an opening quote, or the `)` of an interpolation, at the lexer's position. Out: the tokens of a text's pieces.
// Invariant: a text that is not closed ends at the end of its line, so that the next line is read as if it were.

import WidgetBase

extension Lexer {
    /// A text from its opening quotes to its end or to its first `\(`.
    mutating func lexText() {
        let start = position
        let isMultiline = peek() == 0x22 && peek(2) == 0x22
        if !isMultiline, passHalfText() { return }
        position += isMultiline ? 3 : 1
        lexPiece(from: start, of: OpenText(opening: start, isMultiline: isMultiline), isStart: true)
    }

    /// A text from the `)` of an interpolation to its end or to its next `\(`.
    mutating func lexTextAfterInterpolation() {
        let start = position
        guard let text = openTexts.popLast() else { return }
        position += 1
        lexPiece(from: start, of: text, isStart: false)
    }

    private mutating func lexPiece(from start: Int, of openText: OpenText, isStart: Bool) {
        var text = openText
        while position < end {
            switch bytes[position] {
            case 0x22:
                guard text.isMultiline else {
                    position += 1
                    emit(isStart ? .text : .textEnd, from: start)
                    return
                }
                if peek() == 0x22, peek(2) == 0x22 {
                    let closing = position
                    position += 3
                    let isReported = reportIndentation(of: text, closing: closing)
                    emit(isStart ? .text : .textEnd, from: start, reported: isReported)
                    return
                }
                position += 1
            case 0x5C:
                if peek() == 0x28 {
                    text.interpolation = position
                    position += 2
                    openTexts.append(text)
                    emit(isStart ? .textStart : .textMiddle, from: start)
                    return
                }
                lexEscape(in: &text)
            case 0x0A, 0x0D:
                guard text.isMultiline else {
                    if isStart, passNextLine(from: start) { return }
                    finishUnterminated(text, from: start, isStart: isStart)
                    return
                }
                position += bytes[position] == 0x0D && peek() == 0x0A ? 2 : 1
                text.lineStarts.append(position)
            default:
                position += 1
            }
        }
        finishUnterminated(text, from: start, isStart: isStart)
    }

    /// A text that is closed on the line below, which is reported and passed; false if that line does not close it.
    private mutating func passNextLine(from start: Int) -> Bool {
        var next = position + (bytes[position] == 0x0D && peek() == 0x0A ? 2 : 1)
        let lineStart = next
        while next < end, bytes[next] != 0x0A, bytes[next] != 0x0D, bytes[next] != 0x22 { next += 1 }
        // The only quote of its line, behind a word and before nothing: it can open no text.
        guard next < end, bytes[next] == 0x22, next > lineStart, bytes[next - 1] > 0x20, bytes[next - 1] != 0x28 else {
            return false
        }
        let quote = next
        next += 1
        while next < end, bytes[next] == 0x20 || bytes[next] == 0x09 { next += 1 }
        guard next == end || bytes[next] == 0x0A || bytes[next] == 0x0D else { return false }
        position = quote + 1
        if mayReport() { bag.add(LexDiagnostics.textOfSeveralLines(place(start, start + 1))) }
        emit(.text, from: start, reported: true)
        return true
    }

    /// Ends a text whose closing quote is missing. Brackets, braces and commas at the end of the line were hardly
    /// meant as text, so they stay outside.
    private mutating func finishUnterminated(_ text: OpenText, from start: Int, isStart: Bool) {
        if !text.isMultiline { trimUnterminated(from: start) }
        let opening = text.opening
        if let outer = openTexts.last, !outer.isMultiline {
            // The quote that ends the outer text was read as the start of this one.
            if mayReport() {
                bag.add(LexDiagnostics.unclosedInterpolation(place(outer.interpolation, outer.interpolation + 2)))
            }
            openTexts.removeLast()
            while let next = openTexts.last, !next.isMultiline { openTexts.removeLast() }
        } else {
            let quotes = text.isMultiline ? 3 : 1
            let (opened, closed) = (place(opening, opening + quotes), place(position, position))
            if mayReport() {
                bag.add(LexDiagnostics.unterminatedText(opened, isMultiline: text.isMultiline, end: closed))
            }
        }
        emit(isStart ? .text : .textEnd, from: start, reported: true)
    }

    /// Moves back over what at the end of the line was hardly meant as text.
    mutating func trimUnterminated(from start: Int) {
        let lineEnd = position
        while position > start + 1, LexerText.closers.contains(bytes[position - 1]) { position -= 1 }
        if position == start + 1 { position = lineEnd }
    }

    /// At the end of a line, ends the texts of one line whose `\(` is still open; at the end of the file, all.
    mutating func closeTexts(atEnd: Bool) {
        var outermost: OpenText?
        while let text = openTexts.last, atEnd || !text.isMultiline {
            outermost = text
            openTexts.removeLast()
        }
        guard let outermost else { return }
        if mayReport() {
            bag.add(LexDiagnostics.unclosedInterpolation(place(outermost.interpolation, outermost.interpolation + 2)))
        }
    }

    private mutating func lexEscape(in text: inout OpenText) {
        let start = position
        position += 2
        switch start + 1 < end ? bytes[start + 1] : 0 {
        case 0x30, 0x5C, 0x74, 0x6E, 0x72, 0x22, 0x27: return
        case 0x75:
            var digits: [UInt8] = []
            let hasBrace = position < end && bytes[position] == 0x7B
            if hasBrace {
                position += 1
                while position < end, ByteClass.isHexDigit(bytes[position]) {
                    digits.append(bytes[position])
                    position += 1
                }
            }
            let isClosed = hasBrace && position < end && bytes[position] == 0x7D
            if isClosed { position += 1 }
            let value = digits.count <= 8 ? UInt32(String(decoding: digits, as: UTF8.self), radix: 16) : nil
            if !isClosed || value.flatMap(Unicode.Scalar.init) == nil {
                if mayReport() { bag.add(LexDiagnostics.invalidScalar(place(start, position))) }
            }
            return
        case 0x0A, 0x0D, 0x20, 0x09:
            guard text.isMultiline else { break }
            var next = start + 1
            while next < end, bytes[next] == 0x20 || bytes[next] == 0x09 { next += 1 }
            if next < end, bytes[next] == 0x0A || bytes[next] == 0x0D {
                // The line end itself is the next byte that the piece reads.
                position = next
                return
            }
        default: break
        }
        // A wrong escape of several bytes is one character of the text; a line end is none of it.
        position = start + 1
        var shown = position
        if position < end, bytes[position] != 0x0A, bytes[position] != 0x0D {
            position += 1
            while position < end, bytes[position] & 0xC0 == 0x80 { position += 1 }
            shown = position
        }
        if mayReport() {
            bag.add(
                LexDiagnostics.invalidEscape(
                    place(start, shown), text: source.text(range(start, shown)), value: meantValue(from: start)))
        }
    }

    /// What writes `\(name)` for `\{name}`, `\[name]`, `\.(name)`, `\ (name)` and `\name`; nil where no name stands.
    private func meantValue(from start: Int) -> TextEdit? {
        let openers: [UInt8] = [0x7B, 0x5B, 0x28, 0x2E, 0x20]
        let closers: [UInt8] = [0x7D, 0x5D, 0x29]
        var name = start + 1
        while name < end, openers.contains(bytes[name]) { name += 1 }
        var next = name
        while next < end, ByteClass.isIdentifierPart(bytes[next]) { next += 1 }
        let isClosed = next < end && closers.contains(bytes[next])
        guard next > name, isClosed || name == start + 1, next > name + 1 else { return nil }
        return TextEdit(place(start, isClosed ? next + 1 : next), "\\(\(source.text(range(name, next))))")
    }

    /// Checks the lines of a multi-line text as Swift does: the opening quotes end their line, the closing quotes
    /// start theirs, and every line starts with what stands before the closing quotes. Whether it reported.
    private mutating func reportIndentation(of text: OpenText, closing: Int) -> Bool {
        let first = text.opening + 3
        guard let second = text.lineStarts.first, isBlank(first, second) else {
            if mayReport() { bag.add(LexDiagnostics.textAfterQuotes(place(text.opening, first))) }
            return true
        }
        guard let last = text.lineStarts.last, isBlank(last, closing) else {
            if mayReport() { bag.add(LexDiagnostics.textBeforeQuotes(place(closing, closing + 3))) }
            return true
        }
        let indentation = bytes[last..<closing]
        for start in text.lineStarts where start < last {
            var content = start
            while content < end, bytes[content] == 0x20 || bytes[content] == 0x09 { content += 1 }
            let isEmpty = content < end && (bytes[content] == 0x0A || bytes[content] == 0x0D)
            if !isEmpty, !bytes[start..<closing].starts(with: indentation) {
                let closingPlace = place(closing, closing + 3)
                if mayReport() {
                    bag.add(LexDiagnostics.wrongIndentation(place(start, content), closing: closingPlace))
                }
                return true
            }
        }
        return false
    }

    private func isBlank(_ start: Int, _ end: Int) -> Bool {
        bytes[start..<max(start, end)].allSatisfy { $0 <= 0x20 }
    }
}

private enum LexerText {
    /// What is left outside a text without closing quote: space, tab, and `) ] } { ,`.
    static let closers: [UInt8] = [0x20, 0x09, 0x29, 0x5D, 0x7D, 0x7B, 0x2C]
}
