// expect: closure containing control flow statement cannot be used with result builder 'WidgetBundleBuilder'

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

struct Looping: WidgetBundle {
    var body: some Widget {
        for _ in 0..<2 {
            One()
        }
    }
}
