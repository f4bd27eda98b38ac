// expect: 'accessoryCircular' is only available in visionOS 27.0 or newer
// triple: visionOS 26.0

import WidgetKit

func families() -> [WidgetFamily] {
    [.accessoryCircular]
}
