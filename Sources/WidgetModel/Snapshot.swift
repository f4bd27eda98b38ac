// In: snapshot declarations. Out: one row a snapshot.
// Invariant: `fileName` is one component, without separators.

import WidgetBase

/// The file that the app writes and widgets read.
public struct SnapshotDecl: Sendable {
    public var header: DeclHeader
    /// At least 1.
    public var version: Int
    /// The file's name in the group container.
    public var fileName: NameID
    /// The App Group: its own, or the module's.
    public var group: AppGroup
    /// After which time the contents count as out of date.
    public var staleAfter: WidgetDuration?
    public var fields: IDRange<FieldID>

    public init(
        header: DeclHeader,
        version: Int,
        fileName: NameID,
        group: AppGroup,
        staleAfter: WidgetDuration?,
        fields: IDRange<FieldID>
    ) {
        self.header = header
        self.version = version
        self.fileName = fileName
        self.group = group
        self.staleAfter = staleAfter
        self.fields = fields
    }
}
