// What every behaviour program uses: a store that can be damaged, and a count of what holds.
// In: nothing. Out: types that are compiled into each program.
// Invariant: a program that prints no count has asserted nothing.

import AppIntents
import Foundation

/// A folder in place of an App Group, with one file.
struct FileStore: Sendable {
    let folder: URL
    private let file: URL

    init(group: String, file name: String) throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        file = folder.appendingPathComponent(name)
        _StubGroupContainers.set(folder, for: group)
    }

    var contents: Data? { try? Data(contentsOf: file) }

    func write(_ text: String) { try? Data(text.utf8).write(to: file) }

    func remove() { try? FileManager.default.removeItem(at: file) }

    /// Makes the file unreadable for a while, as before the first unlock.
    func lock(_ body: () -> Void) {
        chmod(file.path, 0)
        let user = geteuid()
        if user == 0 { seteuid(65_534) }
        body()
        if user == 0 { seteuid(0) }
        chmod(file.path, 0o644)
    }

    /// Puts the last access far back, so that the next one shows.
    func resetAccess() {
        var times = [timespec(tv_sec: 1, tv_nsec: 0), timespec(tv_sec: 2_000_000_000, tv_nsec: 0)]
        utimensat(AT_FDCWD, file.path, &times, 0)
    }

    var wasRead: Bool {
        var status = stat()
        return stat(file.path, &status) == 0 && status.st_atim.tv_sec != 1
    }

    /// Whether the file system notes that a file was read.
    var showsAccess: Bool {
        resetAccess()
        _ = contents
        return wasRead
    }
}

/// Counts what holds and prints what does not.
struct Checks {
    private var count = 0
    private var failures = 0

    mutating func expect(_ condition: Bool, _ what: String, line: Int = #line) {
        count += 1
        guard !condition else { return }
        failures += 1
        print("line \(line): \(what)")
    }

    func finish() {
        print(failures == 0 ? "\(count) checks passed" : "\(failures) of \(count) checks failed")
        if failures > 0 { exit(1) }
    }
}
