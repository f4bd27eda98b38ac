// expect: unavailable instance method 'recommendations()' was used to satisfy a requirement
// expect: type 'Provider' does not conform to protocol 'AppIntentTimelineProvider'
// triple: watchOS 10.0

import AppIntents
import Foundation
import SwiftUI
import WidgetKit

struct Entry: TimelineEntry {
    let date: Date
}

struct Choose: WidgetConfigurationIntent {
    static var title: LocalizedStringResource { "Choose" }
}

struct Provider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> Entry { Entry(date: Date()) }

    func snapshot(for configuration: Choose, in context: Context) async -> Entry { Entry(date: Date()) }

    func timeline(for configuration: Choose, in context: Context) async -> Timeline<Entry> {
        Timeline(entries: [], policy: .never)
    }
}
