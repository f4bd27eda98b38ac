// expect: extra argument in call

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

struct Eleven: WidgetBundle {
    var body: some Widget {
        One()
        One()
        One()
        One()
        One()
        One()
        One()
        One()
        One()
        One()
        One()
    }
}
