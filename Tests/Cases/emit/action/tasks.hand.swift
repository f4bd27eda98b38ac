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
    func perform(_ action: CompleteTask) async throws {
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
    func perform(_ action: RunTimer) async throws { await Log.shared.add("timer \(action.value)") }
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
