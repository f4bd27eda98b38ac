// expect: no exact matches in call to initializer

import AppIntents

func section(_ isOn: Bool) -> IntentItemSection<String> {
    IntentItemSection<String>("A") {
        if isOn {
            "a"
        }
    }
}
