// In: a checked program, its inputs, and the lock files that were read. Out: findings for those that were passed over.
// Invariant: only a file that says of itself that it is a lock file is named.

import WidgetBase
import WidgetModel

/// Lock files that stand where no module looks for its own. Passed over in silence, what they hold would be lost with
/// the next release.
enum StrayLocks {
    /// - Parameters:
    ///   - places: where lock files were looked for.
    ///   - found: the names that end like those of lock files, in the folders that were searched.
    ///   - looksAround: whether folders are looked at that were not searched: those of files that were given one by
    ///     one, and those above. What a build comes to follows from its inputs alone, and it may be confined to them.
    static func find(
        _ program: Program, _ sources: Table<FileID, SourceFile>, places: [String], found: [String],
        looksAround: Bool, isPlugin: Bool
    ) -> [Diagnostic] {
        let read = Set(places.map { PathBytes(Paths.key($0)) })
        // Where each is looked for, by the name of its file. Beside one that is there, a second one is the copy of an
        // older release.
        var homes: [String: (module: ModuleID, place: String?)] = [:]
        var paths: [String] = []
        for module in program.emittedModules {
            let home = LockFiles.path(of: module, in: program, sources).flatMap { FileSystem.isTaken($0) ? nil : $0 }
            homes["\(program.text(program.modules[module].name)).lock"] = (module, home)
            if looksAround, let home { paths += candidates(of: module, beside: home, program, sources) }
        }
        paths += found
        if looksAround { paths += besideFiles(program, sources, searched: found, read: read) }

        var told = read
        var findings: [Diagnostic] = []
        for path in paths {
            let look = look(at: path)
            guard look != .other, told.insert(PathBytes(Paths.key(path))).inserted else { continue }
            if case .unreadable(let error) = look {
                findings.append(CommandDiagnostics.unreadableLock(path, error))
                continue
            }
            guard let name = path.split(separator: "/").last.map(String.init) else { continue }
            guard let home = homes[name] else {
                findings.append(CommandDiagnostics.strayLock(path, module: String(name.dropLast(".lock".count))))
                continue
            }
            guard let place = home.place else { continue }
            let module = program.text(program.modules[home.module].name)
            findings.append(CommandDiagnostics.movedLock(path, of: module, place: place, isPlugin: isPlugin))
        }
        return findings
    }

    /// Where the lock file of a module may have stood: beside one of its files, or in a folder above that is not above
    /// the current one. What lies elsewhere is not looked at.
    private static func candidates(
        of module: ModuleID, beside place: String, _ program: Program, _ sources: Table<FileID, SourceFile>
    ) -> [String] {
        let name = "\(program.text(program.modules[module].name)).lock"
        let files = program.files.ids.filter { program.files[$0].module == module && !sources[$0].isStandardInput }
        var folders = files.map { Paths.parent(of: sources[$0].path) }
        var folder = Paths.parent(of: place)
        let current = place.hasPrefix("/") ? FileSystem.absolutePath("./") : ""
        while folder != ".", !folder.split(separator: "/").contains(".."), folder.hasPrefix(current) {
            folder = Paths.parent(of: folder)
            folders.append(folder)
        }
        let home = PathBytes(place)
        return Paths.distinct(folders).map { Paths.child($0, name) }.filter { PathBytes($0) != home }
    }

    /// What ends like a lock file beside descriptions that were given one by one. Where there are further descriptions
    /// it may be theirs.
    private static func besideFiles(
        _ program: Program, _ sources: Table<FileID, SourceFile>, searched: [String], read: Set<PathBytes>
    ) -> [String] {
        let own = program.files.ids.filter { program.files[$0].isEmitted }.map { sources[$0].path }
        let folders = Paths.distinct(own.filter { $0.hasSuffix(".widget") }.map(Paths.parent))
        let found = Set(searched.map(PathBytes.init))
        var keys: Set<PathBytes>?
        return folders.flatMap { folder -> [String] in
            let names = (try? FileSystem.names(in: folder)) ?? []
            let locks = names.filter { $0.hasSuffix(".lock") && !$0.hasPrefix(".") }.map { Paths.child(folder, $0) }
            let strays = locks.filter { path in
                !found.contains(PathBytes(path)) && !read.contains(PathBytes(Paths.key(path)))
                    && look(at: path) == .lock
            }
            guard !strays.isEmpty else { return [] }
            let known = keys ?? Set(sources.rows.map { PathBytes(Paths.key($0.path)) })
            keys = known
            let descriptions = Inputs.descriptions(below: folder)
            return descriptions.allSatisfy { known.contains(PathBytes(Paths.key($0))) } ? strays : []
        }
    }

    /// What a file that is called like a lock file turns out to be.
    private enum Look: Equatable {
        case lock
        case other
        case unreadable(SystemError)
    }

    private static func look(at path: String) -> Look {
        // Where reading is confined, not even the attempt is made on what is not there. A pipe would be read for ever.
        guard FileSystem.isTaken(path), (try? FileSystem.status(of: path))?.kind == .file else { return .other }
        do throws(SystemError) {
            let head = try FileSystem.readHead(path, 16)
            return head.starts(with: Array("widgetc-lock ".utf8)) ? .lock : .other
        } catch {
            return .unreadable(error)
        }
    }
}
