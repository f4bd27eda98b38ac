// In: code that knows where it may be broken. Out: its layout within 120 columns.
// Invariant: a line is longer only where a name or a value inside a text is.

import WidgetBase

extension OutputBuffer {
    /// The last column of a line.
    static let lastColumn = 120

    /// Writes one line of code, broken where it does not fit; `suffix` stands after it on its last line.
    @_disfavoredOverload
    mutating func line(_ code: SwiftCode, suffix: String = "") {
        write(code, suffix: suffix)
        newline()
    }

    /// Writes code, broken where it does not fit together with `suffix`.
    @_disfavoredOverload
    mutating func write(_ code: SwiftCode, suffix: String = "") {
        if let width = code.flatWidth, column + width + suffix.utf8.count <= OutputBuffer.lastColumn {
            write(flat: code)
            write(suffix)
            return
        }
        let parts = code.parts
        guard parts.count > 1 else {
            writeBroken(code.pieces[...], suffix: suffix)
            return
        }
        for (index, part) in parts.enumerated() {
            if index == 1 { indent() }
            if index > 0 { newline() }
            write(part, suffix: index == parts.count - 1 ? suffix : "")
        }
        outdent()
    }

    // MARK: Code that is written piece by piece

    // What stands in every row is written so: it costs no code of its own that is copied.

    /// The bracket before the arguments of a call.
    mutating func openCall() {
        mark(CodeMark.groupStart([]))
        write(byte: 0x28)
        mark(CodeMark.items)
    }

    /// Between two arguments.
    mutating func nextArgument() {
        mark(CodeMark.separator)
        write(", ")
    }

    mutating func closeCall() {
        mark(CodeMark.close)
        write(byte: 0x29)
        mark(CodeMark.groupEnd)
    }

    /// Before an operator, at which the line may be broken.
    mutating func softBreak() {
        mark(CodeMark.softBreak)
        write(byte: 0x20)
    }

    /// Before a method of a chain, at which the line may be broken.
    mutating func chainBreak() { mark(CodeMark.chainBreak) }

    /// Ends a line of code that was written piece by piece, broken where it does not fit.
    mutating func endCode() {
        if let marked = endMarkedLine(within: OutputBuffer.lastColumn) { line(SwiftCode(marked: marked)) }
    }

    /// Writes a line of documentation, over several lines where it does not fit.
    mutating func doc(_ text: String) {
        let printable = SwiftLiterals.printable(text)
        let room = OutputBuffer.lastColumn - level * 4 - 4
        guard printable.utf8.count > room else {
            line(printable.isEmpty ? "///" : "/// \(printable)")
            return
        }
        var current = ""
        for word in printable.split(separator: " ") {
            if !current.isEmpty, current.utf8.count + word.utf8.count >= room {
                line("/// \(current)")
                current = ""
            }
            current += current.isEmpty ? word : " \(word)"
        }
        line("/// \(current)")
    }

    /// Writes a block whose header is broken where it does not fit.
    @_disfavoredOverload
    mutating func block(_ header: SwiftCode, _ body: (inout OutputBuffer) -> Void) {
        line(header, suffix: " {")
        indent()
        body(&self)
        outdent()
        line("}")
    }

    /// Writes `switch subject {`, the cases at the same depth, and `}`.
    mutating func switching(_ subject: String, _ body: (inout OutputBuffer) -> Void) {
        line("switch \(subject) {")
        body(&self)
        line("}")
    }

    /// Breaks the widest of the groups, then writes what follows in the same way.
    private mutating func writeBroken(_ pieces: ArraySlice<SwiftCode.Piece>, suffix: String) {
        let rest = SwiftCode(pieces: pieces)
        if let width = rest.flatWidth, column + width + suffix.utf8.count <= OutputBuffer.lastColumn {
            write(flat: rest)
            write(suffix)
            return
        }
        var widest: (index: Int, width: Int)?
        for index in pieces.indices {
            guard case .group(let group) = pieces[index], !group.items.isEmpty else { continue }
            let width = SwiftCode(pieces: [pieces[index]]).flatWidth ?? Int.max
            if width > widest?.width ?? 0 { widest = (index, width) }
        }
        guard let widest, case .group(let group) = pieces[widest.index] else {
            writeText(pieces, suffix: suffix)
            return
        }
        write(flat: SwiftCode(pieces: pieces[..<widest.index]))
        write(group.open)
        newline()
        indent()
        for (index, item) in group.items.enumerated() {
            let isLast = index == group.items.count - 1
            line(item, suffix: isLast && !group.traits.contains(.trailingComma) ? "" : ",")
        }
        outdent()
        write(group.close)
        writeBroken(pieces[(widest.index + 1)...], suffix: suffix)
    }
}

extension OutputBuffer {
    /// Writes code without brackets; a text that is too long goes over several lines.
    private mutating func writeText(_ pieces: ArraySlice<SwiftCode.Piece>, suffix: String) {
        var long: (index: Int, tokens: [String])?
        for index in pieces.indices {
            if long == nil, case .string(let tokens, _) = pieces[index], tokens.count > 1 { long = (index, tokens) }
        }
        guard let long else {
            write(flat: SwiftCode(pieces: pieces))
            write(suffix)
            return
        }
        let start = SwiftCode(pieces: pieces[..<long.index])
        let isContinued = start.flatWidth != 0 || column > level * 4
        write(flat: start)
        line("\"\"\"")
        if isContinued { indent() }
        writeLines(long.tokens)
        write("\"\"\"")
        if isContinued { outdent() }
        writeBroken(pieces[(long.index + 1)...], suffix: suffix)
    }

    /// Writes the lines of a text, each but the last with a back-slash that hides its end.
    private mutating func writeLines(_ tokens: [String]) {
        var text = ""
        for (index, token) in tokens.enumerated() {
            // A blank at the end of a line would be lost on the way through an editor.
            let isLost = index == tokens.count - 1 && token.hasSuffix(" ")
            let piece = isLost ? "\(token.dropLast())\\u{20}" : token
            if !text.isEmpty, level * 4 + text.utf8.count + piece.utf8.count >= OutputBuffer.lastColumn {
                line(text + "\\")
                text = ""
            }
            text += piece
        }
        line(text)
    }
}

extension SwiftCode {
    /// The code cut where lines may be broken outside of brackets: before the operators that bind least tightly.
    fileprivate var parts: [SwiftCode] {
        let pieces = self.pieces
        let loosest = pieces.indices.compactMap { SwiftCode.tightness(of: pieces, at: $0) }.min()
        var parts: [SwiftCode] = []
        var current: [Piece] = []
        for index in pieces.indices {
            if let tightness = SwiftCode.tightness(of: pieces, at: index), tightness == loosest {
                parts.append(SwiftCode(pieces: current))
                current = []
            } else {
                current.append(pieces[index])
            }
        }
        parts.append(SwiftCode(pieces: current))
        return parts
    }

    /// How tightly the operator after a break binds; nil where there is no break.
    private static func tightness(of pieces: [Piece], at index: Int) -> Int? {
        switch pieces[index] {
        case .chainBreak: return 6
        case .softBreak: break
        case .text, .group, .string: return nil
        }
        guard pieces.indices.contains(index + 1), case .text(let text) = pieces[index + 1] else { return 0 }
        switch String(decoding: text.prefix { $0 != 0x20 }, as: UTF8.self) {
        case "?", ":": return 0
        case "||": return 1
        case "&&": return 2
        case "==", "!=", "<", "<=", ">", ">=": return 3
        case "??": return 4
        default: return 5
        }
    }
}
