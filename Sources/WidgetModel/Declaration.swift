// In: nothing. Out: what every declaration has.
// Invariant: `name` is the name as declared; escaping for Swift is the emitter's.

import WidgetBase

/// The name, place and documentation of a declaration or member.
public struct DeclHeader: Sendable {
    public var name: NameID
    /// The lines after `///`, joined by line feeds; empty without documentation.
    public var doc: NameID
    public var module: ModuleID
    /// Where the name stands.
    public var range: SourceRange

    public init(name: NameID, doc: NameID = .empty, module: ModuleID, range: SourceRange) {
        self.name = name
        self.doc = doc
        self.module = module
        self.range = range
    }

    /// The file whose output holds the declaration.
    public var file: FileID { range.file }
}

/// A literal of data: a default, a raw value, an option.
public enum LiteralValue: Hashable, Sendable {
    case string(NameID)
    case int(Int)
    /// The digits as written, with a sign.
    case double(NameID)
    case bool(Bool)
    case enumCase(EnumCaseID)
    case `nil`
    case emptyList
}
