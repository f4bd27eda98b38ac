// Proves: a second colour that is asked for and used with a gradient only.

import AppIntents
import Foundation
import SwiftUI
import WidgetKit
@testable import PocketWidgets

extension Run {
    static func cards(_ checks: inout Checks) {
        func entry(_ fill: CardFill, _ second: CardColor?) -> ColorCardEntry {
            let intent = CardIntent(fill: fill, primary: .teal, secondary: second)
            return ColorCardTimelineProvider.entry(for: intent, at: now)
        }
        checks.expect(entry(.color, .yellow).end == CardStyle[.teal], "one colour")
        checks.expect(entry(.gradient, .yellow).end.paint == .yellow, "two")
        checks.expect(entry(.gradient, nil).end.paint == .clear, "into nothing")
        func shown(_ fill: CardFill) -> Int? {
            let intent = CardIntent(fill: fill, primary: .teal, secondary: nil)
            let summary = CardIntent.parameterSummary as? any _StubSummary
            return summary?._stubShown(for: intent, family: nil)?.keyPaths.count
        }
        checks.expect(shown(.color) == 2 && shown(.gradient) == 3, "asked for with a gradient")
        let offered = ColorCardTimelineProvider().recommendations().map(\._stubIntent.primary)
        checks.expect(offered == [.teal, .yellow], "what a watch offers")
    }
}
