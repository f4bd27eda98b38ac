// In: the platforms of a module. Out: its deployment floors.
// Invariant: a platform that is reported keeps a floor, so that no finding follows from it.

import WidgetBase
import WidgetModel
import WidgetSyntax

/// What is known of the versions of each platform.
enum PlatformHistory {
    /// The last minor version of a major one, or one more where Apple still mends it. Those that are still made are
    /// taken to have no more than any had before.
    static func lastMinor(of platform: Platform, _ major: Int) -> Int {
        switch (platform, major) {
        case (.iOS, 14...15): return 8
        case (.iOS, 16...17): return 7
        case (.iOS, 18): return 8
        case (.macOS, 11...13): return 7
        case (.macOS, 14): return 9
        case (.macOS, 15): return 8
        case (.watchOS, 8): return 8
        case (.watchOS, 7), (.watchOS, 9...11): return 6
        case (.visionOS, 1): return 3
        case (.visionOS, 2): return 6
        default: return 9
        }
    }

    /// The number that systems reach in two decades, at one a year.
    static let lastMajor = 46

    /// The major versions that Apple left out when it numbered all platforms alike.
    static func unreleased(_ platform: Platform) -> ClosedRange<Int> {
        switch platform {
        case .iOS: return 19...25
        case .macOS: return 16...25
        case .watchOS: return 12...25
        case .visionOS: return 3...25
        }
    }
}

extension Checker {
    mutating func checkPlatforms(_ syntax: PlatformsMember) {
        var floors = PlatformVersions()
        var places: [Platform: SourceRange] = [:]
        if files[file.index].holdsUnread(syntax.range) { unknownFloors.insert(module) }
        for item in syntax.platforms {
            guard let node = item.node.child(0, .platform),
                let platform = Platform.allCases.first(where: { $0.name == text(node.range) })
            else {
                unknownFloors.insert(module)
                continue
            }
            if let first = places[platform] {
                report(.duplicatePlatform(platform, at: place(node), first: first))
                continue
            }
            places[platform] = place(node)
            guard let versionNode = item.version, let version = platformVersion(versionNode) else {
                unknownFloors.insert(module)
                continue
            }
            floors[platform] = version
            checkFloor(version, of: platform, at: place(versionNode))
        }
        program.modules[module].platforms = floors
        let given = options.platforms
        if !given.platforms.isEmpty, given != floors, !readForNames.contains(module) {
            report(.conflictingPlatforms(at: place(syntax.range)))
        }
        if floors.platforms.isEmpty {
            unknownFloors.insert(module)
            // All that was written is reported; the module is taken to be one of today's for iOS, which has the most.
            program.modules[module].platforms = PlatformVersions(iOS: AppleSymbol.configurableWidgets.introduced.iOS)
        }
    }

    /// A version as written; nil where it is no number.
    func platformVersion(_ node: SyntaxNode) -> PlatformVersion? {
        LexNumber.version(node, in: sources[file]).map { PlatformVersion($0.major, $0.minor) }
    }

    /// Whether no system of the platform had the version, or will have for long.
    func isUnknown(_ version: PlatformVersion, of platform: Platform) -> Bool {
        PlatformHistory.unreleased(platform).contains(version.major) || hasNoSuchMinor(version, of: platform)
            || version.major > PlatformHistory.lastMajor
    }

    private mutating func checkFloor(_ version: PlatformVersion, of platform: Platform, at range: SourceRange) {
        if isUnknown(version, of: platform) {
            report(.unknownVersion(version, of: platform, at: range))
            return
        }
        guard program.modules[module].role != .app, let first = AppleSymbol.widgets.introduced[platform] else {
            return
        }
        if version < first { report(.unsupportedFloor(version, of: platform, first: first, at: range)) }
    }

    /// Before version 11, macOS had more, and no widgets.
    private func hasNoSuchMinor(_ version: PlatformVersion, of platform: Platform) -> Bool {
        (platform != .macOS || version.major > 10)
            && version.minor > PlatformHistory.lastMinor(of: platform, version.major)
    }

    /// A module whose block names no platforms has those of the command.
    ///
    /// - Parameter isUnread: whether the block holds what could not be read.
    mutating func takePlatformsOfOptions(at range: SourceRange?, isUnread: Bool = false) {
        if options.platforms.platforms.isEmpty {
            unknownFloors.insert(module)
            if !isModuleUnread, !isUnread {
                let hasBlock = scopes[module.index].block != nil
                report(
                    .missingPlatforms(
                        program.text(program.modules[module].name), at: range, hasBlock: hasBlock,
                        caller: options.caller))
            }
            program.modules[module].platforms = AppleSymbol.configurableWidgets.introduced
        } else {
            program.modules[module].platforms = options.platforms
        }
    }
}
