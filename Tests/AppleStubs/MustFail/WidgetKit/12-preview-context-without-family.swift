// expect: missing argument for parameter 'family' in call

import SwiftUI
import WidgetKit

let context = WidgetPreviewContext()
