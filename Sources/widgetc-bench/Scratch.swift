// In: paths. Out: files and folders of the benchmark's own, written as they are made.
// Invariant: no file is held in memory, since the memory of this process would count as that of those it starts.

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Files for the benchmark.
enum Scratch {
    /// A new folder, which the caller removes.
    static func make() -> String? {
        var template = Array("/tmp/widgetc-bench-XXXXXX".utf8CString)
        return template.withUnsafeMutableBufferPointer { buffer in
            mkdtemp(buffer.baseAddress!).map { String(cString: $0) }
        }
    }

    static func makeFolder(_ path: String) {
        mkdir(path, 0o755)
    }

    /// Removes a file, or a folder with all that is in it.
    static func remove(_ path: String) {
        if let folder = opendir(path) {
            while let entry = readdir(folder) {
                let name = withUnsafePointer(to: &entry.pointee.d_name) {
                    $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
                }
                if name != ".", name != ".." { remove("\(path)/\(name)") }
            }
            closedir(folder)
            rmdir(path)
        } else {
            unlink(path)
        }
    }

    /// The bytes of all files in a folder.
    static func byteCount(_ path: String) -> Int {
        var status = stat()
        guard lstat(path, &status) == 0 else { return 0 }
        guard status.st_mode & S_IFMT == S_IFDIR, let folder = opendir(path) else { return Int(status.st_size) }
        defer { closedir(folder) }
        var count = 0
        while let entry = readdir(folder) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if name != ".", name != ".." { count += byteCount("\(path)/\(name)") }
        }
        return count
    }

    /// Writes a file piece by piece.
    static func write(_ path: String, _ pieces: (_ write: (String) -> Void) -> Void) {
        guard let file = fopen(path, "w") else { return }
        defer { fclose(file) }
        pieces { text in fputs(text, file) }
    }
}
