// Proves: one widget for older and newer systems, with the same five entries by a SiriKit intent and by an App Intent.

import AppIntents
import Foundation
import Intents
import WidgetKit
@testable import GreetingWidgets

/// What Xcode's class holds after a person has chosen.
final class Chosen: GreetingIntentIntent {
    nonisolated(unsafe) var chosenName: String?
    nonisolated(unsafe) var chosenPunctuation: INObject?

    override var Name: String? { chosenName }
    override var Punctuation: INObject? { chosenPunctuation }
}

@main
enum Run {
    static let now = Date(timeIntervalSince1970: 1_767_268_800)

    static func main() async throws {
        var checks = Checks()
        let reading = GreetingSnapshot.Reading.fresh(GreetingSnapshot(salutation: "Ahoy", written: now))
        func entries(_ configuration: GreetingConfiguration) -> [GreetingEntry] {
            GreetingTimeline.entries(for: configuration, reading: reading, at: now)
        }
        let chosen = Chosen()
        let fresh = entries(GreetingConfiguration(chosen))
        checks.expect(fresh.first?.greeting == "Ahoy, World!", "what an older widget starts with: \(fresh[0].greeting)")
        chosen.chosenName = "Ada"
        chosen.chosenPunctuation = INObject(identifier: "…", display: "An older title")
        let older = entries(GreetingConfiguration(chosen))
        checks.expect(older.map { $0.date.timeIntervalSince(now) / 3600 } == [0, 1, 2, 3, 4], "five hours")
        checks.expect(older.first?.greeting == "Ahoy, Ada…", "as chosen: \(older[0].greeting)")

        let stored = PunctuationMark.entities(for: ["…"]).first
        let newer = entries(GreetingConfiguration(GreetingIntent(Name: "Ada", Punctuation: stored)))
        checks.expect(newer == older, "the same by an App Intent")
        let start = await GreetingIntentPunctuationQuery().defaultResult()
        checks.expect(start?.id == "!" && GreetingIntent().Name == "World", "what a newer widget starts with")
        checks.expect(GreetingIntent.intentClassName == "GreetingIntentIntent", "takes over older configurations")
        checks.expect(GreetingEntry.sample(at: now).greeting == "Hello, World!", "a sample needs no store")
        checks.finish()
    }
}
