// In: struct and `extern type` declarations, and fields of every construct. Out: their rows.
// Invariant: the fields of one declaration are consecutive rows.

import WidgetBase

public struct StructDecl: Sendable {
    public var header: DeclHeader
    public var fields: IDRange<FieldID>

    public init(header: DeclHeader, fields: IDRange<FieldID>) {
        self.header = header
        self.fields = fields
    }
}

/// A hand-written type: `Codable`, `Hashable` and `Sendable`.
public struct ExternTypeDecl: Sendable {
    public var header: DeclHeader

    public init(header: DeclHeader) {
        self.header = header
    }
}

/// A field of a struct, entity, snapshot, loader or entry, or a parameter of a route.
public struct Field: Sendable {
    public var name: NameID
    public var doc: NameID
    public var type: TypeID
    /// What an absent value becomes; nil where the field must be given (an optional field is nil without one).
    public var defaultValue: LiteralValue?
    /// How an entry computes it; nil for stored fields.
    public var value: ExprID?
    /// Whether no widget is to be reloaded for its changes alone.
    public var isVolatile = false
    public var range: SourceRange

    public init(
        name: NameID,
        doc: NameID = .empty,
        type: TypeID,
        defaultValue: LiteralValue? = nil,
        value: ExprID? = nil,
        range: SourceRange
    ) {
        self.name = name
        self.doc = doc
        self.type = type
        self.defaultValue = defaultValue
        self.value = value
        self.range = range
    }
}
