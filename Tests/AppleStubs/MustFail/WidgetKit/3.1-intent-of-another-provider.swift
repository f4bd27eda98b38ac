// expect: requires the types 'Second' and 'First' be equivalent

import AppIntents
import Foundation
import SwiftUI
import WidgetKit

struct Entry: TimelineEntry {
    let date: Date
}

struct First: WidgetConfigurationIntent {
    static var title: LocalizedStringResource { "First" }
}

struct Second: WidgetConfigurationIntent {
    static var title: LocalizedStringResource { "Second" }
}

struct Provider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> Entry { Entry(date: Date()) }

    func snapshot(for configuration: First, in context: Context) async -> Entry { Entry(date: Date()) }

    func timeline(for configuration: First, in context: Context) async -> Timeline<Entry> {
        Timeline(entries: [], policy: .never)
    }
}

struct Mixed: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "mixed", intent: Second.self, provider: Provider()) { _ in Text(verbatim: "") }
    }
}
