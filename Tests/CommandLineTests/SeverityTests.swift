// In: descriptions with warnings, and options about them. Out: what is reported, what is built, and the exit code.

import TestSupport
import Testing

@Suite struct SeverityTests {
    /// Two warnings: `missing-families` at the widget, `missing-bundle` at its name.
    static let text = """
        module M { platforms iOS 17 }
        widget ClockWidget "Clock" {
          refresh never
          view ClockView
        }

        """

    /// The findings of `check`, and its exit code.
    private func check(_ text: String, _ options: String) throws -> (findings: [String], exitCode: Int) {
        var outcome: (findings: [String], exitCode: Int) = ([], 0)
        try withSandbox { sandbox in
            try sandbox.write("x.widget", text)
            let result = try sandbox.shell("widgetc check x.widget --error-format line \(options)")
            outcome.exitCode = result.exitCode
            outcome.findings = result.errorLines.filter { $0.hasSuffix("]") }.map { line in
                let severity = line.contains(": error: ") ? "error" : "warning"
                return severity + " " + (line.split(separator: "[").last?.dropLast() ?? "")
            }
        }
        return outcome
    }

    @Test(arguments: [
        ("", ["warning missing-bundle", "warning missing-families"], 0),
        ("--error missing-families", ["warning missing-bundle", "error missing-families"], 1),
        ("--allow missing-families", ["warning missing-bundle"], 0),
        ("--allow missing-families --allow=missing-bundle", [], 0),
        ("--strict", ["error missing-bundle", "error missing-families"], 1),
        ("--strict --warn missing-bundle", ["warning missing-bundle", "error missing-families"], 1),
        ("--strict --allow missing-families --warn missing-bundle", ["warning missing-bundle"], 0),
        // Said twice, and said of what is an error anyway.
        ("--error missing-families --error missing-families", ["warning missing-bundle", "error missing-families"], 1),
        ("--error unknown-type", ["warning missing-bundle", "warning missing-families"], 0),
    ])
    func optionsWeigh(_ options: String, _ findings: [String], _ exitCode: Int) throws {
        let outcome = try check(Self.text, options)
        #expect(Set(outcome.findings) == Set(findings))
        #expect(outcome.findings.count == findings.count)
        #expect(outcome.exitCode == exitCode)
    }

    @Test func aRaisedWarningStopsABuild() throws {
        try withSandbox { sandbox in
            try sandbox.write("x.widget", Self.text)
            #expect(try sandbox.run("build", "x.widget", "-o", "a", "--error", "missing-families").exitCode == 1)
            #expect(!sandbox.exists("a"))
            #expect(try sandbox.run("build", "x.widget", "-o", "a", "--strict").exitCode == 1)
            #expect(!sandbox.exists("a"))
            #expect(try sandbox.run("build", "x.widget", "-o", "a").exitCode == 0)
            #expect(sandbox.exists("a/x.widget.swift"))
        }
    }

    @Test func documentationStandsOnEitherSideOfAComment() throws {
        let comment = "// widgetc:ignore missing-families All three fit.\n"
        for lines in [comment + "/// Tells the time.\n", "/// Tells the time.\n" + comment] {
            try withSandbox { sandbox in
                try sandbox.write(
                    "x.widget", Self.text.replacing("widget ClockWidget", with: lines + "widget ClockWidget"))
                let result = try sandbox.run("build", "x.widget", "-o", "-")
                #expect(result.standardOutput.contains("/// Tells the time.\nstruct ClockWidget"), "\(lines)")
                #expect(!result.standardError.contains("missing-families"))
            }
        }
    }

    @Test func commentsSilence() throws {
        let comment = "// widgetc:ignore missing-families missing-bundle Both are meant.\n"
        let silenced = Self.text.replacing("widget ClockWidget", with: comment + "widget ClockWidget")
        #expect(try check(silenced, "--strict").findings == [])
        // With other line ends too.
        #expect(try check(silenced.replacing("\n", with: "\r\n"), "--strict").findings == [])
        // A comment silences there, whatever the command line makes of the finding elsewhere.
        #expect(try check(silenced, "--error missing-families").findings == [])
        let moved = comment + Self.text
        #expect(
            try check(moved, "--allow missing-bundle --allow missing-families").findings
                == ["warning unused-ignore", "warning unused-ignore"])
        #expect(try check(moved, "--role app").findings.allSatisfy { !$0.contains("unused") })
        #expect(try check(moved, "--role extension").findings.count { $0.contains("unused") } == 2)
        let broken = moved.replacing("ClockView", with: "")
        #expect(try check(broken, "").findings.allSatisfy { !$0.contains("unused") })
    }
}
