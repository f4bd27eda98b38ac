// expect: 'levelOfDetail' is unavailable in macOS
// triple: macOS

import Foundation
import SwiftUI
import WidgetKit

func detail(_ values: EnvironmentValues) {
    _ = values.levelOfDetail
}
