// expect: cannot assign to property: 'widgetFamily' is a get-only property

import Foundation
import SwiftUI
import WidgetKit

func set(_ values: inout EnvironmentValues) {
    values.widgetFamily = .systemSmall
}
