// expect: 'LiveActivityIntent' is unavailable in macOS
// triple: macOS

import AppIntents

struct Act: LiveActivityIntent {
    static var title: LocalizedStringResource { "Act" }

    func perform() async throws -> some IntentResult { .result() }
}
