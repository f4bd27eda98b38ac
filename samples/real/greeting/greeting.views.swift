// Hand-written: how a greeting looks, with nothing that iOS 15 lacks.

import SwiftUI
import WidgetKit

struct GreetingView: View {
    let entry: GreetingEntry

    var body: some View {
        VStack(spacing: 4) {
            Text(entry.greeting)
                .font(.headline)
            Text(entry.date, style: .time)
                .font(.caption)
                .foregroundColor(.secondary)
        }
        .multilineTextAlignment(.center)
    }
}
