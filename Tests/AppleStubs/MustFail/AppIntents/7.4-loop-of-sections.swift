// expect: trailing closure passed to parameter of type '[IntentItemSection<String>]' that does not accept a closure

import AppIntents

func list() -> IntentItemCollection<String> {
    IntentItemCollection {
        for title in ["A", "B"] {
            IntentItemSection<String>("\(title)", items: [IntentItem("a", title: "A")])
        }
    }
}
