// In: codes of findings. Out: what `explain` prints of them, and whether its commands do what they say.

import Foundation
import TestSupport
import Testing
import WidgetBase
import WidgetExplain

@Suite struct ExplainTests {
    @Test func oneFinding() throws {
        try withSandbox { sandbox in
            let result = try sandbox.run("explain", "unknown-family")
            #expect(result.exitCode == 0)
            #expect(result.standardError.isEmpty)
            let lines = result.standardOutput.split(separator: "\n").map(String.init)
            #expect(lines.first == "unknown-family (error)")
            for part in ["Why:", "Wrong:", "Right:", "      families systemSmal", "      families systemSmall"] {
                #expect(lines.contains(part), "\(part)")
            }
            #expect(!lines.contains("Declared beside the examples:"))
            // As a finding prints it.
            #expect(try sandbox.run("explain", "[unknown-family]").standardOutput == result.standardOutput)
            let context = try sandbox.run("explain", "optional-value").standardOutput
            #expect(context.contains("\nDeclared beside the examples:\n\n    intent ProjectIntent \"Project\" {\n"))
            #expect(!context.contains("    entity Project "))
        }
    }

    @Test func everyFinding() throws {
        try withSandbox { sandbox in
            let result = try sandbox.run("explain", "--all")
            #expect(result.exitCode == 0)
            #expect(result.standardOutput == ExplanationText.page())
            let headings = result.standardOutput.split(separator: "\n").filter { $0.hasPrefix("## ") }
            #expect(headings.count == DiagnosticCode.allCases.count + 1)
        }
    }

    @Test(arguments: [
        ("explain", "no finding; `explain` needs its code"),
        ("explain unkown-family", "no finding has the code `unkown-family`; did you mean `unknown-family`?"),
        ("explain zzz", "no finding has the code `zzz`"), ("explain '[zzz]'", "no finding has the code `zzz`"),
        ("explain unknown-family unknown-type", "unexpected `unknown-type` after `unknown-family`"),
        ("explain --all unknown-type", "unexpected `unknown-type` after `--all`"),
        ("explain unknown-type --quiet", "`explain` has no option `--quiet`; `build`, `check` and `lock` have it"),
    ])
    func wrongUsage(_ arguments: String, _ message: String) throws {
        try withSandbox { sandbox in
            let result = try sandbox.shell("widgetc \(arguments)")
            #expect(result.exitCode == 2)
            #expect(result.standardOutput.isEmpty)
            #expect(result.errorLines.first?.contains(message) == true, "\(result.standardError)")
            #expect(result.errorLines.last == "run `widgetc help explain` for how it is used")
        }
    }

    /// Every name of the tables that the check reads, in lines that fit a terminal.
    @Test func takenNamesAreListed() throws {
        try withSandbox { sandbox in
            let lines = try sandbox.run("explain", "reserved-name").standardOutput.split(separator: "\n")
            let words = Set(lines.filter { $0.hasPrefix("    ") }.joined(separator: ",").split { ", ".contains($0) })
            for (place, names) in ReservedNameTable.groups {
                #expect(lines.contains("Not for \(place):"))
                #expect(Set(names.map { Substring($0) }).subtracting(words) == [], "\(place)")
            }
            #expect(lines.allSatisfy { $0.count <= 106 })
        }
    }

    @Test(arguments: DiagnosticCode.allCases.filter { $0.explanation.form == .commands })
    func commandsDoWhatTheySay(_ code: DiagnosticCode) throws {
        let explanation = code.explanation
        for (example, isWrong) in [(explanation.wrong, true), (explanation.right, false)] {
            try withSandbox { sandbox in
                try sandbox.write("clock.widget", Self.clock)
                let result = try sandbox.shell("set -e\n\(example)")
                #expect(result.exitCode == (isWrong ? 1 : 0), "\(example)\n\(result.standardError)")
                var findings = result.errorLines.filter { $0.hasSuffix("]") }
                // It is about others, which are told too.
                if code == .tooManyFindings { findings.removeAll { !$0.hasSuffix("[\(code.word)]") } }
                #expect(findings.count == (isWrong ? 1 : 0), "\(example)\n\(result.standardError)")
                #expect(findings.allSatisfy { $0.hasSuffix("[\(code.word)]") }, "\(example)\n\(result.standardError)")
            }
        }
    }

    private static let clock = """
        module Clock {
          platforms iOS 17
          group "group.com.example.clock"
        }
        widget ClockWidget "Clock" { families systemSmall; refresh never; view ClockView }
        bundle ClockBundle { ClockWidget }

        """
}
