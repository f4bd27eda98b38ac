// expect: 'systemExtraLargePortrait' is unavailable in watchOS
// triple: watchOS

import WidgetKit

func families() -> [WidgetFamily] {
    [.systemExtraLargePortrait]
}
