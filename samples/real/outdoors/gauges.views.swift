// Hand-written: how a gauge looks in each place of a watch face.

import SwiftUI
import WidgetKit

struct GaugeView: View {
    let entry: GaugeEntry

    @Environment(\.widgetFamily)
    private var family

    var body: some View {
        if let gauge = entry.shown {
            switch family {
            case .accessoryInline:
                Text("\(gauge.name) \(reading(of: gauge))")
            case .accessoryRectangular:
                VStack(alignment: .leading) {
                    Text(gauge.name)
                        .font(.headline)
                    Text(reading(of: gauge))
                    if let detail = gauge.detail { Text(detail) }
                }
            default:
                SwiftUI.Gauge(value: min(max(gauge.value, 0), 1)) {
                    Image(systemName: gauge.symbolName)
                }
                .gaugeStyle(.accessoryCircularCapacity)
            }
        } else {
            Text("No gauge")
        }
    }

    private func reading(of gauge: GaugeRow) -> String {
        "\(Int((gauge.value * 100).rounded())) \(gauge.unit)"
    }
}
