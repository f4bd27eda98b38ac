// expect: 'accessoryCorner' is unavailable in macOS
// triple: macOS

import WidgetKit

func families() -> [WidgetFamily] {
    [.accessoryCorner]
}
