// In: an App Group's name. Out: the folder that a test has put in its place.
// Invariant: without a folder put in, there is none, as where the entitlement is missing.

import Foundation

/// The folders of App Groups: a hook for tests, no part of Apple's interface.
public enum _StubGroupContainers {
    private static let folders = _StubLocked<[String: URL]>([:])

    public static func set(_ folder: URL?, for groupIdentifier: String) {
        folders.with { $0[groupIdentifier] = folder }
    }

    public static func removeAll() {
        folders.with { $0 = [:] }
    }

    static func folder(for groupIdentifier: String) -> URL? {
        folders.with { $0[groupIdentifier] }
    }
}

extension FileManager {
    /// The folder that the members of an App Group share. docs/apple-api.md §15.4
    @available(iOS 7.0, macOS 10.8, watchOS 2.0, tvOS 9.0, *)
    public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
        _StubGroupContainers.folder(for: groupIdentifier)
    }
}
