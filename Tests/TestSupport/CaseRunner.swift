// In: the cases under `Tests/Cases` and the samples. Out: what differs from the outputs beside them.
// Invariant: an update run rewrites and still reports, so that it is never also a pass.

import Foundation
import WidgetBase
import WidgetCompiler
import WidgetModel

/// One case: its descriptions, and the folder and name of its expected outputs.
public struct CompilerCase: Sendable, CustomStringConvertible {
    /// The path of the case below `Tests/Cases`, without extension: `style/two-axes`.
    public let name: String
    public let inputs: [URL]
    /// Where the expected outputs stand.
    public let folder: URL
    /// The name of the case's own outputs; nil where outputs are named after the input files (`.widgets` folders, samples).
    public let stem: String?

    public var description: String { name }

    /// Whether a run is to compile what a case generates: with `WIDGETC_CASES` set, only where the name contains its
    /// value.
    public static func isAsked(for name: String) -> Bool {
        guard let part = ProcessInfo.processInfo.environment["WIDGETC_CASES"] else { return true }
        return name.contains(part)
    }

    /// Whether the case is there for its errors.
    public var mustFail: Bool {
        name.split(separator: "/").last?.hasPrefix("fail_") == true
    }

    /// Whether the case is there for its findings alone: for errors (`fail_`), for warnings (`warn_`), or for being
    /// without either (`clean_`). What such a case gives is neither kept nor compiled.
    public var isOfFindings: Bool {
        guard let file = name.split(separator: "/").last else { return false }
        return ["fail_", "warn_", "clean_"].contains { file.hasPrefix($0) }
    }

    /// The roles in which the case can be compiled beside the default one: a module that says its role has no other.
    public func furtherRoles() throws -> [Role] {
        guard !isOfFindings else { return [] }
        return try [Role.app, .framework].filter { role in
            !(try compile(CompilerOptions(role: role)).diagnostics.contains { $0.code == .conflictingOption })
        }
    }

    /// Every case: `x.widget`, or a folder `x.widgets` of several files.
    public static let all: [CompilerCase] = {
        var folders: [String: [URL]] = [:]
        var cases: [CompilerCase] = []
        let prefix = Repository.relativePath(Repository.cases) + "/"
        for file in Repository.files(in: Repository.cases, suffix: ".widget") {
            let folder = file.deletingLastPathComponent()
            if folder.pathExtension == "widgets" {
                folders[folder.path, default: []].append(file)
                continue
            }
            let stem = String(file.lastPathComponent.dropLast(".widget".count))
            let path = String(Repository.relativePath(folder).dropFirst(prefix.count)) + "/" + stem
            cases.append(CompilerCase(name: path, inputs: [file], folder: folder, stem: stem))
        }
        for (path, inputs) in folders {
            let folder = URL(fileURLWithPath: path)
            let name = String(Repository.relativePath(folder).dropFirst(prefix.count).dropLast(".widgets".count))
            cases.append(CompilerCase(name: name, inputs: inputs, folder: folder, stem: nil))
        }
        return cases.sorted { $0.name < $1.name }
    }()

    /// All samples in one command, as a newcomer builds them.
    public static let samples = CompilerCase(
        name: "samples",
        inputs: Repository.files(in: Repository.samples, suffix: ".widget").filter {
            $0.deletingLastPathComponent().lastPathComponent == "samples"
        },
        folder: Repository.cases.appendingPathComponent("samples"),
        stem: nil
    )

    /// Whether the case is a sample that is a whole app.
    public var isRealSample: Bool { name.hasPrefix("samples/real/") }

    /// The samples that are whole apps: each folder below `samples/real` is a module of several descriptions.
    public static let realSamples: [CompilerCase] = {
        let prefix = Repository.samples.appendingPathComponent("real").path + "/"
        let files = Repository.files(in: Repository.samples.appendingPathComponent("real"), suffix: ".widget")
        let folders = Dictionary(grouping: files) { $0.deletingLastPathComponent().path }
        return folders.sorted { $0.key < $1.key }.map { path, inputs in
            let name = "samples/real/\(path.dropFirst(prefix.count))"
            let folder = Repository.cases.appendingPathComponent(name)
            return CompilerCase(name: name, inputs: inputs, folder: folder, stem: nil)
        }
    }()

    /// Compiles the case; paths in findings are file names, so that expected outputs are the same everywhere.
    public func compile(_ options: CompilerOptions = CompilerOptions()) throws -> CompilerResult {
        Compiler.compile(try sources(), options: options)
    }

    public func sources() throws -> Table<FileID, SourceFile> {
        Table(
            try inputs.map {
                SourceFile(path: $0.lastPathComponent, bytes: [UInt8](try Data(contentsOf: $0)))
            })
    }

    /// The expected file of a generated one: `ice-cream.swift`, `IceCream.support.swift`; with a role given,
    /// `ice-cream.app.swift`, `IceCream.app.support.swift`.
    public func expectedFile(of output: OutputFile, in role: Role? = nil) -> URL {
        let file = output.path.split(separator: "/").last.map(String.init) ?? output.path
        let roleName = role.map { ".\($0.name)" } ?? ""
        if file.hasSuffix(".widget.swift") {
            let outputStem = String(file.dropLast(".widget.swift".count))
            return folder.appendingPathComponent("\(stem ?? outputStem)\(roleName).swift")
        }
        let module = String(file.dropLast("Support.swift".count))
        return folder.appendingPathComponent("\(stem ?? module)\(roleName).support.swift")
    }

    /// The expected outputs of a further role, which stand beside the rich cases only: an empty file
    /// `x.app.support.swift` asks for them.
    private func expected(in role: Role) throws -> [URL: [UInt8]] {
        var expected: [URL: [UInt8]] = [:]
        let outputs = try compile(CompilerOptions(role: role)).outputs
        for output in outputs { expected[expectedFile(of: output, in: role)] = output.bytes }
        return expected.keys.contains { FileManager.default.fileExists(atPath: $0.path) } ? expected : [:]
    }

    /// What `check --fix` makes of the descriptions that it changes: `x.fixed`.
    private func fixedFiles() throws -> [URL: [UInt8]] {
        let sources = try sources()
        let outcome = FixLoop.run(sources, options: CompilerOptions())
        var fixed: [URL: [UInt8]] = [:]
        for id in sources.ids where outcome.files[id].bytes != sources[id].bytes {
            fixed[folder.appendingPathComponent("\(sources[id].stem).fixed")] = outcome.files[id].bytes
        }
        return fixed
    }

    /// Compares what the compiler makes of the case with the outputs beside it.
    /// With `WIDGETC_UPDATE` set, rewrites them where the case's name contains its value (`*` for all).
    public func differences() throws -> [String] {
        let result = try compile()
        var differences: [String] = []
        var expected: [URL: [UInt8]] = [:]
        for output in result.outputs where !isOfFindings {
            expected[expectedFile(of: output)] = output.bytes
        }
        var text = DiagnosticText(files: try sources())
        // Most cases describe a part of an extension, and what starts it is none of theirs.
        let shown = result.diagnostics.filter { $0.code != .missingBundle || name.hasSuffix("_bundle") }
        let findings = shown.map { text.text($0) }.joined()
        for role in try furtherRoles() {
            expected.merge(try self.expected(in: role)) { first, _ in first }
        }
        if isOfFindings, !mustFail, findings.isEmpty != (name.split(separator: "/").last?.hasPrefix("clean_") == true) {
            differences.append("\(name): " + (findings.isEmpty ? "has no finding" : "has findings:\n\(findings)"))
        }
        let findingsFile = folder.appendingPathComponent("\(stem ?? "case").diag")
        if !findings.isEmpty { expected[findingsFile] = Array(findings.utf8) }
        expected.merge(try fixedFiles()) { first, _ in first }

        if mustFail != result.hasErrors {
            differences.append("\(name): " + (mustFail ? "has no error" : "has errors:\n\(findings)"))
        }
        for (file, bytes) in expected.sorted(by: { $0.key.path < $1.key.path }) {
            let found = try? Data(contentsOf: file)
            guard found.map({ [UInt8]($0) }) != bytes else { continue }
            differences.append("\(Repository.relativePath(file)) differs:\n" + difference(found, bytes))
            if updates { try Data(bytes).write(to: file) }
        }
        for orphan in orphans(among: Set(expected.keys.map(\.path))) {
            differences.append("\(Repository.relativePath(orphan)) belongs to no output of \(name)")
            if updates { try FileManager.default.removeItem(at: orphan) }
        }
        return differences
    }

    private var updates: Bool {
        guard let pattern = ProcessInfo.processInfo.environment["WIDGETC_UPDATE"] else { return false }
        return pattern == "*" || name.contains(pattern)
    }

    /// Outputs that stand beside the case, though the compiler makes none such.
    private func orphans(among expected: Set<String>) -> [URL] {
        let endings = [".diag", ".fixed", ".support.swift", ".swift"]
        let beside = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        return beside.filter { file in
            let name = file.lastPathComponent
            guard let ending = endings.first(where: { name.hasSuffix($0) }) else { return false }
            let written = [".hand.swift", ".views.swift", ".model.swift", ".run.swift"]
            if written.contains(where: { name.hasSuffix($0) }) { return false }
            let roles = [""] + Role.allCases.map { ".\($0.name)" }
            if let stem, !roles.contains(where: { name == stem + $0 + ending }) { return false }
            return !expected.contains(file.path)
        }
    }

    /// The first line that differs, with both texts.
    private func difference(_ found: Data?, _ wanted: [UInt8]) -> String {
        guard let found else { return "  the file is missing" }
        let old = String(decoding: found, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        let new = String(decoding: wanted, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        for index in 0..<max(old.count, new.count) {
            let left = index < old.count ? String(old[index]) : "(end)"
            let right = index < new.count ? String(new[index]) : "(end)"
            if left != right { return "  line \(index + 1)\n  expected: \(left)\n  found:    \(right)" }
        }
        return "  line endings differ"
    }
}
