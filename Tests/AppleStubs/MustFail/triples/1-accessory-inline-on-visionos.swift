// expect: 'accessoryInline' is unavailable in visionOS
// triple: visionOS

import WidgetKit

let families: [WidgetFamily] = [.accessoryInline]
