// In: generated files and a folder. Out: the folder with those files in it.
// Invariant: a file is there as it was or as it will be, never in part; what would not change is not touched.

import WidgetCompiler

/// What a run of the writer came to.
struct WriteSummary {
    /// Relative to the output folder.
    let written: [String]
    let unchanged: [String]
    let removed: [String]
    /// What a person should know of the folder.
    let warnings: [String]
}

/// A failure of the file system, in words.
struct OutputFailure: Error {
    let message: String
    /// Whether what the outputs were made from is no longer as it was, so that they have to be made anew.
    var isOutdated = false
}

/// Writes the outputs of one build, and what serves other tools with them: all, or after a failure nothing.
struct OutputWriter {
    private let root: String
    private let outputs: [OutputFile]
    private let jobs: Int
    private var transaction = FileTransaction()

    private init(_ outputs: [OutputFile], in root: String, jobs: Int) {
        self.outputs = outputs
        self.root = root
        self.jobs = jobs
    }

    /// - Parameters:
    ///   - prunes: whether the outputs of descriptions that are gone are removed.
    ///   - beside: a file with a path of its own that is written with them.
    ///   - former: of each output what it was made from, nil where nothing stood there; an empty list where outputs are
    ///     made from other files alone.
    ///   - isCurrent: whether what they are made from is as it was; else nothing is written.
    static func write(
        _ outputs: [OutputFile],
        to root: String,
        jobs: Int,
        prunes: Bool = false,
        beside: OutputFile? = nil,
        former: [[UInt8]?] = [],
        isCurrent: () -> Bool = { true }
    ) throws(OutputFailure) -> WriteSummary {
        var writer = OutputWriter(outputs, in: root, jobs: jobs)
        defer { writer.transaction.leave() }
        let summary: WriteSummary
        do throws(OutputFailure) {
            summary = try writer.write(prunes: prunes, beside: beside, former: former, isCurrent)
        } catch {
            writer.transaction.undo()
            throw error
        }
        try writer.transaction.complete()
        for path in summary.removed where path.contains("/") {
            FileSystem.removeFolder(Paths.parent(of: Paths.join(root, path)))
        }
        return summary
    }

    /// Writes files that have paths of their own, all or none; a link stays one. Tells of each whether it was changed.
    /// - Parameters:
    ///   - former: of each what it was made from, nil where nothing stood there.
    ///   - isCurrent: as above.
    static func write(
        _ files: [OutputFile], former: [[UInt8]?], isCurrent: () -> Bool
    ) throws(OutputFailure) -> [Bool] {
        let targets = files.map { Paths.followed($0.path) }
        var transaction = FileTransaction()
        defer { transaction.leave() }
        var changed: [Bool] = []
        do throws(OutputFailure) {
            try transaction.enter(targets.map { Paths.parent(of: $0) })
            try expectCurrent(isCurrent)
            for (file, bytes) in zip(files, former) { try expect(bytes, at: file.path) }
            var asides: [FileTransaction.Aside] = []
            for (file, target) in zip(files, targets) {
                changed.append(try checked(target, file))
                if changed[changed.count - 1] {
                    asides.append(try transaction.writeAside(file.parts, for: target))
                }
            }
            try transaction.moveIntoPlace(asides, isAll: true)
        } catch {
            transaction.undo()
            throw error
        }
        try transaction.complete()
        return changed
    }

    /// The outputs that a run would write, relative to the folder; nothing is touched.
    static func changes(_ outputs: [OutputFile], in root: String, jobs: Int) throws(OutputFailure) -> [String] {
        do throws(SystemError) {
            let status = try FileSystem.statusIfThere(of: root)
            // A run that writes would make no folder in the place of a link that leads nowhere.
            if status == nil, FileSystem.isTaken(root) { throw .isNotThere }
            if let status, status.kind != .folder { throw .isNotFolder }
        } catch {
            throw OutputFailure(message: FailureMessage.cannotMakeFolder(root, error))
        }
        let writer = OutputWriter(outputs, in: root, jobs: jobs)
        _ = try writer.folders()
        return try writer.changedOutputs().map(\.path)
    }

    private mutating func write(
        prunes: Bool, beside: OutputFile?, former: [[UInt8]?], _ isCurrent: () -> Bool
    ) throws(OutputFailure) -> WriteSummary {
        // What stands there would be replaced, not written to.
        if let beside, try OutputWriter.isLinkOrDevice(beside.path) {
            throw OutputFailure(message: FailureMessage.noRegularFile(beside.path, option: "--depfile"))
        }
        var folders = try folders()
        if prunes { folders += Manifest.folders(in: root) }
        if let beside { folders.append(Paths.parent(of: beside.path)) }
        try transaction.enter(folders + [root])
        try OutputWriter.expectCurrent(isCurrent)
        transaction.removeLeftovers(below: root)
        for (output, bytes) in zip(outputs, former) { try OutputWriter.expect(bytes, at: path(output)) }
        // Read only now, when no other run can change it.
        let manifest = prunes ? try Manifest(of: root, beside: outputs) : nil
        let stale = manifest?.stale ?? []

        let changed = try changedOutputs()
        var files: [FileTransaction.Aside] = []
        if let file = manifest?.announcement { files.append(try writeAside(file)) }
        for output in changed { files.append(try writeAside(output)) }
        if let beside, try OutputWriter.checked(beside.path, beside) {
            files.append(try transaction.writeAside(beside.parts, for: beside.path))
        }
        let last = try manifest?.conclusion.map { file throws(OutputFailure) in try writeAside(file) }

        try transaction.moveIntoPlace(files, isAll: stale.isEmpty && last == nil)
        for path in stale { try transaction.remove(Paths.join(root, path)) }
        if let last { try transaction.moveIntoPlace([last]) }
        let written = Set(changed.map { PathBytes($0.path) })
        return WriteSummary(
            written: changed.map(\.path),
            unchanged: outputs.map(\.path).filter { !written.contains(PathBytes($0)) },
            removed: stale,
            warnings: manifest?.warnings ?? []
        )
    }

    /// The folders of the outputs, each of which is the output folder or stands in it.
    private func folders() throws(OutputFailure) -> [String] {
        let folders = Paths.distinct(outputs.map { Paths.parent(of: path($0)) })
        for folder in folders where try !OutputWriter.isInside(folder, root) {
            throw OutputFailure(message: FailureMessage.leavesOutputFolder(folder))
        }
        return folders
    }

    private mutating func writeAside(_ output: OutputFile) throws(OutputFailure) -> FileTransaction.Aside {
        try transaction.writeAside(output.parts, for: path(output))
    }

    /// Whether a folder for outputs is the output folder or really stands in it: a link there might lead anywhere.
    static func isInside(_ folder: String, _ root: String) throws(OutputFailure) -> Bool {
        guard folder != root, folder != Paths.parent(of: Paths.join(root, "x")) else { return true }
        do throws(SystemError) {
            let place = try FileSystem.realBytes(folder)
            let outer = try FileSystem.realBytes(root)
            return place.starts(with: outer) && (outer.last == 0x2F || place.dropFirst(outer.count).first == 0x2F)
        } catch {
            // What is not there yet is made as a folder.
            if error.isNotFound { return true }
            throw OutputFailure(message: FailureMessage.cannotWrite(folder, error))
        }
    }

    private static func isLinkOrDevice(_ path: String) throws(OutputFailure) -> Bool {
        do throws(SystemError) {
            return try FileSystem.isLinkOrDevice(path)
        } catch {
            throw OutputFailure(message: FailureMessage.cannotWrite(path, error))
        }
    }

    // MARK: Comparison

    /// The outputs whose files are absent or differ.
    private func changedOutputs() throws(OutputFailure) -> [OutputFile] {
        let (root, outputs) = (root, outputs)
        let differences = SystemProcess.map(outputs.count, threads: min(jobs, outputs.count / 8)) { index in
            Result { () throws(OutputFailure) in
                try OutputWriter.checked(Paths.join(root, outputs[index].path), outputs[index])
            }
        }
        var changed: [OutputFile] = []
        for (output, difference) in zip(outputs, differences) {
            if try difference.get() { changed.append(output) }
        }
        return changed
    }

    /// Whether a file is absent or has other bytes.
    private static func checked(_ path: String, _ output: OutputFile) throws(OutputFailure) -> Bool {
        let isChanged: Bool
        do throws(SystemError) {
            isChanged = try differs(path, from: output)
        } catch {
            throw OutputFailure(message: FailureMessage.cannotWrite(path, error))
        }
        if isChanged, output.path.hasSuffix(".swift"), EarlierOutputs.isHandWritten(path) {
            throw OutputFailure(message: FailureMessage.isHandWritten(path))
        }
        return isChanged
    }

    /// Fails if what outputs are made from has changed: while this run waited for the folders, another may have built
    /// what was written since.
    private static func expectCurrent(_ isCurrent: () -> Bool) throws(OutputFailure) {
        guard isCurrent() else { throw OutputFailure(message: FailureMessage.inputsChange, isOutdated: true) }
    }

    /// Fails if a file is no longer what it was when it was read: what another run or a person has written since would
    /// be lost.
    private static func expect(_ bytes: [UInt8]?, at path: String) throws(OutputFailure) {
        do throws(SystemError) {
            switch try FileSystem.statusIfThere(of: path)?.kind {
            case nil: if bytes == nil { return }
            case .folder: throw .isFolder
            // A pipe would be read for ever.
            case .other: throw .isNotRegular
            case .file: if try FileSystem.read(path) == bytes { return }
            }
        } catch {
            throw OutputFailure(message: FailureMessage.cannotWrite(path, error))
        }
        throw OutputFailure(message: FailureMessage.changedMeanwhile(path))
    }

    private static func differs(_ path: String, from output: OutputFile) throws(SystemError) -> Bool {
        guard let status = try FileSystem.statusIfThere(of: path) else { return true }
        switch status.kind {
        case .folder: throw .isFolder
        case .other: throw .isNotRegular
        case .file: break
        }
        // Version control may have given the file line ends of another system: then it decides on them.
        let isConverted = status.byteCount > output.byteCount && OutputWriter.endsLinesOtherwise(path)
        guard status.byteCount == output.byteCount || isConverted else { return true }
        // A file that may not be read is replaced; the folder decides whether that is allowed.
        guard let present = try? FileSystem.read(path) else { return true }
        return !FileSystem.isSame(isConverted ? LineEnds.unified(present) : present, output.parts)
    }

    /// Whether the first line of a file ends as on Windows.
    private static func endsLinesOtherwise(_ path: String) -> Bool {
        guard let head = try? FileSystem.readHead(path, 200), let end = head.firstIndex(of: 0x0A) else { return false }
        return end > 0 && head[end - 1] == 0x0D
    }

    // MARK: Names

    private func path(_ output: OutputFile) -> String {
        Paths.join(root, output.path)
    }
}
