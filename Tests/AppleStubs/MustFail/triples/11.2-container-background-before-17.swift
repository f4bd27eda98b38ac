// expect: is only available in iOS 17.0 or newer
// triple: iOS 16.0

import Foundation
import SwiftUI
import WidgetKit

struct Plain: View {
    var body: some View { Text(verbatim: "").containerBackground(Color.red, for: .widget) }
}
