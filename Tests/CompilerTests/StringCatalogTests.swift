// In: string catalogs as people and Xcode leave them, and texts. Out: whether the update loses or moves anything.
// Invariant: expected catalogs are written out whole where a change is small, so that a byte too many shows.

import Testing
import WidgetEmit

@Suite struct StringCatalogTests {
    private func updated(_ catalog: String, _ strings: LocalizedString...) -> String? {
        StringCatalog.updated(Array(catalog.utf8), with: strings).map { String(decoding: $0, as: UTF8.self) }
    }

    private func catalog(_ entries: String) -> String {
        "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n\(entries)\n  },\n  \"version\" : \"1.0\"\n}"
    }

    @Test func aNewCatalogIsWrittenAsXcodeDoes() {
        let found = updated(
            StringCatalog.empty,
            LocalizedString(key: "b"),
            LocalizedString(key: "%@ has %lld", value: "%1$@ has %2$lld", comment: "A \"note\""),
            LocalizedString(key: "a.title", value: "Tab\there", isKeyed: true, comment: "One\nTwo")
        )
        let expected = catalog(
            """
                "%@ has %lld" : {
                  "comment" : "A \\"note\\"",
                  "localizations" : {
                    "en" : {
                      "stringUnit" : {
                        "state" : "new",
                        "value" : "%1$@ has %2$lld"
                      }
                    }
                  }
                },
                "a.title" : {
                  "comment" : "One\\nTwo",
                  "extractionState" : "extracted_with_value",
                  "localizations" : {
                    "en" : {
                      "stringUnit" : {
                        "state" : "new",
                        "value" : "Tab\\there"
                      }
                    }
                  }
                },
                "b" : {

                }
            """)
        #expect(found == expected)
        #expect(updated(StringCatalog.empty) == StringCatalog.empty)
    }

    @Test func keysAreAddedInOrderAndOthersStayAsTheyAre() {
        let old = catalog(
            """
                "Bee" : { "localizations":{"fr":{"stringUnit":{"state":"translated","value":"Abeille"}}} },
                "dog" : {

                }
            """)
        let keys = ["Zoo", "ant", "bee", "Cat", "Bee", "dog"].map { LocalizedString(key: $0) }
        let found = StringCatalog.updated(Array(old.utf8), with: keys).map { String(decoding: $0, as: UTF8.self) }
        let expected = catalog(
            """
                "ant" : {

                },
                "Bee" : { "localizations":{"fr":{"stringUnit":{"state":"translated","value":"Abeille"}}} },
                "bee" : {

                },
                "Cat" : {

                },
                "dog" : {

                },
                "Zoo" : {

                }
            """)
        #expect(found == expected)
        #expect(found.flatMap { StringCatalog.updated(Array($0.utf8), with: keys) } == Array(expected.utf8))
    }

    @Test func unusedKeysAreMarkedAndNeverDropped() {
        let old = catalog(
            """
                "empty" : {

                },
                "known" : {
                  "comment" : "x",
                  "shouldTranslate" : false
                },
                "taken over" : {
                  "extractionState" : "manual"
                }
            """)
        let expected = catalog(
            """
                "empty" : {
                  "extractionState" : "stale"
                },
                "known" : {
                  "comment" : "x",
                  "extractionState" : "stale",
                  "shouldTranslate" : false
                },
                "taken over" : {
                  "extractionState" : "manual"
                }
            """)
        #expect(updated(old) == expected)
        #expect(updated(expected) == expected)
        // And back, but for a text with a key, which says so.
        let known = LocalizedString(key: "known", comment: "x")
        #expect(updated(expected, LocalizedString(key: "empty"), known) == old)
    }

    @Test func aChangedTextUnderItsKeyAsksForReview() {
        let old = catalog(
            """
                "k" : {
                  "extractionState" : "stale",
                  "localizations" : {
                    "de" : {
                      "variations" : {
                        "plural" : {
                          "one" : { "stringUnit" : { "state" : "translated", "value" : "\\"translated\\"" } },
                          "other" : { "stringUnit" : { "state" : "new", "value" : "" } }
                        }
                      }
                    },
                    "en" : {
                      "stringUnit" : {
                        "state" : "new",
                        "value" : "Old"
                      }
                    }
                  }
                }
            """)
        let same = updated(old, LocalizedString(key: "k", value: "Old", isKeyed: true))
        #expect(same == old.replacing("\"stale\"", with: "\"extracted_with_value\""))
        let changed = updated(old, LocalizedString(key: "k", value: "New", isKeyed: true))
        let expected = same?.replacing("\"Old\"", with: "\"New\"")
            .replacing("\"state\" : \"translated\"", with: "\"state\" : \"needs_review\"")
        #expect(changed == expected)
        // The source text that a person has worked on is theirs.
        let own = old.replacing("\"state\" : \"new\",\n", with: "\"state\" : \"translated\",\n")
        let kept = updated(own, LocalizedString(key: "k", value: "New", isKeyed: true))
        #expect(kept == own.replacing("\"stale\"", with: "\"extracted_with_value\""))
    }

    @Test func whatIsMissingInAnEntryIsFilledIn() {
        let old = catalog(
            """
                "%@ %@" : { "localizations" : { "de" : {} } },
                "k" : {}
            """)
        let found = updated(
            old, LocalizedString(key: "%@ %@", value: "%1$@ %2$@"),
            LocalizedString(key: "k", value: "K", isKeyed: true, comment: "note"))
        let values = ["\"value\" : \"%1$@ %2$@\"", "\"value\" : \"K\"", "\"comment\" : \"note\"", "\"de\" : {}"]
        for value in values { #expect(found?.contains(value) == true, "\(value)\n\(found ?? "")") }
        let again = updated(
            found ?? "", LocalizedString(key: "%@ %@", value: "%1$@ %2$@"),
            LocalizedString(key: "k", value: "K", isKeyed: true, comment: "note"))
        #expect(again == found)
    }

    @Test func keysAreComparedByWhatTheyMean() {
        let old =
            "\u{FEFF}{\"sourceLanguage\":\"en\",\"strings\":{\"a\\u0062\\ud83d\\ude00\\/\":{}},\"version\":\"1.0\"}\n"
        #expect(updated(old, LocalizedString(key: "ab\u{1F600}/")) == old)
        // Two spellings of an accent are two keys.
        let accent = "{\"sourceLanguage\":\"en\",\"strings\":{\"e\u{301}\":{}},\"version\":\"1.0\"}"
        #expect(updated(accent, LocalizedString(key: "\u{E9}"))?.contains("stale") == true)
    }

    @Test(arguments: [
        "", "[]", "{", "{}", "{\"strings\":{}}", "{\"sourceLanguage\":\"en\"}", "null", "{\"strings\":[],\"a\":1}",
        "{\"sourceLanguage\":\"en\",\"strings\":{\"a\":1}}", "{\"sourceLanguage\":\"en\",\"strings\":{\"a\":{]}}",
        "{\"sourceLanguage\":\"en\",\"strings\":{}} x", "{\"sourceLanguage\":1,\"strings\":{}}", "{\"a\\u12\":1}",
        "{\"sourceLanguage\":\"en\",\"strings\":{\"a\":{}},}",
        "{\"sourceLanguage\":\"en\",\"strings\":{\"a\\ud83d\":{}}}",
    ])
    func whatIsNoCatalogIsRefused(_ text: String) {
        #expect(updated(text, LocalizedString(key: "k")) == nil)
    }

    @Test func deepNestingIsNoTrouble() {
        let deep = String(repeating: "[", count: 200_000) + String(repeating: "]", count: 200_000)
        let old = "{\"sourceLanguage\":\"en\",\"strings\":{\"a\":{\"x\":\(deep)}}}"
        #expect(updated(old, LocalizedString(key: "a")) == old)
    }
}
