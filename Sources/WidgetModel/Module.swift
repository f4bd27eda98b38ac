// In: module blocks, joined over files, and the command's options. Out: one row a module.
// Invariant: every module of a compilation that gets this far has at least one platform.

import WidgetBase

/// Which side of an app the output is for.
public enum Role: UInt8, CaseIterable, Sendable {
    case `extension`
    case app
    case framework

    public var name: String {
        switch self {
        case .extension: return "extension"
        case .app: return "app"
        case .framework: return "framework"
        }
    }
}

public enum Linkage: UInt8, Sendable {
    case `static`
    case dynamic
}

/// A package of App Intents that a module includes: `includes SharedAppIntents from Shared`.
public struct PackageInclusion: Sendable {
    public var package: NameID
    public var module: NameID
    public var range: SourceRange

    public init(package: NameID, module: NameID, range: SourceRange) {
        self.package = package
        self.module = module
        self.range = range
    }
}

/// A module: what one target of an app compiles.
public struct Module: Sendable {
    public var name: NameID
    public var doc: NameID = .empty
    /// Where the name of its block stands; nil for a module that no block defines.
    public var range: SourceRange?
    /// The deployment floors.
    public var platforms = PlatformVersions()
    /// The App Group.
    public var group = AppGroup()
    /// The keychain access group.
    public var keychain: NameID?
    public var keychainRange: SourceRange?
    /// The scheme of deep links.
    public var scheme: NameID?
    /// The string table, without extension.
    public var stringTable: NameID
    public var isPublic = false
    public var role: Role
    public var linkage: Linkage = .static
    /// Whether the app role adds what Objective-C can call.
    public var hasObjectiveC = false
    /// Described modules whose public declarations this one uses by name.
    public var imports: [ModuleID] = []
    public var includes: [PackageInclusion] = []

    public init(name: NameID, stringTable: NameID, role: Role) {
        self.name = name
        self.stringTable = stringTable
        self.role = role
    }

    /// Whether its output declares an `AppIntentsPackage`.
    public var hasPackage: Bool { linkage == .dynamic || !includes.isEmpty }
}
