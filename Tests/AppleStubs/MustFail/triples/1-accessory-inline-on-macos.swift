// expect: 'accessoryInline' is unavailable in macOS
// triple: macOS

import WidgetKit

let families: [WidgetFamily] = [.accessoryInline]
