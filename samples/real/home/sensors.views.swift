// Hand-written: how the sensors look.

import AppIntents
import SwiftUI
import WidgetKit

struct SensorsView: View {
    let entry: SensorsEntry

    @Environment(\.widgetFamily)
    private var family

    var body: some View {
        if entry.state.hasContent {
            VStack(alignment: .leading, spacing: 6) {
                ForEach(rows, id: \.self) { row in
                    HStack(spacing: 8) {
                        ForEach(row, id: \.sensorID) { sensor in
                            SensorTile(sensor: sensor, value: value(of: sensor))
                        }
                    }
                }
                if entry.state == .stale {
                    Button(intent: RefreshSensors()) {
                        Label("Refresh", systemImage: "arrow.clockwise")
                    }
                }
            }
        } else {
            HomeStateNotice(state: entry.state, empty: "Choose sensors in the widget's settings")
        }
    }

    /// The sensors, one, two or four in a row.
    private var rows: [[SensorRow]] {
        let width = family == .systemSmall ? 1 : family == .systemExtraLarge ? 4 : 2
        return stride(from: 0, to: entry.chosen.count, by: width).map { start in
            Array(entry.chosen[start..<min(start + width, entry.chosen.count)])
        }
    }

    private func value(of sensor: SensorRow) -> String? {
        entry.readings.first { $0.sensorID == sensor.sensorID }?.value
    }
}

/// One sensor, which leads to itself in the app.
private struct SensorTile: View {
    let sensor: SensorRow
    let value: String?

    var body: some View {
        if let url = Routes.openSensor(sensorID: sensor.sensorID) {
            Link(destination: url) { content }
        } else {
            content
        }
    }

    private var content: some View {
        let style = QuantityStyle[sensor.quantity]
        return HStack(spacing: 4) {
            Image(systemName: sensor.symbolName ?? style.symbol)
                .foregroundStyle(style.tint)
            VStack(alignment: .leading) {
                Text(sensor.name)
                    .font(.caption)
                Text(value ?? "–")
                    .font(.headline)
            }
        }
        .accessibilityElement(children: .combine)
    }
}
