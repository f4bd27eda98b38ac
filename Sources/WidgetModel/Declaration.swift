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
    /// Where its block begins; nil for a declaration without one.
    public var body: DeclBody?

    public init(name: NameID, doc: NameID = .empty, module: ModuleID, range: SourceRange) {
        self.name = name
        self.doc = doc
        self.module = module
        self.range = range
    }

    /// The file whose output holds the declaration.
    public var file: FileID { range.file }
}

/// The block of a declaration, as far as a fix-it adds a setting to it.
public struct DeclBody: Sendable {
    /// The place behind the `{`.
    public var start: SourceRange
    /// Whether the first member stands on the line of the `{`.
    public var isOneLine: Bool

    public init(start: SourceRange, isOneLine: Bool) {
        self.start = start
        self.isOneLine = isOneLine
    }

    /// The edit that makes a setting the first of the block.
    public func adding(_ setting: String) -> TextEdit {
        TextEdit(start, isOneLine ? " \(setting);" : "\n  \(setting)")
    }
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
