// expect: if statements in a WidgetBundleBuilder can only be used with #available clauses

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

let isBeta = false

struct Conditional: WidgetBundle {
    var body: some Widget {
        One()
        if isBeta {
            One()
        }
    }
}
