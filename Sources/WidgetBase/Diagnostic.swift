// In: what a stage found. Out: a value that every report form can print.
// Invariant: wording is finished here; no later stage adds or changes text.

/// How much a finding weighs.
public enum Severity: UInt8, Sendable, Comparable {
    case note
    case warning
    case error

    public static func < (left: Severity, right: Severity) -> Bool {
        left.rawValue < right.rawValue
    }

    /// The word that reports print.
    public var word: String {
        switch self {
        case .note: return "note"
        case .warning: return "warning"
        case .error: return "error"
        }
    }
}

/// A further place that belongs to a finding, with what it has to do with it.
public struct DiagnosticLabel: Hashable, Sendable {
    /// Nil for a note that has no place of its own.
    public let range: SourceRange?
    public let message: String

    public init(_ message: String, at range: SourceRange? = nil) {
        self.message = message.withShortCode
        self.range = range
    }

    /// A note with code that is copied as it stands, however long it is.
    public init(verbatim message: String, at range: SourceRange) {
        self.range = range
        self.message = message
    }
}

/// The replacement of a range of a file.
public struct TextEdit: Hashable, Sendable {
    public let range: SourceRange
    public let text: String

    public init(_ range: SourceRange, _ text: String) {
        self.range = range
        self.text = text
    }
}

/// One way to mend a finding.
public struct FixIt: Hashable, Sendable {
    /// What it does, as a `help:` line says it: "change it to `systemSmall`".
    public let title: String
    /// Whether it keeps the meaning, so that it may be applied unseen.
    public let isSafe: Bool
    public let edits: [TextEdit]

    public init(_ title: String, isSafe: Bool = false, edits: [TextEdit]) {
        self.title = title.withShortCode
        self.isSafe = isSafe
        self.edits = edits
    }

    /// Where the first of the edits is made.
    public var place: SourceRange? {
        edits.map(\.range).min { $0.precedes($1) }
    }
}

/// One finding.
public struct Diagnostic: Hashable, Sendable {
    public let code: DiagnosticCode
    /// That of the code, unless the command line says otherwise.
    public private(set) var severity: Severity
    /// Nil for a finding about the command's inputs as a whole.
    public let range: SourceRange?
    public let message: String
    public let labels: [DiagnosticLabel]
    public let fixes: [FixIt]

    public init(
        _ code: DiagnosticCode,
        at range: SourceRange?,
        _ message: String,
        labels: [DiagnosticLabel] = [],
        fixes: [FixIt] = []
    ) {
        self.code = code
        severity = code.severity
        self.range = range
        self.message = message.withShortCode
        self.labels = labels
        self.fixes = fixes
    }

    /// Whether this finding comes before another, by its place; one without a place comes first.
    public func precedes(_ other: Diagnostic) -> Bool {
        guard let range, let place = other.range else { return range == nil && other.range != nil }
        return range.precedes(place)
    }

    /// The same finding, whose fix-its nobody makes unseen.
    public func withoutSafety() -> Diagnostic {
        let fixes = fixes.map { FixIt($0.title, edits: $0.edits) }
        var copy = Diagnostic(code, at: range, message, labels: labels, fixes: fixes)
        copy.severity = severity
        return copy
    }

    /// The same finding, whose first fix-it makes a further edit.
    public func adding(_ edit: TextEdit) -> Diagnostic {
        guard let first = fixes.first else { return self }
        let fix = FixIt(first.title, isSafe: first.isSafe, edits: first.edits + [edit])
        var copy = Diagnostic(code, at: range, message, labels: labels, fixes: [fix] + fixes.dropFirst())
        copy.severity = severity
        return copy
    }

    /// The same finding with another weight.
    public func weighing(_ severity: Severity) -> Diagnostic {
        var copy = self
        copy.severity = severity
        return copy
    }
}

extension String {
    /// The longest code that a message shows whole, and how much is left of longer code.
    private static let longestCode = 120
    private static let shortenedCode = 60

    /// A message in which code between back-ticks that fills lines ends in an ellipsis.
    fileprivate var withShortCode: String {
        guard utf8.count > String.longestCode else { return self }
        var result = ""
        for (index, part) in split(separator: "`", omittingEmptySubsequences: false).enumerated() {
            if index > 0 { result += "`" }
            if index % 2 == 1, part.count > String.longestCode {
                result += part.prefix(String.shortenedCode) + "…"
            } else {
                result += part
            }
        }
        return result
    }
}
