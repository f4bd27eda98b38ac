// In: a `widgetc.json` with `--settings`. Out: what the call comes to, and where mistakes in the file are reported.
// Invariant: no mistake in the file is blamed on an option, or on a place that is not the mistake's.

import Foundation
import TestSupport
import Testing

@Suite struct SettingsTests {
    private static let extensionModule = """
        module M { platforms iOS 17; role extension }
        enum Category "Category" { case a "A" }

        """

    @Test(arguments: [
        (#"{ "rolle": "app" }"#, 3, "`rolle` is no setting: there are `module`, `role`,"),
        (#"{ "rolle": "app" }"#, 3, "and `strict`; did you mean `role`? [wrong-setting]"),
        (#"{ "x": 1 }"#, 3, "`x` is no setting"),
        (#"{ "role": ["app"] }"#, 11, "`role` is a list; it takes a text in quotes [wrong-setting]"),
        (#"{ "imports": "x" }"#, 14, "`imports` is a text; it takes a list of texts"),
        (#"{ "warn": ["low-contrast", 1] }"#, 28, "`warn` holds a number; it takes a list of texts"),
        (#"{ "module": null }"#, 13, "is `null`, which is no value; it takes a text in quotes, or leave `module` out"),
        (#"{ "strict": null }"#, 13, "it takes `true` or `false`, or leave `strict` out"),
        (#"{ "imports": null }"#, 14, "it takes a list of texts, `[\"…\"]`, or leave `imports` out"),
        (#"{ "imports": [null] }"#, 15, "`imports` holds `null`, which is no value; it takes a list of texts"),
        (#"{ "strict": "yes" }"#, 13, "`strict` is a text; it takes `true` or `false`"),
        (#"{ "module": "" }"#, 13, "this text of `module` is empty"),
        (#"{ "module": "1st" }"#, 13, "`1st` is no module name"),
        (#"{ "role": "ap" }"#, 11, "`role` is `extension`, `app` or `framework`, not `ap`; did you mean `app`?"),
        (
            #"{ "platforms": "iOS" }"#, 16,
            #"`iOS` is no platform with a version; write `"platforms": "iOS 17, macOS 14"`"#
        ),
        (#"{ "platforms": "ios 17" }"#, 16, "did you mean `iOS`?"),
        (#"{ "platforms": "iOS 17, iOS 18" }"#, 16, "`platforms` names `iOS` twice"),
        (#"{ "allow": ["low-contras"] }"#, 13, "no finding has the code `low-contras`; did you mean `low-contrast`?"),
        (#"{ "allow": ["unknown-family"] }"#, 13, "`allow unknown-family`: the finding is an error and stays one"),
        (
            #"{ "warn": ["low-contrast"], "allow": ["low-contrast"] }"#, 39,
            "`low-contrast` is given to several of `error`, `warn` and `allow`; one holds"
        ),
        (
            #"{ "descriptions": ["nowhere"] }"#, 20,
            "cannot read `nowhere`: No such file or directory; paths are relative"
        ),
        (#"{ "role": }"#, 11, "found `}` in JSON, expected a value [malformed-file]"),
        (#"{ "role": "app", "role": "app" }"#, 18, "the key `role` is given twice"),
        ("[]", 1, "the file is a list; settings are an object, from keys to values"), ("", 1, "the file is empty"),
    ])
    func mistakesAreReportedAtTheirPlace(_ text: String, _ column: Int, _ message: String) throws {
        try withSandbox { sandbox in
            try sandbox.write("in/x.widget", Self.extensionModule)
            try sandbox.write("in/widgetc.json", text)
            let path = sandbox.url("in/widgetc.json").path
            for command in ["check", "build", "lock"] {
                let result = try sandbox.run(command, "in", "--settings", path, "--error-format", "line")
                #expect(result.exitCode == 1)
                #expect(result.errorLines.count == 2 && result.errorLines.last == "1 error", "\(result.standardError)")
                let line = result.errorLines.first ?? ""
                #expect(line.hasPrefix("\(path):1:\(column): error: ") && line.contains(message), "\(line)")
            }
            #expect(sandbox.names("in") == ["widgetc.json", "x.widget"] && sandbox.names(".") == ["in"])
        }
    }

    /// What a description says otherwise.
    @Test(arguments: [
        (#"{ "module": "N" }"#, "module", "N", 13), (#"{ "role": "app" }"#, "role", "app", 11),
        (#"{ "platforms": "iOS 18" }"#, "platforms", "iOS 18", 16),
    ])
    func clashesNameTheFile(_ text: String, _ key: String, _ value: String, _ column: Int) throws {
        try withSandbox { sandbox in
            try sandbox.write("x.widget", Self.extensionModule)
            try sandbox.write("widgetc.json", text)
            let result = try sandbox.run("check", "x.widget", "--settings", "widgetc.json")
            #expect(result.exitCode == 1 && !result.standardError.contains("--"), "\(result.standardError)")
            let said = "error: this is not the `\(key)` that widgetc.json:1:\(column) says, `\(value)`: one must go"
            #expect(result.errorLines.first?.contains(said) == true, "\(result.standardError)")
            #expect(result.standardError.contains("widgetc.json:1:\(column): note: `\(key)` is said here\n"))
            // An option wins.
            let option = ["module": "M", "role": "extension", "platforms": "iOS 17"][key] ?? ""
            let won = try sandbox.run("check", "x.widget", "--settings", "widgetc.json", "--\(key)", option)
            #expect(won.exitCode == 0, "\(won.standardError)")
        }
    }

    @Test func theySayWhatOptionsSay() throws {
        try withSandbox { sandbox in
            try sandbox.write("own/x.widget", Description.fragment("First"))
            try sandbox.write(
                "shared/y.widget",
                BuildStepTests.user.replacing("module User { platforms iOS 17; ", with: "module User { "))
            try sandbox.write("kit/kit.widget", BuildStepTests.kit)
            try sandbox.write(
                "own/widgetc.json",
                """
                {
                  "module": "User", "platforms": "iOS 17", "role": "extension", "strict": true,
                  "descriptions": ["../shared"], "imports": ["../kit/kit.widget"], "allow": ["low-contrast"]
                }

                """)
            let settings = ["--settings", "own/widgetc.json"]
            func run(_ arguments: [String]) throws -> ProcessResult {
                try ProcessRunner.run(Widgetc.url.path, arguments + settings, in: sandbox.root)
            }
            let built = try run(["build", "own", "-o", "out", "--depfile", "x.d"])
            try #require(built.exitCode == 0, "\(built.standardError)")
            #expect(sandbox.names("out") == ["UserSupport.swift", "x.widget.swift", "y.widget.swift"])
            let options = try sandbox.shell(
                """
                widgetc build own shared -o same --import kit --module User --platforms 'iOS 17' --role extension --strict
                """)
            #expect(options.exitCode == 0, "\(options.standardError)")
            #expect(try sandbox.contents("out") == sandbox.contents("same"))
            // The file is one that is read.
            let inputs = try run(["build", "own", "--list-inputs"]).standardOutput
            #expect(inputs == "own/x.widget\nown/../shared/y.widget\nown/../kit/kit.widget\nown/widgetc.json\n")
            #expect(try sandbox.text("x.d").contains(" \\\n  own/widgetc.json \\\n"))
            // What is said of other commands takes the settings over.
            try sandbox.write(
                "own/w.widget", "widget W \"W\" { families systemSmall; refresh never; view V }\nbundle B { W }\n")
            let locked = try run(["lock", "own"])
            #expect(locked.exitCode == 0, "\(locked.standardError)")
            let noted = try run(["lock", "own", "--check"])
            #expect(noted.exitCode == 0, "\(noted.standardError)")
        }
    }

    /// Behind a plugin nobody sees options: what is said names the target, its settings and the description.
    @Test(arguments: [
        (
            "module N { platforms iOS 17 }", "{}",
            #"this file is of the module `N`, and its target is called `T`: write that, or say `"module": "N"` in the"#
        ),
        ("module N { platforms iOS 17 }", #"{ "module": "O" }"#, "that widgetc.json:1:13 says, `O`: one must go"),
        (
            "", "{}",
            #"`T` has no deployment floors: write `module T { platforms iOS 17, macOS 14 }` or say `"platforms": "iOS 17"#
        ),
        ("module T { access public }", "{}", "add a line such as `platforms iOS 17, macOS 14` to its block or say"),
        (
            "module T { platforms iOS 17; imports Kit }", "{}",
            #"those of a target that this one depends on, or of `"imports"` in `widgetc.json`"#
        ),
        (
            "", #"{ "module": "SwiftUI", "platforms": "iOS 17" }"#,
            #"; rename the target, or say `"module"` in its `widgetc.json`"#
        ),
    ])
    func whatAPluginIsTold(_ module: String, _ settings: String, _ message: String) throws {
        try withSandbox { sandbox in
            try sandbox.write("x.widget", module + "\n" + Description.fragment("E"))
            try sandbox.write("widgetc.json", settings)
            let result = try sandbox.run("check", "x.widget", "--settings", "widgetc.json", "--target", "T")
            #expect(result.exitCode == 1 && result.standardError.contains(message), "\(result.standardError)")
            #expect(!result.standardError.contains("`--"), "\(result.standardError)")
        }
    }

    @Test func theTargetNamesTheModule() throws {
        try withSandbox { sandbox in
            try sandbox.write("x.widget", Description.fragment("E"))
            for (settings, options, module) in [
                (#"{ "platforms": "iOS 17" }"#, "", "T"), (#"{ "platforms": "iOS 17", "module": "S" }"#, "", "S"),
                (#"{ "platforms": "iOS 17", "module": "S" }"#, "--module O", "O"),
            ] {
                try sandbox.write("widgetc.json", settings)
                let call = "widgetc build x.widget --settings widgetc.json --target T -o out-\(module) \(options)"
                #expect(try sandbox.shell(call).exitCode == 0)
                #expect(sandbox.names("out-\(module)") == ["\(module)Support.swift", "x.widget.swift"])
            }
            let odd = try sandbox.run("check", "x.widget", "--target", "1st", "--platforms", "iOS 17")
            #expect(odd.exitCode == 3 && odd.standardError.contains(#"say `"module"` in its `widgetc.json`"#))
            // A description of another target that says it is of this one, and one that says nothing.
            try sandbox.write("y.widget", "module T\n" + Description.fragment("F"))
            let other = try sandbox.run(
                "check", "x.widget", "--target", "T", "--platforms", "iOS 17", "--import", "y.widget")
            #expect(
                other.exitCode == 1
                    && other.standardError.contains("this file is of another target, and the module `T`"))
            try sandbox.write("y.widget", Description.fragment("F"))
            let silent = try sandbox.run(
                "check", "x.widget", "--target", "T", "--platforms", "iOS 17", "--import", "y.widget")
            #expect(
                silent.exitCode == 1 && silent.standardError.contains("add a line `module Name` [undecided-module]"))
        }
    }

    @Test func settingsThatLeadToNothing() throws {
        try withSandbox { sandbox in
            try sandbox.write("widgetc.json", "{}")
            let result = try sandbox.run("check", "--settings", "widgetc.json")
            #expect(result.exitCode == 1)
            #expect(result.standardError.hasPrefix("widgetc.json:1:1: error: there is no description: "))
            try sandbox.write("x.widget", Description.small)
            let absent = try sandbox.run("check", "x.widget", "--settings", "nowhere.json")
            #expect(absent.exitCode == 3)
            #expect(absent.errorLines == ["widgetc: error: cannot read `nowhere.json`: No such file or directory"])
        }
    }

    /// Which files there are is planned by a build system; all else may change.
    @Test func settingsThatChangedSinceThePlan() throws {
        try withSandbox { sandbox in
            try sandbox.write("x.widget", Description.small)
            // FNV-1a of nothing, and of a line `module M`.
            for (text, sum) in [
                ("{ }", "cbf29ce484222325"), (#"{ "module": "M", "strict": true }"#, "ad5379afeb061b3c"),
            ] {
                try sandbox.write("widgetc.json", text)
                let call = ["build", "x.widget", "-o", "out", "--settings", "widgetc.json", "--planned", sum]
                let built = try ProcessRunner.run(Widgetc.url.path, call, in: sandbox.root)
                #expect(built.exitCode == 0, "\(built.standardError)")
                let before = try sandbox.contents("out")
                try sandbox.write("widgetc.json", #"{ "module": "N" }"#)
                let changed = try ProcessRunner.run(Widgetc.url.path, call, in: sandbox.root)
                #expect(changed.exitCode == 1)
                let said =
                    "widgetc.json:1:1: error: `module`, `descriptions` or `imports` has changed since the build was planned"
                #expect(changed.standardError.hasPrefix(said), "\(changed.standardError)")
                #expect(try sandbox.contents("out") == before)
            }
            for options in ["--planned x --settings widgetc.json", "--planned 1"] {
                #expect(try sandbox.shell("widgetc build x.widget \(options)").exitCode == 2, "\(options)")
            }
        }
    }

    @Test func theyAreWatched() throws {
        try withSandbox { sandbox in
            try sandbox.write("x.widget", Description.small)
            try sandbox.write("more/y.widget", "module M\n" + Description.fragment("More"))
            try sandbox.write("widgetc.json", #"{ "rolle": 1 }"#)
            let result = try sandbox.shell(
                """
                widgetc build x.widget --settings widgetc.json -o out --watch >/dev/null 2>log & watcher=$!
                trap 'kill -9 $watcher' EXIT
                wait_for() { for i in $(seq 600); do eval "$1" && return 0; sleep 0.1; done; cat log >&2; exit 1; }
                wait_for 'grep -q "is no setting" log && grep -q watching log'
                echo '{ "role": "extension" }' > widgetc.json
                wait_for '[ -e out/x.widget.swift ] && [ "$(grep -c watching log)" = 2 ]'
                echo '{ "descriptions": ["more"] }' > widgetc.json
                wait_for '[ -e out/y.widget.swift ] && [ "$(grep -c watching log)" = 3 ]'
                echo '// more' >> more/y.widget
                wait_for '[ "$(grep -c watching log)" = 4 ]'
                """)
            #expect(result.exitCode == 0, "\(result.standardError)")
        }
    }
}
