// In: nothing. Out: the catalogue of everything that the compiler can find, one row a kind of mistake.
// Invariant: a released word never changes its meaning; the wording of a finding stands in `<Stage>Diagnostics.swift`.

/// A kind of finding. Its word is stable; people use it in reports and, later, to silence a finding.
public enum DiagnosticCode: String, CaseIterable, Sendable {
    // MARK: Input
    case notUTF8 = "not-utf8"
    case fileTooLarge = "file-too-large"
    case nothingDescribed = "nothing-described"
    case collidingOutputs = "colliding-outputs"

    // MARK: Lexer
    case unexpectedCharacter = "unexpected-character"
    case unterminatedText = "unterminated-text"
    case unterminatedComment = "unterminated-comment"
    case invalidEscape = "invalid-escape"
    case invalidNumber = "invalid-number"
    case invalidColor = "invalid-color"
    case multilineTextIndentation = "multiline-text-indentation"

    // MARK: Parser
    case expectedDeclaration = "expected-declaration"
    case unknownMember = "unknown-member"
    case expectedToken = "expected-token"
    case expectedName = "expected-name"
    case expectedText = "expected-text"
    case expectedType = "expected-type"
    case expectedExpression = "expected-expression"
    case expectedValue = "expected-value"
    case expectedEndOfLine = "expected-end-of-line"
    case unclosedBrace = "unclosed-brace"
    case unexpectedBrace = "unexpected-brace"
    case nestingTooDeep = "nesting-too-deep"
    case unsupportedSwift = "unsupported-swift"

    // MARK: Check
    case notSupportedYet = "not-supported-yet"

    /// How much a finding of this kind weighs.
    public var severity: Severity {
        DiagnosticCode.warnings.contains(self) ? .warning : .error
    }

    /// The word in reports: `unknown-family`.
    public var word: String { rawValue }

    /// The kinds that do not stop a build.
    private static let warnings: Set<DiagnosticCode> = []
}
