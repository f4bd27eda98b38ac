// expect: cannot convert value of type 'Text' to expected argument type 'LocalizedStringResource'

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
        .displayName(Text(verbatim: "Press"))
    }
}
