// expect: cannot convert value of type 'Binding<Bool>' to expected argument type 'Bool'

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
        Toggle(isOn: .constant(true) as Binding<Bool>, intent: Press()) { Text(verbatim: "On") }
    }
}
