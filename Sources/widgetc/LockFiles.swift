// In: checked descriptions. Out: the lock files of their modules, read.
// Invariant: a lock file that is not there is no failure where nobody named it.

import WidgetBase
import WidgetCompiler
import WidgetModel

struct LockFiles {
    struct Lock {
        let path: String
        let input: LockInput
        /// Whether it is the module's own, and not one that `--against` names.
        let isOwn: Bool
    }

    /// The descriptions and files of the project, and behind them the lock files.
    private(set) var files: Table<FileID, SourceFile>
    private(set) var locks: [Lock] = []
    /// Where lock files are looked for, whether or not they are there.
    private(set) var paths: [String] = []
    /// The lock files as they were when they were read, or were not there.
    private(set) var seen = SeenFiles()
    /// What writes them.
    private let command: String

    /// Nil, after a report, if a file cannot be read or it is not clear whose it is.
    init?(
        _ program: Program,
        _ sources: Table<FileID, SourceFile>,
        _ invocation: Invocation,
        _ report: Report
    ) {
        files = sources
        command = invocation.lockCall
        let options = invocation.options
        let modules = program.emittedModules
        let named = (options.lock.map { [("--lock", $0)] } ?? []) + options.against.map { ("--against", $0) }
        if modules.count > 1, let option = named.first?.0 {
            report.failure(
                FailureMessage.severalModulesInLock(option, modules.map { program.text(program.modules[$0].name) }))
            return nil
        }
        for module in modules {
            guard let path = options.lock ?? LockFiles.path(of: module, in: program, sources) else {
                guard options.writesLock else { continue }
                report.failure(FailureMessage.noPlaceForLock(program.text(program.modules[module].name)))
                return nil
            }
            let mayBeAbsent = options.lock == nil || options.writesLock
            guard read(path, of: module, isOwn: true, mayBeAbsent: mayBeAbsent, options, report) else { return nil }
            for other in options.against {
                guard read(other, of: module, isOwn: false, mayBeAbsent: false, options, report) else { return nil }
            }
        }
    }

    private mutating func read(
        _ path: String,
        of module: ModuleID,
        isOwn: Bool,
        mayBeAbsent: Bool,
        _ options: CommandOptions,
        _ report: Report
    ) -> Bool {
        paths.append(path)
        seen.note(path, SeenFiles.status(of: path))
        do throws(SystemError) {
            // What nobody named is a file: a pipe would be read for ever.
            if mayBeAbsent, try FileSystem.status(of: path).kind == .other { throw .isNotRegular }
            let source = SourceFile(path: path, bytes: try FileSystem.read(path))
            let id = files.append(source)
            let input = LockInput(
                module: module, file: (id, source), accepted: isOwn ? options.accepted : [], isOwn: isOwn,
                command: command)
            locks.append(Lock(path: path, input: input, isOwn: isOwn))
            report.detail(["read \(path)"])
        } catch {
            // A link that leads nowhere is no absent file: what was released stands where it should lead.
            guard mayBeAbsent, error.isNotFound, !FileSystem.isTaken(path) else {
                report.failure(FailureMessage.cannotRead(path, error))
                return false
            }
            if options.writesLock {
                let input = LockInput(module: module, file: nil, accepted: options.accepted, command: command)
                locks.append(Lock(path: path, input: input, isOwn: isOwn))
            }
        }
        return true
    }

    /// Where the lock files of a call would be looked for; nil if its inputs cannot be read.
    static func paths(of invocation: Invocation) -> [String]? {
        guard let inputs = Inputs(invocation, nil) else { return nil }
        let program = Compiler.analyze(inputs.files, options: Compilation.options(of: invocation, inputs)).program
        return program.emittedModules.compactMap { path(of: $0, in: program, inputs.files) }
    }

    /// Of the files that are called like lock files, those that no module reads. With `--lock` none is looked at.
    func passed(_ found: [String], _ invocation: Invocation) -> [String] {
        guard invocation.options.lock == nil else { return [] }
        let read = Set(paths.map { PathBytes(Paths.key($0)) })
        return found.filter { !read.contains(PathBytes(Paths.key($0))) }
    }

    /// `MODULE.lock` beside the file with the module's block, or else in the folder that holds all its files; nil
    /// for a module that comes from standard input.
    static func path(of module: ModuleID, in program: Program, _ sources: Table<FileID, SourceFile>) -> String? {
        let row = program.modules[module]
        let own = row.range.map { [$0.file] } ?? program.files.ids.filter { program.files[$0].module == module }
        let files = own.map { sources[$0] }
        guard let first = files.first, !files.contains(where: \.isStandardInput) else { return nil }
        let folder = LockFiles.folder(of: files.map(\.path), first.path)
        let name = "\(program.text(row.name)).lock"
        return Paths.child(folder, name)
    }

    /// The folder that holds all files: the same one however they are spelt, and wherever the call is made. A link
    /// below it may lead elsewhere, and one above it may be in the path of some files only: of the folder that the
    /// paths have in common, and that which the real places have, it is the inner one.
    private static func folder(of paths: [String], _ first: String) -> String {
        let parents = Paths.distinct(paths.map { Paths.parent(of: $0) })
        let named = spelt(common(parents.map(Paths.place)), in: first)
        guard parents.count > 1 else { return named }
        let real = common(parents.map(Paths.key))
        return Paths.key(named).split(separator: "/").count < real.count ? spelt(real, in: first) : named
    }

    private static func common(_ folders: [String]) -> [Substring] {
        let parts = folders.map { $0.split(separator: "/") }
        return parts.dropFirst().reduce(parts.first ?? []) { common, other in
            zip(common, other).prefix { $0.utf8.elementsEqual($1.utf8) }.map(\.0)
        }
    }

    /// A folder as it is spelt in the path of a file, if it is; else from the current folder, or from the root.
    private static func spelt(_ parts: [Substring], in path: String) -> String {
        let place = "/" + parts.joined(separator: "/")
        var folder = Paths.parent(of: path)
        while !Paths.place(folder).utf8.elementsEqual(place.utf8) {
            let parent = Paths.parent(of: folder)
            guard folder != ".", parent != folder, folder.split(separator: "/").last != ".." else {
                return path.hasPrefix("/") ? place : relative(parts)
            }
            folder = parent
        }
        return folder
    }

    /// A folder as seen from the current one.
    private static func relative(_ parts: [Substring]) -> String {
        let here = Paths.place(".").split(separator: "/")
        let shared = zip(here, parts).prefix { $0.utf8.elementsEqual($1.utf8) }.count
        guard shared > 0 else { return "/" + parts.joined(separator: "/") }
        let steps = Array(repeating: "..", count: here.count - shared) + parts[shared...].map(String.init)
        return steps.isEmpty ? "." : steps.joined(separator: "/")
    }
}
