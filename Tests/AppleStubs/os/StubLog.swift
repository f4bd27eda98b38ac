// In: what loggers are told. Out: the lines, for tests to read.
// Invariant: lines are kept in the order of the calls, from all threads.

#if os(Linux)
import Glibc
#endif

/// What has been logged in this process: a hook for tests, no part of Apple's interface.
public enum _StubLog {
    public struct Line: Equatable, Sendable {
        public let subsystem: String
        public let category: String
        public let level: String
        public let message: String
    }

    private static let storage = Storage()

    public static var lines: [Line] { storage.lines }

    public static func removeAll() { storage.removeAll() }

    static func append(_ line: Line) { storage.append(line) }

    private final class Storage: @unchecked Sendable {
        #if os(Linux)
        private let mutex: UnsafeMutablePointer<pthread_mutex_t> = {
            let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
            pthread_mutex_init(mutex, nil)
            return mutex
        }()
        #endif
        private var stored: [Line] = []

        var lines: [Line] { locked { stored } }

        func removeAll() { locked { stored = [] } }

        func append(_ line: Line) { locked { stored.append(line) } }

        private func locked<T>(_ body: () -> T) -> T {
            #if os(Linux)
            pthread_mutex_lock(mutex)
            defer { pthread_mutex_unlock(mutex) }
            #endif
            return body()
        }
    }
}
