// expect: stored property 'box' of 'Sendable'-conforming struct 'Entry' has non-Sendable type 'Box'

import WidgetKit

final class Box {
    var value = 0
}

struct Entry: RelevanceEntry {
    let box: Box
}
