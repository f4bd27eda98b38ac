// Proves: a retired parameter that is read where the new one has no value; families with one link, and with many.

import AppIntents
import Foundation
import WidgetKit
@testable import HomeWidgets

extension Run {
    static func assistants(_ checks: inout Checks) async throws {
        let start = await AssistantsIntentAssistantsQuery().defaultResult()
        checks.expect(start?.map(\.id) == ["ranger"], "one at first: \(start?.map(\.id) ?? [])")
        let listing = try await AssistantsIntentAssistantsQuery().suggestedEntities()._stubListing
        checks.expect(listing.map(\.items) == [["Ranger"], ["Preferred", "Butler"]], "sections by hub")
        let stored = try await AssistantQuery().entities(for: ["preferred", "ranger"])
        func entry(_ old: Assistant?, _ new: [Assistant]?, _ family: WidgetFamily) -> AssistantsEntry {
            let intent = AssistantsIntent(assistant: old, assistants: new, withVoice: false)
            return AssistantsTimelineProvider.entry(for: intent, reading: reading, family: family, at: now)
        }
        let small = entry(nil, stored, .systemSmall)
        checks.expect(small.shown.map(\.name) == ["Preferred", "Ranger"] && !small.listens, "as chosen")
        checks.expect(small.url?.absoluteString == "hearth://talk/preferred?voice=false", "one link: \(small)")
        checks.expect(entry(nil, stored, .systemMedium).url == nil, "a link each")
        let migrated = entry(stored[1], nil, .accessoryCircular)
        checks.expect(migrated.shown.map(\.name) == ["Ranger"] && migrated.state == .ready, "what was stored before")
        checks.expect(migrated.url?.absoluteString == "hearth://talk/ranger?voice=false", "its link")
        checks.expect(entry(nil, nil, .systemSmall).state == .empty, "none")
        checks.expect(AssistantsIntent.intentClassName == "TalkIntent", "takes over older configurations")
        let reload = AssistantsTimelineProvider.reloadDate(after: .ready, at: now)
        checks.expect(reload == nil, "only the app asks for more")
        checks.expect(AssistantsIntent().withVoice, "starts listening at first")
    }
}
