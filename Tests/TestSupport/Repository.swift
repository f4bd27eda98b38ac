// In: nothing. Out: the places of this checkout that tests read.
// Invariant: everything is found from this file's own place, so tests run from any folder.

import Foundation

/// The checkout that the tests belong to.
public enum Repository {
    /// The folder with the manifest.
    public static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    public static let cases = root.appendingPathComponent("Tests/Cases")
    public static let samples = root.appendingPathComponent("samples")
    public static let sources = root.appendingPathComponent("Sources")
    public static let docs = root.appendingPathComponent("docs")

    /// The files below a folder whose names end in a suffix, in a fixed order.
    public static func files(in folder: URL, suffix: String) -> [URL] {
        let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        let files = (found?.allObjects as? [URL] ?? []).filter { $0.lastPathComponent.hasSuffix(suffix) }
        return files.sorted { $0.path < $1.path }
    }

    /// The path of a file below the checkout: `samples/classic.widget`.
    public static func relativePath(_ file: URL) -> String {
        let prefix = root.standardizedFileURL.path + "/"
        let path = file.standardizedFileURL.path
        return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
    }
}
