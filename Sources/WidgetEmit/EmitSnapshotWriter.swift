// In: a snapshot. Out: the type that writes its file, and which kinds of widget look different for new contents.
// Invariant: what the writer replaces is read and written while no other writer has a turn.

import WidgetBase
import WidgetModel

/// `Writer`, inside of the snapshot's type.
func emitSnapshotWriter(_ id: SnapshotID, in context: EmitContext, to out: inout OutputBuffer) {
    let name = context.typeName(id)
    let access = context.access
    // Files that never become stale are read without a time.
    let isTimed = context.program.snapshots[id].staleAfter != nil
    let read = "\(name).read(from: folder\(isTimed ? ", at: now" : ""))"
    out.line("/// Writes the file, and asks for new timelines of the widgets that would look different.")
    out.block("\(access)struct Writer: WidgetContent") { out in
        out.line("private let folder: URL?")
        out.line("private let reloads: WidgetReloads")
        out.blank()
        out.block("\(access)init(folder: URL? = \(name).folder, reloads: WidgetReloads = .shared)") { out in
            out.line("self.folder = folder")
            out.line("self.reloads = reloads")
        }
        emitWrite(name, read: read, in: context, to: &out)
        emitUpdate(name, read: read, in: context, to: &out)
        emitReplace(name, in: context, to: &out)
        // Only a process that may be suspended at once has to ask.
        guard context.facts.changedSnapshots.contains(id) else { return }
        emitLines(
            """

            /// Asks at once for what a burst of changes has left, as is due before the process may be suspended.
            """, to: &out)
        out.block("\(access)func flush() async") { $0.line("await reloads.flush()") }
    }
}

private func emitWrite(_ name: String, read: String, in context: EmitContext, to out: inout OutputBuffer) {
    emitLines(
        """

        /// Replaces the contents. Writers of all processes take turns; the file holds what the last of them wrote.
        /// - Throws: `WidgetWriteError`, or why the contents could not be encoded or written.
        """, to: &out)
    out.block("\(context.access)func write(_ snapshot: \(name), at now: Date = Date()) async throws") { out in
        emitLines(
            """
            guard let folder else { throw WidgetWriteError.noSharedFolder }
            let kinds = try await WidgetFiles.withLock(on: \(name).fileName, in: folder) {
                try replace(\(read), with: snapshot, in: folder, at: now)
            }
            await reloads.request(kinds)
            """, to: &out)
    }
}

private func emitUpdate(_ name: String, read: String, in context: EmitContext, to out: inout OutputBuffer) {
    emitLines(
        """

        /// Changes the contents; no other writer has a turn between reading and writing.
        /// - Parameter change: gets nil where there is no file yet, or one that cannot be decoded. If it leaves nil,
        ///   nothing is written.
        /// - Throws: `WidgetWriteError`, what `change` throws, or why the contents could not be encoded or written.
        """, to: &out)
    let header = SwiftCode.call(
        "\(context.access)func update",
        [
            "at now: Date = Date()", "_ change: @Sendable (inout \(name)?) throws -> Void",
        ])
    out.block(header + " async throws") { out in
        emitLines(
            """
            guard let folder else { throw WidgetWriteError.noSharedFolder }
            let kinds = try await WidgetFiles.withLock(on: \(name).fileName, in: folder) { () -> Set<String> in
                let reading = \(read)
                switch reading {
                case .locked: throw WidgetWriteError.locked
                case .newer(let version): throw WidgetWriteError.newer(version: version)
                case .fresh, .stale, .missing, .corrupt: break
                }
                var snapshot = reading.snapshot
                try change(&snapshot)
                guard let snapshot else { return [] }
                return try replace(reading, with: snapshot, in: folder, at: now)
            }
            await reloads.request(kinds)
            """, to: &out)
    }
}

private func emitReplace(_ name: String, in context: EmitContext, to out: inout OutputBuffer) {
    emitLines(
        """

        /// Writes the file, and tells which kinds of widget look different from what was read before.
        """, to: &out)
    out.block(
        .call(
            "private func replace",
            [
                "_ reading: Reading", "with snapshot: \(name)", "in folder: URL", "at now: Date",
            ]) + " throws -> Set<String>"
    ) { out in
        emitLines(
            """
            var snapshot = snapshot
            snapshot.written = now
            let data = try JSONEncoder.widgetSnapshots.encode(snapshot)
            // Read back before it is written, so that no file appears that widgets cannot read, and so that dates are
            // compared as the file holds them.
            let readable = try JSONDecoder.widgetSnapshots.decode(\(name).self, from: data)
            guard readable.skippedCount == 0 else { throw WidgetWriteError.unreadable(count: readable.skippedCount) }
            // Written beside the old file, synchronised and renamed: a reader sees the old contents or the new.
            try data.write(
                to: folder.appendingPathComponent(\(name).fileName),
                options: [.atomic, .completeFileProtectionUntilFirstUserAuthentication]
            )
            guard case .fresh(let shown) = reading else { return \(name).kinds }
            return readable.kinds(toReplace: shown)
            """, to: &out)
    }
}

/// Which kinds of widget read the file, and which read what differs.
func emitSnapshotKinds(_ id: SnapshotID, in context: EmitContext, to out: inout OutputBuffer) {
    let row = context.program.snapshots[id]
    let name = context.typeName(id)
    let readers = context.kinds.filter { kind in row.fields.contains(where: kind.fields.contains) }
    var groups: [(readers: [Int], fields: [FieldID])] = []
    for field in row.fields where !context.program.fields[field].isVolatile {
        let indices = readers.indices.filter { readers[$0].fields.contains(field) }
        guard !indices.isEmpty else { continue }
        if let index = groups.firstIndex(where: { $0.readers == indices }) {
            groups[index].fields.append(field)
        } else {
            groups.append((indices, [field]))
        }
    }
    let access = context.access
    out.blank()
    out.line("/// The kinds of widget that read the file.")
    out.line("\(access)static let kinds: Set<String> = " + .list(readers.map(context.reference)))
    out.blank()
    out.line("/// The kinds of widget that look different for these contents than for others.")
    out.line("/// Fields that no widget reads do not count, nor do those declared `volatile`.")
    guard !groups.isEmpty else {
        out.block("\(access)func kinds(toReplace other: \(name)) -> Set<String>") { $0.line("[]") }
        return
    }
    out.block("\(access)func kinds(toReplace other: \(name)) -> Set<String>") { out in
        out.line("var kinds: Set<String> = []")
        for group in groups {
            let tests = group.fields.map { field -> SwiftCode in
                let member = context.name(context.program.fields[field].name, as: .member)
                return .call("WidgetFiles.differ", ["self.\(member)", "other.\(member)"])
            }
            let condition = tests.dropFirst().reduce(tests[0]) { .binary($0, "||", $1) }
            out.block("if " + condition) { out in
                for index in group.readers {
                    out.line(.call("kinds.insert", [context.reference(to: readers[index])]))
                }
            }
        }
        out.line("return kinds")
    }
}
