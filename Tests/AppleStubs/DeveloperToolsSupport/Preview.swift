// In: what a preview macro declares. Out: the type that it makes.
// Invariant: other modules bring the initialisers, each with a macro of the same signature.

import Foundation

/// docs/apple-api.md §12
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
@MainActor
public struct Preview {
    public let _stubName: String?

    public init(_stubName: String?) {
        self._stubName = _stubName
    }
}

/// docs/apple-api.md §12
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public protocol PreviewRegistry {
    static var fileID: String { get }
    static var line: Int { get }
    static var column: Int { get }

    @MainActor
    static func makePreview() throws -> Preview
}
