// expect: static property 'shared' is not concurrency-safe because non-'Sendable' type 'DisplayRepresentation'

import AppIntents

enum Shared {
    static let shared = DisplayRepresentation(title: "A")
}
