// Hand-written: how a countdown looks on the Lock Screen and on the watch.

import SwiftUI
import WidgetKit

struct SkyCountdownView: View {
    let entry: SkyCountdownEntry

    var body: some View {
        if let next = entry.next {
            VStack(alignment: .leading) {
                Label(next.name, systemImage: entry.style.symbol)
                    .foregroundStyle(entry.style.tint)
                    .widgetAccentable()
                Text(next.date, style: .relative)
                if let passed = passed(until: next.date) {
                    ProgressView(value: passed)
                        .tint(entry.style.bar)
                }
            }
        } else {
            Text("Nothing is known about the days ahead")
        }
    }

    /// How much of the time between the last event and the next has passed.
    private func passed(until next: Date) -> Double? {
        guard let previous = entry.previous, previous < next else { return nil }
        return entry.date.timeIntervalSince(previous) / next.timeIntervalSince(previous)
    }
}

/// Only watches have corners; other systems compile the view and never show it.
struct SkyCornerView: View {
    let entry: SkyCornerEntry

    var body: some View {
        #if os(watchOS)
        symbol.widgetLabel {
            Text(entry.next?.date ?? entry.date, style: .time)
        }
        #else
        symbol
        #endif
    }

    private var symbol: some View {
        Image(systemName: entry.next == nil ? "sparkles" : "timer")
    }
}
