// In: the source of a macro, under `Tests/AppleStubs/Macros`. Out: a library that the compiler expands it with.
// Invariant: it is built from what the toolchain brings, which is the SwiftSyntax of its own macros.

import Foundation

/// The macros that Apple's modules declare and Xcode brings.
enum StubMacros {
    /// Flags by which code that expands the macros finds them.
    static func flags() throws -> [String] {
        ["-plugin-path", try library.get().path]
    }

    /// The folder of the library, built once in each process, and once for each content on this machine.
    private static let library = Result { try build() }

    private static func build() throws -> URL {
        let toolchain = try SwiftToolchain.shared
        let file = StubModules.folder.appendingPathComponent("Macros/PreviewsMacros.swift")
        let source = try SwiftSource(file: file)
        let syntax = toolchain.resources.appendingPathComponent("host", isDirectory: true).path
        let libraries = ["SwiftSyntax", "SwiftSyntaxBuilder", "SwiftSyntaxMacros"].map { "-l\($0)" }
        let arguments =
            ["-swift-version", "6", "-parse-as-library", "-module-name", "PreviewsMacros", "-emit-library"]
            + ["-I", syntax, "-L", syntax, "-Xlinker", "-rpath", "-Xlinker", syntax] + libraries
            + ["-o", "libPreviewsMacros.so"]
        let key = [toolchain.version, source.text] + arguments
        return try StubCache.folder(named: "macros", key: key) { draft in
            let result = try toolchain.compile(arguments + [file.path], in: draft)
            guard result.succeeded, !result.standardError.contains(": warning: ") else {
                throw StubBuildFailure(module: "PreviewsMacros", diagnostics: result.standardError)
            }
        }
    }
}
