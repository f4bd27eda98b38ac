// expect: type 'Running' does not conform to protocol 'ControlValueProvider'

import AppIntents
import Foundation
import SwiftUI
import WidgetKit

struct Running: ControlValueProvider {
    func previewValue() -> Bool { false }

    func currentValue() async throws -> Bool { false }
}
