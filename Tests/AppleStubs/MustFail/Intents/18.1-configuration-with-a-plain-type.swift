// expect: type 'Provider' does not conform to protocol 'IntentTimelineProvider'

import Intents
import Foundation
import SwiftUI
import WidgetKit

struct Choose {}

struct Entry: TimelineEntry {
    let date: Date
}

struct Provider: IntentTimelineProvider {
    func placeholder(in context: Context) -> Entry { Entry(date: Date()) }

    func getSnapshot(for configuration: Choose, in context: Context, completion: @escaping (Entry) -> Void) {}

    func getTimeline(for configuration: Choose, in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {}
}
