// In: a parser before a value of another language. Out: the parser behind it, and one finding with the form here.
// Invariant: what is offered in its place keeps all that was written.

import WidgetBase

extension Parser {
    /// What is said where a word stands twice next to a place that cannot be read: all else follows from it.
    var repeatedWord: Diagnostic? {
        mutating get {
            for second in [position - 1, position, position + 1]
            where second > statementStart && second < lastToken && isRepeated(second) {
                return ParseDiagnostics.repeatedWord(
                    place(ByteRange(start: ends[second - 1], end: ends[second])), word: text(at: second))
            }
            return nil
        }
    }

    /// Whether a token is the same word as the one before it.
    mutating func isRepeated(_ index: Int) -> Bool {
        guard kinds[index] == .identifier, kinds[index - 1] == .identifier, !startsLine(index),
            kinds[min(index + 1, lastToken)] != .dot
        else { return false }
        let (first, second) = (range(index - 1, index), range(index, index + 1))
        return first.count == second.count && source.bytes[first.indices] == source.bytes[second.indices]
    }

    /// Reports and passes a word that is the same as the one before it.
    mutating func passRepeatedWord() {
        guard at(.identifier), position > 0, isRepeated(position), peek() != .colon else { return }
        report { $0.repeatedWord ?? ParseDiagnostics.expectedName($0.here, what: "a name", found: $0.describeToken()) }
        advance()
    }

    /// Words of other languages for nil.
    private static let absentValues: Set<String> = ["null", "Null", "NULL", "None", "undefined", "Nil", "NIL"]

    /// `null` and its like, which is reported and read as nil; false if none stands here.
    mutating func passAbsentValue() -> Bool {
        guard at(.identifier), !endsHere, Parser.absentValues.contains(text(at: position)), peek() != .leftParen,
            peek() != .dot
        else { return false }
        report { ParseDiagnostics.absentValue($0.here, found: $0.text(at: $0.position)) }
        takeLeaf(.nilLiteral)
        return true
    }

    /// `Summary("…")`, `f"…"` and `@"…"` for a text, which is reported and passed; false if none stands here.
    mutating func passTextCall() -> Bool {
        guard at(.identifier) || at(.atSign), !endsHere else { return false }
        let isCall = at(.identifier) && peek() == .leftParen && isAdjacent(position + 1)
        var text = position + (isCall ? 2 : 1)
        if isCall, kinds[min(text, lastToken)] == .identifier, kinds[min(text + 1, lastToken)] == .colon { text += 2 }
        guard text < lastToken, kinds[text] == .text || kinds[text] == .textStart, !startsLine(text),
            isCall || isAdjacent(text)
        else { return false }
        var last = text
        while kinds[last] != .text, kinds[last] != .textEnd, last < lastToken { last += 1 }
        guard !isCall || kinds[min(last + 1, lastToken)] == .rightParen else { return false }
        let end = last + (isCall ? 2 : 1)
        report {
            ParseDiagnostics.textByItself(
                $0.place($0.range($0.position, end)), text: $0.source.text($0.range(text, last + 1)))
        }
        takeError(to: end)
        return true
    }

    /// Types of Swift's that are made when a program runs.
    private static let madeTypes: Set<String> = ["Date", "UUID", "URL", "Data", "Array"]

    /// `Date()`, `Date.now`, `.now`, `[String]()`, `.init()` and their like as a default, which is reported and passed;
    /// false if none stands here.
    mutating func passComputedDefault() -> Bool {
        guard !endsHere else { return false }
        var end = position
        var meant: String?
        switch kind {
        case .leftBracket:
            // `[String]()` and `[:]`
            let start = position
            skipBalanced()
            end = position
            position = start
            let isCall = kinds[end] == .leftParen && isAdjacent(end)
            guard isCall || peek() == .colon else { return false }
            meant = isCall ? "[]" : nil
        case .dot:
            // No case of an enum is called so.
            guard peek() == .identifier, text(at: position + 1) == "init", peek(2) == .leftParen else { return false }
            end = position + 2
        case .identifier:
            let word = text(at: position)
            let isMoment = ["now", "today", "NOW"].contains(word) && peek() != .leftParen
            let isMade = Parser.madeTypes.contains(word) && (peek() == .leftParen || peek() == .dot)
            guard isMoment || isMade else { return false }
            if word == "Array" { meant = "[]" }
            end = position + 1
        default: return false
        }
        // Everything that belongs to the value.
        let start = position
        position = end
        while at(.dot) || at(.leftParen) || at(.identifier) || at(.exclamation), isAdjacent(position), !endsHere {
            skipBalanced()
        }
        end = position
        position = start
        report {
            let range = $0.range($0.position, end)
            return ParseDiagnostics.computedDefault($0.place(range), found: $0.source.text(range), meant: meant)
        }
        takeError(to: end)
        return true
    }
}
