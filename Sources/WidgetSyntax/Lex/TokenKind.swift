// In: nothing. Out: the kinds of tokens, one case a kind.
// Invariant: a kind with a fixed spelling has it here and nowhere else.

/// What a token is.
public enum TokenKind: UInt8, CaseIterable, Sendable {
    case endOfFile

    // Tokens whose text varies.
    case identifier
    /// `30`, `1_000`, `0xFF`
    case integer
    /// `0.75`, `1e3`; also a version such as `17.2`
    case decimal
    /// A whole text without `\( )`: `"Title"`.
    case text
    /// The piece of a text up to and with its first `\(`.
    case textStart
    /// The piece of a text from a `)` up to and with the next `\(`.
    case textMiddle
    /// The piece of a text from its last `)` on.
    case textEnd
    /// `#6A1B9A`
    case color
    /// `$0`
    case element
    /// `\.name`
    case keyPath

    // Tokens with one spelling.
    case leftBrace
    case rightBrace
    case leftParen
    case rightParen
    case leftBracket
    case rightBracket
    case comma
    case colon
    case semicolon
    case dot
    case questionDot
    case question
    case questionQuestion
    case equal
    case equalEqual
    case notEqual
    case less
    case lessEqual
    case greater
    case greaterEqual
    case plus
    case minus
    case exclamation
    case andAnd
    case orOr
    case closedRange
    case halfOpenRange

    // Tokens that no production takes; the parser says what to write.
    /// An operator of Swift that the language lacks: `*`, `->`, `+=`.
    case foreignOperator
    /// `@`, the start of an attribute in Swift.
    case atSign
    /// Bytes that begin nothing.
    case unknown

    /// The one spelling of the kind, nil where the text varies.
    public var spelling: String? {
        switch self {
        case .leftBrace: return "{"
        case .rightBrace: return "}"
        case .leftParen: return "("
        case .rightParen: return ")"
        case .leftBracket: return "["
        case .rightBracket: return "]"
        case .comma: return ","
        case .colon: return ":"
        case .semicolon: return ";"
        case .dot: return "."
        case .questionDot: return "?."
        case .question: return "?"
        case .questionQuestion: return "??"
        case .equal: return "="
        case .equalEqual: return "=="
        case .notEqual: return "!="
        case .less: return "<"
        case .lessEqual: return "<="
        case .greater: return ">"
        case .greaterEqual: return ">="
        case .plus: return "+"
        case .minus: return "-"
        case .exclamation: return "!"
        case .andAnd: return "&&"
        case .orOr: return "||"
        case .closedRange: return "..."
        case .halfOpenRange: return "..<"
        case .atSign: return "@"
        case .endOfFile, .identifier, .integer, .decimal, .text, .textStart, .textMiddle, .textEnd, .color, .element,
            .keyPath, .foreignOperator, .unknown:
            return nil
        }
    }

    /// Whether a token of this kind continues the statement of the line before it.
    @inlinable
    public var isContinuer: Bool {
        switch self {
        case .dot, .questionDot, .questionQuestion, .question, .colon, .andAnd, .orOr, .equalEqual, .notEqual, .less,
            .lessEqual, .greater, .greaterEqual, .plus:
            return true
        default:
            return false
        }
    }
}
