// In: a value. Out: the value, one thread at a time.
// Invariant: nobody sees the value but through `with`.

#if os(Linux)
import Glibc
#endif

/// A value that hooks and parameters share between threads: no part of Apple's interface.
public final class _StubLocked<Value>: @unchecked Sendable {
    #if os(Linux)
    private let mutex: UnsafeMutablePointer<pthread_mutex_t>
    #endif
    private var value: Value

    public init(_ value: Value) {
        #if os(Linux)
        mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
        pthread_mutex_init(mutex, nil)
        #endif
        self.value = value
    }

    deinit {
        #if os(Linux)
        pthread_mutex_destroy(mutex)
        mutex.deallocate()
        #endif
    }

    public func with<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        #if os(Linux)
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        #endif
        return try body(&value)
    }
}
