// expect: incorrect argument label in call (have 'intent:_:', expected 'action:_:')

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
            ControlWidgetButton(intent: Press()) { Text(verbatim: "Press") }
        }
    }
}
