// expect: type 'Provider' does not conform to protocol 'AppIntentTimelineProvider'

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

    func timeline(for configuration: Choose, in context: Context) async throws -> Timeline<Entry> {
        Timeline(entries: [], policy: .never)
    }
}
