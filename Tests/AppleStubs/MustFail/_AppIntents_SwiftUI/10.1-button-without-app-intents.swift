// expect: extraneous argument label 'intent:' in call

import SwiftUI
import WidgetKit

struct Tap: View {
    let label: String

    var body: some View {
        Button(intent: label) { Text(verbatim: label) }
    }
}
