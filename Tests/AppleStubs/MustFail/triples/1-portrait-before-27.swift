// expect: 'systemExtraLargePortrait' is only available in iOS 27.0 or newer
// triple: iOS 17.0

import WidgetKit

func families() -> [WidgetFamily] {
    [.systemExtraLargePortrait]
}
