// In: the folders of asset catalogs. Out: the names under which code finds what they hold.
// Invariant: a set whose `Contents.json` cannot be read still has its name; what it holds is not known then.

import WidgetBase

/// Something that an asset catalog has.
public struct Asset: Sendable {
    public enum Kind: Sendable {
        case image
        case color
        case symbol
        /// An app icon, a data file.
        case other
    }

    /// With the folders that are part of it: `Sea/Ocean`.
    public let name: String
    public let kind: Kind
    /// `App/Assets.xcassets/Ocean.colorset`.
    public let path: String
    /// The beginning of `Contents.json`; nil where there is none.
    public let place: SourceRange?
    /// Whether it holds a colour, or a file that is there; nil if that is not known.
    public let isFilled: Bool?
    /// Whether a colour has a value for the dark appearance, or adapts by itself; nil if that is not known.
    public let hasDark: Bool?
}

/// What catalogs hold.
public struct AssetTable: Sendable {
    public private(set) var assets: [Asset] = []

    public init(_ catalogs: [AssetFolder], into bag: inout DiagnosticBag) {
        for catalog in catalogs { add(catalog, &bag) }
    }

    /// The suffixes of folders that hold an asset, by what they hold.
    private static let kinds: [(suffix: String, kind: Asset.Kind)] = [
        ("imageset", .image), ("colorset", .color), ("symbolset", .symbol), ("appiconset", .other), ("dataset", .other),
        ("imagestack", .other), ("iconset", .other), ("launchimage", .other), ("brandassets", .other),
        ("textureset", .other), ("complicationset", .other), ("stickerpack", .other),
    ]

    private mutating func add(_ catalog: AssetFolder, _ bag: inout DiagnosticBag) {
        // Folders that are still to be looked at, the next one last, with the names that come before theirs.
        var rest: [(folder: AssetFolder, prefix: String)] = [(catalog, "")]
        while let (folder, prefix) = rest.popLast() {
            let contents = AssetTable.contents(of: folder, &bag)
            var inner = prefix
            // The catalog itself is no part of a name.
            if contents?["properties"]?["provides-namespace"]?.kind == .flag(true), folder.path != catalog.path {
                inner += "\(folder.name)/"
            }
            for child in folder.folders.reversed() {
                if let (name, kind) = AssetTable.kind(of: child.name) {
                    assets.append(AssetTable.asset(inner + name, kind, child, &bag))
                } else {
                    rest.append((child, inner))
                }
            }
        }
    }

    /// The name and kind of what a folder holds; nil for one that holds others.
    private static func kind(of folder: String) -> (String, Asset.Kind)? {
        guard let dot = folder.lastIndex(of: "."), dot > folder.startIndex else { return nil }
        let suffix = folder[folder.index(after: dot)...]
        return kinds.first { $0.suffix == suffix }.map { (String(folder[..<dot]), $0.kind) }
    }

    private static func contents(of folder: AssetFolder, _ bag: inout DiagnosticBag) -> DataValue? {
        guard let file = folder.contents else { return nil }
        do throws(DataProblem) {
            return try JSONReader.read(file.source.bytes).root
        } catch {
            bag.add(ProjectDiagnostics.malformed(error, .json, file.id, file.source.path))
            return nil
        }
    }

    private static func asset(
        _ name: String, _ kind: Asset.Kind, _ folder: AssetFolder, _ bag: inout DiagnosticBag
    ) -> Asset {
        let contents = kind == .other ? nil : contents(of: folder, &bag)
        return Asset(
            name: name,
            kind: kind,
            path: folder.path,
            place: folder.contents.map { SourceRange(file: $0.id, bytes: .at(0)) },
            isFilled: contents.map { isFilled(kind, $0, folder.files) },
            hasDark: kind == .color ? contents.map(hasDark) : nil
        )
    }

    private static func isFilled(_ kind: Asset.Kind, _ contents: DataValue, _ files: [String]) -> Bool {
        switch kind {
        case .color: return contents["colors"]?.children.contains { $0["color"] != nil } ?? false
        case .other: return true
        case .image, .symbol:
            // Many disks do not tell upper and lower case apart.
            let known = Set(files.map { $0.lowercased() })
            let entries = contents[kind == .image ? "images" : "symbols"]?.children ?? []
            return entries.contains { entry in
                entry["filename"]?.text.map { known.contains($0.lowercased()) } ?? false
            }
        }
    }

    /// A colour of the system adapts by itself. An entry without a colour is a place that nobody has filled.
    private static func hasDark(_ contents: DataValue) -> Bool {
        let entries = contents["colors"]?.children ?? []
        return entries.contains { entry in
            let appearances = entry["appearances"]?.children ?? []
            let isDark = appearances.contains { $0["appearance"]?.text == "luminosity" && $0["value"]?.text == "dark" }
            return isDark && entry["color"] != nil || entry["color"]?["reference"] != nil
        }
    }
}
