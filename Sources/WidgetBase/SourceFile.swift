// In: the path and bytes of a `.widget` file. Out: the value every stage reads, with lines found on demand.
// Invariant: the bytes are kept as given (byte-order mark and line endings too), so that offsets are those of the file.

/// The index of a source file in one compilation.
public struct FileID: TableIndex {
    public let rawValue: UInt32

    @inlinable
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }
}

/// One input: its name for people, its stem for output names, and its bytes.
public struct SourceFile: Sendable {
    /// The path as the person gave it; diagnostics show it.
    public let path: String
    /// The file's name without folders and without `.widget`: `project-stats`.
    public let stem: String
    /// How many bytes a file may have: far more than anybody writes, and little enough to keep in memory.
    public static let byteLimit = 64 << 20
    /// The contents, as read.
    public let bytes: [UInt8]

    public init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
        stem = SourceFile.stem(ofPath: path)
    }

    /// The text of a range, for messages; bytes that are not UTF-8 are replaced.
    public func text(_ range: ByteRange) -> String {
        let indices = range.indices.clamped(to: 0..<bytes.count)
        return String(decoding: bytes[indices], as: UTF8.self)
    }

    /// The last component of a path, without the extension `.widget`.
    public static func stem(ofPath path: String) -> String {
        let name = fileName(ofPath: path)
        let isDescription = name.hasSuffix(".widget")
        return isDescription ? String(Substring(name.utf8.dropLast(".widget".utf8.count))) : name
    }

    /// The file's name without folders: `project-stats.widget`.
    public var fileName: String { SourceFile.fileName(ofPath: path) }

    private static func fileName(ofPath path: String) -> String {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
        return String(path[path.utf8.index(after: slash)...])
    }
}
