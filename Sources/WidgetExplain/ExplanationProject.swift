// In: nothing. Out: what `explain` says of findings about settings, entitlements and asset catalogs.
// Invariant: a test runs each example: the wrong one gives the finding and no other, the right one none.

extension Explanation {
    static var malformedFile: Explanation {
        Explanation(
            rule: """
                Entitlements are property lists in XML or in the old form with braces. Settings, string
                catalogs, and `Contents.json` of an asset catalog, are JSON. All of them are in UTF-8. Groups are a list
                of texts, also where there is one.
                """,
            why: """
                Xcode does not build with a file that it cannot read. What a merge has left in it is easier to find here
                than in its report. A binary property list is made text by `plutil -convert xml1 FILE`.
                """,
            wrong: """
                echo '{ "com.apple.security.application-groups" = "group.com.example.clock"; }' > Clock.entitlements
                widgetc check clock.widget --entitlements Clock.entitlements
                """,
            right: """
                echo '{ "com.apple.security.application-groups" = ("group.com.example.clock"); }' > Clock.entitlements
                widgetc check clock.widget --entitlements Clock.entitlements
                """,
            form: .commands
        )
    }

    static var wrongSetting: Explanation {
        Explanation(
            rule: """
                `widgetc.json` has the keys that `docs/plugin.md` lists, each with a value of its kind. What it names is
                there: platforms, roles, codes of findings, files.
                """,
            why: """
                A setting that is passed over in silence is one that people rely on and do not have: an app built as an
                extension, or a warning that was to stop the build.
                """,
            wrong: """
                echo '{ "alow": ["long-title"] }' > widgetc.json
                widgetc check clock.widget --settings widgetc.json
                """,
            right: """
                echo '{ "allow": ["long-title"] }' > widgetc.json
                widgetc check clock.widget --settings widgetc.json
                """,
            form: .commands
        )
    }

    static var missingEntitlement: Explanation {
        Explanation(
            rule: """
                The entitlements of the app and of its widget extension have every App Group and keychain group that the
                description declares.
                """,
            why: """
                The system gives a target without the entitlement no shared folder. The app then fails to write what
                widgets read, or writes it where they do not look, and the widgets stay empty on every device.
                """,
            wrong: """
                echo '{ }' > Clock.entitlements
                widgetc check clock.widget --entitlements Clock.entitlements
                """,
            right: """
                echo '{ "com.apple.security.application-groups" = ("group.com.example.clock"); }' > Clock.entitlements
                widgetc check clock.widget --entitlements Clock.entitlements
                """,
            form: .commands
        )
    }

    static var misspeltEntitlement: Explanation {
        Explanation(
            rule: "A group is written in the entitlements of every target as in the description, letter for letter.",
            why: """
                Groups that differ in one letter, be it upper and lower case, are two groups. Both targets build and
                run, each with a folder of its own, and the widgets show nothing of what the app writes.
                """,
            wrong: """
                echo '{ "com.apple.security.application-groups" = ("group.com.example.Clock"); }' > Clock.entitlements
                widgetc check clock.widget --entitlements Clock.entitlements
                """,
            right: """
                echo '{ "com.apple.security.application-groups" = ("group.com.example.clock"); }' > Clock.entitlements
                widgetc check clock.widget --entitlements Clock.entitlements
                """,
            form: .commands
        )
    }

    static var teamPrefix: Explanation {
        Explanation(
            rule: """
                A keychain group, and on macOS an App Group that does not start with `group.`, starts with the team's
                identifier, in the description as in the entitlements.
                """,
            why: """
                Xcode puts the team's identifier in place of `$(AppIdentifierPrefix)` and `$(TeamIdentifierPrefix)` in
                entitlements, and nothing does so in Swift. A query for the text without it finds no item, and the
                system gives no folder for it.
                """,
            wrong: """
                sed -i.old 's/platforms iOS 17/platforms iOS 17; keychain "com.example.shared"/' clock.widget
                cat > Clock.entitlements <<END
                {
                  "com.apple.security.application-groups" = ("group.com.example.clock");
                  "keychain-access-groups" = ("\\$(AppIdentifierPrefix)com.example.shared");
                }
                END
                widgetc check clock.widget --entitlements Clock.entitlements
                """,
            right: """
                sed -i.old 's/platforms iOS 17/platforms iOS 17; keychain "ABCDE12345.com.example.shared"/' clock.widget
                cat > Clock.entitlements <<END
                {
                  "com.apple.security.application-groups" = ("group.com.example.clock");
                  "keychain-access-groups" = ("\\$(AppIdentifierPrefix)com.example.shared");
                }
                END
                widgetc check clock.widget --entitlements Clock.entitlements
                """,
            form: .commands
        )
    }

    static var undeclaredEntitlement: Explanation {
        Explanation(
            rule: "Every App Group and keychain group of the entitlements is declared by a description.",
            why: """
                A group that is left over from a template or a former name lets targets reach data that is none of
                theirs, and whoever reads the entitlements looks for what uses it. If code beside the widgets does, call
                with `--allow undeclared-entitlement`.
                """,
            wrong: """
                cat > Clock.entitlements <<END
                { "com.apple.security.application-groups" = ("group.com.example.clock", "group.com.example.old"); }
                END
                widgetc check clock.widget --entitlements Clock.entitlements --error undeclared-entitlement
                """,
            right: """
                cat > Clock.entitlements <<END
                { "com.apple.security.application-groups" = ("group.com.example.clock"); }
                END
                widgetc check clock.widget --entitlements Clock.entitlements --error undeclared-entitlement
                """,
            form: .commands
        )
    }

    static var missingAsset: Explanation {
        Explanation(
            rule: """
                An image or colour that a description names is in an asset catalog, under that name letter for letter,
                and has something to draw.
                """,
            why: """
                Where the name is not found nothing is drawn: a picker has rows without images, a background is clear.
                Nothing is said when the app is built. Folders of a catalog are part of the name if they provide a
                namespace, as `Sea/Ocean`.
                """,
            wrong: """
                mkdir -p App/Assets.xcassets/Sky.colorset
                cat > App/Assets.xcassets/Sky.colorset/Contents.json <<END
                {"colors": [{"idiom": "universal", "color": {"platform": "ios", "reference": "systemTealColor"}}]}
                END
                echo 'style Look by Bool { tint: Color = asset("sky"); case _: () }' >> clock.widget
                widgetc check clock.widget --assets App
                """,
            right: """
                mkdir -p App/Assets.xcassets/Sky.colorset
                cat > App/Assets.xcassets/Sky.colorset/Contents.json <<END
                {"colors": [{"idiom": "universal", "color": {"platform": "ios", "reference": "systemTealColor"}}]}
                END
                echo 'style Look by Bool { tint: Color = asset("Sky"); case _: () }' >> clock.widget
                widgetc check clock.widget --assets App
                """,
            form: .commands
        )
    }

    static var singleAppearance: Explanation {
        Explanation(
            rule: """
                A colour of an asset catalog that stands behind a widget's content, or in a column whose other rows have
                light and dark variants, has a dark appearance. One that is written down behind the content, as
                `.white`, is not as light as the texts that stand on it in the dark.
                """,
            why: """
                In the dark appearance the system draws texts in white. On a background that stays light they cannot be
                read, and a row that stays as it is stands out among those that follow.
                """,
            wrong: """
                mkdir -p App/Assets.xcassets/Sky.colorset
                cat > App/Assets.xcassets/Sky.colorset/Contents.json <<END
                {"colors": [{"idiom": "universal", "color": {}}]}
                END
                sed -i.old 's/view ClockView/view ClockView; background asset("Sky")/' clock.widget
                widgetc check clock.widget --assets App --error single-appearance
                """,
            right: """
                mkdir -p App/Assets.xcassets/Sky.colorset
                cat > App/Assets.xcassets/Sky.colorset/Contents.json <<END
                {"colors": [
                  {"idiom": "universal", "color": {}},
                  {"idiom": "universal", "color": {}, "appearances": [{"appearance": "luminosity", "value": "dark"}]}
                ]}
                END
                sed -i.old 's/view ClockView/view ClockView; background asset("Sky")/' clock.widget
                widgetc check clock.widget --assets App --error single-appearance
                """,
            form: .commands
        )
    }
}
