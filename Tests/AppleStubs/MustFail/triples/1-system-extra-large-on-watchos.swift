// expect: 'systemExtraLarge' is unavailable in watchOS
// triple: watchOS

import WidgetKit

let families: [WidgetFamily] = [.systemExtraLarge]
