// expect: stored property 'center' of 'Sendable'-conforming struct 'Reloads' has non-Sendable type 'WidgetCenter'

import WidgetKit

struct Reloads: Sendable {
    let center: WidgetCenter
}
