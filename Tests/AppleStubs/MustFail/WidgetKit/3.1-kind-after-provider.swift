// expect: argument 'kind' must precede argument 'provider'

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

struct Late: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(provider: Provider(), kind: "late") { _ in Text(verbatim: "") }
    }
}
