// expect: type 'Choose' does not conform to protocol 'AppIntent'

import AppIntents

struct Choose: WidgetConfigurationIntent {}
