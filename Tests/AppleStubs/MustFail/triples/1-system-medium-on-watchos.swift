// expect: 'systemMedium' is unavailable in watchOS
// triple: watchOS

import WidgetKit

let families: [WidgetFamily] = [.systemMedium]
