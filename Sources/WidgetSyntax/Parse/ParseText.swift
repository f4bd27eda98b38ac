// In: a parser before a text. Out: a `stringLiteral`, with pieces and expressions as children if it has `\( )`.
// Invariant: pieces and expressions alternate, and the first and last child are pieces if the lexer found the end.

import WidgetBase

extension Parser {
    /// STRING
    mutating func parseStringLiteral() {
        guard at(.textStart) else {
            takeLeaf(.stringLiteral)
            return
        }
        let mark = mark()
        let opening = range(position, position + 1)
        let isMultiline = source.bytes[opening.indices].starts(with: [0x22, 0x22, 0x22])
        let wasInsideParens = isInsideParens
        isInsideParens = true
        takeLeaf(.textPiece)
        while true {
            parseExpr()
            if !at(.textMiddle), !at(.textEnd) { skipInterpolation(isMultiline: isMultiline) }
            if at(.textMiddle) {
                takeLeaf(.textPiece)
                continue
            }
            if at(.textEnd) { takeLeaf(.textPiece) }
            break
        }
        isInsideParens = wasInsideParens
        finish(.stringLiteral, mark)
    }

    /// Passes what follows the expression in `\( )`. If the text never goes on, the lexer has reported it.
    @inline(never)
    private mutating func skipInterpolation(isMultiline: Bool) {
        var end = position
        var depth = 0
        while true {
            let kind = kinds[end]
            if depth == 0, kind == .textMiddle || kind == .textEnd { break }
            if kind == .textStart { depth += 1 }
            if kind == .textEnd { depth -= 1 }
            if kind == .endOfFile || (!isMultiline && end > position && startsLine(end)) {
                silence()
                return
            }
            end += 1
        }
        if at(.comma) {
            report { ParseDiagnostics.formatArgument($0.place($0.range($0.position, end))) }
        } else {
            report {
                ParseDiagnostics.interpolationEnd($0.place($0.range($0.position, end)), found: $0.describeToken())
            }
        }
        advance(to: end)
    }
}
