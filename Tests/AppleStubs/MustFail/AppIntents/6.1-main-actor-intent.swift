// expect: conformance of 'Choose' to protocol 'AppIntent' crosses into main actor-isolated code

import AppIntents

@MainActor
struct Choose: AppIntent {
    static var title: LocalizedStringResource { "Choose" }

    func perform() async throws -> some IntentResult { .result() }
}
