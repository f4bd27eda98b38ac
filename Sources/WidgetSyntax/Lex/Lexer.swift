// In: the bytes of a file, known to be UTF-8. Out: its tokens; findings go into the lexer's bag.
// Invariant: one pass, each byte looked at a bounded number of times; every byte is in a token, space or comment.

import WidgetBase

/// A text that has begun and not ended: its pieces are tokens of their own, with the tokens of `\( )` between them.
struct OpenText {
    /// Where its opening quotes start.
    let opening: Int
    let isMultiline: Bool
    /// The places after the line ends within its pieces.
    var lineStarts: [Int] = []
    /// Where the last `\(` starts.
    var interpolation = 0
    /// How many parentheses are open within it.
    var parenDepth = 0
}

struct Lexer {
    let source: SourceFile
    let file: FileID
    let bytes: [UInt8]
    let end: Int
    var position = 0
    var tokens = TokenBuffer()
    var bag = DiagnosticBag()
    /// The texts whose `\( )` the lexer is in, outermost first.
    var openTexts: [OpenText] = []
    /// The line that was last searched for quotes.
    var quotes = QuoteLine()
    /// How many `#if` have no `#endif` yet.
    var openDirectives = 0
    let classes = ByteClass.table
    private let keywords = KeywordTable.shared
    var isFirst = true
    /// The `///` lines read last, if the next token may be what they describe.
    private var doc: ByteRange?
    var lineEndsAfterDoc = 0

    init(_ source: SourceFile, id: FileID) {
        self.source = source
        file = id
        bytes = source.bytes
        end = source.bytes.count
        tokens.reserve(end / 5 + 1)
    }

    /// Reads the whole file.
    mutating func lexFile() {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
        while true {
            skipTrivia()
            guard position < end else { break }
            lexToken()
        }
        closeTexts(atEnd: true)
        emit(.endOfFile, from: end)
    }

    /// Adds the token from `start` to the current position.
    @inline(__always)
    mutating func emit(_ kind: TokenKind, from start: Int, keyword: UInt8 = 0, reported: Bool = false) {
        var flags: TokenFlags = []
        if isFirst {
            flags = .first
            isFirst = false
        }
        if reported { flags.insert(.reported) }
        if let range = doc {
            let token = TokenIndex(rawValue: UInt32(truncatingIfNeeded: tokens.count))
            if flags.contains(.first) { tokens.docs.append(DocComment(token: token, range: range)) }
            doc = nil
        }
        tokens.append(kind, range(start, position), flags: flags, keyword: keyword)
    }

    /// Whether one more finding is made; one that would not be kept is counted only.
    mutating func mayReport() -> Bool {
        if bag.isFull { bag.omitError() }
        return !bag.isFull
    }

    func range(_ start: Int, _ end: Int) -> ByteRange {
        ByteRange(start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end))
    }

    func place(_ start: Int, _ end: Int) -> SourceRange {
        SourceRange(file: file, bytes: range(start, end))
    }

    /// The byte some places ahead; 0 after the end.
    @inline(__always)
    func peek(_ distance: Int = 1) -> UInt8 {
        position + distance < end ? bytes[position + distance] : 0
    }

    // MARK: Spaces and comments

    private mutating func skipTrivia() {
        while position < end {
            let byte = bytes[position]
            let byteClass = classes[Int(byte)]
            if byteClass & ByteClass.space != 0 {
                position += 1
            } else if byteClass & ByteClass.lineEnd != 0 {
                position += byte == 0x0D && peek() == 0x0A ? 2 : 1
                isFirst = true
                if !openTexts.isEmpty { closeTexts(atEnd: false) }
                if doc != nil {
                    lineEndsAfterDoc += 1
                    if lineEndsAfterDoc > 1 { doc = nil }
                }
            } else if byte == 0x2F, peek() == 0x2F {
                skipLineComment()
            } else if byte == 0x2F, peek() == 0x2A {
                skipBlockComment()
            } else {
                return
            }
        }
    }

    private mutating func skipLineComment() {
        let start = position
        skipLine()
        noteInstruction(from: start)
        let isDoc = start + 2 < end && bytes[start + 2] == 0x2F && !(start + 3 < end && bytes[start + 3] == 0x2F)
        guard isDoc, isFirst else { return }
        doc = ByteRange(start: doc?.start ?? UInt32(truncatingIfNeeded: start), end: range(start, position).end)
        lineEndsAfterDoc = 0
    }

    /// Whether `case` stands shortly before on the line, so that a range is a pattern.
    private var isAfterCase: Bool {
        var index = tokens.count
        while index > max(0, tokens.count - 8) {
            index -= 1
            if Keyword.ordered[Int(tokens.keywords[index])] == .case { return true }
            if tokens.flags[index].contains(.first) { return false }
        }
        return false
    }

    /// Moves to the end of the line.
    mutating func skipLine() {
        while position < end, classes[Int(bytes[position])] & ByteClass.lineEnd == 0 { position += 1 }
    }

    private mutating func skipBlockComment() {
        let start = position
        var depth = 1
        position += 2
        while position < end {
            let byte = bytes[position]
            if byte == 0x2A, peek() == 0x2F {
                position += 2
                depth -= 1
                if depth == 0 {
                    noteInstruction(from: start)
                    return
                }
            } else if byte == 0x2F, peek() == 0x2A {
                position += 2
                depth += 1
            } else {
                if classes[Int(byte)] & ByteClass.lineEnd != 0 { isFirst = true }
                position += 1
            }
        }
        if mayReport() { bag.add(LexDiagnostics.unterminatedComment(place(start, start + 2), missing: depth)) }
    }

    // MARK: Tokens

    private mutating func lexToken() {
        let byte = bytes[position]
        let byteClass = classes[Int(byte)]
        if byteClass & ByteClass.identifierStart != 0 {
            lexIdentifier()
        } else if byteClass & ByteClass.digit != 0 {
            lexNumber()
        } else {
            lexPunctuation(byte)
        }
    }

    private mutating func lexIdentifier() {
        let start = position
        var hash = KeywordTable.seed
        while position < end {
            let byte = bytes[position]
            guard classes[Int(byte)] & ByteClass.identifierPart != 0 else { break }
            hash = KeywordTable.mix(hash, byte)
            position += 1
        }
        if position < end, bytes[position] >= 0x80, !isForeignPunctuation(at: position) {
            lexForeignName(from: start)
            return
        }
        emit(.identifier, from: start, keyword: keywords.ordinal(in: bytes, start..<position, hash: hash))
    }

    private mutating func lexPunctuation(_ byte: UInt8) {
        switch byte {
        case 0x7B: take(.leftBrace, 1)
        case 0x7D: take(.rightBrace, 1)
        case 0x28:
            if !openTexts.isEmpty { openTexts[openTexts.count - 1].parenDepth += 1 }
            take(.leftParen, 1)
        case 0x29: lexRightParen()
        case 0x5B: take(.leftBracket, 1)
        case 0x5D: take(.rightBracket, 1)
        case 0x2C: take(.comma, 1)
        case 0x3A: take(.colon, 1)
        case 0x3B: take(.semicolon, 1)
        case 0x40: take(.atSign, 1)
        case 0x22: lexText()
        case 0x2E: lexDot()
        case 0x3F:
            switch peek() {
            case 0x3F: take(.questionQuestion, 2)
            case 0x2E: take(.questionDot, 2)
            default: take(.question, 1)
            }
        case 0x3D:
            switch peek() {
            case 0x3D: peek(2) == 0x3D ? take(.foreignOperator, 3) : take(.equalEqual, 2)
            case 0x3E: take(.foreignOperator, 2)
            default: take(.equal, 1)
            }
        case 0x21: peek() == 0x3D ? take(.notEqual, 2) : take(.exclamation, 1)
        case 0x3C:
            switch peek() {
            case 0x3D: take(.lessEqual, 2)
            case 0x3C: take(.foreignOperator, 2)
            default: take(.less, 1)
            }
        case 0x3E:
            switch peek() {
            case 0x3D: take(.greaterEqual, 2)
            case 0x3E: take(.foreignOperator, 2)
            default: take(.greater, 1)
            }
        case 0x2B: peek() == 0x3D || peek() == 0x2B ? take(.foreignOperator, 2) : take(.plus, 1)
        case 0x2D: peek() == 0x3D || peek() == 0x3E ? take(.foreignOperator, 2) : take(.minus, 1)
        case 0x26: peek() == 0x26 ? take(.andAnd, 2) : take(.foreignOperator, 1)
        case 0x7C: peek() == 0x7C ? take(.orOr, 2) : take(.foreignOperator, 1)
        case 0x2A, 0x2F, 0x25, 0x5E, 0x7E: take(.foreignOperator, peek() == 0x3D ? 2 : 1)
        case 0x23: lexHash()
        case 0x24: lexElement()
        case 0x5C: lexKeyPath()
        default: lexForeign()
        }
    }

    @inline(__always)
    mutating func take(_ kind: TokenKind, _ length: Int) {
        let start = position
        position += length
        emit(kind, from: start)
    }

    private mutating func lexRightParen() {
        guard let text = openTexts.last else {
            take(.rightParen, 1)
            return
        }
        if text.parenDepth > 0 {
            openTexts[openTexts.count - 1].parenDepth -= 1
            take(.rightParen, 1)
        } else {
            lexTextAfterInterpolation()
        }
    }

    private mutating func lexDot() {
        let start = position
        if peek() == 0x2E {
            if peek(2) == 0x2E, peek(3) == 0x2E {
                while position < end, bytes[position] == 0x2E { position += 1 }
                if mayReport() { bag.add(LexDiagnostics.manyDots(place(start, position))) }
                emit(.closedRange, from: start, reported: true)
            } else if peek(2) == 0x2E {
                take(.closedRange, 3)
            } else if peek(2) == 0x3C {
                take(.halfOpenRange, 3)
            } else {
                position += 2
                let isMember = position < end && classes[Int(bytes[position])] & ByteClass.identifierStart != 0
                if mayReport() {
                    let range = place(start, position)
                    bag.add(
                        isMember
                            ? LexDiagnostics.doubledDot(range)
                            : LexDiagnostics.twoDots(range, isPattern: isAfterCase))
                }
                emit(isMember ? .dot : .closedRange, from: start, reported: true)
            }
        } else if ByteClass.isDigit(peek()), start == 0 || !ByteClass.isIdentifierPart(bytes[start - 1]) {
            position += 1
            while position < end, ByteClass.isDigit(bytes[position]) { position += 1 }
            if mayReport() {
                bag.add(LexDiagnostics.leadingDot(place(start, position), digits: source.text(range(start, position))))
            }
            emit(.decimal, from: start, reported: true)
        } else {
            take(.dot, 1)
        }
    }

    /// `\.name`
    private mutating func lexKeyPath() {
        let start = position
        position += 1
        let afterSlash = position
        if position < end, bytes[position] == 0x28 {
            lexBareInterpolation(from: start)
            return
        }
        while position < end, ByteClass.isIdentifierPart(bytes[position]) { position += 1 }
        let hasType = position > afterSlash
        var name = position
        if position < end, bytes[position] == 0x2E {
            position += 1
            name = position
            if position + 1 < end, bytes[position] == 0x24, ByteClass.isIdentifierPart(bytes[position + 1]) {
                lexParameterPath(from: start)
                return
            }
            while position < end, ByteClass.isIdentifierPart(bytes[position]) { position += 1 }
        }
        if name == position || hasType {
            let rest = source.text(range(name, position))
            if mayReport() { bag.add(LexDiagnostics.wrongKeyPath(place(start, position), name: rest)) }
            emit(name == position ? .unknown : .keyPath, from: start, reported: true)
        } else {
            emit(.keyPath, from: start)
        }
    }

    /// `\(name)` outside of a text.
    private mutating func lexBareInterpolation(from start: Int) {
        while position < end, bytes[position] != 0x29, classes[Int(bytes[position])] & ByteClass.lineEnd == 0 {
            position += 1
        }
        if position < end, bytes[position] == 0x29 { position += 1 }
        let text = source.text(range(start, position))
        if mayReport() { bag.add(LexDiagnostics.bareInterpolation(place(start, position), text: text)) }
        emit(.text, from: start, reported: true)
    }

    /// `\\.$name`, by which App Intents name a parameter.
    private mutating func lexParameterPath(from start: Int) {
        position += 1
        let name = position
        while position < end, ByteClass.isIdentifierPart(bytes[position]) { position += 1 }
        bag.add(LexDiagnostics.parameterPath(place(start, position), name: source.text(range(name, position))))
        emit(.unknown, from: start, reported: true)
    }

    /// `$0`
    private mutating func lexElement() {
        let start = position
        position += 1
        while position < end, ByteClass.isIdentifierPart(bytes[position]) { position += 1 }
        // `$1` stands in closures of Swift, which the parser reports as a whole.
        let isNumber = position > start + 1 && bytes[start + 1..<position].allSatisfy { ByteClass.isDigit($0) }
        if !isNumber {
            if mayReport() {
                bag.add(LexDiagnostics.wrongElement(place(start, position), text: source.text(range(start, position))))
            }
        }
        emit(.element, from: start, reported: !isNumber)
    }
}
