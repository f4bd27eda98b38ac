// In: `group` members. Out: the App Group of each platform.
// Invariant: each platform is named at most once.

import WidgetBase

/// The App Group that an app and its widgets share: one for all platforms, or another for some of them.
public struct AppGroup: Sendable {
    /// Where a platform has none of its own; nil where every platform needs its own.
    public var standard: NameID?
    /// The groups of single platforms, in the order of the description.
    public var platforms: [(platform: Platform, name: NameID)]
    /// Where each of the names stands.
    public var places: [NameID: SourceRange] = [:]

    public init(standard: NameID? = nil, platforms: [(platform: Platform, name: NameID)] = []) {
        self.standard = standard
        self.platforms = platforms
    }

    public var isEmpty: Bool { standard == nil && platforms.isEmpty }

    /// The group on a platform.
    public func name(on platform: Platform) -> NameID? {
        platforms.first { $0.platform == platform }?.name ?? standard
    }
}
