// In: arguments for the built program. Out: what it did, in a folder of its own.
// Invariant: no test sees the files of another, and none depends on the folder in which the tests run.

import Foundation
import TestSupport

/// The program under test.
enum Widgetc {
    /// Beside the test bundle, where the build system puts products.
    static let url: URL = {
        let bundles = Bundle.allBundles.map(\.bundleURL).filter { $0.pathExtension == "xctest" }
        let starts = bundles + [Bundle.main.executableURL, Bundle.main.bundleURL].compactMap { $0 }
        for start in starts {
            var folder = start
            for _ in 0..<4 {
                folder.deleteLastPathComponent()
                let candidate = folder.appendingPathComponent("widgetc")
                var isFolder: ObjCBool = false
                let exists = FileManager.default.fileExists(atPath: candidate.path, isDirectory: &isFolder)
                if exists, !isFolder.boolValue { return candidate }
            }
        }
        fatalError("no widgetc beside the tests: \(starts.map(\.path))")
    }()
}

/// Descriptions that tests build.
enum Description {
    static let module = "module M { platforms iOS 17 }\n"

    /// A whole module with one enum.
    static let small = module + #"enum Category "Category" { case a "A" }"# + "\n"

    /// One enum and no module, for a second file or `--module`.
    static func fragment(_ name: String) -> String {
        "enum \(name) \"\(name)\" { case a \"A\" }\n"
    }

    /// A whole module with an enum of so many cases.
    static func large(_ count: Int, title: String = "Case") -> String {
        let cases = (0..<count).map { "  case c\($0) \"\(title) \($0)\"\n" }.joined()
        return module + "enum Large \"Large\" {\n\(cases)}\n"
    }

    /// One mistake, in the second line.
    static let broken = module + "enumm Category \"Category\" { case a \"A\" }\n"
}

/// A folder for one test, removed with the value's last use by `withSandbox`.
struct Sandbox {
    let root: URL

    func url(_ path: String) -> URL {
        root.appendingPathComponent(path)
    }

    /// Writes a file, its folders included.
    func write(_ path: String, _ text: String) throws {
        try write(path, Data(text.utf8))
    }

    func write(_ path: String, _ data: Data) throws {
        try FileManager.default.createDirectory(
            at: url(path).deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try data.write(to: url(path))
    }

    func text(_ path: String) throws -> String {
        String(decoding: try Data(contentsOf: url(path)), as: UTF8.self)
    }

    func exists(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: url(path).path)
    }

    /// The names in a folder, hidden ones too; none if it is not there.
    func names(_ path: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: url(path).path)) ?? []).sorted()
    }

    /// Every file of a folder with its contents.
    func contents(_ path: String) throws -> [String: Data] {
        var contents: [String: Data] = [:]
        for name in names(path) { contents[name] = try Data(contentsOf: url(path).appendingPathComponent(name)) }
        return contents
    }

    func modificationDate(_ path: String) throws -> Date? {
        try FileManager.default.attributesOfItem(atPath: url(path).path)[.modificationDate] as? Date
    }

    func setMode(_ mode: Int, _ path: String) throws {
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: url(path).path)
    }

    /// Runs the program in the sandbox, or in a folder of it.
    func run(
        _ arguments: String...,
        in folder: String = ".",
        environment: [String: String] = [:],
        standardInput: String? = nil
    ) throws -> ProcessResult {
        try ProcessRunner.run(
            Widgetc.url.path,
            arguments,
            in: url(folder),
            environment: environment,
            standardInput: standardInput,
            timeLimit: 120
        )
    }

    /// Runs a line of shell in the sandbox, in which `widgetc` is the program.
    func shell(_ line: String, environment: [String: String] = [:]) throws -> ProcessResult {
        let path = Widgetc.url.deletingLastPathComponent().path
        return try ProcessRunner.run(
            "/bin/sh",
            ["-c", "PATH=\(quoted(path)):$PATH; export PATH\n\(line)"],
            in: root,
            environment: environment,
            timeLimit: 120
        )
    }

    /// Runs a line of shell as a user for whom the modes of files count. For root they do not, unless two
    /// capabilities are given up.
    func shellWithoutPrivileges(_ line: String) throws -> ProcessResult {
        guard geteuid() == 0 else { return try shell(line) }
        #if os(Linux)
        let drop = "setpriv --bounding-set=-dac_override,-dac_read_search --inh-caps=-all"
        return try shell("exec \(drop) /bin/sh -c \(quoted(line))")
        #else
        try FileManager.default.setAttributes([.ownerAccountName: "nobody"], ofItemAtPath: root.path)
        return try shell("exec sudo -n -u nobody /bin/sh -c \(quoted("PATH=$PATH; \(line)"))")
        #endif
    }

    private func quoted(_ text: String) -> String {
        "'" + text.replacingOccurrences(of: "'", with: "'\\''") + "'"
    }
}

/// Gives a test a folder of its own and takes it away at the end.
func withSandbox(_ body: (Sandbox) throws -> Void) throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try body(Sandbox(root: folder.url))
}

extension ProcessResult {
    /// The lines of standard error.
    var errorLines: [String] {
        standardError.split(separator: "\n").map(String.init)
    }
}
