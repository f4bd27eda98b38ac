// expect: 'systemExtraLargePortrait' is unavailable in watchOS
// triple: watchOS

import WidgetKit

let families: [WidgetFamily] = [.systemExtraLargePortrait]
