// In: a platform and its deployment floor. Out: the target triple that a compiler takes.
// Invariant: devices, never simulators, since `#if targetEnvironment` is no part of generated code.

/// An Apple platform with the oldest system that code must run on.
public struct AppleTriple: Hashable, Sendable, CustomStringConvertible {
    public enum Platform: String, CaseIterable, Sendable {
        case iOS, macOS, watchOS, visionOS

        /// The operating system's name inside a triple.
        var tripleName: String {
            switch self {
            case .iOS: "ios"
            case .macOS: "macosx"
            case .watchOS: "watchos"
            case .visionOS: "xros"
            }
        }

        /// The oldest system that generated code may name. Stub modules are built for it, since a module
        /// cannot be imported by code with an older floor.
        public var oldestFloor: String {
            switch self {
            case .iOS: "14.0"
            case .macOS: "11.0"
            case .watchOS: "9.0"
            case .visionOS: "26.0"
            }
        }

        /// The first system with configurable App Intents widgets; what most descriptions start from.
        public var usualFloor: String {
            switch self {
            case .iOS: "17.0"
            case .macOS: "14.0"
            case .watchOS: "10.0"
            case .visionOS: "26.0"
            }
        }
    }

    public let platform: Platform
    /// The deployment floor, for instance `17.0`.
    public let floor: String

    public init(_ platform: Platform, _ floor: String? = nil) {
        self.platform = platform
        self.floor = floor ?? platform.usualFloor
    }

    /// For instance `arm64-apple-ios17.0`.
    public var text: String { "arm64-apple-\(platform.tripleName)\(floor)" }

    public var description: String { "\(platform.rawValue) \(floor)" }

    /// The four platforms at their usual floors.
    public static let usual = Platform.allCases.map { AppleTriple($0) }
}
