// In: the tokens of a file. Out: nodes in a tree builder, findings in a bag.
// Invariant: `pending` holds the finished nodes that have no parent yet; a parse function adds exactly one to it.
//
// Methods are `mutating` even if they only read. They then get the address of the parser, while a method that does
// not mutate is given a copy on the stack: several hundred bytes at each level of nesting, of which there are 64.

import WidgetBase

/// A place in the file from which a node is made.
struct Mark {
    let token: Int
    let pending: Int
}

/// A block whose closing brace is still to come.
struct OpenBlock {
    /// The token `{`.
    let brace: Int
    /// What its members may start with.
    let first: FirstTokens
    /// What it belongs to, as messages say it.
    let owner: String
    /// The token before which the block ends although no `}` stands there.
    let endsBefore: Int
}

struct Parser {
    /// How deep blocks, expressions, types and values may nest. Later stages follow them by recursion, with up to 5 KB
    /// a level in a release build and up to 45 KB in a debug build: the stack of any thread has room for that.
    static let nestingLimit = 64

    let source: SourceFile
    let file: FileID
    // The columns of the tokens, each by itself, since a copy of them all would be made wherever one is read.
    let kinds: [TokenKind]
    let starts: [UInt32]
    let ends: [UInt32]
    let flags: [TokenFlags]
    let keywords: [UInt8]
    /// The end of the file.
    let lastToken: Int
    /// What indentation says about braces, empty if they pair up.
    private(set) var braces: BraceGuess
    var position = 0
    var builder = SyntaxTreeBuilder()
    var pending: [UInt32] = []
    var bag = DiagnosticBag()
    var blocks: [OpenBlock] = []
    var nesting = 0
    /// Whether a declaration within a block was passed.
    var passedDecl = false
    /// The first token of the current member or declaration; it does not end what it starts.
    var statementStart = 0
    /// Whether line starts mean nothing, as between parentheses.
    var isInsideParens = false
    /// The statements that could not be read as they stand, in the order of the file.
    var unread: [ByteRange] = []
    /// The token of the last finding; nothing is reported up to it.
    private var silentUntil = -1
    /// The statement with a finding that leaves open what was meant, by its first token, and a token behind which no
    /// comma has come since.
    private var told = (statement: -1, token: -1)
    /// The statement of the last finding and how that is worded, without what it quotes.
    var habit = (statement: -1, code: DiagnosticCode.expectedToken, words: "")
    /// The brace behind a value that opens no closure, if one is known.
    var braceBehindFollowed = -1
    /// The tokens that the lexer could not read, by place.
    var unreadTokens: [Int] = []

    /// - Parameter braces: what is known of braces that do not pair up; nil to guess it.
    init(_ source: SourceFile, id: FileID, tokens: TokenBuffer, braces: BraceGuess? = nil) {
        self.source = source
        file = id
        kinds = tokens.kinds
        starts = tokens.starts
        ends = tokens.ends
        flags = tokens.flags
        keywords = tokens.keywords
        lastToken = tokens.count - 1
        self.braces = braces ?? BraceGuess(tokens, bytes: source.bytes)
        builder.reserve(tokens.count)
    }

    // MARK: Tokens

    var kind: TokenKind {
        @inline(__always) mutating get { kinds[position] }
    }

    /// The kind of a token ahead; the end of the file where there is none.
    @inline(__always)
    mutating func peek(_ distance: Int = 1) -> TokenKind { kinds[min(position + distance, lastToken)] }

    @inline(__always)
    mutating func at(_ wanted: TokenKind) -> Bool { kinds[position] == wanted }

    /// The keyword that the current token spells.
    var keyword: Keyword? {
        @inline(__always) mutating get { keyword(at: position) }
    }

    @inline(__always)
    mutating func keyword(at index: Int) -> Keyword? { Keyword.ordered[Int(keywords[min(index, lastToken)])] }

    @inline(__always)
    mutating func at(_ wanted: Keyword) -> Bool { keyword == wanted }

    mutating func text(at index: Int) -> String { source.text(range(index, index + 1)) }

    /// Whether a token is the first on its line, wherever it stands.
    @inline(__always)
    mutating func startsLine(_ index: Int) -> Bool { flags[min(index, lastToken)].contains(.first) }

    /// Whether no byte stands between a token and the one before it.
    @inline(__always)
    mutating func isAdjacent(_ index: Int) -> Bool { index > 0 && ends[index - 1] == starts[index] }

    @inline(__always)
    mutating func advance() {
        if position < lastToken { position += 1 }
    }

    /// Passes the tokens before an index. The end of the file is never passed.
    mutating func advance(to end: Int) {
        position = max(position, min(end, lastToken))
    }

    /// Whether the statement is over before the current token.
    var endsHere: Bool {
        mutating get {
            switch kind {
            case .rightBrace, .semicolon, .endOfFile: return true
            default: return startsLine(position) && position != statementStart && endsAtLineStart
            }
        }
    }

    /// Whether the current token, the first on its line, ends the statement.
    private var endsAtLineStart: Bool {
        @inline(never) mutating get {
            if position >= innermostEnd || atForeignModifier(position) { return true }
            if isInsideParens || isJoiner(position - 1) || (kind.isContinuer && !startsOption) {
                return looksLikeMember(position) || looksLikeField(position) || isDeclStart(position)
            }
            return true
        }
    }

    /// The token before which the innermost block ends although no `}` stands there; no token for most blocks.
    var innermostEnd: Int {
        mutating get { blocks.isEmpty ? Int.max : blocks[blocks.count - 1].endsBefore }
    }

    /// What the members of the innermost block may start with.
    var innermostFirst: FirstTokens {
        mutating get { blocks.isEmpty ? .file : blocks[blocks.count - 1].first }
    }

    /// Whether the line starts with `.` and stands among options, where that starts the next one, or is a row of a
    /// style without its `case`.
    private var startsOption: Bool {
        mutating get {
            guard kind == .dot, !blocks.isEmpty else { return false }
            if innermostFirst.kinds.contains(.dot) { return true }
            return innermostFirst.keywords.contains(.contrast) && !isInsideParens && peek(2) == .colon
        }
    }

    /// Whether a line that could continue the statement is rather the next field, of which a block has several:
    /// nothing before it asks for a label, or a value is missing.
    mutating func looksLikeField(_ index: Int) -> Bool {
        guard startsLine(index), kinds[index] == .identifier, index > 0,
            !blocks.isEmpty, innermostFirst.hasFields
        else { return false }
        switch kinds[min(index + 1, lastToken)] {
        case .colon: return kinds[index - 1] == .equal || !isJoiner(index - 1)
        case .equal: return kinds[index - 1] == .equal
        default: return false
        }
    }

    /// Whether the token after this one may start a line without ending the statement.
    private mutating func isJoiner(_ index: Int) -> Bool {
        guard index >= 0 else { return false }
        switch kinds[index] {
        case .comma, .equal, .colon, .leftParen, .leftBracket, .questionQuestion, .andAnd, .orOr, .equalEqual,
            .notEqual, .less, .lessEqual, .greater, .greaterEqual, .plus, .minus:
            return true
        case .question: return !isAdjacent(index)
        default:
            return false
        }
    }

    /// Whether a line that could continue the statement is rather the next setting: two operands stand side by side.
    mutating func looksLikeMember(_ index: Int) -> Bool {
        guard startsLine(index), kinds[index] == .identifier, let keyword = keyword(at: index),
            !blocks.isEmpty, innermostFirst.keywords.contains(keyword), index < lastToken, !startsLine(index + 1)
        else { return false }
        switch kinds[index + 1] {
        case .identifier, .text, .textStart, .integer, .leftBrace: return true
        default: return false
        }
    }

    /// Whether a declaration with its name starts here: a keyword at a line's start, a name, and what follows one.
    mutating func isDeclStart(_ index: Int) -> Bool {
        guard startsLine(index), kinds[index] == .identifier, let keyword = keyword(at: index),
            FirstTokens.file.keywords.contains(keyword), index + 2 <= lastToken,
            kinds[index + 1] == .identifier, !startsLine(index + 1)
        else { return false }
        if keyword == .extern { return self.keyword(at: index + 1) == .type && kinds[index + 2] == .identifier }
        switch kinds[index + 2] {
        case .text, .textStart, .leftBrace, .leftParen: return true
        case .identifier: return keyword == .style && self.keyword(at: index + 2) == .by
        default: return keyword == .module && startsLine(index + 2)
        }
    }

    // MARK: Nodes

    @inline(__always)
    mutating func mark() -> Mark { Mark(token: position, pending: pending.count) }

    /// Makes a node of everything since a mark.
    @inline(never)
    mutating func finish(_ kind: SyntaxKind, _ mark: Mark) {
        let end = max(position, mark.token)
        let bytes: ByteRange
        if end > mark.token {
            bytes = ByteRange(start: starts[mark.token], end: ends[end - 1])
        } else {
            bytes = .at(mark.token > 0 ? ends[mark.token - 1] : 0)
        }
        let id = builder.append(
            kind, firstToken: (kinds[mark.token], end > mark.token ? keywords[mark.token] : 0),
            tokens: mark.token..<end, bytes: bytes, pending: pending, from: mark.pending)
        if pending.count > mark.pending { pending.removeSubrange(mark.pending...) }
        pending.append(id)
    }

    /// What was built, which the parser no longer holds, so that it needs no copy.
    mutating func takeBuilder() -> SyntaxTreeBuilder {
        defer { builder = SyntaxTreeBuilder() }
        return builder
    }

    /// A node of the tokens before an index, which could not be read.
    mutating func takeError(to end: Int) {
        let mark = mark()
        advance(to: end)
        finish(.error, mark)
    }

    /// A node of the current token alone.
    mutating func takeLeaf(_ kind: SyntaxKind) {
        if kind == .integerLiteral { checkUnsigned() }
        let mark = mark()
        advance()
        finish(kind, mark)
    }

    /// Reports a number that is right only with a sign, which stands before it but is none of its own.
    mutating func checkUnsigned() {
        guard position > 0, kinds[position - 1] == .minus, !flags[position].contains(.reported) else { return }
        let number = range(position, position + 1)
        guard LexNumber.integer(LexNumber.digits(number, in: source)) == nil else { return }
        report { LexDiagnostics.numberTooLarge($0.place(number), limit: String(Int.max)) }
    }

    /// A node for a part that is not there.
    mutating func addMissing() {
        finish(.missing, mark())
    }

    /// The bytes of some tokens; an empty place before the first if there are none.
    mutating func range(_ start: Int, _ end: Int) -> ByteRange {
        end > start
            ? ByteRange(start: starts[min(start, lastToken)], end: ends[min(end - 1, lastToken)])
            : .at(starts[min(start, lastToken)])
    }

    mutating func place(_ range: ByteRange) -> SourceRange { SourceRange(file: file, bytes: range) }

    /// Where the current token stands.
    var here: SourceRange {
        mutating get { place(range(position, position + 1)) }
    }

    /// The place right after the token before the current one.
    var afterPrevious: SourceRange {
        mutating get { place(.at(position > 0 ? ends[position - 1] : 0)) }
    }

    /// Where something that is missing is reported: at the token that stands there instead, or, if that belongs to
    /// the next statement, after the last one of this.
    var expectedHere: SourceRange {
        mutating get { endsHere || startsLine(position) ? afterPrevious : here }
    }

    /// Notes that a brace closes a block whose `{` is missing, so that no other brace is stray.
    mutating func closeUnopened() {
        if !braces.stray.contains(position) { braces.forgetStray() }
        advance()
    }

    // MARK: Findings

    /// Reports, unless the lexer or an earlier finding has reported this token.
    ///
    /// The finding is made by a function of its own, so that the functions that call each other recursively keep
    /// their part of the stack small.
    @inline(never)
    mutating func report(_ diagnostic: (inout Parser) -> Diagnostic) {
        guard position > silentUntil else { return }
        silentUntil = position
        if flags[position].contains(.reported) || isTold { return }
        // What the lexer has said of the token right behind is said of both.
        if position < lastToken, flags[position + 1].contains(.reported), isAdjacent(position + 1) { return }
        guard !bag.isFull else { return bag.omitError() }
        let said = repeatedWord ?? diagnostic(&self)
        let swapped = swappedSign(said)
        let finding = swapped ?? said
        if swapped != nil || !finding.isReadAsMeant {
            noteUnread(around: position, from: statementStart)
            silenceStatement()
        }
        if !joinsHabit(finding) { bag.add(finding) }
    }

    /// Keeps silent up to the next comma of the statement.
    mutating func silenceStatement() {
        told = (statementStart, position)
    }

    /// Whether an earlier finding of the statement leaves open what was meant here: what stands behind it is a guess,
    /// up to a comma, behind which a new part begins.
    private var isTold: Bool {
        mutating get {
            var token = told.statement == statementStart ? told.token : Int.max
            if token > position, let unread = unreadTokens.last(where: { $0 <= position }), unread >= statementStart {
                token = unread
            }
            // A comma at the place of the finding is a part of it.
            let next = min(token, position) + (kinds[min(token, position)] == .comma ? 1 : 0)
            guard token <= position, next > position || !kinds[next...position].contains(.comma) else { return false }
            silenceStatement()
            return true
        }
    }

    /// Reports in any case: for mistakes that do not disturb what follows.
    @inline(never)
    mutating func reportAlways(_ diagnostic: (inout Parser) -> Diagnostic) {
        guard !bag.isFull else { return bag.omitError() }
        let finding = diagnostic(&self)
        bag.add(finding)
    }

    /// Keeps silent up to and with the current token.
    mutating func silence() {
        silentUntil = max(silentUntil, position)
    }

    /// Keeps silent up to and with a token.
    mutating func silence(through index: Int) {
        silentUntil = max(silentUntil, index)
    }

    /// Whether one more level may be opened. If not, reports it and skips to the end of the innermost block.
    @inline(never)
    mutating func enterNesting() -> Bool {
        nesting += 1
        guard nesting > Parser.nestingLimit else { return true }
        report { ParseDiagnostics.nestingTooDeep($0.here, limit: Parser.nestingLimit) }
        skipToBlockEnd()
        silence()
        return false
    }

    mutating func leaveNesting() {
        nesting -= 1
    }
}
