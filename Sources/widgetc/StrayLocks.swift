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
    static func find(
        _ program: Program, _ sources: Table<FileID, SourceFile>, places: [String], found: [String],
        isPlugin: Bool
    ) -> [Diagnostic] {
        let read = Set(places.map(Paths.key))
        let modules = program.modules.ids.filter { module in
            program.files.rows.contains { $0.module == module && $0.isEmitted }
        }
        var findings: [Diagnostic] = []
        var named: Set<String> = []
        for module in modules {
            guard let place = LockFiles.path(of: module, in: program, sources), !FileSystem.isTaken(place) else {
                continue
            }
            let name = program.text(program.modules[module].name)
            for path in candidates(of: module, beside: place, program, sources)
            where isLock(path) && !read.contains(Paths.key(path)) && named.insert(Paths.key(path)).inserted {
                findings.append(CommandDiagnostics.movedLock(path, of: name, place: place, isPlugin: isPlugin))
            }
        }
        let names = Set(modules.map { program.text(program.modules[$0].name) + ".lock" })
        for path in found where isLock(path) && !read.contains(Paths.key(path)) && !named.contains(Paths.key(path)) {
            guard let name = path.split(separator: "/").last, !names.contains(String(name)) else { continue }
            findings.append(CommandDiagnostics.strayLock(path, module: String(name.dropLast(".lock".count))))
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
        var folders = Set(files.map { Paths.parent(of: sources[$0].path) })
        var folder = Paths.parent(of: place)
        let current = place.hasPrefix("/") ? FileSystem.absolutePath("./") : ""
        while folder != ".", !folder.split(separator: "/").contains(".."), folder.hasPrefix(current) {
            folder = Paths.parent(of: folder)
            folders.insert(folder)
        }
        return folders.sorted(by: Paths.precedes).map { Paths.child($0, name) }.filter { $0 != place }
    }

    private static func isLock(_ path: String) -> Bool {
        // Where reading is confined, not even the attempt is made on what is not there.
        let head = FileSystem.isTaken(path) ? (try? FileSystem.readHead(path, 16)) ?? [] : []
        return head.starts(with: Array("widgetc-lock ".utf8))
    }
}
