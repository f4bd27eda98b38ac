// In: code that knows where it may be broken. Out: its layout within 120 columns.
// Invariant: a line is longer only where a name or a value inside a text is.

import WidgetBase

extension OutputBuffer {
    /// The last column of a line.
    static let lastColumn = 120

    /// Writes one line of code, broken where it does not fit; `suffix` stands after it on its last line.
    mutating func line(_ code: SwiftCode, suffix: String = "") {
        write(code, suffix: suffix)
        newline()
    }

    /// Writes code, broken where it does not fit together with `suffix`.
    mutating func write(_ code: SwiftCode, suffix: String = "") {
        if let width = code.flatWidth, column + width + suffix.utf8.count <= OutputBuffer.lastColumn {
            write(code.flat)
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
        let rest = SwiftCode(pieces: Array(pieces))
        if let width = rest.flatWidth, column + width + suffix.utf8.count <= OutputBuffer.lastColumn {
            write(rest.flat)
            write(suffix)
            return
        }
        var widest: (index: Int, width: Int)?
        for index in pieces.indices {
            guard case .group(let group) = pieces[index], !group.items.isEmpty else { continue }
            let width = group.flatWidth ?? Int.max
            if width > widest?.width ?? 0 { widest = (index, width) }
        }
        guard let widest, case .group(let group) = pieces[widest.index] else {
            writeText(pieces, suffix: suffix)
            return
        }
        write(SwiftCode(pieces: Array(pieces[..<widest.index])).flat)
        write(group.open)
        newline()
        indent()
        for (index, item) in group.items.enumerated() {
            let isLast = index == group.items.count - 1
            line(item, suffix: isLast && !group.hasTrailingComma ? "" : group.separator)
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
            if long == nil, case .string(let tokens) = pieces[index], tokens.count > 1 { long = (index, tokens) }
        }
        guard let long else {
            write(SwiftCode(pieces: Array(pieces)).flat)
            write(suffix)
            return
        }
        let start = SwiftCode(pieces: Array(pieces[..<long.index])).flat
        let isContinued = !start.isEmpty || column > level * 4
        write(start)
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
        let loosest = pieces.indices.compactMap { tightness(at: $0) }.min()
        var parts: [SwiftCode] = []
        var current: [Piece] = []
        for index in pieces.indices {
            if let tightness = tightness(at: index), tightness == loosest {
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
    private func tightness(at index: Int) -> Int? {
        switch pieces[index] {
        case .chainBreak: return 6
        case .softBreak: break
        case .text, .group, .string: return nil
        }
        guard pieces.indices.contains(index + 1), case .text(let text) = pieces[index + 1] else { return 0 }
        switch text.prefix(while: { $0 != " " }) {
        case "?", ":": return 0
        case "||": return 1
        case "&&": return 2
        case "==", "!=", "<", "<=", ">", ">=": return 3
        case "??": return 4
        default: return 5
        }
    }
}
