// In: a parser before members of a block whose first line, with its `{`, is missing. Out: the parser behind the brace
// that closes them, and one finding.
// Invariant: a member that the block around them has is never taken for one of theirs.

import WidgetBase

extension Parser {
    /// Reports and passes lines up to a `}` that closes nothing. False if what stands here belongs to the block, or if
    /// indentation does not show that it stands within another.
    mutating func passUnopenedMembers() -> Bool {
        guard braces.lacksOpeners, startsLine(position), at(.identifier), let block = blocks.last,
            !block.first.keywords.isEmpty, !isOwnMember(of: block), let end = strayBraceAhead,
            BraceGuess.column(of: starts[end], in: source.bytes)
                < BraceGuess.column(of: starts[position], in: source.bytes)
        else { return false }
        statementStart = position
        report {
            ParseDiagnostics.missingOpeningLine(
                $0.place($0.range($0.position, $0.position + 1)), example: $0.openingLine(in: block),
                brace: $0.place($0.range(end, end + 1)))
        }
        let mark = mark()
        advance(to: end)
        noteUnread(around: mark.token, from: mark.token)
        advance()
        finish(.error, mark)
        silence(through: end)
        return true
    }

    private mutating func isOwnMember(of block: OpenBlock) -> Bool {
        if block.first.hasFields, peek() == .colon { return true }
        guard let keyword, block.first.keywords.contains(keyword) else { return false }
        return peek() != .colon && peek() != .equal
    }

    /// The next `}` that closes nothing which is opened from here on, if it closes nothing at all.
    var strayBraceAhead: Int? {
        mutating get {
            // Each such brace is looked for once in its block.
            guard let end = braces.stray.filter({ $0 > position }).min() else { return nil }
            var depth = 0
            for index in position..<end {
                if kinds[index] == .leftBrace { depth += 1 }
                if kinds[index] == .rightBrace {
                    guard depth > 0 else { return nil }
                    depth -= 1
                }
            }
            return depth == 0 && startsLine(end) ? end : nil
        }
    }

    /// The first line of a block that has members such as the one here.
    private mutating func openingLine(in block: OpenBlock) -> String {
        if peek() == .colon, block.first.keywords.contains(.entry) {
            var index = position
            while index < lastToken, index == position || !startsLine(index), kinds[index] != .equal { index += 1 }
            return kinds[index] == .equal ? "entry {" : "source Loader {"
        }
        if peek() == .equal, block.first.keywords.contains(.sample) { return "sample {" }
        switch keyword {
        case .at, .every, .limit, .expires: return "entries {"
        case .section: return "options {"
        case .depends, .options, .unset, .only, .range, .control, .input, .prompt: return "param name \"Title\": Type {"
        default: return "entry {"
        }
    }
}
