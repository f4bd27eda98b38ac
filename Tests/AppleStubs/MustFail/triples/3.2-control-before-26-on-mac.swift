// expect: is only available in macOS 26.0 or newer
// triple: macOS 14.0

import AppIntents
import Foundation
import SwiftUI
import WidgetKit

struct Press: AppIntent {
    static var title: LocalizedStringResource { "Press" }

    func perform() async throws -> some IntentResult { .result() }
}

struct Pressing: ControlWidget {
    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "press") {
            ControlWidgetButton(action: Press()) { Text(verbatim: "Press") }
        }
    }
}
