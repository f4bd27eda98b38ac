// In: a configuration. Out: the configuration, changed.
// Invariant: overloads and availability are those of the iOS 17.4 SDK, later modifiers those of their release.

import Foundation
import SwiftUI

@available(iOS 14.0, macOS 11.0, watchOS 9.0, visionOS 26.0, *)
@available(tvOS, unavailable)
extension WidgetConfiguration {
    /// docs/apple-api.md §2.3
    public func configurationDisplayName(_ displayName: Text) -> some WidgetConfiguration {
        _stubChanged { $0.displayName = displayName._stubText }
    }

    /// docs/apple-api.md §2.3
    public func configurationDisplayName(_ displayNameKey: LocalizedStringKey) -> some WidgetConfiguration {
        configurationDisplayName(Text(displayNameKey))
    }

    /// docs/apple-api.md §2.3
    @_disfavoredOverload
    public func configurationDisplayName<S>(_ displayName: S) -> some WidgetConfiguration where S: StringProtocol {
        configurationDisplayName(Text(displayName))
    }

    /// docs/apple-api.md §2.3
    public func description(_ description: Text) -> some WidgetConfiguration {
        _stubChanged { $0.description = description._stubText }
    }

    /// docs/apple-api.md §2.3
    public func description(_ descriptionKey: LocalizedStringKey) -> some WidgetConfiguration {
        description(Text(descriptionKey))
    }

    /// docs/apple-api.md §2.3
    @_disfavoredOverload
    public func description<S>(_ description: S) -> some WidgetConfiguration where S: StringProtocol {
        self.description(Text(description))
    }

    /// docs/apple-api.md §2.3
    public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration {
        _stubChanged { $0.families = families.map(\._stubName) }
    }

    /// docs/apple-api.md §2.3
    public func onBackgroundURLSessionEvents(
        matching matchingString: String,
        _ urlSessionEvent: @escaping (_ identifier: String, _ completion: @escaping () -> Void) -> Void
    ) -> some WidgetConfiguration {
        _stubChanged { $0.modifiers.append("onBackgroundURLSessionEvents \(matchingString)") }
    }

    /// docs/apple-api.md §2.3
    public func onBackgroundURLSessionEvents(
        matching matchingBlock: ((_ identifier: String) -> Bool)? = nil,
        _ urlSessionEvent: @escaping (_ identifier: String, _ completion: @escaping () -> Void) -> Void
    ) -> some WidgetConfiguration {
        _stubChanged { $0.modifiers.append("onBackgroundURLSessionEvents") }
    }
}

@available(iOS 15.0, macOS 12.0, watchOS 9.0, visionOS 26.0, *)
@available(tvOS, unavailable)
extension WidgetConfiguration {
    /// docs/apple-api.md §2.3
    public func contentMarginsDisabled() -> some WidgetConfiguration {
        _stubChanged { $0.modifiers.append("contentMarginsDisabled") }
    }

    /// docs/apple-api.md §2.3
    public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration {
        _stubChanged { $0.modifiers.append("containerBackgroundRemovable \(isRemovable)") }
    }
}

@available(iOS 17.0, watchOS 26.0, *)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(visionOS, unavailable)
extension WidgetConfiguration {
    /// docs/apple-api.md §2.3
    public func disfavoredLocations(
        _ locations: [WidgetLocation],
        for families: [WidgetFamily]
    ) -> some WidgetConfiguration {
        _stubChanged { $0.modifiers.append("disfavoredLocations \(locations.map(\.name)) \(families)") }
    }
}

@available(iOS 18.0, macOS 15.0, visionOS 26.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension WidgetConfiguration {
    /// docs/apple-api.md §2.3
    public func promptsForUserConfiguration() -> some WidgetConfiguration {
        _stubChanged { $0.modifiers.append("promptsForUserConfiguration") }
    }
}

@available(iOS 26.0, macOS 26.0, watchOS 26.0, visionOS 26.0, *)
@available(tvOS, unavailable)
extension WidgetConfiguration {
    /// docs/apple-api.md §2.3
    public func pushHandler(_ handler: any WidgetPushHandler.Type) -> some WidgetConfiguration {
        _stubChanged { $0.modifiers.append("pushHandler \(handler)") }
    }
}

/// How a widget is mounted in a room. docs/apple-api.md §2.3
@available(iOS 26.0, visionOS 26.0, *)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct WidgetMountingStyle: Hashable, Sendable {
    let name: String

    public static let elevated = WidgetMountingStyle(name: "elevated")
    public static let recessed = WidgetMountingStyle(name: "recessed")
}

@available(iOS 26.0, visionOS 26.0, *)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension WidgetConfiguration {
    /// docs/apple-api.md §2.3
    public func supportedMountingStyles(_ styles: [WidgetMountingStyle]) -> some WidgetConfiguration {
        _stubChanged { $0.modifiers.append("supportedMountingStyles \(styles.map(\.name))") }
    }
}

/// What a widget is made of. docs/apple-api.md §2.3
@available(visionOS 26.0, *)
@available(iOS, unavailable)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct WidgetTexture: Hashable, Sendable {
    let name: String

    public static let glass = WidgetTexture(name: "glass")
    public static let paper = WidgetTexture(name: "paper")
}

@available(visionOS 26.0, *)
@available(iOS, unavailable)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension WidgetConfiguration {
    /// docs/apple-api.md §2.3
    public func widgetTexture(_ texture: WidgetTexture) -> some WidgetConfiguration {
        _stubChanged { $0.modifiers.append("widgetTexture \(texture.name)") }
    }
}

@available(watchOS 26.0, *)
@available(iOS, unavailable)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(visionOS, unavailable)
extension WidgetConfiguration {
    /// docs/apple-api.md §2.3
    public func associatedKind(_ kind: String?) -> some WidgetConfiguration {
        _stubChanged { $0.modifiers.append("associatedKind \(kind ?? "none")") }
    }
}

@available(iOS 14.0, macOS 11.0, watchOS 9.0, visionOS 26.0, *)
@available(tvOS, unavailable)
extension Widget {
    /// docs/apple-api.md §2.1
    public static func main() {
        print(_stubDetails(Self()).kind)
    }
}

@available(iOS 14.0, macOS 11.0, watchOS 9.0, visionOS 26.0, *)
@available(tvOS, unavailable)
extension WidgetBundle {
    /// docs/apple-api.md §2.1
    public static func main() {
        for widget in _stubDetails(of: Self()) {
            print(widget.kind)
        }
    }
}
