// In: nothing. Out: what `explain` says of findings about modules and platforms.
// Invariant: a test checks each example: the wrong one gives the finding and no other, the right one none.

extension Explanation {
    static var unknownModule: Explanation {
        Explanation(
            rule: """
                `imports`, `includes` and `module` name a module that the given files describe. A module that is
                written by hand is no described one.
                """,
            why: "The names of the other module could not be checked, and the output would not compile.",
            wrong: """
                module Shop {
                  platforms iOS 17
                  imports ShopIntens
                }
                """,
            right: """
                // intents.widget
                module ShopIntents {
                  platforms iOS 17
                  access public
                  role framework
                }
                // shop.widget
                module Shop {
                  platforms iOS 17
                  imports ShopIntents
                }
                """
        )
    }

    static var duplicateModule: Explanation {
        Explanation(
            rule: """
                A module has one block, and a file belongs to one module. Other files join it with a line `module
                Name`.
                """,
            why: "Two blocks could say different platforms or App Groups.",
            wrong: """
                // first.widget
                module Shop { platforms iOS 17 }
                // second.widget
                module Shop { platforms iOS 18 }
                """,
            right: """
                // first.widget
                module Shop { platforms iOS 17 }
                // second.widget
                module Shop
                enum Size "Size" { case small "Small" }
                """
        )
    }

    static var undecidedModule: Explanation {
        Explanation(
            rule: """
                Each file belongs to a module: by a line `module Name`, by `--module`, or because the given files
                define only one.
                """,
            why: "The module decides the platforms, the App Group and the target that compiles the output.",
            wrong: """
                // first.widget
                module Shop { platforms iOS 17 }
                // second.widget
                module News { platforms iOS 17 }
                // third.widget
                enum Size "Size" { case small "Small" }
                """,
            right: """
                // first.widget
                module Shop { platforms iOS 17 }
                // second.widget
                module News { platforms iOS 17 }
                // third.widget
                module News
                enum Size "Size" { case small "Small" }
                """
        )
    }

    static var importCycle: Explanation {
        Explanation(
            rule: "Modules do not import each other in a circle.",
            why: "Swift builds one module after the other, so that neither could be first.",
            wrong: """
                // a.widget
                module Shop { platforms iOS 17; access public; imports News }
                // b.widget
                module News { platforms iOS 17; access public; imports Shop }
                """,
            right: """
                // a.widget
                module Shop { platforms iOS 17; access public }
                // b.widget
                module News { platforms iOS 17; access public; imports Shop }
                """
        )
    }

    static var moduleNotPublic: Explanation {
        Explanation(
            rule: "A module that others import says `access public`.",
            why: "Its declarations would be internal in Swift, so that the importing module would not compile.",
            wrong: """
                // a.widget
                module Shop { platforms iOS 17 }
                // b.widget
                module News { platforms iOS 17; imports Shop }
                """,
            right: """
                // a.widget
                module Shop { platforms iOS 17; access public }
                // b.widget
                module News { platforms iOS 17; imports Shop }
                """
        )
    }

    static var wrongModule: Explanation {
        Explanation(
            rule: """
                What decides how a declaration is generated stands in its module: the row that follows the app's choice
                in the module of the entity, and a control beside the intent that configures it.
                """,
            why: """
                A module is built by itself, without those that import it. It would lack what the importing module
                names, so that this would not compile.
                """,
            wrong: """
                // a.widget
                module Shop { platforms iOS 18; access public; role framework }
                intent OpenIntent "Open" { param name "Name": String? }
                // b.widget
                module News { platforms iOS 18; imports Shop }
                action Open "Open" { perform Opener }
                control OpenControl "Open" {
                  configuration OpenIntent
                  entry { title: Text = name ?? "Open" }
                  button Open()
                  label title
                  symbol "door.left.hand.open"
                }
                bundle NewsBundle { OpenControl }
                """,
            right: """
                // a.widget
                module Shop { platforms iOS 18; access public; role framework }
                // b.widget
                module News { platforms iOS 18; imports Shop }
                intent OpenIntent "Open" { param name "Name": String? }
                action Open "Open" { perform Opener }
                control OpenControl "Open" {
                  configuration OpenIntent
                  entry { title: Text = name ?? "Open" }
                  button Open()
                  label title
                  symbol "door.left.hand.open"
                }
                bundle NewsBundle { OpenControl }
                """
        )
    }

    static var staticInclude: Explanation {
        Explanation(
            rule: "A module whose App Intents package others include is linked dynamically.",
            why: """
                The system does not find the App Intents of a package that is linked statically: the widget's
                configuration is empty on devices, though all compiles.
                """,
            wrong: """
                // a.widget
                module ShopIntents { platforms iOS 17; access public; role framework }
                // b.widget
                module Shop {
                  platforms iOS 17
                  imports ShopIntents
                  includes ShopIntentsAppIntents from ShopIntents
                }
                """,
            right: """
                // a.widget
                module ShopIntents { platforms iOS 17; access public; role framework; linkage dynamic }
                // b.widget
                module Shop {
                  platforms iOS 17
                  imports ShopIntents
                  includes ShopIntentsAppIntents from ShopIntents
                }
                """
        )
    }

    static var unknownPackage: Explanation {
        Explanation(
            rule: "A described module's App Intents package is called after the module: `<Module>AppIntents`.",
            why: "Swift would not find the type.",
            wrong: """
                // a.widget
                module ShopIntents { platforms iOS 17; access public; role framework; linkage dynamic }
                // b.widget
                module Shop {
                  platforms iOS 17
                  imports ShopIntents
                  includes ShopPackage from ShopIntents
                }
                """,
            right: """
                // a.widget
                module ShopIntents { platforms iOS 17; access public; role framework; linkage dynamic }
                // b.widget
                module Shop {
                  platforms iOS 17
                  imports ShopIntents
                  includes ShopIntentsAppIntents from ShopIntents
                }
                """
        )
    }

    static var missingPlatforms: Explanation {
        Explanation(
            rule: """
                A module says its deployment floors, the same as its target has, in its block or by `--platforms`.
                """,
            why: """
                They decide which of Apple's interfaces the output may use without a check. A floor that was assumed
                too high would keep widgets from people, one too low would not compile.
                """,
            wrong: """
                module Clock {
                  scheme "clock"
                }
                """,
            right: """
                module Clock {
                  platforms iOS 17, macOS 14
                  scheme "clock"
                }
                """
        )
    }

    static var unknownPlatform: Explanation {
        Explanation(
            rule: "Platforms are `iOS`, `macOS`, `watchOS` and `visionOS`. `iOS` includes the iPad.",
            why: "A floor for a platform that does not exist would hold for nothing.",
            wrong: """
                module Clock {
                  platforms iPadOS 17
                }
                """,
            right: """
                module Clock {
                  platforms iOS 17
                }
                """
        )
    }

    static var duplicatePlatform: Explanation {
        Explanation(
            rule: "A platform has one floor.",
            why: "Only one of the two could count.",
            wrong: """
                module Clock {
                  platforms iOS 17, iOS 18
                }
                """,
            right: """
                module Clock {
                  platforms iOS 17
                }
                """
        )
    }

    static var unknownVersion: Explanation {
        Explanation(
            rule: "A floor is a version that was shipped. After iOS 18, macOS 15, watchOS 11 and visionOS 2 came 26.",
            why: "Xcode refuses such a deployment target, or no device has it.",
            wrong: """
                module Clock {
                  platforms iOS 19
                }
                """,
            right: """
                module Clock {
                  platforms iOS 26
                }
                """
        )
    }

    static var unsupportedFloor: Explanation {
        Explanation(
            rule: """
                Floors are at least iOS 14, macOS 11, watchOS 9 and visionOS 26, where WidgetKit begins, and no lower
                than those of imported modules.
                """,
            why: """
                On older systems there is no WidgetKit: the extension would not compile. And Swift refuses to import a
                module that needs a later system.
                """,
            wrong: """
                module Clock {
                  platforms iOS 13
                }
                """,
            right: """
                module Clock {
                  platforms iOS 14
                }
                """
        )
    }
}
