// In: descriptions with mistakes. Out: the reports for programs: JSON, SARIF and workflow commands.
// Invariant: each report is read by a parser of its form, and says the same as the text form.

import Foundation
import TestSupport
import Testing

@Suite struct FormTests {
    /// A finding with a label, one with a fix-it, one behind a character of four bytes, a warning.
    static let text = """
        module M { platforms iOS 17 }
        struct S {
          name: String
          name: Int
        }
        enum Size "👍🏽 é" { case small "\\q" }
        struct T { let a: String }
        widget W "W" { refresh never; view V }

        """

    private func report(_ form: String, _ path: String = "x.widget", _ text: String = text) throws -> ProcessResult {
        var result: ProcessResult?
        try withSandbox { sandbox in
            try sandbox.write(path, text)
            result = try sandbox.run("check", path, "--error-format", form)
        }
        return try #require(result)
    }

    private func objects(_ lines: String) throws -> [[String: Any]] {
        try lines.split(separator: "\n").map { line in
            try #require(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
        }
    }

    // MARK: JSON

    @Test func jsonSaysWhatTheTextSays() throws {
        let result = try report("json")
        let text = try report("text").errorLines
        #expect(result.exitCode == 1)
        let findings = try objects(result.standardOutput)
        let lines = findings.map { finding -> String in
            let start = (finding["range"] as? [String: Any])?["start"] as? [String: Int] ?? [:]
            let place = "\(finding["file"] ?? ""):\(start["line"] ?? 0):\(start["column"] ?? 0)"
            return "\(place): \(finding["severity"] ?? ""): \(finding["message"] ?? "") [\(finding["code"] ?? "")]"
        }
        #expect(lines == text.filter { $0.hasSuffix("]") })
        #expect(lines.count >= 4)
        // The summary is no part of the report.
        #expect(result.errorLines == [text.last])
        #expect(try #require(findings.first?["labels"] as? [Any]).count == 1)
    }

    @Test func jsonFixesCanBeApplied() throws {
        let bytes = Array(Self.text.utf8)
        let findings = try objects(try report("json").standardOutput)
        let finding = try #require(findings.first { $0["code"] as? String == "unsupported-swift" })
        let fix = try #require((finding["fixes"] as? [[String: Any]])?.first)
        #expect(fix["safe"] as? Bool == true)
        let edit = try #require((fix["edits"] as? [[String: Any]])?.first)
        let range = try #require(edit["range"] as? [String: [String: Int]])
        let (start, end) = (try #require(range["start"]?["offset"]), try #require(range["end"]?["offset"]))
        #expect(String(decoding: bytes[start..<end], as: UTF8.self) == "let ")
        #expect(edit["text"] as? String == "")
    }

    /// Every finding of every case, the strangest texts among them.
    @Test func jsonIsAsTheSchemaSays() throws {
        let schema = try JSONSchema(Repository.docs.appendingPathComponent("finding.schema.json"))
        var count = 0
        try withSandbox { sandbox in
            for file in Repository.files(in: Repository.cases, suffix: ".widget") {
                let result = try sandbox.run("check", file.path, "--error-format", "json")
                for object in try objects(result.standardOutput) {
                    count += 1
                    #expect(schema.faults(in: object) == [], "\(file.lastPathComponent)")
                }
            }
            let nowhere = try sandbox.shell("mkdir empty; widgetc check empty --error-format json")
            let object = try #require(try objects(nowhere.standardOutput).first)
            #expect(schema.faults(in: object) == [])
            #expect(object["file"] is NSNull && object["range"] is NSNull)
            let absent = try sandbox.shell("widgetc check absent.widget absent2.widget --error-format json")
            #expect(absent.exitCode == 3)
            let failures = try objects(absent.standardOutput)
            #expect(failures.count == 2 && failures.allSatisfy { schema.faults(in: $0) == [] && $0["code"] is NSNull })
            #expect(failures[0]["message"] as? String == "cannot read `absent.widget`: No such file or directory")
        }
        #expect(count > 300)
    }

    @Test func theSchemaRefuses() throws {
        let schema = try JSONSchema(Repository.docs.appendingPathComponent("finding.schema.json"))
        let good = try #require(try objects(try report("json").standardOutput).first)
        for (name, value) in [
            ("code", "Unknown Family"), ("code", 3), ("severity", "fatal"), ("file", 1), ("range", [:]),
            ("fixes", NSNull()),
            ("further", true), ("labels", [["message": "m"]]),
        ] as [(String, Any)] {
            var wrong = good
            wrong[name] = value
            #expect(!schema.faults(in: wrong).isEmpty, "\(name): \(value)")
        }
        var short = good
        short["message"] = nil
        #expect(!schema.faults(in: short).isEmpty)
    }

    // MARK: SARIF

    @Test func sarifHasRulesAndResults() throws {
        let result = try report("sarif")
        let log = try #require(try objects(result.standardOutput).first)
        #expect(log["version"] as? String == "2.1.0")
        let run = try #require((log["runs"] as? [[String: Any]])?.first)
        let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
        let rules = try #require(driver["rules"] as? [[String: Any]])
        let results = try #require(run["results"] as? [[String: Any]])
        #expect(driver["version"] as? String == "0.1.0")
        #expect(results.count >= 4)
        for result in results {
            let index = try #require(result["ruleIndex"] as? Int)
            #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
        }
        #expect(Set(rules.compactMap { $0["id"] as? String }).count == rules.count)
        // In units of UTF-16, in which the thumb is four and the letter one.
        let escape = try #require(results.first { $0["ruleId"] as? String == "invalid-escape" })
        let location = (escape["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any]
        let region = try #require(location?["region"] as? [String: Int])
        let line = Self.text.split(separator: "\n")[5]
        let before = try #require(line.range(of: "\\q")).lowerBound
        #expect(region["startColumn"] == line[..<before].utf16.count + 1)
        #expect(region["startLine"] == 6)
        let labelled = try #require(results.first { $0["ruleId"] as? String == "duplicate-name" })
        #expect((labelled["relatedLocations"] as? [Any])?.count == 1)
        #expect(results.contains { $0["level"] as? String == "warning" })
    }

    /// A finding that speaks for several places of several files, with the same notes in each form.
    @Test func joinedFindingsNameEveryPlace() throws {
        let schema = try JSONSchema(Repository.docs.appendingPathComponent("finding.schema.json"))
        try withSandbox { sandbox in
            try sandbox.write(
                "w/m.widget", "module M { platforms iOS 17 }\nstruct A { a: Lost }\nstruct B { b: [Lost] }\n")
            try sandbox.write("w/n.widget", "module M\nstruct C { c: Lost? }\n")
            let lines = try objects(try sandbox.run("check", "w", "--error-format", "json").standardOutput)
            let finding = try #require(lines.first { $0["code"] as? String == "unknown-type" })
            #expect(lines.filter { $0["code"] as? String == "unknown-type" }.count == 1)
            #expect(schema.faults(in: finding) == [])
            let labels = try #require(finding["labels"] as? [[String: Any]])
            let places = labels.map { label -> String in
                let start = (label["range"] as? [String: Any])?["start"] as? [String: Int]
                return "\(label["file"] ?? ""):\(start?["line"] ?? 0):\(start?["column"] ?? 0)"
            }
            #expect(places == ["w/m.widget:3:16", "w/n.widget:2:15"])
            let sarif = try objects(try sandbox.run("check", "w", "--error-format", "sarif").standardOutput)
            let run = try #require((sarif.first?["runs"] as? [[String: Any]])?.first)
            let results = try #require(run["results"] as? [[String: Any]])
            let result = try #require(results.first { $0["ruleId"] as? String == "unknown-type" })
            let related = try #require(result["relatedLocations"] as? [[String: Any]])
            let locations = related.map { location -> String in
                let place = location["physicalLocation"] as? [String: Any]
                let region = place?["region"] as? [String: Int]
                let uri = (place?["artifactLocation"] as? [String: Any])?["uri"] ?? ""
                return "\(uri):\(region?["startLine"] ?? 0):\(region?["startColumn"] ?? 0)"
            }
            #expect(locations == places)
        }
    }

    @Test func sarifWithoutFindingsIsWhole() throws {
        try withSandbox { sandbox in
            try sandbox.write("x.widget", Description.small)
            let result = try sandbox.run("check", "x.widget", "--error-format", "sarif")
            #expect(result.exitCode == 0)
            let run = try #require((try objects(result.standardOutput).first?["runs"] as? [[String: Any]])?.first)
            #expect((run["results"] as? [Any])?.isEmpty == true)
            #expect(try sandbox.run("check", "x.widget", "--error-format", "json").standardOutput == "")
            #expect(try sandbox.run("check", "x.widget", "--error-format", "github").standardOutput == "")
        }
    }

    /// A log that is whole says that the run failed, and why; also of a failure behind findings.
    @Test func sarifOfFailures() throws {
        try withSandbox { sandbox in
            let ignored = "// widgetc:ignore low-contrast Silences nothing.\n"
            try sandbox.write("x.widget", Description.module + ignored + Description.fragment("Category"))
            try sandbox.write("out", "a file")
            for (call, results) in [("check absent.widget", 0), ("build x.widget -o out", 1)] {
                let result = try sandbox.shell("widgetc \(call) --error-format sarif")
                #expect(result.exitCode == 3 && result.standardError.contains("widgetc: error: cannot "))
                let log = try objects(result.standardOutput)
                #expect(log.count == 1)
                let run = try #require((log.first?["runs"] as? [[String: Any]])?.first)
                #expect((run["results"] as? [Any])?.count == results, "\(result.standardOutput)")
                let invocation = try #require((run["invocations"] as? [[String: Any]])?.first)
                #expect(invocation["executionSuccessful"] as? Bool == false && invocation["exitCode"] as? Int == 3)
                let notes = try #require(invocation["toolExecutionNotifications"] as? [[String: Any]])
                let text = (notes.first?["message"] as? [String: Any])?["text"] as? String
                #expect(notes.count == 1 && text?.hasPrefix("cannot ") == true, "\(notes)")
            }
        }
    }

    @Test func pathsBecomeReferences() throws {
        let result = try report("sarif", "a b/100%/é:x.widget", Description.broken)
        #expect(result.standardOutput.contains(#""uri":"a%20b/100%25/%C3%A9%3Ax.widget""#))
    }

    // MARK: GitHub

    @Test func workflowCommands() throws {
        let result = try report("github")
        let lines = result.standardOutput.split(separator: "\n")
        #expect(
            lines.allSatisfy { $0.hasPrefix("::error file=x.widget,line=") || $0.hasPrefix("::warning file=x.widget") })
        let expected =
            "::error file=x.widget,line=7,endLine=7,col=12,endColumn=15,title=unsupported-swift::`let` is not "
        #expect(lines.contains { $0.hasPrefix(expected) && $0.hasSuffix("%0Ahelp: remove `let`") })
        #expect(lines.contains { $0.contains("title=duplicate-name") && $0.contains("%0Anote: x.widget:3:3: ") })
    }

    /// A path with every character that means something in a command.
    @Test func workflowCommandsAreEscaped() throws {
        let result = try report("github", "a,b::c%=d.widget", Description.broken)
        #expect(result.standardOutput.hasPrefix("::error file=a%2Cb%3A%3Ac%25=d.widget,line=2,"))
        #expect(result.standardOutput.split(separator: "\n").count == 1)
    }

    @Test func workflowCommandsOfFailures() throws {
        try withSandbox { sandbox in
            let result = try sandbox.run("check", "50%.widget", "--error-format", "github")
            #expect(result.exitCode == 3)
            #expect(
                result.standardOutput
                    == "::error title=widgetc::cannot read `50%25.widget`: No such file or directory\n")
            // An output that is out of date, and settings that are not there.
            try sandbox.write("x.widget", Description.small)
            let outdated = try sandbox.run("build", "x.widget", "-o", "out", "--check", "--error-format", "github")
            #expect(outdated.exitCode == 1 && outdated.standardOutput.contains("2 files of `out` are out of date"))
            let unsettled = try sandbox.run("check", "--settings", "absent.json", "--error-format", "github")
            #expect(unsettled.exitCode == 3 && unsettled.standardOutput.contains("cannot read `absent.json`"))
        }
    }

    // MARK: Streams

    @Test func aReportAndAnOutputDoNotMix() throws {
        try withSandbox { sandbox in
            try sandbox.write("x.widget", Description.small)
            for arguments in ["-o - --error-format json", "--emit ir --error-format sarif"] {
                let result = try sandbox.shell("widgetc build x.widget \(arguments)")
                #expect(result.exitCode == 2)
                #expect(result.standardError.contains("which is taken by the output"))
            }
            let full = try sandbox.shell("widgetc check x.widget --error-format sarif >&-")
            #expect(full.exitCode == 3)
            #expect(full.standardError.contains("cannot write to standard output"))
        }
    }

    /// Ten thousand findings cost ten times what a thousand cost, and each is in the report.
    @Test(arguments: ["json", "sarif", "github"])
    func manyFindings(_ form: String) throws {
        let mistakes = { (count: Int) in (0..<count).map { "enum E\($0) \"E\" { case a \"A\" = }\n" }.joined() }
        var times: [Double] = []
        for count in [1_000, 10_000] {
            let start = Date()
            let result = try report(form, "x.widget", Description.module + mistakes(count))
            times.append(Date().timeIntervalSince(start))
            let found = result.standardOutput.components(separatedBy: "expected-value").count - 1
            #expect(found >= count)
        }
        #expect(times[1] < times[0] * 40, "\(times)")
    }
}
