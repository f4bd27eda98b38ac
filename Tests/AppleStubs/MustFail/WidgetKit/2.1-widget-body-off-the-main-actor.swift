// expect: main actor-isolated property 'body' can not be referenced from a nonisolated context

import Foundation
import SwiftUI
import WidgetKit

struct Entry: TimelineEntry {
    let date: Date
}

struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> Entry { Entry(date: Date()) }

    func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {}

    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {}
}

struct One: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "one", provider: Provider()) { _ in Text(verbatim: "") }
    }
}

nonisolated func read(_ widget: One) {
    _ = widget.body
}
