// In: a parser before a part of a parameter that has another form elsewhere. Out: the parser behind it, one finding.
// Invariant: what is offered keeps what was written.

import WidgetBase

extension Parser {
    /// Words for the first rows.
    private static let firstWords: Set<String> = ["prefix", "top", "take", "limit", "initial", "start", "head"]
    /// Words for following the app.
    private static let followWords: Set<String> = ["follows", "following", "followed", "track", "tracks"]

    /// `prefix 3`, `rows.first`, `follows S.field "Title"` or `Entity(…)` as a default, which is reported and read as
    /// far as that is certain; false if none stands here.
    mutating func passForeignDefault() -> Bool {
        guard at(.identifier), !endsHere, !(keyword?.isReserved ?? false) else { return false }
        let word = text(at: position)
        let next = peek()
        if Parser.firstWords.contains(word.lowercased()), next == .integer || next == .leftParen,
            !startsLine(position + 1)
        {
            let count = position + (next == .integer ? 1 : 2)
            let end = next == .integer ? position + 2 : position + 4
            guard kinds[min(count, lastToken)] == .integer else { return false }
            report {
                ParseDiagnostics.firstByOtherWord(
                    $0.place($0.range($0.position, end)), found: word, count: $0.text(at: count))
            }
            takeError(to: end)
            return true
        }
        if Parser.followWords.contains(word.lowercased()), next == .identifier, !startsLine(position + 1) {
            report { ParseDiagnostics.followByOtherWord($0.here, found: word) }
            let follow = mark()
            advance()
            parseExpr()
            parseText("a title for the choice that follows the app")
            finish(.followDefault, follow)
            return true
        }
        // No snapshot begins in lower case, so that it is a list of the app.
        if next == .dot, peek(2) == .identifier, text(at: position + 2) == "first", !isCapitalized(position) {
            let end = position + 3
            report { ParseDiagnostics.firstOfList($0.place($0.range($0.position, end))) }
            takeError(to: end)
            return true
        }
        if next == .leftParen, isAdjacent(position + 1), isCapitalized(position) {
            let start = position
            advance()
            skipBalanced()
            let end = position
            position = start
            report { ParseDiagnostics.madeDefault($0.place($0.range(start, end)), name: word) }
            takeError(to: end)
            return true
        }
        return false
    }

    /// `required`, `retired` or `optional` behind the name of a parameter and before its title, which is reported and
    /// passed.
    mutating func passLateModifier() {
        guard at(.identifier), !endsHere, peek() == .text || peek() == .textStart, !startsLine(position + 1) else {
            return
        }
        let word = text(at: position)
        guard ["required", "retired", "optional"].contains(word) else { return }
        passModifier(word)
    }

    /// `optional` between `param` and the name, which is reported and passed.
    mutating func passEarlyOptional() {
        guard at(.identifier), !endsHere, text(at: position) == "optional", peek() == .identifier,
            peek(2) == .text || peek(2) == .colon, !startsLine(position + 1)
        else { return }
        passModifier("optional")
    }

    private mutating func passModifier(_ word: String) {
        report { parser in
            let gap = ByteRange(start: parser.starts[parser.position], end: parser.starts[parser.position + 1])
            return ParseDiagnostics.lateModifier(parser.here, word: word, gap: parser.place(gap))
        }
        advance()
    }
}
