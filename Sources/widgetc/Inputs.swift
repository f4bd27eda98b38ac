// In: the inputs of a call. Out: the source files, each once, in an order that the call does not decide.
// Invariant: the same files give the same table, however they are named and from wherever they are read.

import WidgetBase

extension SourceFile {
    /// A file of that name is called `./stdin`, so that the two stay apart.
    fileprivate static let standardInputPath = "stdin"

    var isStandardInput: Bool { path == SourceFile.standardInputPath }
}

/// The files of a call.
struct Inputs {
    private(set) var files: Table<FileID, SourceFile> = Table()
    /// About inputs that can be read but give nothing.
    private(set) var findings: [Diagnostic] = []
    /// Files in the folders that were searched that are called like lock files.
    private(set) var locks: [String] = []
    /// The folders that were searched, in which another description would be found.
    private(set) var folders: [String] = []
    /// The files and folders as they were when they were read.
    private(set) var seen = SeenFiles()
    /// Whether a file was refused for its size, so that what it declares is not known.
    private var hasUnreadFile = false
    /// How many of the last files are read for their names only.
    private(set) var importCount = 0
    /// About inputs that cannot be read.
    private var failures: [String] = []

    /// Whether there is something to compile, and all of it is known.
    var canBeCompiled: Bool { !files.isEmpty && !hasUnreadFile }

    /// Puts other contents in place of those that were read.
    mutating func replaceFiles(_ files: Table<FileID, SourceFile>) {
        self.files = files
    }

    /// Reads the inputs of a call; nil, after a report if one is wanted, if that fails for any of them.
    init?(_ invocation: Invocation, _ report: Report?) {
        self.init(invocation.inputs, jobs: invocation.options.jobs)
        if !invocation.options.imports.isEmpty {
            add(Inputs(invocation.options.imports, jobs: invocation.options.jobs))
        }
        guard failures.isEmpty else {
            for message in failures { report?.failure(message) }
            return nil
        }
        report?.detail(files.rows.map { "read \($0.path)" })
    }

    /// Adds the files of `--import`, but for those that are inputs.
    private mutating func add(_ imports: Inputs) {
        let known = Set(files.rows.map { PathBytes(Paths.key($0.path)) })
        for file in imports.files.rows where !known.contains(PathBytes(Paths.key(file.path))) {
            files.append(file)
            importCount += 1
        }
        findings += imports.findings
        folders += imports.folders.filter { !folders.contains($0) }
        seen.note(imports.seen)
        failures += imports.failures
        if imports.hasUnreadFile { hasUnreadFile = true }
    }

    /// The files that a call reads, or looks into, without reading them; those that cannot be found are left out.
    static func paths(of invocation: Invocation) -> [String] {
        var inputs = Inputs()
        let found = inputs.find(invocation.inputs + invocation.options.imports)
        return inOrder(found, jobs: invocation.options.jobs) + inputs.locks
    }

    /// The descriptions that a call finds, in the order of the search.
    static func found(by invocation: Invocation) -> [String] {
        var inputs = Inputs()
        return inputs.find(invocation.inputs) + inputs.find(invocation.options.imports)
    }

    /// The descriptions in a folder and those below it, as a call would find them.
    static func descriptions(below folder: String) -> [String] {
        var inputs = Inputs()
        var found: [String] = []
        inputs.find(folder, &found)
        return found
    }

    private init() {}

    /// Looks for the files and reads them.
    private init(_ arguments: [String], jobs: Int) {
        let found = find(arguments)
        seen.note(found: found)
        if arguments.contains("-") {
            do throws(SystemError) {
                let bytes = try FileSystem.readStandardInput(limit: SourceFile.byteLimit)
                files.append(SourceFile(path: SourceFile.standardInputPath, bytes: bytes))
            } catch .isTooLarge {
                hasUnreadFile = true
                findings.append(CommandDiagnostics.fileTooLarge(SourceFile.standardInputPath))
            } catch {
                failures.append(FailureMessage.cannotReadStandardInput(error))
            }
        }
        read(Inputs.inOrder(found, jobs: jobs), jobs: jobs)
    }

    /// The paths of the files that arguments stand for, but for standard input.
    private mutating func find(_ arguments: [String]) -> [String] {
        var found: [String] = []
        for argument in arguments where argument != "-" { find(argument, &found) }
        return found
    }

    /// Adds the paths of the files that an argument stands for.
    private mutating func find(_ argument: String, _ found: inout [String]) {
        do throws(SystemError) {
            let status = try FileSystem.status(of: argument)
            guard status.kind == .folder else {
                guard status.kind != .file || !Inputs.hasForeignExtension(argument) else {
                    failures.append(FailureMessage.noDescription(argument))
                    return
                }
                found.append(Inputs.shown(argument))
                return
            }
            let count = found.count
            var visited: Set<FileIdentity> = [status.identity]
            search(Inputs.shown(argument), &found, &visited)
            if found.count == count, failures.isEmpty { findings.append(CommandDiagnostics.emptyFolder(argument)) }
        } catch {
            let isPattern = error.isNotFound && argument.contains("*")
            failures.append(
                isPattern ? FailureMessage.noMatch(argument) : FailureMessage.cannotRead(argument, error))
        }
    }

    /// A path as reports name it: one that has another meaning at the start of a line stands behind `./`.
    private static func shown(_ path: String) -> String {
        path == SourceFile.standardInputPath || PrintableText.isCommand(path: path) ? "./\(path)" : path
    }

    /// Whether a path names a file of another kind, such as `Model.swift`. One without an extension may be a
    /// description: what another program makes for one call has often no name of its own.
    private static func hasForeignExtension(_ path: String) -> Bool {
        guard !path.hasSuffix(".widget"), let name = path.split(separator: "/").last else { return false }
        return name.dropFirst().contains(".")
    }

    /// Searches a folder at every depth. What begins with a dot is left out, as a shell does: such folders hold
    /// version control and build products, such files are the temporary ones of editors. A folder that is reached
    /// twice, over a symbolic link, is searched once.
    private mutating func search(_ folder: String, _ found: inout [String], _ visited: inout Set<FileIdentity>) {
        folders.append(Paths.withoutSlashes(folder))
        seen.note(folder: folder)
        do throws(SystemError) {
            for name in try FileSystem.names(in: folder) where !name.hasPrefix(".") {
                let path = Inputs.shown(Paths.child(folder, name))
                guard let status = try status(in: folder, name, path) else { continue }
                switch status.kind {
                case .folder where visited.insert(status.identity).inserted: search(path, &found, &visited)
                case .file where name.hasSuffix(".widget"): found.append(path)
                case .file where name.hasSuffix(".lock"): locks.append(path)
                // Passed over, its output would count as that of one that is gone; read, it might be for ever.
                case .other where name.hasSuffix(".widget"):
                    failures.append(FailureMessage.cannotRead(path, .isNotRegular))
                case .folder, .file, .other: break
                }
            }
        } catch {
            failures.append(FailureMessage.cannotRead(folder, error))
        }
    }

    /// What stands under a name of a folder; nil for what is no concern of a description. What cannot be looked at may
    /// be one, or hold some: without them their outputs would count as those of descriptions that are gone.
    private mutating func status(
        in folder: String, _ name: String, _ path: String
    ) throws(SystemError) -> FileStatus? {
        do throws(SystemError) {
            return try FileSystem.status(of: path)
        } catch {
            // Somebody has removed it since the names were read; or it is a link that leads nowhere. A folder has no
            // extension.
            if error.isNotFound {
                guard FileSystem.isTaken(path), name.hasSuffix(".widget") || !name.contains(".") else { return nil }
            }
            // One message for all that is in the folder.
            if error.isDenied { throw error }
            failures.append(FailureMessage.cannotRead(path, error))
            return nil
        }
    }

    /// Each file once, under the first of its names, in the order of the names; those of one name have that of their
    /// folders' names. So it does not matter where the folders stand, nor where a link leads: either may stand before
    /// or behind a checkout, as that happens to be called.
    private static func inOrder(_ paths: [String], jobs: Int) -> [String] {
        let keys = SystemProcess.map(paths.count, threads: Inputs.threads(paths.count, jobs)) { index in
            (order: Paths.order(paths[index]), file: PathBytes(Paths.key(paths[index])))
        }
        let ordered = zip(keys, paths).sorted { left, right in
            left.0.order.utf8.elementsEqual(right.0.order.utf8)
                ? Paths.precedes(left.1, right.1) : Paths.precedes(left.0.order, right.0.order)
        }
        var seen: Set<PathBytes> = []
        return ordered.compactMap { seen.insert($0.0.file).inserted ? $0.1 : nil }
    }

    /// A thread costs about what reading a few small files costs.
    private static func threads(_ fileCount: Int, _ jobs: Int) -> Int {
        min(jobs, fileCount / 8)
    }

    private mutating func read(_ found: [String], jobs: Int) {
        let paths = found.filter { path in
            // Such a name would end the line of a finding, or the comment at the head of the output.
            guard OptionValues.hasControlCharacter(path) else { return true }
            failures.append(FailureMessage.controlCharacterInInput(path))
            return false
        }
        let contents = SystemProcess.map(paths.count, threads: Inputs.threads(paths.count, jobs)) { index in
            let status = SeenFiles.status(of: paths[index])
            let content = Result { () throws(SystemError) in
                try FileSystem.read(paths[index], limit: SourceFile.byteLimit)
            }
            return (status: status, content: content)
        }
        for (path, read) in zip(paths, contents) {
            // A pipe is read once.
            if read.status?.kind != .other { seen.note(path, read.status) }
            switch read.content {
            case .success(let bytes): files.append(SourceFile(path: path, bytes: bytes))
            case .failure(.isTooLarge):
                hasUnreadFile = true
                findings.append(CommandDiagnostics.fileTooLarge(path))
            case .failure(let error): failures.append(FailureMessage.cannotRead(path, error))
            }
        }
    }
}
