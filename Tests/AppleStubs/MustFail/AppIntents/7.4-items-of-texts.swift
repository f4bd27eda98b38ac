// expect: requires that 'String' conform to 'DisplayRepresentable'

import AppIntents

func list() -> IntentItemCollection<String> {
    IntentItemCollection(items: ["a", "b"])
}
