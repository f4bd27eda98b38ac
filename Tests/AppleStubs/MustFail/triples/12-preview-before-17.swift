// expect: with sufficient availability for this call site
// triple: iOS 16.0

import SwiftUI
import WidgetKit

struct PlainEntry: TimelineEntry {
    let date: Date
}

struct PlainProvider: TimelineProvider {
    func placeholder(in context: Context) -> PlainEntry { PlainEntry(date: Date()) }
    func getSnapshot(in context: Context, completion: @escaping (PlainEntry) -> Void) {}
    func getTimeline(in context: Context, completion: @escaping (Timeline<PlainEntry>) -> Void) {}
}

struct Plain: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Plain", provider: PlainProvider()) { entry in Text(entry.date, style: .time) }
    }
}

#Preview(as: .systemSmall) {
    Plain()
} timeline: {
    PlainEntry(date: Date())
}
