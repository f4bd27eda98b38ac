// expect: 'widgetLabel' is unavailable in macOS
// triple: macOS

import Foundation
import SwiftUI
import WidgetKit

struct Plain: View {
    var body: some View { Text(verbatim: "").widgetLabel("A") }
}
