// In: enum declarations. Out: one row an enum, one row a case.
// Invariant: raw values of one enum are all texts or all integers, and differ.

import WidgetBase

public struct EnumDecl: Sendable {
    public var header: DeclHeader
    public var title: TextID
    public var cases: IDRange<EnumCaseID>
    /// Whether raw values are integers; otherwise they are texts.
    public var isInteger: Bool
    /// The name under which earlier releases stored choices.
    public var persistentIdentifier: NameID?

    public init(header: DeclHeader, title: TextID, cases: IDRange<EnumCaseID>, isInteger: Bool) {
        self.header = header
        self.title = title
        self.cases = cases
        self.isInteger = isInteger
    }
}

public struct EnumCase: Sendable {
    public var name: NameID
    public var doc: NameID
    public var title: TextID
    /// `.string` or `.int`.
    public var rawValue: LiteralValue
    public var subtitle: TextID?
    /// The name of an SF Symbol.
    public var symbol: NameID?
    /// The name of an image in an asset catalog.
    public var image: NameID?
    /// Retired raw values that still decode to this case.
    public var retiredValues: [LiteralValue] = []
    public var range: SourceRange

    public init(name: NameID, doc: NameID, title: TextID, rawValue: LiteralValue, range: SourceRange) {
        self.name = name
        self.doc = doc
        self.title = title
        self.rawValue = rawValue
        self.range = range
    }
}
