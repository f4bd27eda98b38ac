// expect: generic struct 'ControlWidgetToggle' requires that 'Press' conform to 'SetValueIntent'

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
            ControlWidgetToggle(isOn: true, action: Press()) { Text(verbatim: "Press") }
        }
    }
}
