// expect: 'accessoryCorner' is unavailable in visionOS
// triple: visionOS

import WidgetKit

let families: [WidgetFamily] = [.accessoryCorner]
