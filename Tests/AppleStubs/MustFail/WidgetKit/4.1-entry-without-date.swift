// expect: type 'Entry' does not conform to protocol 'TimelineEntry'

import WidgetKit

struct Entry: TimelineEntry {
    let text: String
}
