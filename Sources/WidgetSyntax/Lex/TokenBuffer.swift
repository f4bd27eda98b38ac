// In: tokens, in the order of the file. Out: columns that are read by token index.
// Invariant: tokens do not overlap, their starts ascend, and the last one is `endOfFile`.

import WidgetBase

/// The index of a token in its file.
public struct TokenIndex: TableIndex {
    public let rawValue: UInt32

    @inlinable
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }
}

/// What is noted about a token besides its kind and place.
public struct TokenFlags: OptionSet, Sendable {
    public let rawValue: UInt8

    @inlinable
    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// The token is the first on its line.
    public static let first = TokenFlags(rawValue: 1)
    /// The lexer has reported this token, so that the parser stays silent about it.
    public static let reported = TokenFlags(rawValue: 2)
}

/// The tokens of a file, without spaces and comments, in columns.
public struct TokenBuffer: Sendable {
    @usableFromInline var kinds: [TokenKind] = []
    @usableFromInline var starts: [UInt32] = []
    @usableFromInline var ends: [UInt32] = []
    @usableFromInline var flags: [TokenFlags] = []
    /// Ordinals of `Keyword`, 0 for a token that is none.
    @usableFromInline var keywords: [UInt8] = []
    /// The `///` lines before a token, by ascending token.
    public internal(set) var docs: [DocComment] = []
    /// The comments that speak to the compiler, in the order of the file.
    public internal(set) var instructions: [InstructionComment] = []

    init() {}

    mutating func reserve(_ count: Int) {
        kinds.reserveCapacity(count)
        starts.reserveCapacity(count)
        ends.reserveCapacity(count)
        flags.reserveCapacity(count)
        keywords.reserveCapacity(count)
    }

    @inline(__always)
    mutating func append(_ kind: TokenKind, _ range: ByteRange, flags tokenFlags: TokenFlags, keyword: UInt8 = 0) {
        kinds.append(kind)
        starts.append(range.start)
        ends.append(range.end)
        flags.append(tokenFlags)
        keywords.append(keyword)
    }

    /// Adds the tokens of a part of the file.
    /// - Parameters:
    ///   - tokenBase: how many tokens stand before it.
    ///   - byteBase: how many bytes stand before it.
    mutating func append(_ part: TokenBuffer, tokenBase: UInt32, byteBase: UInt32) {
        kinds += part.kinds
        starts += part.starts.lazy.map { $0 + byteBase }
        ends += part.ends.lazy.map { $0 + byteBase }
        flags += part.flags
        keywords += part.keywords
        docs += part.docs.map { $0.moved(tokenBase, byteBase) }
        instructions += part.instructions.map { $0.moved(tokenBase, byteBase) }
    }

    /// Takes back all tokens from one on.
    mutating func cut(to count: Int) {
        kinds.removeSubrange(count...)
        starts.removeSubrange(count...)
        ends.removeSubrange(count...)
        flags.removeSubrange(count...)
        keywords.removeSubrange(count...)
    }

    /// How many tokens there are, the end of the file included.
    @inlinable
    public var count: Int { kinds.count }

    @inlinable
    public func kind(_ token: TokenIndex) -> TokenKind { kinds[token.index] }

    @inlinable
    public func range(_ token: TokenIndex) -> ByteRange {
        ByteRange(start: starts[token.index], end: ends[token.index])
    }

    /// Whether the token is the first on its line.
    @inlinable
    public func isFirst(_ token: TokenIndex) -> Bool { flags[token.index].contains(.first) }

    /// The keyword that the identifier spells, if it spells one.
    @inlinable
    public func keyword(_ token: TokenIndex) -> Keyword? { Keyword.ordered[Int(keywords[token.index])] }
}

/// The documentation before a declaration or member: neighbouring lines that start with `///`.
public struct DocComment: Hashable, Sendable {
    /// The token that the lines stand before.
    public let token: TokenIndex
    /// From the first `///` to the end of the last line.
    public let range: ByteRange

    fileprivate func moved(_ tokenBase: UInt32, _ byteBase: UInt32) -> DocComment {
        DocComment(token: token.moved(tokenBase), range: range.moved(byteBase))
    }
}

/// A comment that speaks to the compiler: `// widgetc:…`.
public struct InstructionComment: Hashable, Sendable {
    /// From its start to the end of the line, or to `*/`.
    public let range: ByteRange
    /// From `widgetc` to the end of the word that says what to do.
    public let instruction: ByteRange
    /// The first token after it.
    public let token: TokenIndex
    /// Whether no token stands before it on its line.
    public let isAlone: Bool
    /// Whether it has the right form; another only resembles one.
    public let isRight: Bool
    /// Whether it is written for another tool.
    public let isOfOtherTool: Bool
    /// The `*/` that ends it, with the blanks before it, where nothing follows on its line.
    public let closer: ByteRange?

    fileprivate func moved(_ tokenBase: UInt32, _ byteBase: UInt32) -> InstructionComment {
        InstructionComment(
            range: range.moved(byteBase), instruction: instruction.moved(byteBase), token: token.moved(tokenBase),
            isAlone: isAlone, isRight: isRight, isOfOtherTool: isOfOtherTool, closer: closer?.moved(byteBase))
    }
}

extension TokenIndex {
    fileprivate func moved(_ base: UInt32) -> TokenIndex { TokenIndex(rawValue: rawValue + base) }
}

extension ByteRange {
    fileprivate func moved(_ base: UInt32) -> ByteRange { ByteRange(start: start + base, end: end + base) }
}
