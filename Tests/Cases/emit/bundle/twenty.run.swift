// Proves that a bundle with more widgets than a builder takes lists all of them, in order.

import Foundation
import SwiftUI
import WidgetKit
@testable import ManyWidgets

@main
enum Run {
    static func main() async throws {
        var checks = Checks()
        let kinds = _stubDetails(of: ManyBundle()).map(\.kind)
        let names = ["One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten", "Eleven"] + [
            "Twelve", "Thirteen", "Fourteen", "Fifteen", "Sixteen", "Seventeen", "Eighteen", "Nineteen", "Twenty",
        ]
        checks.expect(kinds == names.map { "\($0)Widget" }, "every widget, in gallery order: \(kinds)")
        checks.finish()
    }
}
