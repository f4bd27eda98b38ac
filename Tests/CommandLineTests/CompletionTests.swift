// In: the scripts for shells. Out: what bash offers for the beginnings of calls, and that every script knows all.
// Invariant: bash runs its script; zsh and fish, which are rarely there, are run on the gate.

import Foundation
import TestSupport
import Testing

@Suite struct CompletionTests {
    @Test(arguments: [
        ("bu", ["build"]),
        ("--v", ["--version"]),
        ("init --", ["--help", "--module"]),
        ("help c", ["check", "completions"]),
        ("completions ", ["bash", "fish", "zsh"]),
        ("build --ro", ["--role"]),
        ("build --role ", ["app", "extension", "framework"]),
        ("build x --role = f", ["framework"]),
        ("build --role =", ["app", "extension", "framework"]),
        ("check --error-format j", ["json"]),
        ("explain unknown-fam", ["unknown-family"]),
        ("build --allow low-c", ["low-contrast"]),
        ("build --allow unknown-fam", []),
        ("check --emit ", ["a b.widget", "folder"]),
        ("build ", ["a b.widget", "folder"]),
        ("build folder/", ["folder/c.widget", "folder/deeper"]),
        ("build -- -", ["-dash.widget"]),
        ("build -o f", ["folder"]),
        ("build --depfile fi", ["file.txt"]),
        ("build --jobs ", []),
        ("nonsense ", []),
    ])
    func bashOffers(_ line: String, _ expected: [String]) throws {
        try withSandbox { sandbox in
            for name in ["a b.widget", "file.txt", "folder/c.widget", "folder/deeper/d.widget", "folder/e.txt"] {
                try sandbox.write(name, "")
            }
            if line.contains("-- ") { try sandbox.write("-dash.widget", "") }
            // Bash calls the function as it would at the key; `compopt` needs a line that is being edited.
            let words = ["widgetc"] + line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
            let script = """
                eval "$(widgetc completions bash)" || exit 9
                complete -p widgetc | grep -q -- '-F _widgetc' || exit 8
                compopt() { :; }
                COMP_WORDS=(\(words.map { "'\($0)'" }.joined(separator: " "))); COMP_CWORD=\(words.count - 1)
                _widgetc widgetc
                for word in "${COMPREPLY[@]}"; do printf '%s\\n' "$word"; done
                """
            try sandbox.write("complete.bash", script)
            let result = try sandbox.shell("bash complete.bash")
            #expect(result.exitCode == 0, "\(result.standardError)")
            #expect(result.standardError.isEmpty)
            let offered = result.standardOutput.split(separator: "\n").map(String.init)
            #expect(Set(offered) == Set(expected) && offered.count == expected.count, "\(offered)")
        }
    }

    /// Every command and option stands in each script, as help lists them.
    @Test(arguments: ["bash", "zsh", "fish"])
    func scriptsKnowEveryOption(_ shell: String) throws {
        try withSandbox { sandbox in
            let script = try sandbox.run("completions", shell)
            #expect(script.exitCode == 0 && script.standardError.isEmpty)
            let text = script.standardOutput
            let program = try sandbox.run("help").standardOutput
            let commands = program.split(separator: "\n").filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") }
                .compactMap { $0.split(separator: " ").first.map(String.init) }.filter { $0.first?.isLetter == true }
            #expect(commands.contains("build") && commands.contains("completions"))
            for command in commands {
                #expect(text.contains(command))
                let help = try sandbox.run("help", command).standardOutput
                for line in help.split(separator: "\n") where line.hasPrefix("  -") {
                    let option = line.split(separator: " ")[0]
                    let forms = ["fish": "-l \(option.dropFirst(2)) ", "bash": String(option), "zsh": "'\(option)"]
                    let short = ["fish": "-s \(option.dropFirst()) "]
                    let form = forms[shell] ?? ""
                    #expect(text.contains(form) || text.contains(short[shell] ?? form) || text.contains("'*\(option)"))
                }
            }
            #expect(shell != "zsh" || text.hasPrefix("#compdef widgetc\n"))
        }
    }

    @Test func syntaxIsThatOfBash() throws {
        try withSandbox { sandbox in
            let result = try sandbox.shell("widgetc completions bash > script && bash -n script")
            #expect(result.exitCode == 0, "\(result.standardError)")
        }
    }

    @Test(arguments: [
        ("completions", "no shell; `completions` needs `bash`, `zsh` or `fish`"),
        ("completions tcsh", "`tcsh` is none of `bash`, `zsh` and `fish`"),
        ("completions zhs", "did you mean `zsh`?"), ("completions bash zsh", "unexpected `zsh` after `bash`"),
    ])
    func wrongUsage(_ arguments: String, _ message: String) throws {
        try withSandbox { sandbox in
            let result = try sandbox.shell("widgetc \(arguments)")
            #expect(result.exitCode == 2 && result.standardOutput.isEmpty)
            #expect(result.errorLines.first?.contains(message) == true, "\(result.standardError)")
            #expect(result.errorLines.last == "run `widgetc help completions` for how it is used")
        }
    }

    /// `WIDGETC_UPDATE=widgetc.1` writes the page anew, and the test still fails.
    @Test func manualPageIsUpToDate() throws {
        try withSandbox { sandbox in
            let page = Repository.docs.appendingPathComponent("widgetc.1")
            let wanted = try sandbox.run("help", "--man").standardOutput
            #expect(wanted.contains("\n.SS build\n") && wanted.contains("\n.B \\-\\-depfile FILE\n"))
            let found = try? String(contentsOf: page, encoding: .utf8)
            let updates = ["*", "widgetc.1"].contains(ProcessInfo.processInfo.environment["WIDGETC_UPDATE"])
            if updates, found != wanted { try wanted.write(to: page, atomically: true, encoding: .utf8) }
            #expect(found == wanted, "run `widgetc help --man > docs/widgetc.1`")
        }
    }
}
