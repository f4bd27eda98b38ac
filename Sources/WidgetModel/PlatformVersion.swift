// In: nothing. Out: the platforms, and versions of them that compare.
// Invariant: a version is compared by its numbers as written, so 16.10 is later than 16.1.

/// A platform that widgets run on.
public enum Platform: UInt8, CaseIterable, Sendable {
    case iOS
    case macOS
    case watchOS
    case visionOS

    /// The name that `platforms`, `#if os(…)` and `@available` use.
    public var name: String {
        switch self {
        case .iOS: return "iOS"
        case .macOS: return "macOS"
        case .watchOS: return "watchOS"
        case .visionOS: return "visionOS"
        }
    }
}

/// A version of a platform: `17` or `17.2`.
public struct PlatformVersion: Hashable, Comparable, Sendable {
    public let major: Int
    public let minor: Int

    @inlinable
    public init(_ major: Int, _ minor: Int = 0) {
        self.major = major
        self.minor = minor
    }

    @inlinable
    public static func < (left: PlatformVersion, right: PlatformVersion) -> Bool {
        (left.major, left.minor) < (right.major, right.minor)
    }

    /// `17`, or `17.2`.
    public var text: String {
        minor == 0 ? String(major) : "\(major).\(minor)"
    }
}

/// One version for each platform; nil where a platform has none.
public struct PlatformVersions: Hashable, Sendable {
    public var iOS: PlatformVersion?
    public var macOS: PlatformVersion?
    public var watchOS: PlatformVersion?
    public var visionOS: PlatformVersion?

    @inlinable
    public init(
        iOS: PlatformVersion? = nil,
        macOS: PlatformVersion? = nil,
        watchOS: PlatformVersion? = nil,
        visionOS: PlatformVersion? = nil
    ) {
        self.iOS = iOS
        self.macOS = macOS
        self.watchOS = watchOS
        self.visionOS = visionOS
    }

    public subscript(platform: Platform) -> PlatformVersion? {
        get {
            switch platform {
            case .iOS: return iOS
            case .macOS: return macOS
            case .watchOS: return watchOS
            case .visionOS: return visionOS
            }
        }
        set {
            switch platform {
            case .iOS: iOS = newValue
            case .macOS: macOS = newValue
            case .watchOS: watchOS = newValue
            case .visionOS: visionOS = newValue
            }
        }
    }

    /// The platforms that have a version, in the order of `Platform`.
    public var platforms: [Platform] {
        Platform.allCases.filter { self[$0] != nil }
    }
}
