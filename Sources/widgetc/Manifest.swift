// In: the manifest of an output folder, and what a build made. Out: the outputs of descriptions that are gone.
// Invariant: only a file that an earlier call wrote and that says of itself that it is generated is ever removed.

import WidgetCompiler

/// What the calls with `--prune` have written into a folder.
enum Manifest {
    static let name = ".widgetc-manifest"
    private static let head = "# Made by `widgetc build --prune`: the outputs of this folder.\n"

    /// The outputs of earlier builds that this one does not make, relative to the folder.
    static func stale(in root: String, beside outputs: [OutputFile]) -> [String] {
        let made = Set(outputs.map(\.path))
        return paths(in: root).filter { path in
            !made.contains(path) && EarlierOutputs.isGenerated(OutputWriter.join(root, path))
        }
    }

    /// The manifest that lists the outputs of this build.
    static func file(of outputs: [OutputFile]) -> OutputFile {
        let lines = outputs.map(\.path).sorted().map { $0 + "\n" }
        return OutputFile(path: name, bytes: Array((head + lines.joined()).utf8))
    }

    /// Removes outputs, and the folders that are left empty.
    static func remove(_ paths: [String], in root: String) {
        for path in paths {
            FileSystem.remove(OutputWriter.join(root, path))
            if path.contains("/") {
                FileSystem.removeFolder(OutputWriter.join(root, OutputWriter.parent(of: path)))
            }
        }
    }

    /// What the manifest lists; a line that leads out of the folder is passed over.
    private static func paths(in root: String) -> [String] {
        guard let bytes = try? FileSystem.read(OutputWriter.join(root, name)) else { return [] }
        let lines = bytes.split(separator: 0x0A).map { String(decoding: $0, as: UTF8.self) }
        return lines.filter { line in
            let parts = line.split(separator: "/", omittingEmptySubsequences: false)
            return !line.hasPrefix("#") && parts.count <= 2 && parts.allSatisfy { !["", ".", ".."].contains($0) }
        }
    }
}
