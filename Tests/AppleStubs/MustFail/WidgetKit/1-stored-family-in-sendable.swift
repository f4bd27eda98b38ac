// expect: stored property 'family' of 'Sendable'-conforming struct 'Request' has non-Sendable type 'WidgetFamily'

import WidgetKit

struct Request: Sendable {
    let family: WidgetFamily
}
