// expect: cannot find type 'CLPlacemark' in scope

import AppIntents
import Foundation

struct Choose: WidgetConfigurationIntent {
    static var title: LocalizedStringResource { "Choose" }

    @Parameter(title: "Place")
    var place: CLPlacemark?

    init() {}
}
