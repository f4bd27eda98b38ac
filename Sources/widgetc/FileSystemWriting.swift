// In: paths and bytes. Out: files and folders as they are wanted, or what the operating system says against it.
// Invariant: a file that is made is whole, or nothing is left of it.

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

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

extension FileSystem {
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

    /// Whether a folder that is locked still stands at a path.
    static func isPlace(of lock: FolderLock, _ folder: String) -> Bool {
        var found = stat()
        guard unsafe fstat(lock.descriptor, &found) == 0, let status = try? status(of: folder) else { return false }
        return status.identity == FileStatus(found).identity
    }

    static func unlock(_ lock: FolderLock) {
        _ = close(lock.descriptor)
    }
}

// `write` and `rename` are also members of `FileSystem`, which hide the functions of the C library there.

private func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawPointer, _ count: Int) -> Int {
    unsafe write(descriptor, buffer, count)
}

private func systemRename(_ path: String, _ target: String) -> Int32 {
    unsafe rename(path, target)
}
