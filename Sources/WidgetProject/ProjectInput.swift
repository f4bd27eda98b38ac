// In: what a caller has read beside the descriptions. Out: the input of the comparison with them.
// Invariant: the indices of the files follow those of the descriptions, so that findings can name either.

import WidgetBase

/// Files of an app's project that descriptions have to agree with.
public struct ProjectInput: Sendable {
    /// A file with the index by which findings name it.
    public struct File: Sendable {
        public let id: FileID
        public let source: SourceFile

        public init(id: FileID, source: SourceFile) {
            self.id = id
            self.source = source
        }
    }

    /// The entitlements of each target.
    public var entitlements: [File] = []
    public var catalogs: [AssetFolder] = []

    public init() {}

    public var isEmpty: Bool { entitlements.isEmpty && catalogs.isEmpty }
}

/// A folder of an asset catalog, or the catalog itself, as the file system has it.
public struct AssetFolder: Sendable {
    /// `Ocean.colorset`.
    public let name: String
    /// As the person gave it and went on.
    public let path: String
    /// `Contents.json`; nil where there is none.
    public var contents: ProjectInput.File?
    /// The names of the other files in it.
    public var files: [String] = []
    /// In the order of their names.
    public var folders: [AssetFolder] = []

    public init(name: String, path: String) {
        self.name = name
        self.path = path
    }
}
