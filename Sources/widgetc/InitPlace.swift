// In: the folder that `init` writes into. Out: the project that it belongs to, and the module that compiles it.
// Invariant: nothing is read but names, and the manifest of a package.

/// What a folder belongs to.
enum InitPlace {
    /// A target of a package: where the package is, and whether its manifest names the plugin.
    case target(package: String, name: String, hasPlugin: Bool)
    /// An Xcode project is in the folder or around it.
    case xcode
    case none

    /// The nearest project around a folder, which may be there.
    static func find(_ folder: String) -> InitPlace {
        let place = realPath(folder)
        var root = place
        while true {
            let names = FileSystem.readableNames(in: root)
            if names.contains("Package.swift"), let found = target(of: place, in: root) { return found }
            if names.contains(where: { $0.hasSuffix(".xcodeproj") }) { return .xcode }
            let parent = Paths.parent(of: root)
            // What is around a checkout is another's.
            guard parent != root, !names.contains("Package.swift"), !names.contains(".git") else { return .none }
            root = parent
        }
    }

    /// The absolute path of what is there, or will be.
    static func realPath(_ path: String) -> String {
        if let real = try? FileSystem.realPath(path) { return real }
        let parent = Paths.parent(of: path)
        guard parent != path, let name = path.split(separator: "/").last, name != "." else {
            return FileSystem.absolutePath(path)
        }
        return Paths.join(realPath(parent), String(name))
    }

    /// The module that SwiftPM makes of a target.
    static func moduleName(ofTarget name: String) -> String {
        let scalars = name.unicodeScalars.map { scalar in
            scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil) ? scalar : "_"
        }
        guard let first = scalars.first, first.properties.numericType == nil else {
            return String(String.UnicodeScalarView(["_"] + scalars.dropFirst()))
        }
        return String(String.UnicodeScalarView(scalars))
    }

    /// The target of a package whose sources a folder is among.
    private static func target(of place: String, in root: String) -> InitPlace? {
        guard place == root || place.hasPrefix(Paths.join(root, "")) else { return nil }
        let bytes = (try? FileSystem.read(Paths.join(root, "Package.swift"), limit: 1 << 20)) ?? []
        let manifest = PackageManifest(bytes)
        let path = String(place.dropFirst(root.count))
        let found = manifest.target(of: path) { FileSystem.readableNames(in: Paths.join(root, $0)) }
        guard let found else { return nil }
        // Where the manifest writes out no target, any mention of the plugin may be for this one.
        let isComputed = manifest.targets.isEmpty && String(decoding: bytes, as: UTF8.self).holds("WidgetcPlugin")
        let hasPlugin = found.hasPlugin || isComputed
        return .target(package: root, name: found.name, hasPlugin: hasPlugin)
    }
}
