// In: the app's side of the store, and a folder for it. Out: what was written there, for the widgets' side to read.
// Invariant: run with the name of a part, it does that part only, as a second process beside others.

import Foundation
import WidgetKit

@testable import Store

/// The kinds for which new timelines were asked, from any thread.
struct RequestLog: Sendable {
    private let kinds = _StubLocked<[String]>([])

    func add(_ kind: String) { kinds.with { $0.append(kind) } }

    /// What was added since the last call, sorted.
    func take() -> [String] {
        kinds.with { kinds in
            defer { kinds = [] }
            return kinds.sorted()
        }
    }
}

@main
struct Program {
    static let rounds = 60

    static func main() async throws {
        let arguments = CommandLine.arguments
        if arguments.count == 3 {
            try await runPart(arguments[1], in: URL(fileURLWithPath: arguments[2]))
            return
        }
        var checks = Checks()
        roundTripsLinks(&checks)
        try await roundTripsValues(&checks)
        try await reloads(&checks)
        try await coalesces(&checks)
        try await fails(&checks)
        try await sharesAmongProcesses(&checks)
        try await leavesAFile(&checks)
        checks.finish()
    }

    static func newFolder() throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }

    // MARK: Links

    static func roundTripsLinks(_ checks: inout Checks) {
        let id = UUID()
        var routes: [Route] = [.home, .task(id: id, priority: .high)]
        for text in ["", "/", "..", "a b", "%", "%41", "é", "e\u{301}", "👩‍👧", "\u{0}\r\n", "?#[]@!$&'()*+,;=", "~_-."] {
            routes.append(.search(text: text, page: -3, all: true))
            routes.append(.search(text: text, page: .max, all: false))
        }
        for route in routes {
            let link = route.url
            let parsed = link.flatMap { Route($0) }
            checks.expect(parsed == route, "\(route) comes back from \(String(describing: link))")
            if case .search(let text, _, _) = route, case .search(let other, _, _)? = parsed {
                checks.expect(Array(text.unicodeScalars) == Array(other.unicodeScalars), "no scalar changes: \(text)")
            }
        }
        let others = [
            "store://home/", "store://home?", "Store://home", "other://home", "store:home", "store://HOME", "store://",
            "store://task/\(id.uuidString.lowercased())?p=10", "store://task/\(id.uuidString)?p=9",
            "store://task/\(id.uuidString)?p=+10", "store://task/\(id.uuidString)", "store://task/1?p=10",
            "store://search/a/01?all=true#list", "store://search/a/1?all=TRUE#list", "store://search/%61/1?all=true#list",
            "store://search/a/1?all=true", "store://search/a/b/1?all=true#list", "store://search/%C3%28/1?all=true#list",
        ]
        for other in others {
            checks.expect(URL(string: other).flatMap { Route($0) } == nil, "the builder does not make \(other)")
        }
    }

    // MARK: Values

    static func full() -> TasksSnapshot {
        let place = Place(name: "“Ö\u{0}\n\"/\\", latitude: -.infinity, opened: Date(timeIntervalSince1970: 1.001))
        let job = JobRow(taskID: UUID(), name: "\u{1F469}\u{200D}", priority: .high, places: [place, Place(name: "")])
        return TasksSnapshot(
            tasks: [job, JobRow(taskID: UUID(), name: "b")],
            current: place,
            share: 0.1 + 0.2,
            link: URL(string: "https://example.com/a%20b?c=d#e"),
            count: .min,
            flag: false,
            priority: .high,
            due: .distantPast,
            extras: [Extra(number: 3)],
            synced: .distantFuture,
            unread: "x"
        )
    }

    static func roundTripsValues(_ checks: inout Checks) async throws {
        let folder = try newFolder()
        let now = Date(timeIntervalSince1970: 1_800_000_000)
        for snapshot in [full(), TasksSnapshot()] {
            try await TasksSnapshot.Writer(folder: folder).write(snapshot, at: now)
            var expected = snapshot
            expected.written = now
            checks.expect(TasksSnapshot.read(from: folder, at: now) == .fresh(expected), "every type comes back")
        }
        for milliseconds in 0..<2_000 {
            let date = Date(timeIntervalSince1970: 1_700_000_000 + Double(milliseconds) / 1_000)
            let data = try JSONEncoder.widgetSnapshots.encode([date])
            let found = try JSONDecoder.widgetSnapshots.decode([Date].self, from: data)
            checks.expect(abs(found[0].timeIntervalSince(date)) < 0.000_01, "milliseconds are kept: \(date)")
        }
    }

    // MARK: Reloads

    /// A writer whose requests are taken without waiting for a burst to end.
    static func recorded(in folder: URL) -> (writer: TasksSnapshot.Writer, requests: RequestLog) {
        let log = RequestLog()
        let reloads = WidgetReloads(intervalInNanoseconds: 0) { log.add($0) }
        return (TasksSnapshot.Writer(folder: folder, reloads: reloads), log)
    }

    static func reloads(_ checks: inout Checks) async throws {
        let folder = try newFolder()
        let now = Date()
        let both = ["ShareWidget", "com.example.task"]
        func requests(at date: Date = now, _ change: @Sendable (inout TasksSnapshot) -> Void) async throws -> [String] {
            let (writer, log) = recorded(in: folder)
            try await writer.update(at: date) { snapshot in
                var changed = snapshot ?? full()
                change(&changed)
                snapshot = changed
            }
            return log.take()
        }
        var found = try await requests { _ in }
        checks.expect(found == both, "the first file: \(found)")
        found = try await requests { _ in }
        checks.expect(found.isEmpty, "nothing changed: \(found)")
        found = try await requests { $0.synced = nil }
        checks.expect(found.isEmpty, "a volatile field: \(found)")
        found = try await requests { $0.unread = nil }
        checks.expect(found.isEmpty, "a field that nobody reads: \(found)")
        found = try await requests { $0.tasks[0].name = "other" }
        checks.expect(found == ["com.example.task"], "a list of rows: \(found)")
        found = try await requests { $0.due = Date(timeIntervalSince1970: 3.000_4) }
        checks.expect(found == ["ShareWidget"], "a date: \(found)")
        found = try await requests { $0.due = Date(timeIntervalSince1970: 3.000_3) }
        checks.expect(found.isEmpty, "less than a file can hold: \(found)")
        found = try await requests { $0.share = .nan }
        checks.expect(found == ["ShareWidget"], "a number that is none: \(found)")
        found = try await requests { $0.share = .nan }
        checks.expect(found.isEmpty, "the same number that is none: \(found)")
        found = try await requests(at: now + 7 * 3_600) { _ in }
        checks.expect(found == both, "widgets show that the contents are stale: \(found)")
        let file = folder.appendingPathComponent(TasksSnapshot.fileName)
        try Data("{".utf8).write(to: file)
        found = try await requests { _ in }
        checks.expect(found == both, "what could not be read: \(found)")
        let (writer, log) = recorded(in: folder)
        let before = try Data(contentsOf: file)
        try await writer.update { $0 = nil }
        checks.expect(try Data(contentsOf: file) == before && log.take().isEmpty, "nil writes nothing")
    }

    static func coalesces(_ checks: inout Checks) async throws {
        let log = RequestLog()
        // Long beside what writing takes on a busy machine.
        let reloads = WidgetReloads(intervalInNanoseconds: 3_000_000_000) { log.add($0) }
        let writer = TasksSnapshot.Writer(folder: try newFolder(), reloads: reloads)
        for count in 1...8 { try await writer.write(TasksSnapshot(count: count)) }
        let first = log.take()
        checks.expect(first == ["ShareWidget", "com.example.task"], "at once for the first: \(first)")
        var second: [String] = []
        for _ in 0..<200 where second.isEmpty {
            try await Task.sleep(nanoseconds: 50_000_000)
            second = log.take()
        }
        checks.expect(second == ["ShareWidget"], "once for the others: \(second)")
        try await writer.write(TasksSnapshot(count: 21))
        checks.expect(log.take().isEmpty, "the burst goes on")
        await reloads.flush()
        let third = log.take()
        checks.expect(third == ["ShareWidget"], "at once when asked to: \(third)")
        try await Task.sleep(nanoseconds: 3_500_000_000)
        checks.expect(log.take().isEmpty, "nothing is asked for twice")
        WidgetCenter.shared._stubReset()
        try await TasksSnapshot.Writer(folder: try newFolder()).write(TasksSnapshot())
        let asked = WidgetCenter.shared._stubRequests
        checks.expect(asked == first.map { "timelines \($0)" }, "WidgetKit is asked before `write` returns: \(asked)")
    }

    // MARK: Failures

    static func fails(_ checks: inout Checks) async throws {
        func error(_ body: () async throws -> Void) async -> WidgetWriteError? {
            do {
                try await body()
                return nil
            } catch {
                return error as? WidgetWriteError
            }
        }
        var found = await error { try await TasksSnapshot.Writer().write(TasksSnapshot()) }
        checks.expect(found == .noSharedFolder, "no App Group")
        let nowhere = URL(fileURLWithPath: "/nowhere/at/all")
        found = await error { try await TasksSnapshot.Writer(folder: nowhere).write(TasksSnapshot()) }
        checks.expect(found == .folderNotWritable, "no folder")
        let store = try FileStore(group: TasksSnapshot.appGroup, file: TasksSnapshot.fileName)
        let writer = TasksSnapshot.Writer()
        store.write("{\"version\": 3}")
        found = await error { try await writer.update { $0 = TasksSnapshot() } }
        checks.expect(found == .newer(version: 3), "a later file is not changed")
        found = await error { try await writer.write(TasksSnapshot()) }
        checks.expect(found == nil && TasksSnapshot.read().snapshot != nil, "and is replaced")
        struct Refused: Error {}
        let before = store.contents
        do {
            try await writer.update { snapshot in
                snapshot?.count = 9
                throw Refused()
            }
            checks.expect(false, "errors are thrown on")
        } catch {
            checks.expect(error is Refused && store.contents == before, "and nothing is written")
        }
    }

    // MARK: Several processes

    static func start(_ part: String, in folder: URL) throws -> Process {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
        process.arguments = [part, folder.path]
        try process.run()
        return process
    }

    static func runPart(_ part: String, in folder: URL) async throws {
        let silent = WidgetReloads { _ in }
        let writer = TasksSnapshot.Writer(folder: folder, reloads: silent)
        switch part {
        case "adding":
            // Each addition needs what every other process has written.
            for _ in 0..<rounds {
                try await writer.update { snapshot in
                    snapshot?.count += 1
                    snapshot?.extras.append(Extra(number: Int(getpid())))
                }
            }
        case "reading":
            var seen = 0
            while !FileManager.default.fileExists(atPath: folder.appendingPathComponent("done").path) {
                guard case .fresh(let snapshot) = TasksSnapshot.read(from: folder) else { exit(2) }
                // Both fields change in one write, so that a mixture of two files would show.
                guard snapshot.count == snapshot.extras.count, snapshot.skippedCount == 0 else { exit(3) }
                guard snapshot.count >= seen else { exit(4) }
                seen = snapshot.count
            }
        default:
            // Killed while it has its turn: its lock goes with it.
            try await writer.update { _ in kill(getpid(), SIGKILL) }
        }
    }

    static func sharesAmongProcesses(_ checks: inout Checks) async throws {
        let folder = try newFolder()
        let writer = TasksSnapshot.Writer(folder: folder)
        try await writer.write(TasksSnapshot())
        let reader = try start("reading", in: folder)
        let writers = try [start("adding", in: folder), start("dying", in: folder), start("adding", in: folder)]
        for process in writers { process.waitUntilExit() }
        try Data().write(to: folder.appendingPathComponent("done"))
        reader.waitUntilExit()
        checks.expect(reader.terminationStatus == 0, "never half a file, never an older one: \(reader.terminationStatus)")
        let counts = [writers[0], writers[2]].map(\.terminationStatus)
        checks.expect(counts == [0, 0], "both writers finish: \(counts)")
        let snapshot = TasksSnapshot.read(from: folder).snapshot
        checks.expect(snapshot?.count == 2 * rounds, "no addition is lost: \(snapshot?.count ?? -1)")
        let numbers = Set(snapshot?.extras.map(\.number) ?? [])
        checks.expect(numbers.count == 2, "both wrote: \(numbers)")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        checks.expect(names == [".tasks.json.lock", "done", "tasks.json"], "nothing is left behind: \(names)")
    }

    // MARK: The other side

    /// What `store.after.run.swift` reads as a widget.
    static func leavesAFile(_ checks: inout Checks) async throws {
        guard let path = ProcessInfo.processInfo.environment["STORE"] else { return }
        let folder = URL(fileURLWithPath: path)
        var snapshot = full()
        snapshot.tasks[0].taskID = UUID(uuid: (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15))
        try await TasksSnapshot.Writer(folder: folder).write(snapshot)
        try await Settings.Writer(folder: folder).write(Settings(name: "n"))
        checks.expect(Settings.kinds.isEmpty, "no widget reads the settings")
    }
}
