// expect: 'systemMedium' is unavailable in watchOS
// triple: watchOS

import WidgetKit

func families() -> [WidgetFamily] {
    [.systemMedium]
}
