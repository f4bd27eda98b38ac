// expect: passing closure as a 'sending' parameter risks causing data races

import Foundation
import SwiftUI
import WidgetKit

struct Entry: TimelineEntry, Sendable {
    let date: Date
}

struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> Entry { Entry(date: Date()) }

    func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
        Task {
            completion(Entry(date: Date()))
        }
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {}
}
