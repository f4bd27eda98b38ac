// In: nothing. Out: what the process was started with, and work spread over its cores.
// Invariant: with the files of `FileSystem` the only one that calls the C library.

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

enum SystemProcess {
    /// How many cores the system has.
    static var coreCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

    /// Distinguishes the temporary files of runs that work at the same time.
    static var id: Int { Int(getpid()) }

    /// How this program is called: by its path, where that was given. `swift run` gives that in the folder of a
    /// platform, which nobody types.
    static var program: [String] {
        guard let path = CommandLine.arguments.first, path.utf8.contains(UInt8(ascii: "/")) else { return ["widgetc"] }
        let folder = [".build/", FileSystem.absolutePath(".build/")].first(where: path.hasPrefix)
        let first = folder.flatMap { path.dropFirst($0.count).split(separator: "/").first }
        let isRun = first.map { !["debug", "release"].contains($0) } ?? false
        return isRun ? ["swift", "run", "widgetc"] : [path]
    }

    /// The arguments after the program's name, as bytes.
    static var arguments: [[UInt8]] {
        let count = Int(CommandLine.argc)
        return (1..<max(1, count)).map { index in
            guard let text = unsafe CommandLine.unsafeArgv[index] else { return [] }
            return unsafe Array(UnsafeRawBufferPointer(start: text, count: strlen(text)))
        }
    }

    /// The value of a variable of the environment; nil if it is not set.
    static func environment(_ name: String) -> String? {
        guard let value = unsafe getenv(name) else { return nil }
        return unsafe String(cString: value)
    }

    /// A clock that only goes forward.
    static var seconds: Double {
        var now = timespec()
        _ = unsafe clock_gettime(CLOCK_MONOTONIC, &now)
        return Double(now.tv_sec) + Double(now.tv_nsec) / 1e9
    }

    static func isTerminal(_ stream: StandardStream) -> Bool {
        isatty(stream.rawValue) == 1
    }

    /// Makes failures of the streams and of the disk into errors of the calls that meet them.
    static func prepareStreams() {
        // A reader that is gone and a file beyond the user's size limit would otherwise end the process.
        _ = signal(SIGPIPE, SIG_IGN)
        _ = signal(SIGXFSZ, SIG_IGN)
        // A stream that was closed by the caller would lend its number to the next file that is opened, and a
        // message would go into that file. The place is taken by a file that can only be read, so that
        // writing to it fails as writing to a closed stream does.
        for descriptor in Int32(0)...2 where fcntl(descriptor, F_GETFD) == -1 {
            _ = unsafe open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY)
        }
    }

    /// Waits for so many milliseconds, or until a signal comes that is not held back.
    static func wait(milliseconds: Int) {
        _ = usleep(UInt32(clamping: milliseconds * 1000))
    }

    static func exit(_ code: ExitCode) -> Never {
        systemExit(code.rawValue)
    }

    /// What `body` gives for each index below `count`, in order; worked out on so many threads.
    static func map<Result: Sendable>(
        _ count: Int,
        threads threadCount: Int,
        _ body: @escaping @Sendable (Int) -> Result
    ) -> [Result] {
        guard threadCount > 1 else { return (0..<count).map(body) }
        let shares = (0..<threadCount).map { first in
            Share { Swift.stride(from: first, to: count, by: threadCount).map(body) }
        }
        let threads = shares.dropFirst().map { share in startThread { share.work() } }
        shares[0].work()
        for (share, thread) in zip(shares.dropFirst(), threads) {
            if let thread {
                _ = pthread_join(thread, nil)
            } else {
                // The system had no thread left.
                share.work()
            }
        }
        return (0..<count).map { shares[$0 % threadCount].results[$0 / threadCount] }
    }
}

/// The signals by which people and systems end a program, held back while files are between two states. Those that
/// the caller has the program ignore, as `nohup` does, are left alone.
struct HeldSignals {
    private var held = sigset_t()
    /// What was held back before.
    private var before = sigset_t()

    /// Holds them back, also in threads that start from now on.
    init() {
        var all = sigset_t()
        unsafe sigemptyset(&all)
        unsafe sigemptyset(&held)
        for number in [SIGINT, SIGTERM, SIGHUP] { unsafe sigaddset(&all, number) }
        unsafe pthread_sigmask(SIG_BLOCK, &all, &before)
        for number in [SIGINT, SIGTERM, SIGHUP] where unsafe sigismember(&before, number) == 0 {
            // The call that tells what a signal does also changes it; meanwhile none comes through.
            let action = signal(number, SIG_DFL)
            if unsafe unsafeBitCast(action, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
                _ = signal(number, action)
            } else {
                unsafe sigaddset(&held, number)
            }
        }
    }

    /// Whether one has come.
    var haveCome: Bool {
        var (held, come) = (held, sigset_t())
        guard unsafe sigpending(&come) == 0 else { return false }
        return [SIGINT, SIGTERM, SIGHUP].contains { number in
            let (isHeld, hasCome) = unsafe (sigismember(&held, number), sigismember(&come, number))
            return isHeld == 1 && hasCome == 1
        }
    }

    /// Lets them through. One that has come ends the process here, as if nothing had held it back, so that the caller
    /// sees which it was.
    func letThrough() {
        var before = before
        unsafe pthread_sigmask(SIG_SETMASK, &before, nil)
    }
}

/// The part of the work that one thread does. Unchecked, because it is the joining of the thread that orders
/// the thread's writing before the reading.
private final class Share<Result: Sendable>: @unchecked Sendable {
    private(set) var results: [Result] = []
    private let body: @Sendable () -> [Result]

    init(_ body: @escaping @Sendable () -> [Result]) {
        self.body = body
    }

    func work() {
        results = body()
    }
}

private final class ThreadBody {
    let run: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void) {
        self.run = run
    }
}

/// Starts a thread; nil if the system has none left.
private func startThread(_ run: @escaping @Sendable () -> Void) -> pthread_t? {
    let body = unsafe Unmanaged.passRetained(ThreadBody(run))
    #if canImport(Glibc)
    var thread = pthread_t()
    #else
    var thread: pthread_t?
    #endif
    // As much as the first thread usually has: some systems give a thread too little for deep nesting.
    var attributes = pthread_attr_t()
    unsafe pthread_attr_init(&attributes)
    unsafe pthread_attr_setstacksize(&attributes, 8 << 20)
    defer { unsafe pthread_attr_destroy(&attributes) }
    let failure = unsafe pthread_create(&thread, &attributes, { unsafe runThread($0) }, body.toOpaque())
    guard failure == 0 else {
        unsafe body.release()
        return nil
    }
    return thread
}

/// What a thread does. Its argument is optional on some systems only, so it is taken as optional on all.
private func runThread(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let argument = unsafe argument {
        unsafe Unmanaged<ThreadBody>.fromOpaque(argument).takeRetainedValue().run()
    }
    return nil
}

/// `exit` is also a member of `SystemProcess`, which hides the function of the C library there.
private func systemExit(_ status: Int32) -> Never {
    exit(status)
}
