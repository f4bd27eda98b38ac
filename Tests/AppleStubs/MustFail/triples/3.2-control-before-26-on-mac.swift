// expect: 'ControlWidget' is only available in macOS 26.0 or newer
// expect: 'ControlWidgetConfiguration' is only available in macOS 26.0 or newer
// triple: macOS 14.0

import AppIntents
import Foundation
import SwiftUI
import WidgetKit

struct Pressing: ControlWidget {
    var body: Never { fatalError("no body") }
}
