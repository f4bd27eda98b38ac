// Proves that the app has the action that runs in it, beside the writers of what actions change.

import AppIntents
import Foundation
@testable import TaskWidgets

@main
enum Run {
    static func main() async throws {
        var checks = Checks()
        checks.expect(ShowTask.openAppWhenRun && !ShowTask.isDiscoverable, "the action is the same as the extension's")
        _ = try await ShowTask().perform()
        checks.expect(WidgetKinds.timerControl == "TimerControl", "controls have names beside widgets")
        checks.expect(
            TasksSnapshot.kinds == ["TaskWidget", "com.example.task", "TimerControl"],
            "and are told of changes"
        )
        checks.finish()
    }
}
