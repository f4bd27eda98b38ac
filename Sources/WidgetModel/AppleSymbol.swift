// In: nothing. Out: what of Apple's SDK the output may name and not every system has, with platforms and versions.
// Invariant: one row for each symbol, or group of symbols that came together; families and the modifiers of widgets
// have tables of their own, in the same form. No other place knows a version; docs/apple-api.md names the source of
// every row.

/// What not every system, or not every SDK, has.
public protocol VersionedSymbol {
    /// The first version of each platform that has it; a platform without one rejects its name.
    var introduced: PlatformVersions { get }

    /// The first compiler whose SDK has it for a platform, where that is later than Xcode 15's Swift 5.9.
    func firstCompiler(on platform: Platform) -> CompilerVersion?
}

/// A symbol of Apple's SDK that the output may name, or several that came together.
public enum AppleSymbol: UInt8, CaseIterable, Sendable {
    // WidgetKit.

    /// Widgets, bundles, timelines, `StaticConfiguration`, `WidgetCenter`, `widgetURL`.
    case widgets
    /// `IntentConfiguration`, `IntentTimelineProvider`: widgets that SiriKit intents configure.
    case siriKitWidgets
    /// `AppIntentConfiguration`, `AppIntentTimelineProvider`, `WidgetConfigurationIntent`, `AppIntentRecommendation`.
    case configurableWidgets
    /// `containerBackground(_:for: .widget)`.
    case containerBackground
    /// `WidgetRenderingMode`, `\.widgetRenderingMode`.
    case renderingModes
    /// `relevance()`, `WidgetRelevance`, `WidgetRelevanceAttribute`, `WidgetCenter.invalidateRelevance(ofKind:)`.
    case relevance
    /// `WidgetCenter.invalidateConfigurationRecommendations()`.
    case recommendationRequests
    /// `RelevantContext.date(interval:kind:)`; the form that it replaces is deprecated from there on.
    case relevantIntervals
    /// `#Preview(_:as:widget:timeline:)`.
    case previews
    /// Controls, their templates, `ControlConfigurationIntent`, `ControlCenter`.
    case controls

    // App Intents.

    /// `AppIntent`, `AppEnum`, `AppEntity`, `EntityQuery`, `DynamicOptionsProvider`; Foundation's resources of texts.
    case appIntents
    /// `IntentItemSection(_:items:)`, `IntentItem(_:)`.
    case titledSections
    /// Actions that views perform: `Button(intent:)`, `Toggle(isOn:intent:)`; `isDiscoverable`.
    case actions
    /// `AppIntentsPackage`.
    case packages
    /// `SetValueIntent`, `OpenURLIntent`.
    case valueActions

    // Foundation and SwiftUI.

    /// `String(localized:)`.
    case stringLocalized
    /// `AttributedString`.
    case attributedString
    /// The colours `brown`, `cyan`, `indigo`, `mint`, `teal`.
    case newerColors
    /// `Font.system(_:design:weight:)`.
    case weightedFonts
    /// `privacySensitive(_:)` of views.
    case privacySensitive
    /// `ShapeStyle` of a type of one's own, by `resolve(in:)`.
    case customShapeStyles
}

extension AppleSymbol: VersionedSymbol {
    public var introduced: PlatformVersions {
        switch self {
        case .widgets: return .since(iOS: 14, macOS: 11, watchOS: 9, visionOS: 26)
        case .siriKitWidgets: return .since(iOS: 14, macOS: 11, watchOS: 9)
        case .configurableWidgets: return .since(iOS: 17, macOS: 14, watchOS: 10, visionOS: 26)
        case .containerBackground: return .since(iOS: 17, macOS: 14, watchOS: 10, visionOS: 26)
        case .previews: return .since(iOS: 17, macOS: 14, watchOS: 10, visionOS: 26)
        case .renderingModes: return .since(iOS: 16, macOS: 13, watchOS: 9, visionOS: 26)
        case .relevance: return .since(iOS: 18, macOS: 15, watchOS: 11, visionOS: 26)
        case .recommendationRequests: return .since(iOS: 16, macOS: 13, watchOS: 9, visionOS: 26)
        case .relevantIntervals: return .since(iOS: 26, macOS: 26, watchOS: 26, visionOS: 26)
        case .controls: return .since(iOS: 18, macOS: 26, watchOS: 26)
        case .appIntents: return .since(iOS: 16, macOS: 13, watchOS: 9, visionOS: 1)
        case .titledSections:
            return PlatformVersions(iOS: .init(16, 4), macOS: .init(13, 3), watchOS: .init(9, 4), visionOS: .init(1))
        case .actions: return .since(iOS: 17, macOS: 14, watchOS: 10, visionOS: 1)
        case .packages: return .since(iOS: 17, macOS: 14, watchOS: 10, visionOS: 1)
        case .valueActions: return .since(iOS: 18, macOS: 15, watchOS: 11, visionOS: 2)
        case .stringLocalized: return .since(iOS: 15, macOS: 12, watchOS: 8, visionOS: 1)
        case .attributedString: return .since(iOS: 15, macOS: 12, watchOS: 8, visionOS: 1)
        case .newerColors: return .since(iOS: 15, macOS: 12, watchOS: 8, visionOS: 1)
        case .privacySensitive: return .since(iOS: 15, macOS: 12, watchOS: 8, visionOS: 1)
        case .weightedFonts: return .since(iOS: 16, macOS: 13, watchOS: 9, visionOS: 1)
        case .customShapeStyles: return .since(iOS: 17, macOS: 14, watchOS: 10, visionOS: 1)
        }
    }

    public func firstCompiler(on platform: Platform) -> CompilerVersion? {
        switch self {
        case .relevance, .valueActions: return .swift60
        case .relevantIntervals: return .swift62
        case .controls: return platform == .iOS ? .swift60 : .swift62
        case .widgets, .siriKitWidgets, .configurableWidgets, .containerBackground, .previews, .renderingModes,
            .recommendationRequests, .appIntents, .titledSections, .actions, .packages, .stringLocalized,
            .attributedString, .newerColors, .weightedFonts, .privacySensitive, .customShapeStyles:
            return nil
        }
    }
}

extension WidgetFamily: VersionedSymbol {}

extension PlatformVersions {
    /// Whole versions, as nearly every row has them.
    static func since(
        iOS: Int? = nil,
        macOS: Int? = nil,
        watchOS: Int? = nil,
        visionOS: Int? = nil
    ) -> PlatformVersions {
        func version(_ major: Int?) -> PlatformVersion? { major.map { PlatformVersion($0) } }
        return PlatformVersions(
            iOS: version(iOS), macOS: version(macOS), watchOS: version(watchOS), visionOS: version(visionOS)
        )
    }

    /// Whether every platform of `floors` is at least at the version here; a platform without one never is.
    public func isReached(by floors: PlatformVersions) -> Bool {
        floors.platforms.allSatisfy { platform in
            guard let needed = self[platform], let floor = floors[platform] else { return false }
            return floor >= needed
        }
    }

    /// The platforms whose floor is lower than a symbol; those that never have it are none of them.
    public func older(than symbol: AppleSymbol) -> [Platform] {
        platforms.filter { platform in
            guard let floor = self[platform], let version = symbol.introduced[platform] else { return false }
            return floor < version
        }
    }
}
