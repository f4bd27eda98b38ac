// expect: 'accessoryInline' is unavailable in visionOS
// triple: visionOS

import WidgetKit

func families() -> [WidgetFamily] {
    [.accessoryInline]
}
