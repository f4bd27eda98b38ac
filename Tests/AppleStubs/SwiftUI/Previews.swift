// In: a view. Out: what Xcode's canvas shows of it, before previews were macros.
// Invariant: nothing is shown; the declarations are there to compile.

import Foundation

/// docs/apple-api.md §12
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@MainActor
@preconcurrency
public protocol PreviewProvider {
    associatedtype Previews: View

    @ViewBuilder
    static var previews: Previews { get }
}

/// docs/apple-api.md §12
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public protocol PreviewContextKey {
    associatedtype Value

    static var defaultValue: Value { get }
}

/// docs/apple-api.md §12
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public protocol PreviewContext {
    subscript<Key>(key: Key.Type) -> Key.Value where Key: PreviewContextKey { get }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
    /// docs/apple-api.md §12
    nonisolated public func previewDisplayName(_ value: String?) -> some View {
        StubModified(self, "previewDisplayName")
    }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension View {
    /// docs/apple-api.md §12
    nonisolated public func previewContext<C>(_ value: C) -> some View where C: PreviewContext {
        StubModified(self, "previewContext")
    }
}
