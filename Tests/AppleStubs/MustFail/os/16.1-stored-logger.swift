// expect: static property 'shared' is not concurrency-safe because non-'Sendable' type 'Logger'

import os

enum Log {
    static let shared = Logger(subsystem: "a", category: "b")
}
