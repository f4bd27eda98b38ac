// In: entity declarations. Out: one row an entity.
// Invariant: `identifier` is one of `fields`, of type String, Int or UUID.

import WidgetBase

/// Where the rows of an entity come from.
public enum EntitySource: Sendable {
    /// A list of the entity in a snapshot.
    case snapshot(SnapshotID, FieldID)
    /// Rows written in the description: each an `entityRow`.
    case fixed([ExprID])
    /// A hand-written type that conforms to the generated `<Name>Source`.
    case catalog(NameID)
}

/// The picture of a row.
public enum EntityImage: Sendable {
    /// An image of the asset catalog.
    case asset(NameID)
    /// A field with the address of a file, or with its name in the App Group of the rows.
    case file(FieldID)
    /// A field with the bytes of a picture.
    case data(FieldID)
    /// A field with the name of an image of the asset catalog.
    case named(FieldID)
}

/// The field by which rows were identified before.
public enum FormerIdentifier: Sendable {
    /// A field that rows still have: stored choices may hold its values.
    case field(FieldID)
    /// A name that files of earlier releases use for the identifier.
    case renamed(NameID)
}

public struct EntityDecl: Sendable {
    public var header: DeclHeader
    public var typeTitle: TextID
    public var fields: IDRange<FieldID>
    public var identifier: FieldID
    public var formerIdentifier: FormerIdentifier?
    /// The name under which earlier releases stored choices.
    public var persistentIdentifier: NameID?
    /// The title of a row; its expressions use `ownField`.
    public var title: TextID
    public var subtitle: TextID?
    /// An SF Symbol by expression.
    public var symbol: ExprID?
    public var image: EntityImage?
    /// What stands for a row that is gone; nil for the type's title.
    public var missing: TextID?
    public var source: EntitySource
    /// Whether a catalog is asked for rows by identifier and by text, in place of all of them.
    public var isOnDemand = false
    /// The picker's rows: a list of the entity over `rows`, perhaps `grouped`.
    public var suggest: ExprID?
    /// The fields that typing in the picker searches.
    public var search: [FieldID] = []

    public init(
        header: DeclHeader,
        typeTitle: TextID,
        fields: IDRange<FieldID>,
        identifier: FieldID,
        title: TextID,
        source: EntitySource
    ) {
        self.header = header
        self.typeTitle = typeTitle
        self.fields = fields
        self.identifier = identifier
        self.title = title
        self.source = source
    }
}
