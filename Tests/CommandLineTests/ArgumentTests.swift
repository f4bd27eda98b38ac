// In: calls, right and wrong. Out: exit codes, streams and wording.
// Invariant: every option and every refused word is tried, from lists that stand here, not in the program.

import Foundation
import TestSupport
import Testing

@Suite struct ArgumentTests {
    @Test func versionIsPrinted() throws {
        try withSandbox { sandbox in
            let result = try sandbox.run("--version")
            #expect(result.exitCode == 0)
            #expect(result.standardOutput == "widgetc 0.1.0\n")
            #expect(result.standardError.isEmpty)
        }
    }

    @Test(arguments: [["help"], ["--help"], ["-h"]])
    func helpIsPrinted(_ arguments: [String]) throws {
        try withSandbox { sandbox in
            let result = try sandbox.shell("widgetc \(arguments.joined(separator: " "))")
            #expect(result.exitCode == 0)
            #expect(result.standardOutput.contains("build INPUT…"))
            #expect(result.standardOutput.contains("check INPUT…"))
            #expect(result.standardError.isEmpty)
        }
    }

    static let commonOptions = [
        "--role", "--module", "--import", "--platforms", "--jobs", "--error", "--warn", "--allow", "--strict",
        "--error-format",
        "--color", "--quiet", "--verbose", "--lock", "--settings", "--help",
    ]

    static let buildOptions = [
        "-o", "--emit", "--strings", "--list-outputs", "--list-inputs", "--depfile", "--check", "--dry-run", "--prune",
        "--watch", "--planned", "--target",
    ]

    @Test(arguments: [
        ("build", buildOptions + ["--against"] + commonOptions),
        ("check", ["--fix", "--against", "--entitlements", "--assets", "--planned", "--target"] + commonOptions),
        ("lock", ["--check", "--accept"] + commonOptions), ("explain", ["--all", "--help"]),
        ("init", ["--module", "--help"]), ("completions", ["--help"]), ("help", ["--man", "--help"]),
    ])
    func commandHelpListsItsOptions(_ command: String, _ options: [String]) throws {
        try withSandbox { sandbox in
            let forms = [
                try sandbox.run("help", command), try sandbox.run(command, "--help"),
                try sandbox.run(command, "--nonsense", "-h"), try sandbox.run("--help", command),
            ]
            for result in forms {
                #expect(result.exitCode == 0)
                let listed = result.standardOutput.split(separator: "\n").compactMap { line -> String? in
                    guard line.hasPrefix("  -") else { return nil }
                    return line.split(separator: " ").first.map(String.init)
                }
                #expect(Set(listed) == Set(options))
                #expect(result.standardError.isEmpty)
            }
        }
    }

    /// Each example is run as it stands, in a folder as it assumes it; `--check` after what it checks.
    @Test(arguments: [
        ("build", 3), ("check", 4), ("lock", 1), ("explain", 2), ("init", 2), ("completions", 3), ("help", 2),
    ])
    func examplesOfHelpWork(_ command: String, _ count: Int) throws {
        try withSandbox { sandbox in
            try sandbox.write("Widgets/first.widget", Description.fragment("First"))
            try sandbox.write("Widgets/deeper/second.widget", Description.fragment("Second"))
            try sandbox.write("App/App.entitlements", "{ }")
            try sandbox.write("App/Assets.xcassets/Contents.json", "{}")
            let help = try sandbox.run("help", command).standardOutput
            let examples = help.split(separator: "\n").filter { $0.hasPrefix("  widgetc ") || $0.hasPrefix("  eval ") }
            #expect(examples.count == count)
            for example in examples {
                let result = try sandbox.shell(example.hasPrefix("  eval ") ? "bash -c '\(example)'" : String(example))
                #expect(result.exitCode == 0, "\(example): \(result.standardError)")
            }
            if command == "build" {
                #expect(sandbox.names("Generated").contains("first.widget.swift"))
                #expect(sandbox.names("Generated").contains("second.widget.swift"))
            }
        }
    }

    /// What is near only by its dashes, or what another command has, is not offered.
    @Test(arguments: ["build x --nope", "check x --output d", "lock x -n", "--nope"])
    func farNamesAreNotOffered(_ arguments: String) throws {
        try withSandbox { sandbox in
            let result = try sandbox.shell("widgetc \(arguments)")
            #expect(result.exitCode == 2)
            #expect(result.errorLines.first?.contains("did you mean") == false, "\(result.standardError)")
        }
    }

    @Test(arguments: [
        ("", "no command"),
        ("buidl x", "unknown command `buidl`; did you mean `build`?"),
        ("zzzzzz", "unknown command `zzzzzz`"),
        ("x.widget", "did you mean `widgetc build x.widget`?"),
        ("--versoin", "did you mean `--version`?"),
        ("--quiet build x", "`--quiet` stands before the command"),
        ("--version now", "unexpected `now` after `--version`"),
        ("help buidl", "unknown command `buidl`; did you mean `build`?"),
        ("help build check", "unexpected `check` after `build`"),
        ("build", "no input; `build` needs a file, a folder or `-`"),
        ("check", "no input; `check` needs a file, a folder or `-`"),
        ("build x --modul M", "unknown option `--modul`; did you mean `--module`?"),
        ("build x --zzzzzzzzz", "unknown option `--zzzzzzzzz`"),
        ("build x --output d", "unknown option `--output`; did you mean `-o`?"),
        ("build x -output d", "unknown option `-output`; did you mean `-o`?"),
        ("build x --out d", "unknown option `--out`; did you mean `-o`?"),
        ("build x -oGenerated", "unknown option `-oGenerated`; did you mean `-o Generated`?"),
        ("build x -v", "unknown option `-v`; did you mean `--verbose`?"),
        ("build x -Wall", "unknown option `-Wall`; did you mean `--strict`?"),
        ("build x -j 4", "unknown option `-j`; did you mean `--jobs`?"),
        ("check x -Wno-long-title", "unknown option `-Wno-long-title`; did you mean `--allow long-title`?"),
        ("check x --format json", "unknown option `--format`; did you mean `--error-format`?"),
        ("check x --ignore long-title", "unknown option `--ignore`; did you mean `--allow`?"),
        ("-v", "did you mean `--version`?"),
        ("compile x", "unknown command `compile`; did you mean `build`?"),
        ("lint x", "unknown command `lint`; did you mean `check`?"),
        ("fix x", "unknown command `fix`; did you mean `check --fix`?"),
        ("check x -o out", "`check` has no option `-o`; `build` has it"),
        ("build x -o", "`-o` has no value; write `-o DIR`"),
        ("build x -o --quiet", "`-o` has no value; write `-o DIR`"),
        ("build x --module=", "`--module` has no value; write `--module NAME`"),
        ("build x --module 1M", "`1M` is no module name"),
        ("build x --module ../M", "`../M` is no module name"),
        ("build x --module A --module B", "`--module` is given twice"),
        ("build x --quiet=yes", "`--quiet` takes no value"),
        ("build x --quiet --verbose", "exclude each other"),
        ("build x --jobs 0", "`0` is no number of jobs"),
        ("build x --jobs two", "`two` is no number of jobs"),
        ("build x --jobs 99999999999999999999", "is no number of jobs"),
        ("build x --color sometimes", "`--color` is `auto`, `always` or `never`, not `sometimes`"),
        ("build x --color alwys", "did you mean `always`?"),
        (
            "build x --role extensoin",
            "`--role` is `extension`, `app` or `framework`, not `extensoin`; did you mean `extension`?"
        ),
        ("build x --error-format xml", "`--error-format` is `text`, `line`, `json`, `sarif` or `github`, not `xml`"),
        ("build x --platforms iOS17", "`iOS17` is no platform with a version"),
        ("build x --platforms 'iOS 17,'", "is no platform with a version"),
        ("build x --platforms 'iOS 17.2.1'", "is no platform with a version"),
        ("build x --platforms 'iOS 99999999999999999999'", "is no platform with a version"),
        ("build x --platforms 'macos 14'", "did you mean `macOS`?"),
        ("build x --depfile -", "`--depfile` takes the path of a file; `-` is none"),
        ("build x --platforms 'tvOS 17'", "`tvOS` is none of `iOS`, `macOS`, `watchOS` and `visionOS`"),
        ("build x --platforms 'iOS 17, iOS 18'", "`--platforms` names `iOS` twice"),
        ("build x --allow low-contrst", "no finding has the code `low-contrst`; did you mean `low-contrast`?"),
        ("build x --allow unknown-type", "`--allow unknown-type`: the finding is an error and stays one"),
        ("check x --warn unknown-type", "`--warn unknown-type`: the finding is an error and stays one"),
        ("check x --warn left-out --allow left-out", "`left-out` is given to several of"),
        ("check x --strict --strict", "`--strict` is given twice"),
        ("build x --emit swfit", "did you mean `swift`?"),
    ])
    func wrongUsage(_ arguments: String, _ message: String) throws {
        try withSandbox { sandbox in
            let result = try sandbox.shell("widgetc \(arguments)")
            #expect(result.exitCode == 2)
            #expect(result.standardOutput.isEmpty)
            #expect(result.errorLines.count == 2)
            #expect(result.errorLines.first?.hasPrefix("widgetc: error: ") == true)
            #expect(result.errorLines.first?.contains(message) == true, "\(result.standardError)")
            #expect(result.errorLines.last?.hasPrefix("run `widgetc help") == true)
            #expect(sandbox.names(".").isEmpty)
        }
    }

    /// What later versions have is refused by name, and help does not speak of it.
    @Test(arguments: [
        "fmt x", "lsp", "help fmt", "check x --diff",
    ])
    func laterWordsAreRefused(_ arguments: String) throws {
        try withSandbox { sandbox in
            let result = try sandbox.shell("widgetc \(arguments)")
            #expect(result.exitCode == 2)
            #expect(result.standardError.contains("is not available in this version (0.1.0)"))
            #expect(result.standardOutput.isEmpty)
            let help = try ["", "build", "check"].map { try sandbox.shell("widgetc help \($0)").standardOutput }
            for word in arguments.split(separator: " ") where word.hasPrefix("--") {
                let isKnown = ["--error-format", "--emit", "--role"].contains(word)
                #expect(isKnown || !help.joined().contains("\(word) "))
            }
        }
    }

    @Test func optionsStandAnywhereAndTakeBothForms() throws {
        try withSandbox { sandbox in
            try sandbox.write("x.widget", Description.fragment("First"))
            let forms = [
                "widgetc build --module M --platforms 'iOS 17' x.widget -o a",
                "widgetc build x.widget --module=M '--platforms=iOS 17.0,  macOS 14' -o=b --jobs 1",
                "widgetc build -o c --module M --platforms 'iOS 17' -- x.widget",
            ]
            for form in forms {
                let result = try sandbox.shell(form)
                #expect(result.exitCode == 0, "\(result.standardError)")
            }
            for folder in ["a", "b", "c"] { #expect(sandbox.names(folder).contains("x.widget.swift")) }
        }
    }
}
