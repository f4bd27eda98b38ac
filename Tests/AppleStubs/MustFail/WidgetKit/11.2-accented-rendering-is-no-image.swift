// expect: has no member 'resizable'

import Foundation
import SwiftUI
import WidgetKit

@available(iOS 18, macOS 15, watchOS 11, *)
struct Picture: View {
    var body: some View { Image("a").widgetAccentedRenderingMode(.accented).resizable() }
}
