// expect: type 'Run' does not conform to protocol 'SetValueIntent'

import AppIntents

struct Run: SetValueIntent {
    static var title: LocalizedStringResource { "Run" }

    func perform() async throws -> some IntentResult { .result() }
}
