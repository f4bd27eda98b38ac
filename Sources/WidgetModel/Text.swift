// In: texts with escapes resolved. Out: what people read, with key and comment for translators.
// Invariant: a text's segments are never empty literals; an empty text has no segment.

import WidgetBase

/// The index of a text.
public struct TextID: TableIndex {
    public let rawValue: UInt32

    @inlinable
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }
}

/// A piece of a text: letters, or the value of an expression.
public enum TextSegment: Sendable {
    case literal(NameID)
    case value(ExprID)
}

/// What becomes of a text.
public enum TextPurpose: Sendable {
    /// It is not translated.
    case data
    /// People read it: it is looked up in the module's table.
    case display
    /// The sentence of an intent's editor, looked up with the names of its parameters.
    case summary
}

/// A text of the description.
public struct DisplayText: Sendable {
    public var segments: [TextSegment]
    /// The key for translators, where it differs from the text.
    public var key: NameID?
    /// A note for translators.
    public var comment: NameID?
    public var purpose: TextPurpose
    public var range: SourceRange

    public init(
        segments: [TextSegment],
        key: NameID? = nil,
        comment: NameID? = nil,
        purpose: TextPurpose,
        range: SourceRange
    ) {
        self.segments = segments
        self.key = key
        self.comment = comment
        self.purpose = purpose
        self.range = range
    }

    /// Whether the text holds values.
    public var isInterpolated: Bool {
        segments.contains { segment in
            if case .value = segment { return true }
            return false
        }
    }
}
