// In: the files and folders that `--entitlements` and `--assets` name. Out: what is compared with the descriptions.
// Invariant: each is read once; the order is that of the names, whatever the file system lists first.

import WidgetBase
import WidgetProject

struct ProjectFiles {
    /// The descriptions, and behind them the files of the project.
    private(set) var files: Table<FileID, SourceFile>
    private(set) var input = ProjectInput()
    private var failures: [String] = []

    /// Nil, after a report, if something is absent or cannot be read.
    init?(_ invocation: Invocation, behind sources: Table<FileID, SourceFile>, _ report: Report) {
        files = sources
        var seen: Set<String> = []
        for path in invocation.options.entitlements where seen.insert(Paths.key(path)).inserted {
            if let file = read(path) { input.entitlements.append(file) }
        }
        var visited: Set<FileIdentity> = []
        for path in invocation.options.assets { addCatalogs(path, &visited) }
        guard failures.isEmpty else {
            for message in failures { report.failure(message) }
            return nil
        }
        report.detail(files.rows.dropFirst(sources.count).map { "read \($0.path)" })
    }

    private mutating func read(_ path: String) -> ProjectInput.File? {
        guard !OptionValues.hasControlCharacter(path) else {
            failures.append(FailureMessage.controlCharacterInInput(path))
            return nil
        }
        do throws(SystemError) {
            let source = SourceFile(path: path, bytes: try FileSystem.read(path))
            return ProjectInput.File(id: files.append(source), source: source)
        } catch {
            failures.append(FailureMessage.cannotRead(path, error))
            return nil
        }
    }

    // MARK: Asset catalogs

    /// A catalog, or all those below a folder.
    private mutating func addCatalogs(_ argument: String, _ visited: inout Set<FileIdentity>) {
        var path = argument
        while path.count > 1, path.hasSuffix("/") { path.removeLast() }
        do throws(SystemError) {
            let status = try FileSystem.status(of: path)
            guard status.kind == .folder else { throw .isNotFolder }
            var found: [AssetFolder] = []
            try search(path, status.identity, &found, &visited)
            if found.isEmpty, failures.isEmpty, !visited.contains(status.identity) {
                failures.append(FailureMessage.noAssetCatalog(path))
            }
            visited.insert(status.identity)
            input.catalogs += found
        } catch {
            failures.append(FailureMessage.cannotRead(path, error))
        }
    }

    private mutating func search(
        _ path: String, _ identity: FileIdentity, _ found: inout [AssetFolder], _ visited: inout Set<FileIdentity>
    ) throws(SystemError) {
        if path.hasSuffix(".xcassets") {
            if visited.insert(identity).inserted { found.append(try folder(path, &visited)) }
            return
        }
        for name in try FileSystem.names(in: path) where !name.hasPrefix(".") {
            let child = Paths.child(path, name)
            guard let status = try FileSystem.statusIfThere(of: child), status.kind == .folder else { continue }
            // A link may lead back to where it stands.
            if !name.hasSuffix(".xcassets"), !visited.insert(status.identity).inserted { continue }
            try search(child, status.identity, &found, &visited)
        }
    }

    private mutating func folder(
        _ path: String, _ visited: inout Set<FileIdentity>
    ) throws(SystemError) -> AssetFolder {
        var folder = AssetFolder(name: SourceFile(path: path, bytes: []).fileName, path: path)
        for name in try FileSystem.names(in: path) where !name.hasPrefix(".") {
            let child = Paths.join(path, name)
            guard let status = try FileSystem.statusIfThere(of: child) else { continue }
            if status.kind == .folder {
                guard visited.insert(status.identity).inserted else { continue }
                folder.folders.append(try self.folder(child, &visited))
            } else if name == "Contents.json" {
                // A pipe would be read for ever.
                guard status.kind == .file else { throw .isNotRegular }
                folder.contents = read(child)
            } else {
                folder.files.append(name)
            }
        }
        return folder
    }
}
