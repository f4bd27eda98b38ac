// expect: cannot convert value of type 'WidgetRelevanceAttribute<()>' to expected element type

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

@available(iOS 18, macOS 15, watchOS 11, *)
func relevance() -> WidgetRelevance<Choose> {
    WidgetRelevance([WidgetRelevanceAttribute(context: .date(Date()))])
}
