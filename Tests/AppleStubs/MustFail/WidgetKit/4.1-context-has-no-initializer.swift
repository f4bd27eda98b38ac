// expect: 'TimelineProviderContext' initializer is inaccessible
// expect: missing arguments for parameters

import WidgetKit

func make() -> TimelineProviderContext { TimelineProviderContext() }
