// In: nothing. Out: the widget families, with the platforms and versions that have them.
// Invariant: this is the only place that knows them; docs/apple-api.md names the source of every row.

/// A size and place of a widget, by Apple's name.
public enum WidgetFamily: UInt8, CaseIterable, Sendable {
    case systemSmall
    case systemMedium
    case systemLarge
    case systemExtraLarge
    case systemExtraLargePortrait
    case accessoryCircular
    case accessoryRectangular
    case accessoryInline
    case accessoryCorner

    /// The name of the case in Swift and in descriptions.
    public var name: String {
        switch self {
        case .systemSmall: return "systemSmall"
        case .systemMedium: return "systemMedium"
        case .systemLarge: return "systemLarge"
        case .systemExtraLarge: return "systemExtraLarge"
        case .systemExtraLargePortrait: return "systemExtraLargePortrait"
        case .accessoryCircular: return "accessoryCircular"
        case .accessoryRectangular: return "accessoryRectangular"
        case .accessoryInline: return "accessoryInline"
        case .accessoryCorner: return "accessoryCorner"
        }
    }

    /// The first version of each platform whose `WidgetFamily` has the case; a platform without one rejects its name.
    public var introduced: PlatformVersions {
        switch self {
        case .systemSmall, .systemMedium, .systemLarge:
            return PlatformVersions(iOS: .init(14), macOS: .init(11), visionOS: .init(26))
        case .systemExtraLarge:
            return PlatformVersions(iOS: .init(15), macOS: .init(14), visionOS: .init(26))
        case .systemExtraLargePortrait:
            return PlatformVersions(iOS: .init(27), macOS: .init(27), visionOS: .init(26))
        case .accessoryCircular, .accessoryRectangular:
            return PlatformVersions(iOS: .init(16), watchOS: .init(9), visionOS: .init(27))
        case .accessoryInline:
            return PlatformVersions(iOS: .init(16), watchOS: .init(9))
        case .accessoryCorner:
            return PlatformVersions(watchOS: .init(9))
        }
    }

    /// The first compiler whose SDK has the case for a platform, where that is later than Xcode 15's Swift 5.9.
    public func firstCompiler(on platform: Platform) -> CompilerVersion? {
        switch (self, platform) {
        case (.systemExtraLargePortrait, .visionOS): return .swift62
        case (.systemExtraLargePortrait, .iOS), (.systemExtraLargePortrait, .macOS): return .swift64
        case (.accessoryCircular, .visionOS), (.accessoryRectangular, .visionOS): return .swift64
        default: return nil
        }
    }

    /// Whether the family shows on one of the accessory places, where only `widgetURL` leads to the app.
    public var isAccessory: Bool {
        switch self {
        case .accessoryCircular, .accessoryRectangular, .accessoryInline, .accessoryCorner: return true
        case .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge, .systemExtraLargePortrait: return false
        }
    }
}

/// A compiler version that stands for an SDK in `#if compiler(>=…)`.
public enum CompilerVersion: UInt8, Comparable, Sendable {
    /// Xcode 16.
    case swift60
    /// Xcode 26.
    case swift62
    /// Xcode 27.
    case swift64

    public static func < (left: CompilerVersion, right: CompilerVersion) -> Bool {
        left.rawValue < right.rawValue
    }

    /// The number in the condition: `6.4`.
    public var number: String {
        switch self {
        case .swift60: return "6.0"
        case .swift62: return "6.2"
        case .swift64: return "6.4"
        }
    }
}
