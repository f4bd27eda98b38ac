// expect: 'RelevanceEntry' is unavailable in iOS
// triple: iOS

import WidgetKit

struct Entry: RelevanceEntry {}
