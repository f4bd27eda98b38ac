// In: a comment that has just been passed. Out: a note of it, if it speaks to the compiler or is meant to.
// Invariant: prose is never taken for an instruction; every other form that resembles one is noted, to be reported.

import WidgetBase

extension Lexer {
    private static let name = Array("widgetc".utf8)
    /// What other tools are told to keep silent by.
    private static let otherTools = [
        "swiftlint:", "swift-format-ignore", "eslint-disable", "NOLINT", "noqa", "buf:lint:ignore", "ktlint-disable",
        "noinspection", "prettier-ignore",
    ].map { Array($0.utf8) }
    private static let verbs: Set<String> = ["ignore", "disable", "silence", "suppress", "allow", "nolint"]

    /// Notes `// widgetc:ignore …`, and what is nearly so: in other letters, in `/* */` or with `///`, with blanks or
    /// another sign for the colon, and the instructions of other tools.
    mutating func noteInstruction(from start: Int) {
        let isBlock = bytes[start + 1] == 0x2A
        let end = isBlock ? position - 2 : position
        var word = start + 2
        while word < end, bytes[word] == 0x2F || bytes[word] == 0x2A { word += 1 }
        let isPlain = !isBlock && word == start + 2
        word = afterBlanks(word, before: end)
        // Hardly any comment goes on like this.
        guard word < end else { return }
        guard bytes[word] | 0x20 == 0x77, matches(Lexer.name, at: word, before: end) else {
            noteOtherTool(from: start, at: word, before: end)
            return
        }
        let sign = word + Lexer.name.count
        var verb = sign
        let isColon = sign < end && bytes[sign] == 0x3A
        let isRight =
            isPlain && bytes[word] == 0x77 && isColon && sign + 1 < end
            && classes[Int(bytes[sign + 1])] & ByteClass.identifierStart != 0
        var hasSign = false
        while verb < end, [0x20, 0x09, 0x3A, 0x2D, 0x5F, 0x2E].contains(bytes[verb]) {
            if bytes[verb] > 0x20 { hasSign = true }
            verb += 1
        }
        guard verb > sign else { return }
        var next = verb
        while next < end, classes[Int(bytes[next])] & ByteClass.identifierPart != 0 || bytes[next] == 0x2D { next += 1 }
        let said = source.text(range(verb, next))
        // "widgetc ignores" is prose.
        let isMeant = hasSign ? Lexer.verbs.contains(said.lowercased()) : said.lowercased() == "ignore"
        guard isRight || isMeant else { return }
        let isExact = isRight && (said == "ignore" || !isMeant || said.lowercased() != "ignore")
        note(from: start, to: end, instruction: word..<next, isRight: isExact, closer: closer(of: start, end))
    }

    private mutating func noteOtherTool(from start: Int, at word: Int, before end: Int) {
        guard let tool = Lexer.otherTools.first(where: { bytes[word..<end].starts(with: $0) }) else { return }
        var next = word + tool.count
        while next < end, bytes[next] > 0x20 { next += 1 }
        note(from: start, to: end, instruction: word..<next, isRight: false, closer: nil, isOfOtherTool: true)
    }

    private mutating func note(
        from start: Int, to end: Int, instruction: Range<Int>, isRight: Bool, closer: ByteRange?,
        isOfOtherTool: Bool = false
    ) {
        // Documentation may stand on either side of it.
        if isFirst { lineEndsAfterDoc = 0 }
        let token = TokenIndex(rawValue: UInt32(truncatingIfNeeded: tokens.count))
        tokens.instructions.append(
            InstructionComment(
                range: range(start, end), instruction: range(instruction.lowerBound, instruction.upperBound),
                token: token, isAlone: isFirst, isRight: isRight, isOfOtherTool: isOfOtherTool, closer: closer))
    }

    /// The `*/` of a comment of one line, with the blanks before it, if nothing follows it on its line.
    private func closer(of start: Int, _ end: Int) -> ByteRange? {
        guard end < position, !bytes[start..<position].contains(where: { $0 == 0x0A || $0 == 0x0D }) else { return nil }
        let next = afterBlanks(position, before: self.end)
        guard next == self.end || bytes[next] == 0x0A || bytes[next] == 0x0D else { return nil }
        var blank = end
        while blank > start, bytes[blank - 1] == 0x20 { blank -= 1 }
        return range(blank, position)
    }

    /// Whether letters stand at an offset, in upper or lower case.
    private func matches(_ letters: [UInt8], at offset: Int, before end: Int) -> Bool {
        offset + letters.count <= end && zip(letters, bytes[offset...]).allSatisfy { $0 == $1 | 0x20 }
    }

    /// The first byte from an offset on that is no blank.
    private func afterBlanks(_ offset: Int, before end: Int) -> Int {
        var offset = offset
        while offset < end, bytes[offset] == 0x20 || bytes[offset] == 0x09 { offset += 1 }
        return offset
    }
}
