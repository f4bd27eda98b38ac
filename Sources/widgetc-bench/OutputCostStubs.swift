// In: the sources of the stubs of Apple's SDK. Out: their modules and object files, and the flags that find them.
// Invariant: they are built as `Tests/AppleStubs/README.md` says, each time anew, so that they are never out of date.

import Foundation

/// The stubs, compiled for this machine.
struct OutputCostStubs {
    /// Flags for the driver, `swiftc`.
    let driverFlags: [String]
    /// Flags for the front end itself, which measures without the driver's own time.
    let frontEndFlags: [String]
    /// What programs are linked with.
    let objectFiles: [String]
    let compilerVersion: OutputCostLines.Version

    init(root: String, scratch: String, tools: OutputCostTools) throws {
        let info = try Self.targetInfo(tools)
        let sources = root + "/Tests/AppleStubs"
        let folder = try OutputCostFiles.folder(scratch + "/stubs")
        try Self.copyOverlays(from: sources + "/CrossImports", to: folder)

        let host = info.paths.runtimeResourcePath + "/host"
        let libraries = ["-lSwiftSyntax", "-lSwiftSyntaxBuilder", "-lSwiftSyntaxMacros"]
        let search = ["-I", host, "-L", host, "-Xlinker", "-rpath", "-Xlinker", host]
        _ = try tools.run(
            ["swiftc", "-swift-version", "6", "-parse-as-library", "-emit-library", "-module-name", "PreviewsMacros"]
                + search + libraries + ["-o", folder + "/libPreviewsMacros.so"]
                + OutputCostFiles.files(below: sources + "/Macros", suffix: ".swift")
        )
        let find = ["-plugin-path", folder, "-I", folder]
        let modules = try OutputCostFiles.text(sources + "/modules.txt").split(whereSeparator: \.isWhitespace)
        for module in modules {
            let object = "\(folder)/\(module).o"
            _ = try tools.run(
                ["swiftc", "-swift-version", "6", "-parse-as-library", "-enable-library-evolution", "-wmo", "-O"]
                    + ["-c", "-emit-module", "-module-name", String(module)] + find
                    + ["-o", object, "-emit-module-path", "\(folder)/\(module).swiftmodule"]
                    + OutputCostFiles.files(below: "\(sources)/\(module)", suffix: ".swift")
            )
        }
        let implicit = ["-enable-cross-import-overlays", "-import-module", "_AppleStubs"]
        driverFlags = ["-swift-version", "6", "-parse-as-library"] + find + implicit.flatMap { ["-Xfrontend", $0] }
        frontEndFlags =
            ["-target", info.target.triple, "-disable-objc-interop", "-swift-version", "6"]
            + ["-parse-as-library"] + find + implicit
        objectFiles = modules.map { "\(folder)/\($0).o" }
        compilerVersion = OutputCostLines.Version(firstIn: info.compilerVersion)
    }

    /// The files that say which further module a pair of imports brings stand beside the modules.
    private static func copyOverlays(from source: String, to folder: String) throws {
        for path in OutputCostFiles.files(below: source, suffix: ".swiftoverlay") {
            let copy = folder + path.dropFirst(source.count)
            _ = try OutputCostFiles.folder((copy as NSString).deletingLastPathComponent)
            try OutputCostFiles.write(try OutputCostFiles.text(path), to: copy)
        }
    }

    private static func targetInfo(_ tools: OutputCostTools) throws -> TargetInfo {
        let run = try tools.run(["swiftc", "-print-target-info"])
        return try JSONDecoder().decode(TargetInfo.self, from: Data(run.output.utf8))
    }

    private struct TargetInfo: Decodable {
        struct Target: Decodable {
            let triple: String
        }

        struct Paths: Decodable {
            let runtimeResourcePath: String
        }

        let compilerVersion: String
        let target: Target
        let paths: Paths
    }
}
