// In: files that are to be written, replaced and removed. Out: all of that, or none of it.
// Invariant: a file is there as it was or as it will be, never in part; until the end everything can be taken back.

/// Changes of files that belong together.
///
/// What is new is written aside first, under a temporary name in the folder where it will stand, and gets its name when
/// all is complete. What it takes the place of is kept under a temporary name too, until nothing can fail any more. A
/// run that is killed leaves such files, and the next run into the folder removes them. A signal that asks the program
/// to end waits until all is taken back, or complete. Runs that change one folder wait for each other: the system ends
/// the lock with the process.
struct FileTransaction {
    /// A file that is complete but for its name.
    struct Aside {
        fileprivate let temporary: String
        fileprivate let target: String
        /// How messages call it.
        fileprivate let name: String
    }

    /// What has been done, and is done in reverse to take it back.
    private enum Step {
        case madeFolder(String)
        case wroteAside(String)
        /// Something took its name, where nothing was.
        case added(String)
        /// Something took the place of what is kept under another name.
        case replaced(String, kept: String)
        case removed(String, kept: String)
    }

    private var steps: [Step] = []
    private var locks: [FolderLock] = []
    /// Nil before the folders are entered.
    private var signals: HeldSignals?
    private var nextNumber = 0

    // MARK: Folders

    /// Makes folders if they are not there, waits for other runs that change them, and removes what runs that were
    /// killed have left in them. All are entered at once, in the order of their real paths: so no two runs can wait for
    /// each other in a circle.
    mutating func enter(_ folders: [String]) throws(OutputFailure) {
        signals = HeldSignals()
        // Each is asked for once: where that fails now and then, one folder would get two names, and wait for itself.
        let folders = Paths.distinct(folders)
        for folder in folders { try makeFolder(folder) }
        for place in Paths.distinct(folders.map { (try? FileSystem.realPath($0)) ?? $0 }) {
            guard let lock = try lock(place) else { continue }
            locks.append(lock)
            removeLeftovers(in: place)
        }
    }

    /// Waits until no other run works in a folder, or until this one is to end. Nil where there are no locks. One that
    /// waits longer than a run takes says so, also where nothing else is said: it would look like one that hangs.
    private mutating func lock(_ folder: String) throws(OutputFailure) -> FolderLock? {
        let start = SystemProcess.seconds
        let limit = FileTransaction.patience
        var hasTold = false
        while true {
            switch FileSystem.lock(folder) {
            case .taken(let lock):
                if FileSystem.isPlace(of: lock, folder) { return lock }
                // Another run has taken it back, or somebody has removed it.
                FileSystem.unlock(lock)
                try stopIfAsked()
                try makeFolder(folder)
            case .unavailable:
                if SeenFiles.status(of: folder) != nil { return nil }
                try stopIfAsked()
                try makeFolder(folder)
            case .busy:
                try stopIfAsked()
                let time = SystemProcess.seconds - start
                guard time < limit else {
                    throw OutputFailure(message: FailureMessage.folderStaysLocked(folder, seconds: limit))
                }
                if time > 1, !hasTold {
                    hasTold = true
                    Report().note(FailureMessage.waitsForFolder(folder))
                }
                SystemProcess.wait(milliseconds: 5)
            }
        }
    }

    /// For how many seconds a run waits for others: as long as a build of any size may write, on a slow disk.
    private static var patience: Double { OptionValues.seconds(of: patienceVariable) ?? 300 }

    static let patienceVariable = "WIDGETC_LOCK_TIMEOUT"

    /// Fails if the process has been told to end: who called takes all back, and leaves.
    private func stopIfAsked() throws(OutputFailure) {
        guard signals?.haveCome ?? false else { return }
        throw OutputFailure(message: FailureMessage.interrupted)
    }

    private mutating func makeFolder(_ folder: String) throws(OutputFailure) {
        do throws(SystemError) {
            if try FileSystem.makeFolder(folder) { steps.append(.madeFolder(folder)) }
        } catch {
            let parent = Paths.parent(of: folder)
            guard error.isNotFound, parent != folder else {
                throw OutputFailure(message: FailureMessage.cannotMakeFolder(folder, error))
            }
            try makeFolder(parent)
            do throws(SystemError) {
                if try FileSystem.makeFolder(folder) { steps.append(.madeFolder(folder)) }
            } catch {
                throw OutputFailure(message: FailureMessage.cannotMakeFolder(folder, error))
            }
        }
    }

    /// Removes what a run that was killed has left in the folders of modules that are gone. Waits for nobody: a run
    /// that works there removes it itself.
    func removeLeftovers(below root: String) {
        for name in FileSystem.readableNames(in: root) where !name.contains(".") {
            let folder = Paths.join(root, name)
            // What a link leads to is not the output's.
            guard (try? FileSystem.isLinkOrDevice(folder)) == false else { continue }
            guard case .taken(let lock) = FileSystem.lock(folder) else { continue }
            if removeLeftovers(in: folder) { FileSystem.removeFolder(folder) }
            FileSystem.unlock(lock)
        }
    }

    /// Whether there were any. The lock shows that no living run owns the temporary files.
    @discardableResult
    private func removeLeftovers(in folder: String) -> Bool {
        let leftovers = FileSystem.readableNames(in: folder).filter(FileTransaction.isTemporary)
        for name in leftovers { try? FileSystem.remove(Paths.join(folder, name)) }
        return !leftovers.isEmpty
    }

    // MARK: Files

    /// Writes what will stand at a path.
    /// - Parameter replaced: how messages call a file that has to be there and writable, and hands on its mode.
    mutating func writeAside(
        _ parts: [[UInt8]],
        for target: String,
        replacing replaced: String? = nil
    ) throws(OutputFailure) -> Aside {
        try stopIfAsked()
        do throws(SystemError) {
            let temporary = try withNewName(beside: target) { name throws(SystemError) in
                if replaced != nil {
                    try FileSystem.createReplacement(name, for: target, parts)
                } else {
                    try FileSystem.create(name, parts)
                    // Whoever has made an output readable for a group, or read-only, need not do it again.
                    FileSystem.copyPermissions(of: target, to: name)
                }
            }
            return Aside(temporary: temporary, target: target, name: replaced ?? target)
        } catch {
            throw OutputFailure(message: FailureMessage.cannotWrite(replaced ?? target, error))
        }
    }

    /// Gives files their names.
    /// - Parameter isAll: whether nothing else is changed, so that nothing has to be taken back if a single file fails.
    mutating func moveIntoPlace(_ files: [Aside], isAll: Bool = false) throws(OutputFailure) {
        for file in files {
            try stopIfAsked()
            let before: Before
            do throws(SystemError) {
                before = isAll && files.count == 1 ? .unkept : try keep(file.target)
                try FileSystem.rename(file.temporary, to: file.target)
            } catch {
                throw OutputFailure(message: FailureMessage.cannotWrite(file.name, error))
            }
            switch before {
            case .nothing: steps.append(.added(file.target))
            case .kept(let name): steps.append(.replaced(file.target, kept: name))
            case .unkept: break
            }
        }
    }

    /// Removes a file; it can be brought back until the end.
    mutating func remove(_ path: String) throws(OutputFailure) {
        try stopIfAsked()
        do throws(SystemError) {
            let name = freeName(beside: path)
            try FileSystem.rename(path, to: name)
            steps.append(.removed(path, kept: name))
        } catch {
            guard !error.isNotFound else { return }
            throw OutputFailure(message: FailureMessage.cannotRemove(path, error))
        }
    }

    private enum Before {
        case nothing
        case kept(String)
        /// A single file, of which nothing has to be taken back.
        case unkept
    }

    /// Keeps what stands at a path: under a second name, or, where the system refuses that, as for the file of another
    /// user, as a copy. What cannot be read either gives up its name.
    private mutating func keep(_ path: String) throws(SystemError) -> Before {
        do throws(SystemError) {
            return .kept(
                try withNewName(beside: path) { name throws(SystemError) in
                    try FileSystem.link(path, as: name)
                })
        } catch {
            if error.isNotFound || !FileSystem.isTaken(path) { return .nothing }
        }
        // A link has no copy.
        if try !FileSystem.isLinkOrDevice(path), let bytes = try? FileSystem.read(path) {
            return .kept(
                try withNewName(beside: path) { name throws(SystemError) in
                    try FileSystem.create(name, [bytes])
                    FileSystem.copyPermissions(of: path, to: name)
                })
        }
        let name = freeName(beside: path)
        try FileSystem.rename(path, to: name)
        // From now on it would be missed.
        steps.append(.removed(path, kept: name))
        return .nothing
    }

    // MARK: End

    /// Removes what was kept to take everything back. Nothing is taken back from here on.
    mutating func complete() throws(OutputFailure) {
        var failure: OutputFailure?
        for step in steps {
            let (path, name): (String, String)
            switch step {
            case .replaced(let target, let kept), .removed(let target, let kept): (path, name) = (target, kept)
            case .madeFolder, .wroteAside, .added: continue
            }
            do throws(SystemError) {
                try FileSystem.remove(name)
            } catch {
                failure = failure ?? OutputFailure(message: FailureMessage.cannotRemoveKept(name, of: path, error))
            }
        }
        if let failure { throw failure }
    }

    /// Takes back all that was done.
    mutating func undo() {
        for step in steps.reversed() {
            switch step {
            case .madeFolder(let folder): FileSystem.removeFolder(folder)
            case .wroteAside(let path), .added(let path): try? FileSystem.remove(path)
            case .replaced(let path, kept: let name), .removed(let path, kept: let name):
                try? FileSystem.rename(name, to: path)
            }
        }
        steps = []
    }

    /// Lets other runs work in the folders, and signals end the process.
    mutating func leave() {
        for lock in locks { FileSystem.unlock(lock) }
        locks = []
        signals?.letThrough()
        signals = nil
    }

    // MARK: Names

    /// Makes a file under a temporary name. A name that is taken belongs to a process of another system that has the
    /// same number, where the file system has no locks.
    private mutating func withNewName(
        beside path: String,
        _ make: (String) throws(SystemError) -> Void
    ) throws(SystemError) -> String {
        while true {
            let name = nextName(beside: path)
            do throws(SystemError) {
                try make(name)
                steps.append(.wroteAside(name))
                return name
            } catch {
                guard error.isTaken else { throw error }
            }
        }
    }

    private mutating func freeName(beside path: String) -> String {
        var name = nextName(beside: path)
        while FileSystem.isTaken(name) { name = nextName(beside: path) }
        return name
    }

    /// What no person calls a file.
    private static let prefix = ".widgetc-temporary-"

    /// `.widgetc-temporary-PROCESS-NUMBER`.
    private mutating func nextName(beside path: String) -> String {
        defer { nextNumber += 1 }
        return Paths.join(Paths.parent(of: path), "\(FileTransaction.prefix)\(SystemProcess.id)-\(nextNumber)")
    }

    private static func isTemporary(_ name: String) -> Bool {
        guard name.hasPrefix(prefix) else { return false }
        let numbers = name.dropFirst(prefix.count).split(separator: "-", omittingEmptySubsequences: false)
        return numbers.count == 2
            && numbers.allSatisfy { number in
                !number.isEmpty && number.utf8.allSatisfy { (0x30...0x39).contains($0) }
            }
    }
}
