// Proves that a bundle lists hand-written widgets in their places, and what stands under a flag where it is set.

import Foundation
import SwiftUI
import WidgetKit
@testable import TierWidgets

@main
enum Run {
    static func main() async throws {
        var checks = Checks()
        let kinds = _stubDetails(of: TierBundle()).map(\.kind)
        var expected = ["ClockWidget", "notes"]
        #if BETA
        expected += ["lab", "scratch"]
        #endif
        expected += ["first", "second", "third"]
        checks.expect(kinds == expected, "in gallery order: \(kinds)")
        checks.finish()
    }
}
