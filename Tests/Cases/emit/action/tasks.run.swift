// Proves what actions are given and do, and what controls show and perform.

import AppIntents
import Foundation
import SwiftUI
import WidgetKit
@testable import TaskWidgets

@main
enum Run {
    static let water = TaskEntityRow(taskID: "a b", name: "Water", isDone: true)
    static let read = TaskEntityRow(taskID: "r", name: "Read")
    static let snapshot = TasksSnapshot(tasks: [water, read], currentID: "r", isRunning: true)

    @MainActor
    static func main() async throws {
        var checks = Checks()
        let store = try FileStore(group: "group.com.example.tasks", file: "tasks.json")
        try await performing(&checks, store)
        try await reloading(&checks, store)
        try await opening(&checks)
        store.write(try snapshotText())
        try await showing(&checks, store)
        bundle(&checks)
        checks.finish()
    }

    static func performing(_ checks: inout Checks, _ store: FileStore) async throws {
        _ = try await CompleteTask(task: water, value: false).perform()
        _ = try await AddTask(title: "Dry", parents: [water, read], after: read).perform()
        _ = try await AddTask(title: "Dry", priority: .high).perform()
        // The system makes the action anew from what it has stored.
        let restored = RunTimer()
        restored.value = true
        _ = try await restored.perform()
        _ = try await restored.perform()
        let wanted = ["a b Water false", "Dry low a b+r r", "Dry high  -", "timer true", "timer true"]
        checks.expect(
            await Log.shared.lines == wanted,
            "each is given its values, and twice the same: \(await Log.shared.lines)"
        )
        checks.expect(WidgetCenter.shared._stubRequests.isEmpty, "what changes nothing reloads nothing")

        let gone = CompleteTask(task: water, value: false)
        gone.task = try await TaskEntityQuery().entities(for: ["a b"])[0]
        checks.expect(gone.task.id == "a b" && gone.task.row == nil, "a row that cannot be read is still named")
        store.write(try snapshotText())
        gone.task = try await TaskEntityQuery().entities(for: ["a b"])[0]
        checks.expect(gone.task.row == water, "rows are read when the action runs")

        checks.expect(CompleteTask.isDiscoverable && !AddTask.isDiscoverable, "only what says so is found")
        checks.expect(CompleteTask.authenticationPolicy == .requiresAuthentication, "a locked device asks first")
        checks.expect(AddTask.authenticationPolicy == .alwaysAllowed, "others run at once")
        checks.expect(ShowTask.openAppWhenRun && !AddTask.openAppWhenRun, "one opens the app")
        checks.expect(setter(CompleteTask(task: water)) && setter(RunTimer()), "toggled actions set a value")
    }

    /// Each kind that reads what an action changed is reloaded, once for a burst, and no other.
    static func reloading(_ checks: inout Checks, _ store: FileStore) async throws {
        store.write(try snapshotText())
        WidgetCenter.shared._stubReset()
        let controls = ControlCenter.shared._stubRequests.count
        func newControls() -> [String] { Array(ControlCenter.shared._stubRequests.dropFirst(controls)) }

        _ = try await RunTimer(value: true).perform()
        checks.expect(newControls().isEmpty, "what is so already reloads nothing: \(newControls())")
        checks.expect(LogSnapshot.read().snapshot?.lines.count == 3, "each snapshot has its writer")
        _ = try await RunTimer(value: false).perform()
        _ = try await RunTimer(value: false).perform()
        checks.expect(TasksSnapshot.read().snapshot?.isRunning == false, "the store is written first")
        checks.expect(newControls() == ["controls TimerControl"], "the one control that shows it: \(newControls())")
        checks.expect(WidgetCenter.shared._stubRequests.isEmpty, "no widget does: \(WidgetCenter.shared._stubRequests)")

        _ = try await CompleteTask(task: water, value: false).perform()
        checks.expect(TasksSnapshot.read().snapshot?.tasks.first?.isDone == false, "the row is changed")
        let widgets = WidgetCenter.shared._stubRequests.map { "\($0)" }
        checks.expect(widgets.count == 1 && widgets[0].contains("TaskWidget"), "the widget that shows it: \(widgets)")
        checks.expect(
            newControls() == ["controls TimerControl", "controls com.example.task"],
            "and the control: \(newControls())"
        )
        _ = try await CompleteTask(task: read, value: false).perform()
        checks.expect(WidgetCenter.shared._stubRequests.count == 1, "again, nothing differs")
    }

    static func setter(_ action: some SetValueIntent) -> Bool { true }

    static func snapshotText() throws -> String {
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .iso8601
        return String(decoding: try encoder.encode(snapshot), as: UTF8.self)
    }

    static func opening(_ checks: inout Checks) async throws {
        checks.expect(
            try await address(OpenTask(task: water, section: "log/ü"))
                == "https://example.com/tasks/a%20b/log%2F%C3%BC",
            "values are percent-encoded"
        )
        checks.expect(
            try await address(OpenTask(task: nil)) == "https://example.com/tasks/none/notes",
            "defaults stand in"
        )
        guard let page = URL(string: "https://example.com/x") else { return }
        checks.expect(try await address(OpenPage(url: page)) == page.absoluteString, "a URL opens as it is")
        checks.expect(await Log.shared.lines.suffix(2) == ["visit log/ü", "visit notes"], "the work is done first")
    }

    static func address(_ action: some AppIntent) async throws -> String? {
        let result = try await action.perform()
        let opening = Mirror(reflecting: result).descendant("opensIntent") as? OpenURLIntent
        return opening?.url.absoluteString
    }

    static func showing(_ checks: inout Checks, _ store: FileStore) async throws {
        func value(_ id: String?, _ reading: TasksSnapshot.Reading) -> TaskControlValue {
            let intent = TaskControlIntent()
            intent.task = id.flatMap { TaskEntity.entities(for: [$0], in: reading).first }
            return TaskControlValueProvider.value(for: intent, reading: reading)
        }
        let done = value("a b", .fresh(snapshot))
        checks.expect(done.isOn && !done.isDisabled && done.name == "Water", "a task that is done")
        checks.expect(done.action?.task.id == "a b", "what a tap performs")
        let open = value("@follow:TasksSnapshot.currentID", .fresh(snapshot))
        checks.expect(!open.isOn && open.action?.task.id == "r", "a followed task")
        let gone = value("x", .fresh(snapshot))
        checks.expect(
            gone.action == nil && gone.isDisabled && gone.isGone,
            "without a task there is nothing to perform"
        )
        checks.expect(value("a b", .locked).name == "Choose a task", "a store that cannot be read gives defaults")

        let timer = try await TimerControlValueProvider().currentValue()
        checks.expect(timer.isOn, "the store is read")
        store.resetAccess()
        checks.expect(!TimerControlValueProvider().previewValue.isOn, "the preview is the sample")
        checks.expect(
            TaskControlValueProvider().previewValue(configuration: TaskControlIntent()).name == "Water the plants",
            "its name"
        )
        checks.expect(!store.showsAccess || !accessed(store), "and reads no store")
        let page = try await PageControlValueProvider().currentValue()
        checks.expect(
            page.unread == 2 && page.action?.url.absoluteString == "https://example.com/news",
            "loaded without a family"
        )
        checks.expect(PageControlValueProvider.value(loading: .failed).action == nil, "nothing loaded, nothing to open")
    }

    static func accessed(_ store: FileStore) -> Bool {
        store.resetAccess()
        _ = TimerControlValueProvider().previewValue
        return store.wasRead
    }

    @MainActor
    static func bundle(_ checks: inout Checks) {
        let items = _stubDetails(of: TaskBundle())
        checks.expect(
            items.map(\.kind) == ["TaskWidget", "com.example.task", "TimerControl", "PageControl", "AddControl"],
            "gallery order"
        )
        checks.expect(items[1].displayName == "Task" && items[1].description == "Marks a task as done.", "its names")
        checks.expect(
            items[1].modifiers == [
                "privacySensitive true", "disabled false", "tint orange", "toggle off CompleteTask",
                "image system circle", "text Water the plants", "image system circle", "text Open",
                "promptsForUserConfiguration",
            ],
            "a toggle: \(items[1].modifiers)"
        )
        checks.expect(items[2].modifiers.contains("text Stopped"), "the value in words: \(items[2].modifiers)")
        checks.expect(
            items[3].modifiers == [
                "disabled true", "button OpenPage", "image system safari", "text Nothing new", "pushHandler PagePushes",
            ],
            "a button: \(items[3].modifiers)"
        )
        checks.expect(
            items[4].modifiers == ["button AddTask", "image system plus", "text Add Task"],
            "\(items[4].modifiers)"
        )
    }
}
