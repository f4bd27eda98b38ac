// In: paths and bytes. Out: what the operating system answers, its errors as values.
// Invariant: with `FileSystemWriting.swift` the only file that asks the system about files; a path that is not UTF-8 is
// reported, never repaired.

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// What the operating system said when something failed.
struct SystemError: Error, Equatable {
    /// The value of `errno`.
    let code: Int32
    /// Of what is not UTF-8, with an escape for each byte that is no text.
    var name: String?

    init(code: Int32 = errno) {
        self.code = code
    }

    /// The system's words for it: `No such file or directory`.
    var reason: String {
        if let name { return "the name `\(name)` in it is not UTF-8; rename that" }
        if self == .isNotRegular { return "it is a pipe or a device, and no file" }
        return unsafe String(cString: strerror(code))
    }

    var isNotFound: Bool { code == ENOENT }
    var isTaken: Bool { code == EEXIST }
    var isDenied: Bool { code == EACCES }
    var isReaderGone: Bool { code == EPIPE }

    static let isNotThere = SystemError(code: ENOENT)
    static let isFolder = SystemError(code: EISDIR)
    static let isNotFolder = SystemError(code: ENOTDIR)
    static let isNotUTF8 = SystemError(code: EILSEQ)
    /// A pipe or a device where a file should be.
    static let isNotRegular = SystemError(code: .max)
    /// More than a description may have.
    static let isTooLarge = SystemError(code: EFBIG)
}

/// What stands at a path, symbolic links followed.
struct FileStatus: Equatable {
    enum Kind {
        case file
        case folder
        /// A pipe, a terminal, a device.
        case other
    }

    let kind: Kind
    let byteCount: Int
    /// The same for two paths if and only if they lead to the same thing.
    let identity: FileIdentity
    /// When its bytes last changed, in seconds and nanoseconds.
    let modified: FileTime
}

struct FileTime: Hashable {
    let seconds: Int
    let nanoseconds: Int
}

struct FileIdentity: Hashable {
    let device: UInt64
    let node: UInt64
}

/// The streams a program is started with.
enum StandardStream: Int32 {
    case input = 0
    case output = 1
    case error = 2
}

enum FileSystem {
    static func status(of path: String) throws(SystemError) -> FileStatus {
        var found = stat()
        guard unsafe stat(path, &found) == 0 else { throw SystemError() }
        return FileStatus(found)
    }

    /// As above; nil where nothing stands there, or a link that leads nowhere.
    static func statusIfThere(of path: String) throws(SystemError) -> FileStatus? {
        do throws(SystemError) {
            return try status(of: path)
        } catch {
            if error.isNotFound { return nil }
            throw error
        }
    }

    /// The bytes of a file, a pipe or a device, until its end; an error if there are more than a limit.
    static func read(_ path: String, limit: Int = Int(UInt32.max)) throws(SystemError) -> [UInt8] {
        let descriptor = retrying { unsafe open(path, O_RDONLY | O_CLOEXEC) }
        guard descriptor >= 0 else { throw SystemError() }
        defer { _ = close(descriptor) }
        return try read(descriptor, limit: limit)
    }

    static func readStandardInput(limit: Int) throws(SystemError) -> [UInt8] {
        try read(StandardStream.input.rawValue, limit: limit)
    }

    private static func read(_ descriptor: Int32, limit: Int) throws(SystemError) -> [UInt8] {
        var found = stat()
        guard unsafe fstat(descriptor, &found) == 0 else { throw SystemError() }
        guard FileStatus(found).byteCount <= limit else { throw .isTooLarge }
        // One byte more than a file has, so that its end shows before the block is full.
        var room = FileStatus(found).byteCount + 1
        var bytes: [UInt8] = []
        while true {
            let block = try readBlock(descriptor, room)
            if bytes.isEmpty { bytes = block } else { bytes.append(contentsOf: block) }
            // `/dev/zero` has no end.
            if bytes.count > limit { throw .isTooLarge }
            if block.count < room { return bytes }
            room = min(max(bytes.count, 65_536), limit + 1 - bytes.count)
        }
    }

    /// Whether bytes are those of the parts, one after the other.
    static func isSame(_ bytes: [UInt8], _ parts: [[UInt8]]) -> Bool {
        guard bytes.count == parts.reduce(0, { $0 + $1.count }) else { return false }
        return unsafe bytes.withUnsafeBytes { bytes in
            var start = 0
            for part in parts where !part.isEmpty {
                let rest = unsafe UnsafeRawBufferPointer(rebasing: bytes[start..<start + part.count])
                let isSame = unsafe part.withUnsafeBytes { part in
                    guard let left = rest.baseAddress, let right = part.baseAddress else { return false }
                    return unsafe memcmp(left, right, part.count) == 0
                }
                guard isSame else { return false }
                start += part.count
            }
            return true
        }
    }

    /// The first bytes of a file, or all that it has.
    static func readHead(_ path: String, _ count: Int) throws(SystemError) -> [UInt8] {
        let descriptor = retrying { unsafe open(path, O_RDONLY | O_CLOEXEC) }
        guard descriptor >= 0 else { throw SystemError() }
        defer { _ = close(descriptor) }
        return try readBlock(descriptor, count)
    }

    /// The next bytes; fewer than asked for only at the end.
    private static func readBlock(_ descriptor: Int32, _ size: Int) throws(SystemError) -> [UInt8] {
        var failure: SystemError?
        let block = unsafe [UInt8](unsafeUninitializedCapacity: size) { buffer, filled in
            while filled < size {
                let rest = unsafe UnsafeMutableRawPointer(buffer.baseAddress! + filled)
                let count = retrying { unsafe systemRead(descriptor, rest, size - filled) }
                if count < 0 { failure = SystemError() }
                if count <= 0 { return }
                filled += count
            }
        }
        if let failure { throw failure }
        return block
    }

    /// The names in a folder, without `.` and `..`, in the order of their bytes.
    static func names(in folder: String) throws(SystemError) -> [String] {
        var others: [String] = []
        let names = try list(folder) { others.append($0) }
        // The first, in whatever order the file system has them.
        if let name = others.min(by: Paths.precedes) {
            var error = SystemError.isNotUTF8
            error.name = name
            throw error
        }
        return names.sorted(by: Paths.precedes)
    }

    /// The names in a folder that are UTF-8, in the order of the file system.
    static func textNames(in folder: String) throws(SystemError) -> [String] {
        try list(folder) { _ in }
    }

    /// As above; none if the folder cannot be read.
    static func readableNames(in folder: String) -> [String] {
        (try? textNames(in: folder)) ?? []
    }

    /// - Parameter other: called for each name that is not UTF-8, with escapes.
    private static func list(_ folder: String, other: (String) -> Void) throws(SystemError) -> [String] {
        guard let stream = unsafe opendir(folder) else { throw SystemError() }
        defer { unsafe closedir(stream) }
        var names: [String] = []
        while true {
            errno = 0
            guard let entry = unsafe readdir(stream) else { break }
            let bytes = unsafe withUnsafePointer(to: &entry.pointee.d_name) { field in
                unsafe field.withMemoryRebound(to: UInt8.self, capacity: 1) { start in
                    var count = 0
                    while unsafe start[count] != 0 { count += 1 }
                    return unsafe Array(UnsafeBufferPointer(start: start, count: count))
                }
            }
            guard let name = String(validating: bytes, as: UTF8.self) else {
                other(Paths.escaped(bytes))
                continue
            }
            if name != ".", name != ".." { names.append(name) }
        }
        if errno != 0 { throw SystemError() }
        return names
    }

    /// The absolute path without symbolic links, `.` and `..`.
    static func realPath(_ path: String) throws(SystemError) -> String {
        guard let text = String(validating: try realBytes(path), as: UTF8.self) else { throw .isNotUTF8 }
        return text
    }

    /// As above, of a path that may pass folders whose names are not UTF-8.
    static func realBytes(_ path: String) throws(SystemError) -> [UInt8] {
        guard let resolved = unsafe realpath(path, nil) else { throw SystemError() }
        defer { unsafe free(resolved) }
        return unsafe Array(UnsafeRawBufferPointer(start: resolved, count: strlen(resolved)))
    }

    /// A path as seen from the root; unlike `realPath`, symbolic links stay.
    static func absolutePath(_ path: String) -> String {
        if path.hasPrefix("/") { return path }
        guard let folder = unsafe getcwd(nil, 0) else { return path }
        defer { unsafe free(folder) }
        let rest = path.hasPrefix("./") ? path.dropFirst(2) : path[...]
        return unsafe String(cString: folder) + "/" + rest
    }

    /// Calls again what a signal interrupted.
    static func retrying<Number: FixedWidthInteger>(_ call: () -> Number) -> Number {
        while true {
            let result = call()
            if result >= 0 || errno != EINTR { return result }
        }
    }
}

extension FileStatus {
    init(_ found: stat) {
        switch found.st_mode & S_IFMT {
        case S_IFREG: kind = .file
        case S_IFDIR: kind = .folder
        default: kind = .other
        }
        byteCount = kind == .file ? Int(found.st_size) : 0
        identity = FileIdentity(
            device: UInt64(truncatingIfNeeded: found.st_dev),
            node: UInt64(truncatingIfNeeded: found.st_ino)
        )
        #if canImport(Darwin)
        modified = FileTime(seconds: found.st_mtimespec.tv_sec, nanoseconds: found.st_mtimespec.tv_nsec)
        #else
        modified = FileTime(seconds: found.st_mtim.tv_sec, nanoseconds: found.st_mtim.tv_nsec)
        #endif
    }
}

// `read` is also a member of `FileSystem`, which hides the function of the C library there.

private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    unsafe read(descriptor, buffer, count)
}
