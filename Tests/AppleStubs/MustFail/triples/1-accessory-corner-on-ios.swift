// expect: 'accessoryCorner' is unavailable in iOS
// triple: iOS

import WidgetKit

let families: [WidgetFamily] = [.accessoryCorner]
