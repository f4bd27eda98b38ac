// In: the outputs of a build. Out: whether a name in the output folder is another name of one of them.
// Invariant: two names are of one file only where the file system says so: that they differ in case alone, or in the
// form of a character, decides nothing.

/// The files that a build makes, as a file system knows them that does not tell all names apart.
struct MadeFiles {
    /// By the name without case and form.
    private let paths: [String: [String]]
    private let root: String

    /// - Parameter paths: of the outputs, relative to the folder.
    init(_ paths: [String], in root: String) {
        self.paths = Dictionary(grouping: paths, by: Paths.folded)
        self.root = root
    }

    /// Whether a path leads to one of the files.
    func contain(_ path: String) -> Bool {
        // Equality of `String` sees through forms.
        guard let near = paths[Paths.folded(path)] else { return false }
        guard let own = identity(path) else { return false }
        return near.contains { identity($0) == own }
    }

    private func identity(_ path: String) -> FileIdentity? {
        try? FileSystem.status(of: Paths.join(root, path)).identity
    }
}
