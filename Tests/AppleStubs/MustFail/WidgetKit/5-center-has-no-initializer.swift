// expect: 'WidgetCenter' initializer is inaccessible due to 'internal' protection level

import WidgetKit

let center = WidgetCenter()
