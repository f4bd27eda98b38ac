// In: nothing. Out: a terminal to start the program on.
// Invariant: both ends are closed with `close`, once.

import Foundation

/// A terminal without a screen.
struct Terminal {
    /// The end that reads what is written to the terminal.
    private let reader: Int32
    /// The end that the program gets.
    let descriptor: Int32

    struct Failure: Error {
        let code = errno
    }

    init() throws {
        #if os(Linux)
        // The module map of Glibc leaves out `posix_openpt` and its companions; these are the calls they make.
        reader = open("/dev/ptmx", O_RDWR | O_NOCTTY)
        var isLocked: Int32 = 0
        var number: Int32 = 0
        let setLock: UInt = 0x4004_5431
        let getNumber: UInt = 0x8004_5430
        guard reader >= 0, ioctl(reader, setLock, &isLocked) == 0, ioctl(reader, getNumber, &number) == 0 else {
            throw Failure()
        }
        let name = "/dev/pts/\(number)"
        #else
        reader = posix_openpt(O_RDWR | O_NOCTTY)
        guard reader >= 0, grantpt(reader) == 0, unlockpt(reader) == 0, let path = ptsname(reader) else {
            throw Failure()
        }
        let name = String(cString: path)
        #endif
        descriptor = open(name, O_RDWR | O_NOCTTY)
        guard descriptor >= 0 else { throw Failure() }
    }

    /// What has been written; waits until there is something.
    func text() -> String {
        var bytes = [UInt8](repeating: 0, count: 65_536)
        let count = read(reader, &bytes, bytes.count)
        return String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self)
    }

    /// What the program writes to standard error if that is a terminal.
    static func run(
        _ sandbox: Sandbox,
        _ arguments: [String],
        _ environment: [String: String] = ["TERM": "xterm"]
    ) throws -> String {
        let terminal = try Terminal()
        defer { terminal.close() }
        let process = Process()
        process.executableURL = Widgetc.url
        process.arguments = arguments
        process.currentDirectoryURL = sandbox.root
        process.environment = ProcessInfo.processInfo.environment
            .filter { $0.key != "NO_COLOR" }.merging(environment) { $1 }
        process.standardError = FileHandle(fileDescriptor: terminal.descriptor, closeOnDealloc: false)
        try process.run()
        process.waitUntilExit()
        return terminal.text()
    }

    func close() {
        _ = Foundation.close(descriptor)
        _ = Foundation.close(reader)
    }
}
