// expect: argument 'intent' must precede argument 'label'

import AppIntents
import Foundation
import SwiftUI
import WidgetKit

struct Press: AppIntent {
    static var title: LocalizedStringResource { "Press" }

    func perform() async throws -> some IntentResult { .result() }
}

struct Tap: View {
    var body: some View {
        Button(label: { Text(verbatim: "On") }, intent: Press())
    }
}
