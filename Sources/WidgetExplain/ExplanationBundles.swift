// In: nothing. Out: what `explain` says of findings about bundles.
// Invariant: a test checks each example: the wrong one gives the finding and no other, the right one none.

extension Explanation {
    static var duplicateBundle: Explanation {
        Explanation(
            rule: "A module has one bundle.",
            why: "The extension has one entry point: Swift refuses a second `@main`.",
            wrong: """
                widget ClockWidget "Clock" { families systemSmall; refresh never; view ClockView }
                bundle ClockBundle { ClockWidget }
                bundle OtherBundle { ClockWidget }
                """,
            right: """
                widget ClockWidget "Clock" { families systemSmall; refresh never; view ClockView }
                bundle ClockBundle { ClockWidget }
                """
        )
    }

    static var duplicateWidget: Explanation {
        Explanation(
            rule: "A bundle lists each widget and control once.",
            why: "The gallery would show it twice, and the system takes both for one.",
            wrong: """
                widget ClockWidget "Clock" { families systemSmall; refresh never; view ClockView }
                bundle ClockBundle { ClockWidget; ClockWidget }
                """,
            right: """
                widget ClockWidget "Clock" { families systemSmall; refresh never; view ClockView }
                bundle ClockBundle { ClockWidget }
                """
        )
    }

    static var unlistedWidget: Explanation {
        Explanation(
            rule: "A widget or control stands in the bundle of its extension.",
            why: "It compiles, and people do not find it in the gallery.",
            wrong: """
                widget SunWidget "Sun" { families systemSmall; refresh never; view SunView }
                widget MoonWidget "Moon" { families systemSmall; refresh never; view MoonView }
                bundle SkyBundle { SunWidget }
                """,
            right: """
                widget SunWidget "Sun" { families systemSmall; refresh never; view SunView }
                widget MoonWidget "Moon" { families systemSmall; refresh never; view MoonView }
                bundle SkyBundle { SunWidget; MoonWidget }
                """
        )
    }

    static var missingBundle: Explanation {
        Explanation(
            rule: "An extension with widgets or controls has a bundle, which starts it.",
            why: """
                Without `@main` the extension does not link; if another type is its entry point, none of these widgets
                is found.
                """,
            wrong: """
                widget ClockWidget "Clock" { families systemSmall; refresh never; view ClockView }
                """,
            right: """
                widget ClockWidget "Clock" { families systemSmall; refresh never; view ClockView }
                bundle ClockBundle { ClockWidget }
                """
        )
    }
}
