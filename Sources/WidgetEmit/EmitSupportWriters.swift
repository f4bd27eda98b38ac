// In: the access level and the floors. Out: what writers of snapshots share, as constant Swift.
// Invariant: written exactly where the module's output has a writer.

import WidgetBase
import WidgetModel

func emitSupportWriters(in context: EmitContext, to out: inout OutputBuffer) {
    emitBlock(writeError(context.access), to: &out)
    emitBlock(snapshotEncoding, to: &out)
    emitBlock(files, to: &out)
    emitReloads(in: context, to: &out)
}

/// `WidgetWriteError`.
private func writeError(_ access: String) -> String {
    """
    /// Why a snapshot was not written.
    \(access)enum WidgetWriteError: Error, Hashable, WidgetContent {
        /// The App Group is missing from the entitlements.
        case noSharedFolder
        /// Other writers did not finish in time.
        case busy
        /// The device has not been unlocked since it started, so that nobody knows what the file holds.
        case locked
        /// A later version of the app wrote the file: what it holds cannot be changed by this version.
        case newer(version: Int)
        /// This many elements could not be read back from what was encoded.
        case unreadable(count: Int)
        /// The folder cannot be written to.
        case folderNotWritable
    }
    """
}

/// `JSONEncoder.widgetSnapshots`.
private let snapshotEncoding = """
    extension JSONEncoder {
        /// Writes what `JSONDecoder.widgetSnapshots` reads; the same value gives the same bytes.
        nonisolated static var widgetSnapshots: JSONEncoder {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            encoder.dateEncodingStrategy = .custom { date, encoder in
                let formatter = ISO8601DateFormatter()
                formatter.formatOptions = [.withInternetDateTime, .withFractionalSeconds]
                // Formatters cut off what is below a millisecond, so that a time just short of one would lose it.
                let milliseconds = (date.timeIntervalSinceReferenceDate * 1_000).rounded() + 0.1
                var container = encoder.singleValueContainer()
                try container.encode(formatter.string(from: Date(timeIntervalSinceReferenceDate: milliseconds / 1_000)))
            }
            encoder.nonConformingFloatEncodingStrategy = .convertToString(
                positiveInfinity: "+inf",
                negativeInfinity: "-inf",
                nan: "nan"
            )
            return encoder
        }
    }
    """

/// `WidgetFiles`.
private let files = """
    /// What writers of snapshots do with files.
    enum WidgetFiles: WidgetContent {
        /// Runs `body` while no other writer of the file, in this process or another, has the lock.
        /// The system takes the lock from a process that ends. The file itself is replaced by each writer, so that the
        /// lock is one beside it.
        static func withLock<Result: Sendable>(
            on file: String,
            in folder: URL,
            _ body: @Sendable () throws -> Result
        ) async throws -> Result {
            let path = folder.appendingPathComponent(".\\(file).lock").path
            let descriptor = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
            guard descriptor >= 0 else { throw WidgetWriteError.folderNotWritable }
            // Closing gives the lock back.
            defer { close(descriptor) }
            var attempts = 0
            while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
                attempts += 1
                guard attempts < 2_000 else { throw WidgetWriteError.busy }
                try await Task.sleep(nanoseconds: 1_000_000)
            }
            return try body()
        }

        /// Whether two values differ in a file. A number that is none differs from itself only in Swift.
        static func differ<Value: Encodable & Equatable>(_ left: Value, _ right: Value) -> Bool {
            guard left != right else { return false }
            let encoder = JSONEncoder.widgetSnapshots
            guard let first = try? encoder.encode([left]) else { return true }
            return first != (try? encoder.encode([right]))
        }
    }
    """

/// `WidgetReloads`.
private func emitReloads(in context: EmitContext, to out: inout OutputBuffer) {
    let access = context.access
    emitLines(
        """

        /// Asks WidgetKit for new timelines: at once for a first change, then once for each kind of a burst of changes.
        \(access)actor WidgetReloads {
            \(access)static let shared = WidgetReloads()

            private let interval: UInt64
            private let reload: @Sendable (String) -> Void
            private var pending: Set<String> = []
            private var isWaiting = false

            /// - Parameters:
            ///   - interval: how long the changes of a burst are collected.
            ///   - reload: asks for new timelines of one kind.
            \(access)init(
                intervalInNanoseconds interval: UInt64 = 500_000_000,
                reload: @escaping @Sendable (String) -> Void = { WidgetReloads.askWidgetKit(for: $0) }
            ) {
                self.interval = interval
                self.reload = reload
            }

            /// Asks for new timelines of some kinds, now or at the end of the burst.
            \(access)func request(_ kinds: Set<String>) {
                pending.formUnion(kinds)
                guard !isWaiting, !pending.isEmpty else { return }
                flush()
                isWaiting = true
                Task {
                    try? await Task.sleep(nanoseconds: interval)
                    endBurst()
                }
            }

            /// Asks at once for what a burst has left, as is due before the process may be suspended.
            \(access)func flush() {
                let kinds = pending.sorted()
                pending = []
                for kind in kinds { reload(kind) }
            }

            private func endBurst() {
                isWaiting = false
                request([])
            }

        """, to: &out)
    out.indent()
    out.blank()
    out.line("/// Asks the system, where it has widgets.")
    out.block("\(access)static func askWidgetKit(for kind: String)") { out in
        emitControlRequest(in: context, to: &out)
        let availability = context.availability(of: .widgets)
        out.gated(availability) { out in
            out.line("WidgetCenter.shared.reloadTimelines(ofKind: kind)")
            emitInvalidations(in: context, to: &out)
        }
    }
    out.outdent()
    out.line("}")
}

/// What the system has been told about a kind beside its timeline is asked for again with it.
private func emitInvalidations(in context: EmitContext, to out: inout OutputBuffer) {
    let relevant = context.kinds.filter(\.hasRelevance)
    if !relevant.isEmpty {
        out.gated(context.availability(of: .relevance)) { out in
            out.line("let relevant: Set<String> = " + .list(relevant.map(context.reference)))
            out.line("if relevant.contains(kind) { WidgetCenter.shared.invalidateRelevance(ofKind: kind) }")
        }
    }
    let recommended = context.kinds.filter(\.hasRecommendations)
    guard !recommended.isEmpty else { return }
    out.gated(context.availability(of: .recommendationRequests)) { out in
        out.line("let recommended: Set<String> = " + .list(recommended.map(context.reference)))
        out.line("if recommended.contains(kind) { WidgetCenter.shared.invalidateConfigurationRecommendations() }")
    }
}

/// Controls are asked for by another object than widgets.
private func emitControlRequest(in context: EmitContext, to out: inout OutputBuffer) {
    let controls = context.kinds.filter { $0.isControl && !$0.fields.isEmpty }
    guard !controls.isEmpty else { return }
    out.line("let controls: Set<String> = " + .list(controls.map(context.reference)))
    out.block("guard !controls.contains(kind) else") { out in
        out.gated(context.controlAvailability) { $0.line("ControlCenter.shared.reloadControls(ofKind: kind)") }
        out.line("return")
    }
}
