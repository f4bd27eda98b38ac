// In: text and documentation nodes with the bytes of their file. Out: what the texts say.
// Invariant: the result has no escapes, no quotes, no indentation of a multi-line text, and `\n` for every line end.

import WidgetBase

/// A part of a text.
public enum TextSegment: Sendable {
    /// UTF-8 as it is to be shown; never empty.
    case text([UInt8])
    /// What stands between `\(` and `)`.
    case expr(SyntaxNode)
}

/// Reads texts.
public enum LexText {
    /// What a text says; of an interpolated one, the pieces without the expressions.
    public static func contents(_ literal: StringLiteralSyntax, in source: SourceFile) -> [UInt8] {
        var result: [UInt8] = []
        for segment in segments(literal, in: source) {
            if case .text(let bytes) = segment { result += bytes }
        }
        return result
    }

    /// The pieces and expressions of a text, in order.
    public static func segments(_ literal: StringLiteralSyntax, in source: SourceFile) -> [TextSegment] {
        let reader = TextReader(literal.range, in: source.bytes)
        guard literal.isInterpolated else {
            let bytes = reader.piece(literal.range)
            return bytes.isEmpty ? [] : [.text(bytes)]
        }
        var result: [TextSegment] = []
        for child in literal.node.children {
            guard child.kind == .textPiece else {
                result.append(.expr(child))
                continue
            }
            let bytes = reader.piece(child.range)
            if !bytes.isEmpty { result.append(.text(bytes)) }
        }
        return result
    }

    /// The lines of a documentation comment, without `///` and the space after it.
    public static func docLines(_ doc: ByteRange, in source: SourceFile) -> [String] {
        let bytes = source.bytes[doc.indices.clamped(to: 0..<source.bytes.count)]
        return bytes.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }).map { line in
            var rest = line.drop(while: { $0 == 0x20 || $0 == 0x09 }).dropFirst(3)
            if rest.first == 0x20 { rest = rest.dropFirst() }
            return String(decoding: rest, as: UTF8.self)
        }
    }
}

/// Decodes the pieces of one text.
private struct TextReader {
    private let bytes: [UInt8]
    private let whole: Range<Int>
    private let isMultiline: Bool
    /// What the line of the closing quotes starts with: the indentation of every line.
    private let indentation: ArraySlice<UInt8>

    init(_ range: ByteRange, in bytes: [UInt8]) {
        self.bytes = bytes
        whole = range.indices.clamped(to: 0..<bytes.count)
        isMultiline = bytes[whole].starts(with: [0x22, 0x22, 0x22])
        var start = whole.upperBound
        if isMultiline, whole.count >= 6 {
            let closing = whole.upperBound - 3
            start = closing
            while start > whole.lowerBound, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
            indentation = bytes[start..<closing]
        } else {
            indentation = []
        }
    }

    /// What the piece at a range says; the range includes the quotes, `)` and `\(` around it.
    func piece(_ range: ByteRange) -> [UInt8] {
        var position = max(Int(range.start), whole.lowerBound)
        var end = min(Int(range.end), whole.upperBound)
        let isStart = position == whole.lowerBound
        let isEnd = end == whole.upperBound
        position += isStart ? quoteLength(at: position) : 1
        end -= isEnd ? (isMultiline ? 3 : closingLength(before: end, from: position)) : 2
        if isMultiline, isStart { position = afterLineEnd(position, end: end) }
        if isMultiline, isEnd { end = beforeLineEnd(end, from: position) }
        var result: [UInt8] = []
        if isMultiline, isStart { skipIndentation(&position, end: end) }
        while position < end {
            let byte = bytes[position]
            if byte == 0x5C {
                decodeEscape(&position, end: end, into: &result)
            } else if byte == 0x0A || byte == 0x0D {
                result.append(0x0A)
                position = afterLineEnd(position, end: end)
                if isMultiline { skipIndentation(&position, end: end) }
            } else {
                result.append(byte)
                position += 1
            }
        }
        return result
    }

    /// How many bytes open the text: one for `"` and `'`, three for `"""` and a curly quote.
    private func quoteLength(at position: Int) -> Int {
        guard position < bytes.count else { return 0 }
        return isMultiline || bytes[position] >= 0x80 ? 3 : 1
    }

    /// How many bytes close a text of one line; none if it is not closed.
    private func closingLength(before end: Int, from start: Int) -> Int {
        guard end > start else { return 0 }
        let byte = bytes[end - 1]
        if byte == 0x22 || byte == 0x27 { return 1 }
        return byte >= 0x80 && bytes[whole.lowerBound] >= 0x80 && end - start >= 3 ? 3 : 0
    }

    private func skipIndentation(_ position: inout Int, end: Int) {
        for byte in indentation {
            guard position < end, bytes[position] == byte else { return }
            position += 1
        }
    }

    /// The place after the next line end, if only spaces stand before it.
    private func afterLineEnd(_ start: Int, end: Int) -> Int {
        var position = start
        while position < end, bytes[position] == 0x20 || bytes[position] == 0x09 { position += 1 }
        guard position < end else { return start }
        if bytes[position] == 0x0A { return position + 1 }
        guard bytes[position] == 0x0D else { return start }
        return position + 1 < end && bytes[position + 1] == 0x0A ? position + 2 : position + 1
    }

    /// The place before the line end that the closing quotes follow.
    private func beforeLineEnd(_ end: Int, from start: Int) -> Int {
        var position = end
        while position > start, bytes[position - 1] == 0x20 || bytes[position - 1] == 0x09 { position -= 1 }
        guard position > start else { return position }
        if bytes[position - 1] == 0x0D { return position - 1 }
        guard bytes[position - 1] == 0x0A else { return end }
        return position - 1 > start && bytes[position - 2] == 0x0D ? position - 2 : position - 1
    }

    private func decodeEscape(_ position: inout Int, end: Int, into result: inout [UInt8]) {
        position += 1
        guard position < end else { return }
        let byte = bytes[position]
        position += 1
        switch byte {
        case 0x6E: result.append(0x0A)
        case 0x72: result.append(0x0D)
        case 0x74: result.append(0x09)
        case 0x30: result.append(0x00)
        case 0x75:
            guard position < end, bytes[position] == 0x7B else { return }
            var digits: [UInt8] = []
            position += 1
            while position < end, ByteClass.isHexDigit(bytes[position]) {
                digits.append(bytes[position])
                position += 1
            }
            if position < end, bytes[position] == 0x7D { position += 1 }
            let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
            if let scalar = value.flatMap(Unicode.Scalar.init) { result.append(contentsOf: Array(String(scalar).utf8)) }
        case 0x0A, 0x0D, 0x20, 0x09:
            // A backslash before a line end joins the lines.
            position = afterLineEnd(position - 1, end: end)
            skipIndentation(&position, end: end)
        default: result.append(byte)
        }
    }
}
