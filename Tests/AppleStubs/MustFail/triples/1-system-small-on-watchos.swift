// expect: 'systemSmall' is unavailable in watchOS
// triple: watchOS

import WidgetKit

func families() -> [WidgetFamily] {
    [.systemSmall]
}
