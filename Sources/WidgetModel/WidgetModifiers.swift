// In: widget declarations. Out: what they ask of the system by Apple's modifiers, and where the SDK has these.
// Invariant: no other place knows a version of theirs; docs/apple-api.md names the source of every row.

import WidgetBase

/// What a widget asks of the system beside its families and texts.
public struct WidgetModifiers: Sendable {
    /// Nil for the background of the system.
    public var background: WidgetBackground?
    public var disablesContentMargins = false
    public var isBackgroundRemovable: Bool?
    /// One for each line, with no family in two of them.
    public var disfavoredLocations: [DisfavoredLocations] = []
    public var promptsForConfiguration = false
    public var isPrivacySensitive = false
    /// A hand-written `WidgetPushHandler`.
    public var pushHandler: NameID?
    public var mountingStyles: [WidgetMountingStyle] = []
    public var texture: WidgetTexture?
    /// A hand-written function of the session's identifier and a completion handler.
    public var sessionEventsHandler: NameID?

    public init() {}
}

/// What stands behind the content of a widget.
public enum WidgetBackground: Sendable {
    case clear
    case color(ColorValue)
    case adaptiveColor(AdaptiveColor)
    /// A colour of a style's row, which is a field of the entry.
    case column(row: ExprID, StyleColumnID)
    /// A hand-written `View` with `init(entry:)`.
    case view(NameID)
}

extension WidgetBackground {
    /// Whether the colour differs between light and dark.
    public func followsScheme(in program: Program) -> Bool {
        switch self {
        case .clear, .color, .view: return false
        case .adaptiveColor: return true
        case .column(_, let id): return program.styleColumns[id].variesByScheme
        }
    }
}

/// Places where families are better not put.
public struct DisfavoredLocations: Sendable {
    public var locations: [WidgetLocation]
    public var families: [WidgetFamily]

    public init(locations: [WidgetLocation], families: [WidgetFamily]) {
        self.locations = locations
        self.families = families
    }
}

/// A place for widgets on iOS, by Apple's name.
public enum WidgetLocation: String, CaseIterable, Sendable {
    case homeScreen
    case lockScreen
    case standBy
    case iPhoneWidgetsOnMac
    case carPlay

    /// The first version of iOS that has the place.
    public var introduced: PlatformVersion {
        self == .carPlay ? PlatformVersion(26) : PlatformVersion(17)
    }

    /// The first compiler whose SDK has it, where that is later than Xcode 15's Swift 5.9.
    public var firstCompiler: CompilerVersion? { self == .carPlay ? .swift62 : nil }
}

/// How a widget hangs on a wall, by Apple's name.
public enum WidgetMountingStyle: String, CaseIterable, Sendable {
    case elevated
    case recessed
}

/// What a widget looks to be made of, by Apple's name.
public enum WidgetTexture: String, CaseIterable, Sendable {
    case glass
    case paper
}

/// A modifier of a widget's configuration, by Apple's name.
public enum ConfigurationModifier: String, CaseIterable, Sendable {
    case contentMarginsDisabled
    case containerBackgroundRemovable
    case disfavoredLocations
    case promptsForUserConfiguration
    case pushHandler
    case supportedMountingStyles
    case widgetTexture
    case onBackgroundURLSessionEvents
}

extension ConfigurationModifier: VersionedSymbol {
    public var introduced: PlatformVersions {
        switch self {
        case .contentMarginsDisabled, .containerBackgroundRemovable:
            return .since(iOS: 15, macOS: 12, watchOS: 9, visionOS: 26)
        // watchOS 26 has the modifier, but none of the places.
        case .disfavoredLocations: return .since(iOS: 17)
        case .promptsForUserConfiguration: return .since(iOS: 18, macOS: 15, visionOS: 26)
        case .pushHandler: return .since(iOS: 26, macOS: 26, watchOS: 26, visionOS: 26)
        case .supportedMountingStyles: return .since(iOS: 26, visionOS: 26)
        case .widgetTexture: return .since(visionOS: 26)
        case .onBackgroundURLSessionEvents: return .since(iOS: 14, macOS: 11, watchOS: 9, visionOS: 26)
        }
    }

    public func firstCompiler(on platform: Platform) -> CompilerVersion? {
        switch self {
        case .promptsForUserConfiguration: return .swift60
        case .pushHandler, .supportedMountingStyles: return .swift62
        case .contentMarginsDisabled, .containerBackgroundRemovable, .disfavoredLocations, .widgetTexture,
            .onBackgroundURLSessionEvents:
            return nil
        }
    }
}
