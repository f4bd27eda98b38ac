// In: what a call has read. Out: whether it still is as it was.
// Invariant: each is noted before it is read, so that no change after that is missed.

/// Files and folders as they were when a call read them.
struct SeenFiles {
    private var files: [(path: String, status: FileStatus?)] = []
    private var folders: [(path: String, status: FileStatus?)] = []
    /// What was found in the folders, in the order of the search.
    private var found: [String] = []

    static func status(of path: String) -> FileStatus? { try? FileSystem.status(of: path) }

    /// Notes a file as it was before it was read.
    mutating func note(_ path: String, _ status: FileStatus?) {
        files.append((path, status))
    }

    mutating func note(folder: String) {
        folders.append((folder, SeenFiles.status(of: folder)))
    }

    mutating func note(found paths: [String]) {
        found += paths
    }

    mutating func note(_ others: SeenFiles) {
        files += others.files
        folders += others.folders
        found += others.found
    }

    /// Whether a call would read the same again.
    func isCurrent(_ invocation: Invocation) -> Bool {
        guard files.allSatisfy({ SeenFiles.status(of: $0.path) == $0.status }) else { return false }
        // The date of a folder changes with everything in it, such as an output folder that is made.
        return folders.allSatisfy { SeenFiles.status(of: $0.path) == $0.status }
            || Inputs.found(by: invocation) == found
    }
}

extension Invocation {
    /// Works on what the call reads, as often as that has changed when the work is to be written.
    /// - Parameter work: gets the call with its settings; nil where something has changed, so that nothing is written.
    func run(_ report: Report, _ work: (Invocation) -> ExitCode?) -> ExitCode {
        for _ in 1...10 {
            do throws(ExitCode) {
                if let code = work(try SettingsFile.apply(to: self, report)) { return code }
            } catch {
                return error
            }
            // What came from a pipe cannot be read twice.
            if inputs.contains("-") || options.imports.contains("-") { break }
            report.detail(["read again: inputs have changed while this run waited for another"])
        }
        report.failure(FailureMessage.inputsChange)
        return .failure
    }
}
