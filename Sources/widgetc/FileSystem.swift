// In: paths and bytes. Out: what the operating system answers, its errors as values.
// Invariant: the only file that calls the C library; a path that is not UTF-8 is reported, never repaired.

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
        return unsafe String(cString: strerror(code))
    }

    var isNotFound: Bool { code == ENOENT }
    var isTaken: Bool { code == EEXIST }
    var isReaderGone: Bool { code == EPIPE }

    static let isFolder = SystemError(code: EISDIR)
    static let isNotFolder = SystemError(code: ENOTDIR)
    static let isNotUTF8 = SystemError(code: EILSEQ)
    /// A pipe or a device where a file should be.
    static let isNotRegular = SystemError(code: EEXIST)
    /// More than a description may have.
    static let isTooLarge = SystemError(code: EFBIG)
}

/// What stands at a path, symbolic links followed.
struct FileStatus {
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

/// A folder that no other run of this program writes to while the value's owner keeps it.
struct FolderLock {
    fileprivate let descriptor: Int32
}

/// What an attempt to lock a folder came to.
enum LockAttempt {
    case taken(FolderLock)
    /// Another run has it.
    case busy
    /// The file system has no locks, or the folder may not be read.
    case unavailable
}

/// The streams a program is started with.
enum StandardStream: Int32 {
    case input = 0
    case output = 1
    case error = 2
}

enum FileSystem {
    // MARK: Reading

    static func status(of path: String) throws(SystemError) -> FileStatus {
        var found = stat()
        guard unsafe stat(path, &found) == 0 else { throw SystemError() }
        return FileStatus(found)
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

    /// The names in a folder as far as they can be read, in the order of the file system.
    static func readableNames(in folder: String) -> [String] {
        (try? list(folder) { _ in }) ?? []
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

    // MARK: Writing

    /// Makes a folder; false if it is there already.
    static func makeFolder(_ path: String) throws(SystemError) -> Bool {
        if unsafe mkdir(path, 0o777) == 0 { return true }
        let error = SystemError()
        do throws(SystemError) {
            // On a read-only file system, say, the error may be another than that it is there.
            if try status(of: path).kind == .folder { return false }
        } catch let second {
            throw error.isTaken ? second : error
        }
        throw error.isTaken ? .isNotFolder : error
    }

    /// Makes a file that is not there yet; nothing is left of it if that fails.
    ///
    /// Nothing waits for the disk: after a loss of power a file may be empty, and the next build, which compares
    /// bytes, writes it again.
    static func create(_ path: String, _ parts: [[UInt8]]) throws(SystemError) {
        let descriptor = retrying { unsafe open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666) }
        guard descriptor >= 0 else { throw SystemError() }
        do throws(SystemError) {
            do throws(SystemError) {
                for part in parts { try write(part, to: descriptor) }
            } catch {
                _ = close(descriptor)
                throw error
            }
            // A network file system reports a full disk here. After an interruption the file is closed.
            guard close(descriptor) == 0 || errno == EINTR else { throw SystemError() }
        } catch {
            _ = unsafe unlink(path)
            throw error
        }
    }

    /// Makes a file that is to take the place of another, with its mode. Refuses where that one may not be written.
    static func createReplacement(_ path: String, for target: String, _ parts: [[UInt8]]) throws(SystemError) {
        var found = stat()
        guard unsafe access(target, W_OK) == 0, unsafe stat(target, &found) == 0 else { throw SystemError() }
        try create(path, parts)
        guard unsafe chmod(path, found.st_mode & 0o7777) == 0 else {
            let error = SystemError()
            _ = unsafe unlink(path)
            throw error
        }
    }

    /// Gives a file the permissions of another, as far as those let it be read and the file system has any.
    static func copyPermissions(of path: String, to target: String) {
        var found = stat()
        guard unsafe access(path, R_OK) == 0, unsafe stat(path, &found) == 0 else { return }
        _ = unsafe chmod(target, found.st_mode & 0o777)
    }

    /// Gives a file, or a link itself, a second name.
    static func link(_ path: String, as name: String) throws(SystemError) {
        guard unsafe linkat(AT_FDCWD, path, AT_FDCWD, name, 0) == 0 else { throw SystemError() }
    }

    /// Whether something stands at a path, be it a link that leads nowhere.
    static func isTaken(_ path: String) -> Bool {
        var found = stat()
        return unsafe lstat(path, &found) == 0
    }

    /// Whether something stands at a path that is neither a file nor a folder: a link, a device, a pipe.
    static func isLinkOrDevice(_ path: String) throws(SystemError) -> Bool {
        var found = stat()
        guard unsafe lstat(path, &found) == 0 else {
            let error = SystemError()
            if error.isNotFound { return false }
            throw error
        }
        return ![S_IFREG, S_IFDIR].contains(found.st_mode & S_IFMT)
    }

    static func rename(_ path: String, to target: String) throws(SystemError) {
        guard systemRename(path, target) == 0 else { throw SystemError() }
    }

    /// Removes a file, if it is there.
    static func remove(_ path: String) throws(SystemError) {
        guard unsafe unlink(path) == 0 || errno == ENOENT else { throw SystemError() }
    }

    /// Removes a folder, if it is empty.
    static func removeFolder(_ path: String) {
        _ = unsafe rmdir(path)
    }

    static func write(_ bytes: [UInt8], to stream: StandardStream) throws(SystemError) {
        try write(bytes, to: stream.rawValue)
    }

    private static func write(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
        var start = 0
        while start < bytes.count {
            let count = unsafe bytes.withUnsafeBytes { buffer in
                retrying { unsafe systemWrite(descriptor, buffer.baseAddress! + start, buffer.count - start) }
            }
            if count < 0 { throw SystemError() }
            start += count
        }
    }

    /// Keeps other runs from writing to a folder. The system gives the folder free when the process ends, however it
    /// ends.
    static func lock(_ folder: String) -> LockAttempt {
        let descriptor = retrying { unsafe open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
        guard descriptor >= 0 else { return .unavailable }
        guard retrying({ flock(descriptor, LOCK_EX | LOCK_NB) }) == 0 else {
            let isBusy = errno == EWOULDBLOCK
            _ = close(descriptor)
            return isBusy ? .busy : .unavailable
        }
        return .taken(FolderLock(descriptor: descriptor))
    }

    static func unlock(_ lock: FolderLock) {
        _ = close(lock.descriptor)
    }

    /// Calls again what a signal interrupted.
    private static func retrying<Number: FixedWidthInteger>(_ call: () -> Number) -> Number {
        while true {
            let result = call()
            if result >= 0 || errno != EINTR { return result }
        }
    }
}

extension FileStatus {
    fileprivate init(_ found: stat) {
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

// `read`, `write` and `rename` are also members of `FileSystem`, which hide the functions of the C library there.

private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    unsafe read(descriptor, buffer, count)
}

private func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawPointer, _ count: Int) -> Int {
    unsafe write(descriptor, buffer, count)
}

private func systemRename(_ path: String, _ target: String) -> Int32 {
    unsafe rename(path, target)
}
