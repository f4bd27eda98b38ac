// In: a family. Out: the context of a preview.
// Invariant: as for previews in general, nothing is shown.

import Foundation
import SwiftUI

/// docs/apple-api.md §12
@available(iOS 14.0, macOS 11.0, watchOS 9.0, visionOS 26.0, *)
@available(tvOS, unavailable)
public struct WidgetPreviewContext: PreviewContext {
    let family: WidgetFamily

    public init(family: WidgetFamily) {
        self.family = family
    }

    public subscript<Key>(key: Key.Type) -> Key.Value where Key: PreviewContextKey { Key.defaultValue }
}
