// expect: cannot convert return expression of type 'String' to return type 'IntentDescription'

import AppIntents

func describe(_ name: String) -> IntentDescription { "Chooses \(name)." }
