// In: the toolchain's own textual interfaces, and the declarations of `AppleTriples/Foundation`. Out: a folder with
// `Swift`, `_Concurrency`, `_StringProcessing`, `SwiftOnoneSupport` and `Foundation` for an Apple platform.
// Invariant: the modules hold declarations only. They serve to check code, and cannot be linked.

import Foundation

/// The standard library, and as much of Foundation as generated code names, for an Apple platform.
struct AppleTripleLibrary: Sendable {
    /// The modules' folder.
    let folder: URL

    /// In the order in which they import each other.
    private static let standardModules = ["Swift", "SwiftOnoneSupport", "_Concurrency", "_StringProcessing"]

    /// Flags that importers need too: without Objective-C, which this toolchain's library knows nothing of, and
    /// with the standard macros, which the driver would find by itself.
    static func flags(for triple: AppleTriple) throws -> [String] {
        let macros = try SwiftToolchain.shared.resources.appendingPathComponent("host/plugins", isDirectory: true)
        let moduleCache = StubCache.root.appendingPathComponent("module-cache", isDirectory: true)
        return [
            "-target", triple.text, "-disable-objc-interop", "-plugin-path", macros.path,
            "-module-cache-path", moduleCache.path,
        ]
    }

    init(platform: AppleTriple.Platform) throws {
        let toolchain = try SwiftToolchain.shared
        let triple = AppleTriple(platform, platform.oldestFloor)
        let foundation = try Self.foundation(for: triple)
        // The toolchain's version stands for its interfaces, this file for what becomes of them.
        let recipe = String(decoding: try Data(contentsOf: URL(fileURLWithPath: #filePath)), as: UTF8.self)
        let key = [toolchain.version, recipe, foundation.text] + foundation.flags
        folder = try StubCache.folder(named: "library-\(platform.rawValue)", key: key) { folder in
            for name in Self.standardModules {
                try Self.retargeted(name, to: triple, resources: toolchain.resources).build(in: folder, with: toolchain)
            }
            try foundation.build(in: folder, with: toolchain)
        }
    }

    /// A textual module interface with the flags to build it.
    private struct Interface {
        let name: String
        let text: String
        let flags: [String]

        func build(in folder: URL, with toolchain: SwiftToolchain) throws {
            let file = "\(name).swiftinterface"
            try Data(text.utf8).write(to: folder.appendingPathComponent(file))
            let start = ["-frontend", "-compile-module-from-interface", "-explicit-interface-module-build"]
            let result = try toolchain.compile(
                start + flags + ["-I", ".", "-o", "\(name).swiftmodule", file],
                in: folder
            )
            guard result.succeeded else {
                throw StubBuildFailure(module: name, diagnostics: result.standardError)
            }
            // Importers would compare the text with the compiled module and build it anew.
            try FileManager.default.removeItem(at: folder.appendingPathComponent(file))
        }
    }

    /// One of the toolchain's interfaces, written for this machine, rewritten for an Apple platform.
    private static func retargeted(_ name: String, to triple: AppleTriple, resources: URL) throws -> Interface {
        let modules = resources.appendingPathComponent("linux/\(name).swiftmodule", isDirectory: true)
        let files = try FileManager.default.contentsOfDirectory(at: modules, includingPropertiesForKeys: nil)
        guard
            let file = files.first(where: { file in
                file.pathExtension == "swiftinterface" && !file.lastPathComponent.contains(".private.")
            })
        else {
            throw ProcessFailure(description: "the toolchain has no textual interface of `\(name)`")
        }
        var text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
        // A back-deployed function must not be newer than its floor, which the rewritten target moves.
        text = text.replacingOccurrences(of: #"@backDeployed\([^)]*\)"#, with: "", options: .regularExpression)
        // Arithmetic of `Float80`, whose C functions the shims declare for Intel processors only.
        text = text.replacingOccurrences(of: "self = _stdlib_remainderl(self, other)", with: "")
        text = text.replacingOccurrences(of: "self = _stdlib_squareRootl(self)", with: "")

        let marker = "// swift-module-flags: "
        guard let line = text.split(separator: "\n").first(where: { $0.hasPrefix(marker) }) else {
            throw ProcessFailure(description: "the interface of `\(name)` states no flags")
        }
        var flags = line.dropFirst(marker.count).split(separator: " ").map(String.init)
        guard let target = flags.firstIndex(of: "-target"), flags.indices.contains(target + 1) else {
            throw ProcessFailure(description: "the interface of `\(name)` states no target")
        }
        flags.removeSubrange(target...(target + 1))
        flags.removeAll { $0 == "-O" }
        // Bodies are left out: this makes the build ten times faster, and nothing here is linked. The library
        // marks availability itself, but not for use by itself on systems older than it was written for.
        flags += ["-Onone", "-experimental-skip-all-function-bodies", "-disable-availability-checking"]
        flags += ["-suppress-warnings"] + (try Self.flags(for: triple))
        return Interface(name: name, text: text, flags: flags)
    }

    private static func foundation(for triple: AppleTriple) throws -> Interface {
        let folder = StubModules.folder.appendingPathComponent("AppleTriples/Foundation", isDirectory: true)
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "swiftinterface" }
            .sorted { $0.lastPathComponent < $1.lastPathComponent }
        let flags =
            try Self.flags(for: triple) + [
                "-enable-library-evolution", "-swift-version", "5", "-module-name", "Foundation", "-warnings-as-errors",
            ]
        let head = """
            // swift-interface-format-version: 1.0
            // swift-module-flags: \(flags.joined(separator: " "))
            import Swift
            import _Concurrency
            import _StringProcessing

            """
        let texts = try files.map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }
        return Interface(name: "Foundation", text: ([head] + texts).joined(separator: "\n"), flags: flags)
    }
}
