import AppIntents
import Foundation
import SwiftUI
import WidgetKit

struct TaskView: View {
    let entry: TaskEntry

    var body: some View {
        if let task = entry.task {
            Toggle(isOn: task.isDone, intent: CompleteTask(task: task, value: !task.isDone)) { Text(task.name) }
            Button(intent: AddTask(title: "Next", parents: [], after: task)) { Text("Next") }
        }
    }
}

/// What the performers did, in order.
actor Log {
    static let shared = Log()

    private(set) var lines: [String] = []

    func add(_ line: String) { lines.append(line) }
}

struct TaskCompleter: TaskCompleterPerforming {
    func perform(_ action: CompleteTask, writer: TasksSnapshot.Writer) async throws {
        let (id, isDone) = (action.task.id, action.value)
        try await writer.update { snapshot in
            guard let index = snapshot?.tasks.firstIndex(where: { $0.taskID == id }) else { return }
            snapshot?.tasks[index].isDone = isDone
        }
        await Log.shared.add("\(action.task.id) \(action.task.row?.name ?? "gone") \(action.value)")
    }
}

struct TaskAdder: TaskAdderPerforming {
    func perform(_ action: AddTask) async throws {
        let parents = action.parents.map(\.id).joined(separator: "+")
        await Log.shared.add("\(action.title) \(action.priority.rawValue) \(parents) \(action.after?.id ?? "-")")
    }
}

struct TimerRunner: TimerRunnerPerforming {
    func perform(
        _ action: RunTimer,
        tasksSnapshot: TasksSnapshot.Writer,
        logSnapshot: LogSnapshot.Writer
    ) async throws {
        let isRunning = action.value
        try await tasksSnapshot.update { $0?.isRunning = isRunning }
        try await logSnapshot.update { $0 = LogSnapshot(lines: ($0?.lines ?? []) + ["timer"]) }
        await Log.shared.add("timer \(isRunning)")
    }
}

#if compiler(>=6.0)
@available(iOS 18, *)
struct VisitCounter: VisitCounterPerforming {
    func perform(_ action: OpenTask) async throws { await Log.shared.add("visit \(action.section)") }
}

@available(iOS 18, *)
struct PagePushes: ControlPushHandler {
    func pushTokensDidChange(controls: [ControlInfo]) {}
}
#endif

struct PageLoader: PageLoaderSource {
    func load(_ request: PageLoaderRequest) async throws -> PageLoaderContent {
        PageLoaderContent(address: URL(string: "https://example.com/news"), unread: request.family == nil ? 2 : 0)
    }
}
