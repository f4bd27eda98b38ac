// In: the sources under `Tests/AppleStubs/<Module>`. Out: compiled modules that stand for Apple's SDK, for this
// machine (with object files, so that code can run) and for Apple platforms (to check code only).
// Invariant: stubs are built as Apple builds its frameworks, for library evolution, so that enums are not frozen;
// in Swift 6 mode; and without a warning.

import Foundation

/// A stub or library module that does not compile.
public struct StubBuildFailure: Error, CustomStringConvertible {
    public let module: String
    public let diagnostics: String

    public var description: String { "the stub module `\(module)` does not compile:\n\(diagnostics)" }
}

/// The stub modules, compiled for one platform.
public struct StubModules: Sendable {
    /// Whether code is compiled against the stubs here. On macOS Apple's SDK takes their place, for the machine's own
    /// platform only.
    public static let areUsed: Bool = {
        #if os(macOS)
        false
        #else
        true
        #endif
    }()

    /// `Tests/AppleStubs` in the checkout.
    public static let folder = Repository.root
        .appendingPathComponent("Tests/AppleStubs", isDirectory: true)

    /// Folders of `Tests/AppleStubs` that are no module.
    private static let otherFolders: Set<String> = ["AppleTriples", "CrossImports", "Macros", "MustFail"]

    /// Every file under test imports an empty module. The cross-import files beside it and beside other modules add
    /// to a file what Apple's SDK adds, where the file imports both modules of a pair; without Objective-C the
    /// compiler heeds them only when told to.
    private static let implicitImports = ["-import-module", "_AppleStubs", "-enable-cross-import-overlays"]

    /// Flags by which code finds the modules.
    let importFlags: [String]
    /// Object files to link into programs; empty for Apple platforms.
    let objectFiles: [String]

    /// The modules for a platform, built once in each process, and once for each content on this machine.
    /// - Throws: `StubBuildFailure` if a stub does not compile.
    public static func built(for platform: CompilePlatform) throws -> StubModules {
        switch platform {
        case .host: try host.get()
        case .apple(let triple):
            switch triple.platform {
            case .iOS: try iOS.get()
            case .macOS: try macOS.get()
            case .watchOS: try watchOS.get()
            case .visionOS: try visionOS.get()
            }
        }
    }

    /// Arguments of `swift build` and `swift test` for a package that uses Apple's frameworks, on this machine.
    public static func packageFlags() throws -> [String] {
        let stubs = try built(for: .host)
        // SwiftPM links tools that plugins run with the same objects, whether they use Foundation or not.
        let libraries = ["-lFoundation", "-lFoundationEssentials", "-lFoundationInternationalization"]
        return stubs.importFlags.flatMap { ["-Xswiftc", $0] }
            + (stubs.objectFiles + libraries).flatMap { ["-Xlinker", $0] }
    }

    private static let host = Result { try StubModules() }
    private static let iOS = Result { try StubModules(platform: .iOS) }
    private static let macOS = Result { try StubModules(platform: .macOS) }
    private static let watchOS = Result { try StubModules(platform: .watchOS) }
    private static let visionOS = Result { try StubModules(platform: .visionOS) }

    /// For this machine.
    private init() throws {
        #if os(macOS)
        // The real SDK serves here.
        importFlags = []
        objectFiles = []
        #else
        let modules = try Self.sources()
        let macros = try StubMacros.flags()
        let flags = ["-whole-module-optimization", "-Onone", "-c"] + macros
        let folder = try Self.build(modules, named: "stubs-host", key: [], flags: { flags + ["-o", "\($0).o"] })
        importFlags = ["-I", folder.path] + macros + Self.implicitImports.flatMap { ["-Xfrontend", $0] }
        objectFiles = modules.map { folder.appendingPathComponent("\($0.name).o").path }
        #endif
    }

    /// For an Apple platform, at the oldest floor, so that code of any floor can import the modules.
    private init(platform: AppleTriple.Platform) throws {
        let library = try AppleTripleLibrary(platform: platform)
        let target = try AppleTripleLibrary.flags(for: AppleTriple(platform, platform.oldestFloor))
        // What stubs declare is checked against floors in the code that uses them. Their own bodies and hooks may
        // name what is newer, since nothing of them runs on these platforms.
        let checks = ["-emit-sil", "-Onone", "-o", "discarded.sil", "-disable-availability-checking"]
        let macros = try StubMacros.flags()
        let flags = ["-frontend"] + checks + ["-I", library.folder.path] + target + macros
        let folder = try Self.build(
            try Self.sources(),
            named: "stubs-\(platform.rawValue)",
            key: [library.folder.lastPathComponent],
            flags: { _ in flags }
        )
        importFlags = ["-I", library.folder.path, "-I", folder.path] + macros + Self.implicitImports
        objectFiles = []
    }

    /// The stub modules in the order in which they import each other, which `modules.txt` states.
    public static func sources() throws -> [SwiftModule] {
        let files = FileManager.default
        let list = try SwiftSource(file: folder.appendingPathComponent("modules.txt")).text
        let names = list.split(whereSeparator: \.isWhitespace).map(String.init)
        let folders = try files.contentsOfDirectory(at: folder, includingPropertiesForKeys: [.isDirectoryKey])
            .filter { try $0.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true }
            .map(\.lastPathComponent)
        let unlisted = Set(folders).subtracting(names).subtracting(otherFolders)
        guard unlisted.isEmpty else {
            throw StubBuildFailure(
                module: unlisted.sorted().joined(separator: ", "),
                diagnostics: "`modules.txt` does not list it"
            )
        }
        return try names.map { name in
            let sources = try swiftFiles(in: folder.appendingPathComponent(name, isDirectory: true))
            return SwiftModule(name, try sources.map { try SwiftSource(file: $0) })
        }
    }

    private static func swiftFiles(in folder: URL) throws -> [URL] {
        try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "swift" }
            .sorted { $0.lastPathComponent < $1.lastPathComponent }
    }

    /// The files that say which further module a pair of imports brings, by path below `CrossImports`.
    private static func crossImports() throws -> [SwiftSource] {
        let root = folder.appendingPathComponent("CrossImports", isDirectory: true)
        let paths = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
        return try paths.filter { $0.hasSuffix(".swiftoverlay") }.sorted().map { path in
            SwiftSource(name: path, text: try SwiftSource(file: root.appendingPathComponent(path)).text)
        }
    }

    /// Compiles the modules into one cached folder.
    private static func build(
        _ modules: [SwiftModule],
        named name: String,
        key: [String],
        flags: (String) -> [String]
    ) throws -> URL {
        let toolchain = try SwiftToolchain.shared
        func arguments(for module: SwiftModule) -> [String] {
            flags(module.name) + [
                "-swift-version", "6", "-enable-library-evolution", "-parse-as-library",
                "-module-name", module.name, "-emit-module-path", "\(module.name).swiftmodule", "-I", ".",
            ]
        }
        let texts = modules.flatMap { module in
            arguments(for: module) + module.sources.flatMap { [$0.name, $0.text] }
        }
        let overlays = try crossImports()
        let key = [toolchain.version] + key + texts + overlays.flatMap { [$0.name, $0.text] }
        return try StubCache.folder(named: name, key: key) { draft in
            for overlay in overlays {
                let file = draft.appendingPathComponent(overlay.name)
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(),
                    withIntermediateDirectories: true
                )
                try Data(overlay.text.utf8).write(to: file)
            }
            for module in modules {
                let files = module.sources.map {
                    folder.appendingPathComponent(module.name).appendingPathComponent($0.name).path
                }
                let result = try toolchain.compile(arguments(for: module) + files, in: draft)
                guard result.succeeded, !hasWarning(result.standardError) else {
                    throw StubBuildFailure(module: module.name, diagnostics: result.standardError)
                }
            }
        }
    }

    /// Whether the compiler warned of anything but what cannot be helped: Foundation for Linux is not built for
    /// library evolution.
    private static func hasWarning(_ diagnostics: String) -> Bool {
        diagnostics.split(separator: "\n").contains { line in
            line.contains(": warning: ") && !line.contains("was not compiled with library evolution support")
        }
    }
}
