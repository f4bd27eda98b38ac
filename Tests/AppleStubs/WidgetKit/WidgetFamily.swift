// In: nothing. Out: the size classes of widgets.
// Invariant: a family that a platform lacks cannot be named there. As in the iOS 17.4 SDK, a family is not Sendable.

@_exported import AppleFoundation
@_exported import Foundation

import SwiftUI

/// docs/apple-api.md §1
@available(iOS 14.0, macOS 11.0, watchOS 9.0, visionOS 26.0, *)
@available(tvOS, unavailable)
@preconcurrency
public enum WidgetFamily: Int, CustomDebugStringConvertible, CustomStringConvertible {
    @available(iOS 14.0, macOS 11.0, visionOS 26.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    case systemSmall
    @available(iOS 14.0, macOS 11.0, visionOS 26.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    case systemMedium
    @available(iOS 14.0, macOS 11.0, visionOS 26.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    case systemLarge
    @available(iOS 15.0, macOS 14.0, visionOS 26.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    case systemExtraLarge
    @available(watchOS 9.0, *)
    @available(iOS, unavailable)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(visionOS, unavailable)
    case accessoryCorner
    @available(iOS 16.0, watchOS 9.0, visionOS 27.0, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    case accessoryCircular
    @available(iOS 16.0, watchOS 9.0, visionOS 27.0, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    case accessoryRectangular
    @available(iOS 16.0, watchOS 9.0, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(visionOS, unavailable)
    case accessoryInline
    @available(iOS 27.0, macOS 27.0, visionOS 26.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    case systemExtraLargePortrait

    public var description: String { _stubName }

    public var debugDescription: String { _stubName }

    /// The name of the case: a hook for tests.
    public var _stubName: String {
        let names = [
            "systemSmall", "systemMedium", "systemLarge", "systemExtraLarge",
            "accessoryCorner", "accessoryCircular", "accessoryRectangular", "accessoryInline",
            "systemExtraLargePortrait",
        ]
        return names.indices.contains(rawValue) ? names[rawValue] : "unknown"
    }
}

/// Where a widget can stand. docs/apple-api.md §2.3
@available(iOS 17.0, watchOS 26.0, *)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(visionOS, unavailable)
public struct WidgetLocation: Hashable, Sendable {
    let name: String

    @available(watchOS, unavailable)
    public static let homeScreen = WidgetLocation(name: "homeScreen")
    @available(watchOS, unavailable)
    public static let lockScreen = WidgetLocation(name: "lockScreen")
    @available(watchOS, unavailable)
    public static let standBy = WidgetLocation(name: "standBy")
    @available(watchOS, unavailable)
    public static let iPhoneWidgetsOnMac = WidgetLocation(name: "iPhoneWidgetsOnMac")
    @available(iOS 26.0, *)
    @available(watchOS, unavailable)
    public static let carPlay = WidgetLocation(name: "carPlay")
}
