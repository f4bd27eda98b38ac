// expect: 'ControlWidget' is unavailable in visionOS
// expect: conformance of 'Never' to 'ControlWidgetConfiguration' is unavailable in visionOS
// triple: visionOS

import AppIntents
import Foundation
import SwiftUI
import WidgetKit

struct Pressing: ControlWidget {
    var body: Never { fatalError("no body") }
}
