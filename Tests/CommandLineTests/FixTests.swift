// In: descriptions with mistakes that have safe fix-its. Out: what `check --fix` makes of the files.

import Foundation
import TestSupport
import Testing

@Suite struct FixTests {
    static let wrong = "module M { platforms iOS 17 }\nstruct S {\n  let name: String,\n  place String\n}\n"
    static let right = "module M { platforms iOS 17 }\nstruct S {\n  name: String\n  place: String\n}\n"

    @Test func filesAreMended() throws {
        try withSandbox { sandbox in
            try sandbox.write("x.widget", Self.wrong)
            try sandbox.write("y.widget", "enum Size \"Size\" { case small \"Small\" }\n")
            let date = try sandbox.modificationDate("y.widget")
            let result = try sandbox.run("check", "x.widget", "y.widget", "--fix")
            #expect(result.exitCode == 0)
            #expect(result.standardOutput.isEmpty)
            #expect(
                result.errorLines == [
                    "x.widget:3:3: fixed: remove `let` [unsupported-swift]",
                    "x.widget:3:19: fixed: remove `,` [unexpected-comma]",
                    "x.widget:4:8: fixed: add `:` [expected-token]",
                    "fixed 3 findings in 1 file",
                ])
            #expect(try sandbox.text("x.widget") == Self.right)
            #expect(try sandbox.modificationDate("y.widget") == date)
            #expect(sandbox.names(".") == ["x.widget", "y.widget"])
            let again = try sandbox.run("check", "x.widget", "y.widget", "--fix")
            #expect(again.errorLines == ["fixed nothing"])
        }
    }

    @Test func whatIsLeftIsReported() throws {
        try withSandbox { sandbox in
            try sandbox.write("x.widget", Self.wrong + "struct T { name: Strng }\n")
            let result = try sandbox.run("check", "x.widget", "--fix", "--error-format", "json")
            #expect(result.exitCode == 1)
            #expect(result.standardOutput.split(separator: "\n").count == 1)
            #expect(result.standardOutput.contains(#""code":"unknown-type""#))
            #expect(result.errorLines.last == "fixed 3 findings in 1 file")
            #expect(try sandbox.text("x.widget") == Self.right + "struct T { name: Strng }\n")
            let quiet = try sandbox.run("check", "x.widget", "--fix", "--quiet")
            #expect(quiet.errorLines.first?.contains("unknown-type") == true)
        }
    }

    @Test func onlyDescriptionsAreChanged() throws {
        try withSandbox { sandbox in
            for name in ["Model.swift", "model"] {
                try sandbox.write(name, Self.wrong)
                let result = try sandbox.run("check", name, "--fix")
                #expect(result.exitCode != 0)
                #expect(result.standardError.contains("`\(name)`"), "\(result.standardError)")
                #expect(try sandbox.text(name) == Self.wrong)
            }
            let linked = try sandbox.shell("ln -s Model.swift x.widget; widgetc check x.widget --fix")
            #expect(linked.exitCode == 3)
            #expect(try sandbox.text("Model.swift") == Self.wrong)
        }
    }

    /// Another build reports and mends what is read for its names only.
    @Test func importsStayAsTheyAre() throws {
        try withSandbox { sandbox in
            try sandbox.write("x.widget", Self.wrong)
            let kit = Self.wrong.replacingOccurrences(of: "module M {", with: "module Kit { access public;")
            try sandbox.write("kit.widget", kit)
            let result = try sandbox.run("check", "x.widget", "--import", "kit.widget", "--fix")
            #expect(result.exitCode == 1)
            #expect(result.errorLines.last == "fixed 3 findings in 1 file")
            #expect(result.standardError.contains("kit.widget:3:3: error: "))
            #expect(try sandbox.text("kit.widget") == kit)
            #expect(try sandbox.text("x.widget") == Self.right)
        }
    }

    @Test func lineEndsModesAndLinksStay() throws {
        try withSandbox { sandbox in
            let windows = Self.wrong.replacingOccurrences(of: "\n", with: "\r\n")
            try sandbox.write("real/x.widget", "\u{FEFF}" + windows)
            try sandbox.setMode(0o640, "real/x.widget")
            let result = try sandbox.shell("ln -s real/x.widget x.widget; widgetc check --fix x.widget; ls -l x.widget")
            #expect(result.standardOutput.hasPrefix("l"))
            #expect(try sandbox.text("real/x.widget").hasPrefix("\u{FEFF}"))
            let mended = Self.right.replacingOccurrences(of: "\n", with: "\r\n")
            #expect(
                try Array(Data(contentsOf: sandbox.url("real/x.widget"))) == [0xEF, 0xBB, 0xBF] + Array(mended.utf8))
            let mode = try FileManager.default.attributesOfItem(atPath: sandbox.url("real/x.widget").path)
            #expect(mode[.posixPermissions] as? Int == 0o640)
            #expect(sandbox.names("real") == ["x.widget"])
        }
    }

    @Test func filesThatMayNotBeWrittenStay() throws {
        try withSandbox { sandbox in
            try sandbox.write("a.widget", Self.wrong)
            try sandbox.write("b.widget", "struct T { let name: String }\n")
            try sandbox.setMode(0o444, "b.widget")
            let result = try sandbox.shellWithoutPrivileges("widgetc check --fix a.widget b.widget")
            #expect(result.exitCode == 3)
            #expect(result.standardError.contains("cannot write `b.widget`: Permission denied"))
            // All or nothing.
            #expect(try sandbox.text("a.widget") == Self.wrong)
            #expect(sandbox.names(".") == ["a.widget", "b.widget"])
        }
    }

    @Test(arguments: [
        ("check - --fix", "`--fix` changes files, and standard input is none"),
        ("build x.widget --fix", "`build` has no option `--fix`; `check` has it"),
    ])
    func wrongUsage(_ arguments: String, _ message: String) throws {
        try withSandbox { sandbox in
            let result = try sandbox.shell("echo | widgetc \(arguments)")
            #expect(result.exitCode == 2)
            #expect(result.standardError.contains(message))
        }
    }

    @Test func progressIsForTerminals() throws {
        try withSandbox { sandbox in
            for file in 0..<120 {
                let enums = (0..<60).map { "enum E\(file)x\($0) \"E\" { case a \"A\"; case b \"B\"; case c \"C\" }\n" }
                try sandbox.write(
                    "many/f\(file).widget", (file == 0 ? Description.module : "module M\n") + enums.joined())
            }
            let arguments = ["check", "many", "--jobs", "1"]
            // How long the work takes is not for a test to say.
            let atOnce = ["TERM": "xterm", "WIDGETC_PROGRESS_DELAY": "0"]
            let shown = try Terminal.run(sandbox, arguments, atOnce)
            #expect(shown.contains("\rchecking 120 files …\u{1B}[K"), "\(shown)")
            #expect(shown.hasSuffix("\r\u{1B}[Kchecked 120 files: no findings\r\n"), "\(shown)")
            // A finding, so that there is something to wait for.
            try sandbox.write("many/g.widget", Description.fragment("E0x0"))
            #expect(try !Terminal.run(sandbox, arguments + ["--quiet", "--color", "never"], atOnce).contains("\u{1B}"))
            try FileManager.default.removeItem(at: sandbox.url("many/g.widget"))
            let plain = try sandbox.run("check", "many", "--jobs", "1")
            #expect(plain.standardError == "checked 120 files: no findings\n")
        }
    }
}
