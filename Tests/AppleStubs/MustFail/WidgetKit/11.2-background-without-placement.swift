// expect: missing argument for parameter 'for' in call

import Foundation
import SwiftUI
import WidgetKit

struct Plain: View {
    var body: some View { Text(verbatim: "").containerBackground(.background) }
}
