// expect: contains non-Sendable type 'TimelineEntryRelevance'

import Foundation
import WidgetKit

struct Entry: TimelineEntry, Sendable {
    let date: Date
    var relevance: TimelineEntryRelevance?
}
