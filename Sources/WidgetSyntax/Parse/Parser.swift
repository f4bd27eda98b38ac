// In: the tokens of a file. Out: nodes in a tree builder, findings in a bag.
// Invariant: `pending` holds the finished nodes that have no parent yet; a parse function adds exactly one to it.

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
    /// How deep blocks, expressions, types and values may nest.
    static let nestingLimit = 256

    let source: SourceFile
    let file: FileID
    let tokens: TokenBuffer
    /// What indentation says about braces, empty if they pair up.
    let braces: BraceGuess
    var position = 0
    var builder = SyntaxTreeBuilder()
    var pending: [UInt32] = []
    var bag = DiagnosticBag()
    var blocks: [OpenBlock] = []
    var nesting = 0
    /// The first token of the current member or declaration; it does not end what it starts.
    var statementStart = 0
    /// Whether line starts mean nothing, as between parentheses.
    var isInsideParens = false
    /// The token of the last finding; nothing is reported up to it.
    private var silentUntil = -1
    private let lastToken: Int

    init(_ source: SourceFile, id: FileID, tokens: TokenBuffer) {
        self.source = source
        file = id
        self.tokens = tokens
        braces = BraceGuess(tokens, bytes: source.bytes)
        lastToken = tokens.count - 1
        builder.reserve(tokens.count)
    }

    // MARK: Tokens

    @inline(__always)
    var kind: TokenKind { tokens.kinds[position] }

    /// The kind of a token ahead; the end of the file where there is none.
    @inline(__always)
    func peek(_ distance: Int = 1) -> TokenKind { tokens.kinds[min(position + distance, lastToken)] }

    @inline(__always)
    func at(_ wanted: TokenKind) -> Bool { tokens.kinds[position] == wanted }

    /// The keyword that the current token spells.
    var keyword: Keyword? { keyword(at: position) }

    func keyword(at index: Int) -> Keyword? { Keyword.ordered[Int(tokens.keywords[min(index, lastToken)])] }

    func at(_ wanted: Keyword) -> Bool { keyword == wanted }

    func text(at index: Int) -> String { source.text(range(index, index + 1)) }

    /// Whether a token is the first on its line, wherever it stands.
    @inline(__always)
    func startsLine(_ index: Int) -> Bool { tokens.flags[min(index, lastToken)].contains(.first) }

    /// Whether no byte stands between a token and the one before it.
    func isAdjacent(_ index: Int) -> Bool { index > 0 && tokens.ends[index - 1] == tokens.starts[index] }

    @inline(__always)
    mutating func advance() {
        if position < lastToken { position += 1 }
    }

    /// Whether the statement is over before the current token.
    var endsHere: Bool {
        switch kind {
        case .rightBrace, .semicolon, .endOfFile: return true
        default: break
        }
        guard startsLine(position), position != statementStart else { return false }
        if let block = blocks.last, position >= block.endsBefore { return true }
        if isInsideParens || isJoiner(position - 1) || (kind.isContinuer && !startsOption) {
            return looksLikeMember(position) || looksLikeField(position) || isDeclStart(position)
        }
        return true
    }

    /// Whether a line that could continue the statement is rather the next field, of which a block has several:
    /// nothing before it asks for a label, or a value is missing.
    func looksLikeField(_ index: Int) -> Bool {
        guard startsLine(index), tokens.kinds[index] == .identifier, index > 0,
            blocks.last?.first.hasFields ?? false
        else { return false }
        switch tokens.kinds[min(index + 1, lastToken)] {
        case .colon: return tokens.kinds[index - 1] == .equal || !isJoiner(index - 1)
        case .equal: return tokens.kinds[index - 1] == .equal
        default: return false
        }
    }

    /// Whether the line starts with `.` and stands among options, where that starts the next one.
    private var startsOption: Bool {
        kind == .dot && blocks.last.map { $0.first.kinds.contains(.dot) } ?? false
    }

    /// Whether the token after this one may start a line without ending the statement.
    private func isJoiner(_ index: Int) -> Bool {
        guard index >= 0 else { return false }
        switch tokens.kinds[index] {
        case .comma, .equal, .colon, .leftParen, .leftBracket, .questionQuestion, .andAnd, .orOr, .equalEqual,
            .notEqual, .less, .lessEqual, .greater, .greaterEqual, .plus, .minus:
            return true
        case .question: return !isAdjacent(index)
        default:
            return false
        }
    }

    /// Whether a line that could continue the statement is rather the next setting: two operands stand side by side.
    func looksLikeMember(_ index: Int) -> Bool {
        guard startsLine(index), tokens.kinds[index] == .identifier, let keyword = keyword(at: index),
            let block = blocks.last, block.first.keywords.contains(keyword), index < lastToken, !startsLine(index + 1)
        else { return false }
        switch tokens.kinds[index + 1] {
        case .identifier, .text, .textStart, .integer, .leftBrace: return true
        default: return false
        }
    }

    /// Whether a declaration with its name starts here: a keyword at a line's start, a name, and what follows one.
    func isDeclStart(_ index: Int) -> Bool {
        guard startsLine(index), tokens.kinds[index] == .identifier, let keyword = keyword(at: index),
            FirstTokens.file.keywords.contains(keyword), index + 2 <= lastToken,
            tokens.kinds[index + 1] == .identifier, !startsLine(index + 1)
        else { return false }
        if keyword == .extern { return self.keyword(at: index + 1) == .type && tokens.kinds[index + 2] == .identifier }
        switch tokens.kinds[index + 2] {
        case .text, .textStart, .leftBrace, .leftParen: return true
        case .identifier: return keyword == .style && self.keyword(at: index + 2) == .by
        default: return keyword == .module && startsLine(index + 2)
        }
    }

    // MARK: Nodes

    @inline(__always)
    func mark() -> Mark { Mark(token: position, pending: pending.count) }

    /// Makes a node of everything since a mark.
    mutating func finish(_ kind: SyntaxKind, _ mark: Mark) {
        let end = max(position, mark.token)
        let bytes: ByteRange
        if end > mark.token {
            bytes = ByteRange(start: tokens.starts[mark.token], end: tokens.ends[end - 1])
        } else {
            bytes = .at(mark.token > 0 ? tokens.ends[mark.token - 1] : 0)
        }
        let id = builder.append(
            kind, firstToken: (tokens.kinds[mark.token], end > mark.token ? tokens.keywords[mark.token] : 0),
            tokens: mark.token..<end, bytes: bytes, children: pending[mark.pending...])
        pending.removeSubrange(mark.pending...)
        pending.append(id)
    }

    /// A node of the current token alone.
    @inline(__always)
    mutating func takeLeaf(_ kind: SyntaxKind) {
        let mark = mark()
        advance()
        finish(kind, mark)
    }

    /// A node for a part that is not there.
    mutating func addMissing() {
        finish(.missing, mark())
    }

    /// The bytes of some tokens; an empty place before the first if there are none.
    func range(_ start: Int, _ end: Int) -> ByteRange {
        end > start
            ? ByteRange(start: tokens.starts[min(start, lastToken)], end: tokens.ends[min(end - 1, lastToken)])
            : .at(tokens.starts[min(start, lastToken)])
    }

    func place(_ range: ByteRange) -> SourceRange { SourceRange(file: file, bytes: range) }

    /// Where the current token stands.
    var here: SourceRange { place(range(position, position + 1)) }

    /// The place right after the token before the current one.
    var afterPrevious: SourceRange { place(.at(position > 0 ? tokens.ends[position - 1] : 0)) }

    /// Where something that is missing is reported: at the token that stands there instead, or, if that belongs to
    /// the next statement, after the last one of this.
    var expectedHere: SourceRange { endsHere || startsLine(position) ? afterPrevious : here }

    // MARK: Findings

    /// Reports, unless the lexer or an earlier finding has reported this token.
    mutating func report(_ diagnostic: Diagnostic) {
        guard position > silentUntil else { return }
        silentUntil = position
        if tokens.flags[position].contains(.reported) { return }
        bag.add(diagnostic)
    }

    /// Reports in any case: for mistakes that do not disturb what follows.
    mutating func reportAlways(_ diagnostic: Diagnostic) {
        bag.add(diagnostic)
    }

    /// Keeps silent up to and with the current token.
    mutating func silence() {
        silentUntil = max(silentUntil, position)
    }

    /// Whether one more level may be opened. If not, reports it and skips to the end of the innermost block.
    mutating func enterNesting() -> Bool {
        nesting += 1
        guard nesting > Parser.nestingLimit else { return true }
        report(ParseDiagnostics.nestingTooDeep(here, limit: Parser.nestingLimit))
        skipToBlockEnd()
        silence()
        return false
    }

    mutating func leaveNesting() {
        nesting -= 1
    }
}
