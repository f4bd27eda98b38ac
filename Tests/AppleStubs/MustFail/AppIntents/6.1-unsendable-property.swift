// expect: stored property 'box' of 'Sendable'-conforming struct 'Choose' has non-Sendable type 'Box'

import AppIntents

final class Box {
    var value = 0
}

struct Choose: AppIntent {
    static var title: LocalizedStringResource { "Choose" }

    var box = Box()

    func perform() async throws -> some IntentResult { .result() }
}
