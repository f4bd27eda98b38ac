// expect: 'systemLarge' is unavailable in watchOS
// triple: watchOS

import WidgetKit

let families: [WidgetFamily] = [.systemLarge]
