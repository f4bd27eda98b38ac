// expect: expect a compile-time constant literal

import AppIntents

func size(_ count: Int) -> IntentCollectionSize { IntentCollectionSize(min: 1, max: count) }
