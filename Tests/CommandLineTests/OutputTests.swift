// In: builds into folders in every condition. Out: the files that stand there afterwards.
// Invariant: a run that fails changes nothing, and a run that succeeds changes only what differs.

import Foundation
import TestSupport
import Testing

@Suite struct OutputTests {
    @Test func defaultFolder() throws {
        try withSandbox { sandbox in
            try sandbox.write("x.widget", Description.small)
            #expect(try sandbox.run("build", "x.widget").exitCode == 0)
            #expect(sandbox.names(".build/widgetc") == ["MSupport.swift", "x.widget.swift"])
        }
    }

    @Test func unchangedFilesAreNotTouched() throws {
        try withSandbox { sandbox in
            try sandbox.write("x.widget", Description.small)
            try sandbox.write("y.widget", Description.fragment("Second"))
            #expect(try sandbox.run("build", ".", "-o", "out").exitCode == 0)
            let past = Date(timeIntervalSince1970: 1_000_000_000)
            for name in sandbox.names("out") {
                try FileManager.default.setAttributes(
                    [.modificationDate: past], ofItemAtPath: sandbox.url("out/\(name)").path
                )
            }
            try sandbox.write("y.widget", Description.fragment("Third"))
            #expect(try sandbox.run("build", ".", "-o", "out").exitCode == 0)
            #expect(try sandbox.modificationDate("out/x.widget.swift") == past)
            #expect(try sandbox.modificationDate("out/y.widget.swift") != past)
            #expect(try sandbox.text("out/y.widget.swift").contains("enum Third"))
        }
    }

    @Test func outputsOfAnotherBuildAreNamed() throws {
        try withSandbox { sandbox in
            try sandbox.write("old.widget", Description.small)
            #expect(try sandbox.run("build", "old.widget", "-o", "out").exitCode == 0)
            try sandbox.write("out/View.swift", "// mine\n// still\n// mine\n")
            try sandbox.write("new.widget", Description.small)
            let result = try sandbox.run("build", "new.widget", "-o", "out")
            #expect(result.standardError.contains("note: `out/old.widget.swift` is from another build"))
            #expect(!result.standardError.contains("View.swift"))
            #expect(sandbox.exists("out/old.widget.swift"))
        }
    }

    @Test func anErrorLeavesEverything() throws {
        try withSandbox { sandbox in
            try sandbox.write("x.widget", Description.small)
            #expect(try sandbox.run("build", ".", "-o", "out").exitCode == 0)
            let before = try sandbox.contents("out")
            try sandbox.write("x.widget", Description.module + Description.fragment("Changed"))
            try sandbox.write("y.widget", "enumm Second \"Second\" { case a \"A\" }\n")
            #expect(try sandbox.run("build", ".", "-o", "out").exitCode == 1)
            #expect(try sandbox.contents("out") == before)
            #expect(try sandbox.run("build", ".", "-o", "fresh").exitCode == 1)
            #expect(!sandbox.exists("fresh"))
            let printed = try sandbox.run("build", ".", "-o", "-")
            #expect(printed.exitCode == 1)
            #expect(printed.standardOutput.isEmpty)
        }
    }

    @Test func otherFilesStay() throws {
        try withSandbox { sandbox in
            try sandbox.write("x.widget", Description.small)
            try sandbox.write("out/View.swift", "// mine\n")
            try sandbox.write("out/.widgetc-manifest", "")
            try sandbox.write("out/.widgetc-1-x", "")
            try sandbox.write("out/.widgetc-99999-0", "left by a run that was killed")
            #expect(try sandbox.run("build", "x.widget", "-o", "out").exitCode == 0)
            let names = [".widgetc-1-x", ".widgetc-manifest", "MSupport.swift", "View.swift", "x.widget.swift"]
            #expect(sandbox.names("out") == names)
            #expect(try sandbox.text("out/View.swift") == "// mine\n")
        }
    }

    @Test func printedOutputIsThatOfTheFiles() throws {
        try withSandbox { sandbox in
            try sandbox.write("x.widget", Description.small)
            let result = try sandbox.run("build", "x.widget", "-o", "-")
            #expect(result.exitCode == 0)
            #expect(result.standardError.isEmpty)
            #expect(sandbox.names(".") == ["x.widget"])
            #expect(try sandbox.run("build", "x.widget", "-o", "out").exitCode == 0)
            for text in try sandbox.contents("out").values.map({ String(decoding: $0, as: UTF8.self) }) {
                #expect(!text.isEmpty && result.standardOutput.contains(text))
            }
        }
    }

    @Test func stagesArePrinted() throws {
        try withSandbox { sandbox in
            try sandbox.write("x.widget", Description.small)
            let marks = [
                "tokens": "2:6  identifier Category", "tree": "  enumDecl", "ir": "enum Category \"Category\" {",
            ]
            for (form, mark) in marks {
                let result = try sandbox.run("build", "x.widget", "--emit", form)
                #expect(result.exitCode == 0, "\(result.standardError)")
                #expect(result.standardOutput.contains(mark))
                #expect(result.standardError.isEmpty)
                let folder = try sandbox.run("build", "x.widget", "--emit", form, "-o", "out")
                #expect(folder.exitCode == 2)
                #expect(folder.standardError.contains("leave out `-o`"))
            }
            #expect(sandbox.names(".") == ["x.widget"])
            try sandbox.write("y.widget", "enumm Second \"Second\" { case a \"A\" }\n")
            let both = try sandbox.run("build", ".", "--emit", "tokens", "-o", "-")
            #expect(both.exitCode == 1)
            #expect(both.standardOutput.hasPrefix("// x.widget\n1:1 |"))
            #expect(both.standardOutput.contains("\n// y.widget\n1:1 |"))
            #expect(both.standardError.hasPrefix("y.widget:1:1: error: "))
            let program = try sandbox.run("build", ".", "--emit", "ir")
            #expect(program.exitCode == 1)
            #expect(program.standardOutput.isEmpty)
        }
    }

    @Test(arguments: ["file", "file/deeper", "x.widget"])
    func outputFolderIsAFile(_ folder: String) throws {
        try withSandbox { sandbox in
            try sandbox.write("x.widget", Description.small)
            try sandbox.write("file", "kept")
            let result = try sandbox.run("build", "x.widget", "-o", folder)
            #expect(result.exitCode == 3)
            #expect(result.errorLines == ["widgetc: error: cannot make folder `\(folder)`: Not a directory"])
            #expect(try sandbox.text("file") == "kept")
            #expect(try sandbox.text("x.widget") == Description.small)
        }
    }

    @Test func aFolderStandsWhereAFileShould() throws {
        try withSandbox { sandbox in
            try sandbox.write("x.widget", Description.small)
            try sandbox.write("out/x.widget.swift/kept", "kept")
            let result = try sandbox.run("build", "x.widget", "-o", "out")
            #expect(result.exitCode == 3)
            #expect(result.errorLines == ["widgetc: error: cannot write `out/x.widget.swift`: Is a directory"])
            #expect(sandbox.names("out") == ["x.widget.swift"])
        }
    }

    @Test func readOnlyFolder() throws {
        try withSandbox { sandbox in
            try sandbox.write("x.widget", Description.small)
            #expect(try sandbox.run("build", "x.widget", "-o", "out").exitCode == 0)
            try sandbox.setMode(0o555, "out")
            defer { try? sandbox.setMode(0o755, "out") }
            let before = try sandbox.contents("out")
            let unchanged = try sandbox.shellWithoutPrivileges("widgetc build x.widget -o out")
            #expect(unchanged.exitCode == 0, "\(unchanged.standardError)")
            try sandbox.write("x.widget", Description.module + Description.fragment("Changed"))
            let result = try sandbox.shellWithoutPrivileges("widgetc build x.widget -o out")
            #expect(result.exitCode == 3)
            #expect(result.errorLines == ["widgetc: error: cannot write `out/x.widget.swift`: Permission denied"])
            #expect(try sandbox.contents("out") == before)
            let deeper = try sandbox.shellWithoutPrivileges("widgetc build x.widget -o out/deeper")
            #expect(deeper.exitCode == 3)
            #expect(deeper.errorLines == ["widgetc: error: cannot make folder `out/deeper`: Permission denied"])
        }
    }

    /// A limit on the size of files fails in the middle of a file, as a full disk does.
    @Test func noRoomForTheOutput() throws {
        try withSandbox { sandbox in
            try sandbox.write("a.widget", Description.small)
            try sandbox.write("b.widget", "enum Large \"Large\" {\n"
                + (0..<500).map { "  case c\($0) \"Case \($0)\"\n" }.joined() + "}\n")
            let result = try sandbox.shell("ulimit -f 8; widgetc build . -o new/deep")
            #expect(result.exitCode == 3)
            #expect(result.errorLines == ["widgetc: error: cannot write `new/deep/b.widget.swift`: File too large"])
            #expect(!sandbox.exists("new"))
            try sandbox.write("out/a.widget.swift", "old")
            try sandbox.write("out/b.widget.swift", "old")
            let before = try sandbox.contents("out")
            #expect(try sandbox.shell("ulimit -f 8; widgetc build . -o out").exitCode == 3)
            #expect(try sandbox.contents("out") == before)
        }
    }

    @Test func noRoomOnStandardOutput() throws {
        try withSandbox { sandbox in
            try sandbox.write("x.widget", Description.small)
            let result = try sandbox.shell("ulimit -f 8; dd if=/dev/zero of=full bs=512 count=8 2>/dev/null; "
                + "widgetc build x.widget -o - >>full")
            #expect(result.exitCode == 3)
            #expect(result.errorLines == ["widgetc: error: cannot write to standard output: File too large"])
        }
    }

    /// A link to a folder is followed; a file is replaced, whatever stood there.
    @Test func linksInTheOutput() throws {
        try withSandbox { sandbox in
            try sandbox.write("x.widget", Description.small)
            try sandbox.write("real/kept.txt", "kept")
            try sandbox.write("target.swift", "kept")
            let files = FileManager.default
            try files.createSymbolicLink(atPath: sandbox.url("out").path, withDestinationPath: "real")
            try files.createSymbolicLink(
                atPath: sandbox.url("real/x.widget.swift").path, withDestinationPath: "../target.swift"
            )
            #expect(try sandbox.run("build", "x.widget", "-o", "out").exitCode == 0)
            #expect(sandbox.names("real") == ["MSupport.swift", "kept.txt", "x.widget.swift"])
            #expect(try sandbox.text("real/x.widget.swift").contains("enum Category"))
            #expect(try sandbox.text("target.swift") == "kept")
        }
    }

    @Test(arguments: [
        "with space", "per%20cent%s", "ha#sh", "quest?ion*", "quo'te\"", "back\\slash", "dollar$HOME", "semi;colon&",
        "\u{FC}mlaut", "u\u{308}mlaut", "日本語", "👩‍👩‍👧", "-dash", "dot.dot..", "trailing ",
        String(repeating: "long", count: 50),
    ])
    func oddNames(_ name: String) throws {
        try withSandbox { sandbox in
            try sandbox.write("\(name)/\(name).widget", Description.small)
            let inputs = ["./\(name)", "./\(name)/\(name).widget", sandbox.url("\(name)/\(name).widget").path]
            for (index, input) in inputs.enumerated() {
                let output = "./\(name)/out \(name) \(index)"
                let result = try sandbox.run("build", input, "-o=\(output)")
                #expect(result.exitCode == 0, "\(result.standardError)")
                #expect(Set(sandbox.names(output)) == ["MSupport.swift", "\(name).widget.swift"])
            }
            try sandbox.write("\(name)/\(name).widget", Description.broken)
            let result = try sandbox.run("check", "--", "\(name)/\(name).widget")
            #expect(result.standardError.hasPrefix("\(name)/\(name).widget:2:1: error: "))
        }
    }

    @Test func longPaths() throws {
        try withSandbox { sandbox in
            let deep = (0..<15).map { "\($0)" + String(repeating: "x", count: 200) }.joined(separator: "/")
            try sandbox.write("\(deep)/x.widget", Description.small)
            let result = try sandbox.run("build", ".", "-o", "\(deep)/out")
            #expect(result.exitCode == 0, "\(result.standardError)")
            #expect(sandbox.names("\(deep)/out").count == 2)
            let tooLong = try sandbox.run("build", ".", "-o", String(repeating: "y", count: 300))
            #expect(tooLong.exitCode == 3)
            #expect(tooLong.standardError.contains("File name too long"))
        }
    }

    @Test func relativePaths() throws {
        try withSandbox { sandbox in
            try sandbox.write("in/x.widget", Description.small)
            try sandbox.write("here/kept", "")
            for output in ["../out", ".././out/", "../out//"] {
                #expect(try sandbox.run("build", "../in", "-o", output, in: "here").exitCode == 0)
                #expect(sandbox.names("out") == ["MSupport.swift", "x.widget.swift"])
                try FileManager.default.removeItem(at: sandbox.url("out"))
            }
            #expect(try sandbox.run("build", "../in", "-o", ".", in: "here").exitCode == 0)
            #expect(sandbox.names("here").contains("x.widget.swift"))
        }
    }
}
