// In: generated files and a folder. Out: the folder with those files in it.
// Invariant: a file is there as it was or as it will be, never in part; what would not change is not touched.

import WidgetCompiler

/// What a run of the writer came to.
struct WriteSummary {
    /// Relative to the output folder.
    let written: [String]
    let unchanged: [String]
}

/// A failure of the file system, in words.
struct OutputFailure: Error {
    let message: String
}

/// Writes the outputs of one build.
///
/// Every changed file is written aside first, under a temporary name in the folder where it will stand, and only
/// when all are complete do they get their names. A run that is killed leaves temporary files at most, and the next
/// run removes them. Runs that write to one folder wait for each other: a folder is locked as long as a run works in
/// it, and the system ends the lock with the process.
struct OutputWriter {
    private let root: String
    private let outputs: [OutputFile]
    private let jobs: Int
    private var madeFolders: [String] = []
    private var locks: [FolderLock] = []
    /// Temporary files with the names that they will get.
    private var pending: [(temporary: String, target: String)] = []

    private init(_ outputs: [OutputFile], in root: String, jobs: Int) {
        self.outputs = outputs
        self.root = root
        self.jobs = jobs
    }

    static func write(_ outputs: [OutputFile], to root: String, jobs: Int) throws(OutputFailure) -> WriteSummary {
        var writer = OutputWriter(outputs, in: root, jobs: jobs)
        defer { writer.unlock() }
        do throws(OutputFailure) {
            try writer.prepareFolders()
            let changed = try writer.changedOutputs()
            try writer.writeAside(changed)
            try writer.moveIntoPlace()
            return writer.summary(changed)
        } catch {
            writer.undo()
            throw error
        }
    }

    /// The outputs that a run would write, relative to the folder; nothing is touched.
    static func changes(_ outputs: [OutputFile], in root: String, jobs: Int) throws(OutputFailure) -> [String] {
        try OutputWriter(outputs, in: root, jobs: jobs).changedOutputs().map(\.path)
    }

    // MARK: Folders

    /// Makes and locks every folder that gets a file, always in the same order, so that no two runs can wait
    /// for each other in a circle.
    private mutating func prepareFolders() throws(OutputFailure) {
        let folders = Set(outputs.map { OutputWriter.parent(of: path($0)) })
        for folder in folders.sorted() {
            try makeFolder(folder)
            guard let lock = FileSystem.lock(folder) else { continue }
            locks.append(lock)
            removeLeftovers(in: folder)
        }
    }

    private mutating func makeFolder(_ folder: String) throws(OutputFailure) {
        do throws(SystemError) {
            if try FileSystem.makeFolder(folder) { madeFolders.append(folder) }
        } catch {
            let parent = OutputWriter.parent(of: folder)
            guard error.isNotFound, parent != folder else {
                throw OutputFailure(message: FailureMessage.cannotMakeFolder(folder, error))
            }
            try makeFolder(parent)
            do throws(SystemError) {
                if try FileSystem.makeFolder(folder) { madeFolders.append(folder) }
            } catch {
                throw OutputFailure(message: FailureMessage.cannotMakeFolder(folder, error))
            }
        }
    }

    /// Removes the temporary files of a run that was killed. The lock shows that no living run owns them.
    private func removeLeftovers(in folder: String) {
        guard let names = try? FileSystem.names(in: folder) else { return }
        for name in names where OutputWriter.isTemporary(name) { FileSystem.remove("\(folder)/\(name)") }
    }

    // MARK: Files

    /// The outputs whose files are absent or differ.
    private func changedOutputs() throws(OutputFailure) -> [OutputFile] {
        let (root, outputs) = (root, outputs)
        let differences = SystemProcess.map(outputs.count, threads: min(jobs, outputs.count / 8)) { index in
            Result { () throws(SystemError) in
                try OutputWriter.differs(OutputWriter.join(root, outputs[index].path), from: outputs[index])
            }
        }
        var changed: [OutputFile] = []
        for (output, difference) in zip(outputs, differences) {
            switch difference {
            case .success(let differs): if differs { changed.append(output) }
            case .failure(let error):
                throw OutputFailure(message: FailureMessage.cannotWrite(path(output), error))
            }
        }
        return changed
    }

    private static func differs(_ path: String, from output: OutputFile) throws(SystemError) -> Bool {
        let status: FileStatus
        do throws(SystemError) {
            status = try FileSystem.status(of: path)
        } catch {
            if error.isNotFound { return true }
            throw error
        }
        switch status.kind {
        case .folder: throw .isFolder
        case .other: throw .isNotRegular
        case .file: break
        }
        guard status.byteCount == output.byteCount else { return true }
        // A file that may not be read is replaced; the folder decides whether that is allowed.
        guard let present = try? FileSystem.read(path) else { return true }
        var rest = present[...]
        for part in output.parts {
            guard rest.prefix(part.count) == part[...] else { return true }
            rest = rest.dropFirst(part.count)
        }
        return !rest.isEmpty
    }

    private mutating func writeAside(_ changed: [OutputFile]) throws(OutputFailure) {
        for output in changed {
            let target = path(output)
            let name = OutputWriter.temporaryName(pending.count)
            let temporary = OutputWriter.join(OutputWriter.parent(of: target), name)
            pending.append((temporary, target))
            do throws(SystemError) {
                try FileSystem.create(temporary, output.parts)
            } catch {
                throw OutputFailure(message: FailureMessage.cannotWrite(target, error))
            }
        }
    }

    private func moveIntoPlace() throws(OutputFailure) {
        for (temporary, target) in pending {
            do throws(SystemError) {
                try FileSystem.rename(temporary, to: target)
            } catch {
                throw OutputFailure(message: FailureMessage.cannotWrite(target, error))
            }
        }
    }

    // MARK: End

    private func summary(_ changed: [OutputFile]) -> WriteSummary {
        let written = Set(changed.map(\.path))
        return WriteSummary(
            written: changed.map(\.path),
            unchanged: outputs.map(\.path).filter { !written.contains($0) }
        )
    }

    /// Takes back what is not complete.
    private func undo() {
        for (temporary, _) in pending { FileSystem.remove(temporary) }
        for folder in madeFolders.reversed() { FileSystem.removeFolder(folder) }
    }

    private func unlock() {
        for lock in locks { FileSystem.unlock(lock) }
    }

    // MARK: Names

    private func path(_ output: OutputFile) -> String {
        OutputWriter.join(root, output.path)
    }

    /// The path of an output in a folder.
    static func join(_ folder: String, _ name: String) -> String {
        folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
    }

    /// The folder in which a path's last component stands.
    static func parent(of path: String) -> String {
        var rest = path[...]
        while rest.count > 1, rest.hasSuffix("/") { rest.removeLast() }
        guard let slash = rest.lastIndex(of: "/") else { return "." }
        rest = rest[..<slash]
        while rest.count > 1, rest.hasSuffix("/") { rest.removeLast() }
        return rest.isEmpty ? "/" : String(rest)
    }

    /// `.widgetc-PROCESS-NUMBER`.
    static func temporaryName(_ number: Int) -> String {
        ".widgetc-\(SystemProcess.id)-\(number)"
    }

    private static func isTemporary(_ name: String) -> Bool {
        guard name.hasPrefix(".widgetc-") else { return false }
        let numbers = name.dropFirst(9).split(separator: "-", omittingEmptySubsequences: false)
        return numbers.count == 2 && numbers.allSatisfy { number in
            !number.isEmpty && number.utf8.allSatisfy { (0x30...0x39).contains($0) }
        }
    }
}
