// expect: 'accessoryCorner' is unavailable in iOS
// triple: iOS

import WidgetKit

func families() -> [WidgetFamily] {
    [.accessoryCorner]
}
