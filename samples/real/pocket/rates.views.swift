// Hand-written: how an exchange rate looks.

import SwiftUI
import WidgetKit

struct RateView: View {
    let entry: RatesEntry

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            Text("\(entry.from) in \(entry.to)")
                .font(.headline)
            if let rate = entry.rate {
                Text(String(format: "%.2f", rate))
                    .font(.title2)
                    .monospacedDigit()
            } else {
                Text("No rate")
            }
            HStack(alignment: .bottom, spacing: 2) {
                ForEach(Array(bars.enumerated()), id: \.offset) { bar in
                    Capsule()
                        .fill(.tint)
                        .frame(width: 4, height: 4 + 28 * bar.element)
                }
            }
            .accessibilityHidden(true)
        }
    }

    /// The history between its lowest and its highest value.
    private var bars: [Double] {
        guard let low = entry.history.min(), let high = entry.history.max(), low < high else { return [] }
        return entry.history.map { ($0 - low) / (high - low) }
    }
}
