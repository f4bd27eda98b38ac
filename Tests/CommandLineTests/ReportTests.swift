// In: descriptions with and without mistakes. Out: what the program says about them.
// Invariant: findings go to standard error in either form, and the exit code agrees with them.

import Foundation
import TestSupport
import Testing

@Suite struct ReportTests {
    @Test func checkOfGoodInput() throws {
        try withSandbox { sandbox in
            try sandbox.write("x.widget", Description.small)
            let result = try sandbox.run("check", "x.widget")
            #expect(result.exitCode == 0)
            #expect(result.standardOutput.isEmpty)
            #expect(result.errorLines == ["checked 1 file: no findings"])
            #expect(sandbox.names(".") == ["x.widget"])
            let quiet = try sandbox.run("check", "x.widget", "--quiet")
            #expect(quiet.exitCode == 0)
            #expect(quiet.standardError.isEmpty)
        }
    }

    @Test func noMoreThanTwoHundredFindingsAreShown() throws {
        try withSandbox { sandbox in
            let mistakes = (1...205).map { "enum E\($0) \"E\" { case a \"A\" = }\n" }.joined()
            try sandbox.write("x.widget", Description.module + mistakes)
            let result = try sandbox.run("check", "x.widget", "--error-format", "line")
            let lines = result.errorLines
            #expect(lines.dropLast(2).count { $0.contains(": error: ") } == 200)
            let count = Int(lines.last?.split(separator: " ").first ?? "") ?? 0
            #expect(count >= 205)
            #expect(lines.dropLast().last == "widgetc: \(count - 200) further findings not shown")
        }
    }

    @Test(arguments: ["build", "check"])
    func findingsInTextForm(_ command: String) throws {
        try withSandbox { sandbox in
            try sandbox.write("x.widget", Description.broken)
            let result = try sandbox.run(command, "x.widget")
            #expect(result.exitCode == 1)
            #expect(result.standardOutput.isEmpty)
            let first = try #require(result.errorLines.first)
            #expect(first.hasPrefix("x.widget:2:"))
            #expect(first.contains(": error: "))
            #expect(first.hasSuffix("]"))
            #expect(result.standardError.contains("\n   2 | enumm Category"))
            #expect(result.errorLines.last == "1 error")
            #expect(!result.standardError.contains("\u{1B}"))
            let quiet = try sandbox.run(command, "x.widget", "--quiet")
            #expect(quiet.exitCode == 1)
            #expect(quiet.errorLines == result.errorLines.dropLast())
        }
    }

    @Test func findingsInLineForm() throws {
        try withSandbox { sandbox in
            try sandbox.write("folder/x.widget", Description.broken)
            let result = try sandbox.run("check", "x.widget", "--error-format", "line", in: "folder")
            #expect(result.exitCode == 1)
            let path = sandbox.url("folder/x.widget").resolvingSymlinksInPath().path
            #expect(result.errorLines.count == 2)
            #expect(result.errorLines.first?.hasPrefix("\(path):2:") == true, "\(result.standardError)")
        }
    }

    @Test func everyFileIsReported() throws {
        try withSandbox { sandbox in
            for name in ["c", "a", "b"] { try sandbox.write("\(name).widget", Description.broken) }
            let result = try sandbox.run("check", "c.widget", "a.widget", "b.widget", "--error-format", "line")
            let names = result.errorLines.compactMap { $0.split(separator: ":").first?.split(separator: "/").last }
            let order = names.filter { $0.hasSuffix(".widget") }
            #expect(order == order.sorted())
            #expect(Set(order) == ["a.widget", "b.widget", "c.widget"])
            #expect(result.errorLines.last?.hasSuffix("errors") == true)
        }
    }

    @Test func colorIsForTerminals() throws {
        try withSandbox { sandbox in
            try sandbox.write("x.widget", Description.broken)
            #expect(try sandbox.run("check", "x.widget", "--color", "always").standardError.contains("\u{1B}["))
            #expect(try !sandbox.run("check", "x.widget", "--color", "auto").standardError.contains("\u{1B}["))
            #expect(try onTerminal(sandbox, ["TERM": "xterm"]).contains("\u{1B}["))
            #expect(try !onTerminal(sandbox, ["TERM": "xterm", "NO_COLOR": "1"]).contains("\u{1B}["))
            #expect(try onTerminal(sandbox, ["TERM": "xterm", "NO_COLOR": ""]).contains("\u{1B}["))
            #expect(try !onTerminal(sandbox, ["TERM": "dumb"]).contains("\u{1B}["))
            #expect(try !onTerminal(sandbox, ["TERM": "xterm"], "--color", "never").contains("\u{1B}["))
            let line = try sandbox.run("check", "x.widget", "--color", "always", "--error-format", "line")
            #expect(line.errorLines.first?.contains("\u{1B}") == false)
        }
    }

    /// What the program writes to standard error if that is a terminal.
    private func onTerminal(
        _ sandbox: Sandbox,
        _ environment: [String: String],
        _ options: String...
    ) throws -> String {
        try Terminal.run(sandbox, ["check", "x.widget"] + options, environment)
    }

    @Test func buildSaysWhatItWrote() throws {
        try withSandbox { sandbox in
            try sandbox.write("x.widget", Description.small)
            let first = try sandbox.run("build", "x.widget", "-o", "out")
            #expect(first.errorLines == ["wrote 2 files to out"])
            #expect(first.standardOutput.isEmpty)
            let second = try sandbox.run("build", "x.widget", "-o", "out")
            #expect(second.errorLines == ["nothing to write to out (2 unchanged)"])
            try sandbox.write("out/x.widget.swift", Description.generated)
            let third = try sandbox.run("build", "x.widget", "-o", "out")
            #expect(third.errorLines == ["wrote 1 file to out (1 unchanged)"])
            #expect(try sandbox.run("build", "x.widget", "-o", "out", "--quiet").standardError.isEmpty)
            let verbose = try sandbox.run("build", "x.widget", "-o", "out", "--verbose").errorLines
            #expect(verbose.contains("read x.widget"))
            #expect(verbose.contains("unchanged out/x.widget.swift"))
        }
    }

    @Test func closedStreamsAreNoCrash() throws {
        try withSandbox { sandbox in
            try sandbox.write("x.widget", Description.small)
            let noOutput = try sandbox.shell("widgetc build x.widget -o - >&-")
            #expect(noOutput.exitCode == 3)
            #expect(noOutput.standardError.contains("cannot write to standard output"))
            // A message must not end up in a file that took the place of a closed stream.
            #expect(try sandbox.shell("widgetc build x.widget -o out --verbose >&- 2>&- <&-").exitCode == 0)
            let expected = try sandbox.shell("widgetc build x.widget -o other; cat other/*").standardOutput
            #expect(!expected.isEmpty)
            #expect(try sandbox.shell("cat out/*").standardOutput == expected)
            #expect(try sandbox.shell("widgetc check - <&-").exitCode == 3)
        }
    }

    @Test func readerThatIsGoneIsNoFailure() throws {
        try withSandbox { sandbox in
            try sandbox.write("x.widget", Description.large(5_000))
            let line = "{ widgetc build x.widget -o -; echo $? >status; } | true"
            #expect(try sandbox.shell(line).standardError.isEmpty)
            #expect(try sandbox.text("status") == "0\n")
        }
    }
}
