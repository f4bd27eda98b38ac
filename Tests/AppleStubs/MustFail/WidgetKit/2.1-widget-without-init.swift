// expect: type 'Kinded' does not conform to protocol 'Widget'

import Foundation
import SwiftUI
import WidgetKit

struct Kinded: Widget {
    let kind: String

    init(kind: String) {
        self.kind = kind
    }

    var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}
