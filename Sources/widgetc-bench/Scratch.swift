// In: paths. Out: files and folders of the benchmark's own, written as they are made.
// Invariant: no file is held in memory, since the memory of this process would count as that of those it starts.

import Foundation

/// Files for the benchmark.
enum Scratch {
    /// A new folder, which the caller removes.
    static func make() throws -> String {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("widgetc-bench-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder.path
    }

    static func makeFolder(_ path: String) throws {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    /// Removes a file, or a folder with all that is in it, if it is there.
    static func remove(_ path: String) {
        try? FileManager.default.removeItem(atPath: path)
    }

    /// The bytes of a file, or of all files in a folder.
    static func byteCount(_ path: String) -> Int {
        let files = FileManager.default
        let inside = files.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
        let paths = inside.isEmpty ? [path] : inside.map { "\(path)/\($0)" }
        return paths.reduce(0) { count, path in
            let attributes = try? files.attributesOfItem(atPath: path)
            guard attributes?[.type] as? FileAttributeType == .typeRegular else { return count }
            return count + (attributes?[.size] as? Int ?? 0)
        }
    }

    /// Writes a file piece by piece.
    static func write(_ path: String, _ pieces: (_ write: (String) -> Void) -> Void) {
        guard let file = fopen(path, "w") else { return }
        defer { fclose(file) }
        pieces { text in fputs(text, file) }
    }
}
