// expect: type 'IntentWidgetFamily' has no member 'allCases'

import AppIntents

let families = IntentWidgetFamily.allCases
