// In: the names of images, colours and symbols in declarations. Out: one row for each place that names one.
// Invariant: a row stands for what is written, so that it can be compared with the catalogs of a project.

import WidgetBase

/// A place that names something of an asset catalog, or a symbol of the system.
public struct AssetUse: Sendable {
    public enum Kind: Hashable, Sendable {
        case image
        case color
        /// Of the system; a catalog's own is an image.
        case symbol
    }

    /// What a colour is for.
    public enum Position: Hashable, Sendable {
        /// It is one of several colours between which the view picks, or nothing is known of its purpose.
        case plain
        /// It stands behind the content of a widget.
        case background
        /// It is the whole cell of a column.
        case column(StyleColumnID)
    }

    public var name: NameID
    public var kind: Kind
    /// The text with its quotes, or for a symbol the expression around it.
    public var range: SourceRange
    public var position: Position

    public init(name: NameID, kind: Kind, range: SourceRange, position: Position = .plain) {
        self.name = name
        self.kind = kind
        self.range = range
        self.position = position
    }
}
