// In: the files of a target and its `widgetc.json`. Out: the arguments, inputs and outputs of calls of widgetc.
// Invariant: a build and a check of a target are calls with the same inputs and settings.

import Foundation
import PackagePlugin

/// A failure that the build shows.
struct WidgetcFailure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}

/// A target that is built from descriptions.
struct DescribedTarget {
    static let descriptionExtension = "widget"

    /// The module that the descriptions are of.
    private let module: String
    private let target: String
    let descriptions: [URL]
    private let imports: [URL]
    /// What released versions depend on, where that has been written down.
    private let locks: [URL]
    private let settings: Settings
    private let settingsFile: URL?
    /// What the command is to miss where there is no description.
    private let missing: URL

    /// - Parameters:
    ///   - files: all files of the target.
    ///   - folder: where the target's sources are; paths of `widgetc.json` are relative to it.
    ///   - related: files of the targets whose descriptions may be named, or may name this one's.
    init(name: String, files: [URL], folder: URL, related: [URL]) throws {
        let found = files.filter { $0.lastPathComponent == Settings.fileName }
        guard found.count < 2 else {
            throw WidgetcFailure("`\(name)` has \(found.count) files `\(Settings.fileName)`: it takes one")
        }
        settingsFile = found.first
        settings = found.first.map { Settings(file: $0) } ?? Settings()
        module = settings.module ?? name
        target = name
        let base = settingsFile?.deletingLastPathComponent() ?? folder
        let own = files.filter { $0.pathExtension == Self.descriptionExtension }
        let shared = settings.descriptions.flatMap { Self.descriptions(at: $0, from: base) }
        descriptions = (own + shared).sorted { $0.path < $1.path }
        let mine = Set(descriptions.map(\.standardizedFileURL.path))
        let further = settings.imports.flatMap { Self.descriptions(at: $0, from: base) }
        let others = (related + further).filter { url in
            url.pathExtension == Self.descriptionExtension && !mine.contains(url.standardizedFileURL.path)
        }
        var seen: Set<String> = []
        imports = others.filter { seen.insert($0.standardizedFileURL.path).inserted }.sorted { $0.path < $1.path }
        locks = Self.locks(of: module, beside: descriptions, within: folder)
        missing = folder.appending(path: "*.\(Self.descriptionExtension)")
    }

    /// The files and settings of a call, without the command.
    private var call: [String] {
        // A failure here would stop `swift run widgetc init` too, which writes the first description. So it is the
        // command that fails, when the target is built; it also says what is wrong with settings that lead to none.
        var arguments = descriptions.isEmpty && settingsFile == nil ? [missing.path] : descriptions.map(\.path)
        for file in imports { arguments += ["--import", file.path] }
        if let settingsFile { arguments += ["--settings", settingsFile.path, "--planned", settings.checksum] }
        return arguments + ["--target", target]
    }

    /// The arguments of a call that checks all.
    var check: [String] { ["check"] + call }

    /// One call that makes all outputs.
    func command(tool: URL, output: URL) -> Command {
        let arguments = ["build"] + call + ["-o", output.path, "--error-format", "line", "--quiet"]
        let names = descriptions.map { "\($0.deletingPathExtension().lastPathComponent).widget.swift" }
        return .buildCommand(
            displayName: "Building the widgets of \(module)",
            executable: tool,
            arguments: arguments,
            inputFiles: descriptions + imports + locks + (settingsFile.map { [$0] } ?? []),
            outputFiles: (names + ["\(module)Support.swift"]).map { output.appending(path: $0) }
        )
    }

    /// The lock files of a module that may be read: beside a description, or in a folder around it.
    private static func locks(of module: String, beside descriptions: [URL], within root: URL) -> [URL] {
        let end = root.standardizedFileURL.path
        var folders: Set<String> = []
        for description in descriptions {
            var folder = description.standardizedFileURL.deletingLastPathComponent()
            folders.insert(folder.path)
            while folder.path != end, folder.path.hasPrefix(end + "/") {
                folder.deleteLastPathComponent()
                folders.insert(folder.path)
            }
        }
        let files = folders.sorted().map { URL(fileURLWithPath: $0).appending(path: "\(module).lock") }
        return files.filter { FileManager.default.fileExists(atPath: $0.path) }
    }

    /// A description, or those in a folder, at every depth; none for what is not there.
    private static func descriptions(at path: String, from base: URL) -> [URL] {
        let url = URL(fileURLWithPath: path, relativeTo: base).standardizedFileURL
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else { return [] }
        guard isFolder.boolValue else { return [url] }
        let found = FileManager.default.enumerator(at: url, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
        return (found?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == descriptionExtension }
    }
}
