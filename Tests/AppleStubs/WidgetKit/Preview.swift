// In: a widget and entries. Out: what Xcode's canvas shows of them, as one family.
// Invariant: macro and initialiser have one signature; a timeline is built of expressions and loops, not of conditions.

import DeveloperToolsSupport
import Foundation
import SwiftUI

/// docs/apple-api.md §12
@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 26.0, *)
@available(tvOS, unavailable)
@resultBuilder
public struct PreviewTimelineBuilder {
    public static func buildExpression(_ expression: some TimelineEntry) -> [any TimelineEntry] { [expression] }

    public static func buildPartialBlock(first: [any TimelineEntry]) -> [any TimelineEntry] { first }

    public static func buildPartialBlock(
        accumulated: [any TimelineEntry],
        next: [any TimelineEntry]
    ) -> [any TimelineEntry] {
        accumulated + next
    }

    public static func buildArray(_ components: [[any TimelineEntry]]) -> [any TimelineEntry] {
        components.flatMap { $0 }
    }
}

/// docs/apple-api.md §12
@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 26.0, *)
@available(tvOS, unavailable)
@freestanding(declaration)
public macro Preview<Widget>(
    _ name: String? = nil,
    as family: WidgetFamily,
    widget: @escaping () -> Widget,
    @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
) = #externalMacro(module: "PreviewsMacros", type: "Common") where Widget: SwiftUI.Widget

@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 26.0, *)
@available(tvOS, unavailable)
extension Preview {
    /// docs/apple-api.md §12
    @MainActor
    public init(
        _ name: String? = nil,
        as family: WidgetFamily,
        widget: @escaping () -> some Widget,
        @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
    ) {
        self.init(_stubName: name)
    }
}
