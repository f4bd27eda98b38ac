// In: inputs of every kind, there and not there. Out: what is read, and the exit code.
// Invariant: an input that gives nothing is never passed over in silence.

import Foundation
import TestSupport
import Testing

@Suite struct InputTests {
    @Test func foldersAreSearched() throws {
        try withSandbox { sandbox in
            try sandbox.write("in/a.widget", Description.small)
            try sandbox.write("in/deep/er/b.widget", Description.fragment("Second"))
            try sandbox.write("in/x.widget/c.widget", Description.fragment("Third"))
            try sandbox.write("in/other.txt", Description.broken)
            try sandbox.write("in/.build/checkout/d.widget", Description.broken)
            try sandbox.write("in/.#a.widget", Description.broken)
            for input in ["in", "in/", "./in"] {
                let result = try sandbox.run("build", input, "-o", "out")
                #expect(result.exitCode == 0, "\(result.standardError)")
                let names = ["MSupport.swift", "a.widget.swift", "b.widget.swift", "c.widget.swift"]
                #expect(sandbox.names("out") == names)
            }
            let result = try sandbox.run("build", ".", "-o", "../out", "--verbose", in: "in")
            let read = result.errorLines.filter { $0.hasPrefix("read ") }
            #expect(read == ["read a.widget", "read deep/er/b.widget", "read x.widget/c.widget"])
        }
    }

    @Test func linksInAFolderEnd() throws {
        try withSandbox { sandbox in
            try sandbox.write("in/a.widget", Description.small)
            try sandbox.write("elsewhere/b.widget", Description.fragment("Second"))
            let files = FileManager.default
            try files.createSymbolicLink(atPath: sandbox.url("in/loop").path, withDestinationPath: ".")
            try files.createSymbolicLink(atPath: sandbox.url("in/up").path, withDestinationPath: "..")
            try files.createSymbolicLink(atPath: sandbox.url("in/nowhere.png").path, withDestinationPath: "absent")
            let result = try sandbox.run("build", "in", "-o", "out")
            #expect(result.exitCode == 0, "\(result.standardError)")
            #expect(sandbox.names("out") == ["MSupport.swift", "a.widget.swift", "b.widget.swift"])
            try files.createSymbolicLink(atPath: sandbox.url("in/lost.widget").path, withDestinationPath: "absent")
            let lost = try sandbox.run("build", "in", "-o", "out")
            #expect(lost.exitCode == 3)
            #expect(lost.standardError.contains("cannot read `in/lost.widget`"))
            // Nobody knows what it held, and its outputs are not those of a description that is gone.
            try files.removeItem(at: sandbox.url("in/lost.widget"))
            try files.createSymbolicLink(atPath: sandbox.url("in/nowhere").path, withDestinationPath: "absent")
            #expect(try sandbox.run("build", "in", "-o", "out").exitCode == 3)
        }
    }

    /// Whose names are read, but not what they stand for: all is left as it is.
    @Test func whatCannotBeLookedAtIsNotGone() throws {
        try withSandbox { sandbox in
            try sandbox.write("in/a.widget", Description.small)
            try sandbox.write("in/deep/er/b.widget", Description.fragment("Second"))
            _ = try sandbox.shell("widgetc build in -o out --prune --quiet")
            try sandbox.setMode(0o444, "in/deep")
            for call in [
                "widgetc build in -o out --prune", "widgetc build in -o out --list-outputs", "widgetc check in",
            ] {
                let result = try sandbox.shellWithoutPrivileges(call)
                #expect(result.exitCode == 3, "\(call)")
                #expect(
                    result.errorLines == ["widgetc: error: cannot read `in/deep`: Permission denied"],
                    "\(result.standardError)")
            }
            #expect(sandbox.exists("out/b.widget.swift"))
            try sandbox.setMode(0o755, "in/deep")
        }
    }

    /// What the system makes of such a name, or what `String` makes of it, would be another file.
    @Test func argumentsAreUTF8() throws {
        try withSandbox { sandbox in
            try sandbox.write("a.widget", Description.small)
            for call in ["build a.widget -o \"$(printf 'o\\351')\"", "build \"$(printf 'c\\351.widget')\" -o -"] {
                let result = try sandbox.shell("widgetc \(call)")
                #expect(result.exitCode == 2 && result.standardError.contains("\\xE9"), "\(result.standardError)")
            }
            #expect(sandbox.names(".") == ["a.widget"])
        }
    }

    @Test func pipesThatNobodyNamedAreNotWaitedFor() throws {
        try withSandbox { sandbox in
            try sandbox.write("in/a.widget", Description.small)
            _ = try sandbox.shell("mkfifo in/M.lock in/Other.lock out.xcstrings")
            let locked = try sandbox.run("build", "in", "-o", "out")
            #expect(locked.exitCode == 3)
            #expect(locked.standardError.contains("cannot read `in/M.lock`: it is a pipe or a device, and no file"))
            let strings = try sandbox.run("build", "in/a.widget", "--emit", "strings", "--strings", "out.xcstrings")
            #expect(strings.exitCode == 3)
            _ = try sandbox.shell("rm in/M.lock; mkdir made; mkfifo made/a.widget.swift")
            #expect(try sandbox.run("build", "in", "-o", "out").exitCode == 0)
            let made = try sandbox.run("build", "in", "-o", "made")
            #expect(made.exitCode == 3 && made.standardError.contains("pipe"), "\(made.standardError)")
        }
    }

    @Test func aFileIsReadOnce() throws {
        try withSandbox { sandbox in
            try sandbox.write("in/a.widget", Description.small)
            try FileManager.default.createSymbolicLink(atPath: sandbox.url("link").path, withDestinationPath: "in")
            try FileManager.default.createSymbolicLink(
                atPath: sandbox.url("link.widget").path, withDestinationPath: "in/a.widget"
            )
            let inputs = "in/a.widget ./in/a.widget in in/../in/a.widget link link/a.widget \"$PWD/in\" link.widget"
            let result = try sandbox.shell("widgetc build -o out --verbose \(inputs)")
            #expect(result.exitCode == 0, "\(result.standardError)")
            #expect(result.errorLines.filter { $0.hasPrefix("read ") }.count == 1)
            #expect(sandbox.names("out").count == 2)
        }
    }

    @Test func orderAndFolderOfTheCallDoNotMatter() throws {
        try withSandbox { sandbox in
            try sandbox.write("a/one.widget", Description.small)
            try sandbox.write("b/two.widget", Description.fragment("Second"))
            try sandbox.write("c/three.widget", Description.fragment("Third"))
            let calls = [
                "widgetc build a b c -o out1", "widgetc build c a/one.widget b -o out2 --jobs 1",
                "cd b; widgetc build two.widget ../c/three.widget ../a -o ../out3",
                "cd /; widgetc build \"$OLDPWD/c\" \"$OLDPWD/b\" \"$OLDPWD/a\" -o \"$OLDPWD/out4\"",
            ]
            for call in calls {
                let result = try sandbox.shell(call)
                #expect(result.exitCode == 0, "\(result.standardError)")
            }
            let expected = try sandbox.contents("out1")
            #expect(expected.count == 4)
            for folder in ["out2", "out3", "out4"] { #expect(try sandbox.contents(folder) == expected) }
        }
    }

    @Test func standardInput() throws {
        try withSandbox { sandbox in
            let block = try sandbox.run("build", "-", "-o", "out", standardInput: Description.small)
            #expect(block.exitCode == 0, "\(block.standardError)")
            #expect(sandbox.names("out") == ["MSupport.swift", "stdin.widget.swift"])
            let options = try sandbox.run(
                "build", "-", "-", "--module", "Other", "--platforms", "iOS 17", "-o", "-",
                standardInput: Description.fragment("First")
            )
            #expect(options.exitCode == 0, "\(options.standardError)")
            #expect(options.standardOutput.contains("enum First"))
            let neither = try sandbox.run("check", "-", standardInput: Description.fragment("First"))
            #expect(neither.exitCode == 1)
            #expect(neither.standardError.hasPrefix("stdin:1:1: error: "))
            let line = try sandbox.run("check", "-", "--error-format", "line", standardInput: Description.broken)
            #expect(line.standardError.hasPrefix("stdin:2:"))
        }
    }

    @Test func aFileCalledStdinStaysAFile() throws {
        try withSandbox { sandbox in
            try sandbox.write("stdin", Description.broken)
            let result = try sandbox.run("check", "stdin", "--error-format", "line")
            #expect(result.standardError.hasPrefix("/"))
        }
    }

    @Test(arguments: ["build", "check"])
    func absentInputs(_ command: String) throws {
        try withSandbox { sandbox in
            try sandbox.write("x.widget", Description.broken)
            let result = try sandbox.run(command, "absent.widget", "x.widget", "no/such/folder")
            #expect(result.exitCode == 3)
            #expect(
                result.errorLines == [
                    "widgetc: error: cannot read `absent.widget`: No such file or directory",
                    "widgetc: error: cannot read `no/such/folder`: No such file or directory",
                ])
            #expect(sandbox.names(".") == ["x.widget"])
        }
    }

    @Test func unreadableInputs() throws {
        try withSandbox { sandbox in
            try sandbox.write("x.widget", Description.small)
            try sandbox.write("folder/y.widget", Description.small)
            try sandbox.setMode(0o000, "x.widget")
            try sandbox.setMode(0o000, "folder")
            defer { try? sandbox.setMode(0o755, "folder") }
            let result = try sandbox.shellWithoutPrivileges("widgetc build x.widget folder -o out")
            #expect(result.exitCode == 3)
            #expect(
                Set(result.errorLines) == [
                    "widgetc: error: cannot read `x.widget`: Permission denied",
                    "widgetc: error: cannot read `folder`: Permission denied",
                ])
            #expect(!sandbox.exists("out"))
        }
    }

    // File systems of other systems take no such name.
    #if os(Linux)
    /// The name, not only the folder: bytes that are no text as escapes.
    @Test func nameThatIsNotUTF8() throws {
        try withSandbox { sandbox in
            let result = try sandbox.shell(
                #"mkdir in; touch "in/$(printf 'caf\351.widget')" "in/$(printf 'b\377\303\251\200')"; widgetc check in"#
            )
            #expect(result.exitCode == 3)
            let said = #"widgetc: error: cannot read `in`: the name `b\xFFé\x80` in it is not UTF-8; rename that"#
            #expect(result.errorLines == [said])
            let other = try sandbox.shell(#"rm in/b*; widgetc check in"#)
            #expect(other.standardError.contains(#"the name `caf\xE9.widget` in it"#), "\(other.standardError)")
        }
    }
    #endif

    @Test func inputThatIsNotUTF8() throws {
        try withSandbox { sandbox in
            try sandbox.write("x.widget", Data(Description.small.utf8) + [0x2F, 0x2F, 0xC3, 0x28, 0x0A])
            // The only module is the one that cannot be read; that is no second finding.
            try sandbox.write("y.widget", Description.fragment("Second"))
            let result = try sandbox.run("build", "x.widget", "y.widget", "-o", "out")
            #expect(result.exitCode == 1)
            #expect(result.errorLines.first?.hasPrefix("x.widget:3:3: error: ") == true, "\(result.standardError)")
            #expect(result.errorLines.first?.hasSuffix("[not-utf8]") == true)
            #expect(result.errorLines.last == "1 error")
            #expect(!sandbox.exists("out"))
        }
    }

    @Test(arguments: ["", "\n", "// nothing\n", "\u{FEFF}"], ["build", "check"])
    func nothingDescribed(_ text: String, _ command: String) throws {
        try withSandbox { sandbox in
            try sandbox.write("x.widget", text)
            for options in [[], ["--module", "M", "--platforms", "iOS 17"]] {
                let arguments = ([command, "x.widget"] + options).map { "'\($0)'" }.joined(separator: " ")
                let result = try sandbox.shell("widgetc \(arguments)")
                #expect(result.exitCode == 1)
                #expect(result.errorLines.last == "1 error")
                #expect(result.standardError.contains("x.widget"))
                // A module would not help.
                #expect(result.standardError.contains("[nothing-described]"))
            }
            let place = text.contains("nothing") ? "this file declares nothing" : "standard input is empty"
            let calls =
                [[command, "-"]]
                + (command == "build" ? [["build", "-", "-o", "-"], ["build", "-", "--list-outputs"]] : [])
            for call in calls {
                let line = "printf '%s' '\(text)' | widgetc \(call.joined(separator: " "))"
                let streamed = try sandbox.shell(line)
                #expect(streamed.exitCode == 1 && streamed.standardOutput.isEmpty)
                let expected = "stdin:1:1: error: \(place); there is nothing to build [nothing-described]"
                #expect(streamed.errorLines.first == expected, "\(streamed.standardError)")
            }
            #expect(sandbox.names(".") == ["x.widget"])
        }
    }

    @Test func folderWithoutDescriptions() throws {
        try withSandbox { sandbox in
            try sandbox.write("in/readme.txt", "")
            try sandbox.write("x.widget", Description.small)
            for inputs in ["in", "x.widget in"] {
                let result = try sandbox.shell("widgetc build \(inputs) -o out")
                #expect(result.exitCode == 1)
                #expect(
                    result.errorLines == [
                        "widgetc: error: folder `in` holds no `.widget` file [nothing-described]", "1 error",
                    ])
                #expect(!sandbox.exists("out"))
            }
        }
    }

    /// `ü` in normal form C and in normal form D are one file to some systems, and so are `x` and `X`.
    @Test(arguments: [("x", "x"), ("x", "X"), ("\u{FC}", "u\u{308}"), ("\u{DC}", "u\u{308}"), ("É", "é")])
    func collidingOutputs(_ first: String, _ second: String) throws {
        try withSandbox { sandbox in
            try sandbox.write("a/\(first).widget", Description.small)
            try sandbox.write("b/\(second).widget", Description.fragment("Second"))
            for command in ["build a b -o out", "check b a"] {
                let result = try sandbox.shell("widgetc \(command)")
                #expect(result.exitCode == 1)
                #expect(result.standardError.contains("a/\(first).widget"))
                #expect(result.standardError.contains("b/\(second).widget"))
                #expect(result.errorLines.first?.hasSuffix("[colliding-outputs]") == true)
                #expect(result.errorLines.last == "1 error")
                #expect(!sandbox.exists("out"))
            }
        }
    }

    @Test func modulesHaveFoldersOfTheirOwn() throws {
        try withSandbox { sandbox in
            try sandbox.write("x.widget", Description.small)
            try sandbox.write("y/x.widget", "module Other { platforms iOS 17 }\n" + Description.fragment("Second"))
            let result = try sandbox.run("build", ".", "-o", "out")
            #expect(result.exitCode == 0, "\(result.standardError)")
            #expect(sandbox.names("out") == ["M", "Other"])
            #expect(sandbox.names("out/M") == ["MSupport.swift", "x.widget.swift"])
            #expect(sandbox.names("out/Other") == ["OtherSupport.swift", "x.widget.swift"])
            try sandbox.write("y/x.widget", "module m { platforms iOS 17 }\n" + Description.fragment("Second"))
            let colliding = try sandbox.run("build", ".", "-o", "out")
            #expect(colliding.exitCode == 1)
            #expect(colliding.standardError.contains("[colliding-outputs]"))
        }
    }

    /// The name stands in a comment of the output, which a line break would end.
    @Test func namesWithControlCharacters() throws {
        try withSandbox { sandbox in
            try sandbox.write("in/x\nstruct Y {}.widget", Description.small)
            let result = try sandbox.run("build", "in", "-o", "out")
            #expect(result.exitCode == 3)
            let path = #"in/x\nstruct Y {}.widget"#
            #expect(result.errorLines == ["widgetc: error: cannot read `\(path)`: its path holds a control character"])
            #expect(!sandbox.exists("out"))
        }
    }

    @Test(arguments: ["build", "check", "lock"])
    func filesOfAnotherKindAreRefused(_ command: String) throws {
        try withSandbox { sandbox in
            try sandbox.write("x.widget", Description.small)
            try sandbox.write("Model.swift", "struct Model { let name: String }\n")
            let result = try sandbox.run(command, "x.widget", "Model.swift")
            #expect(result.exitCode == 3)
            let message = "`Model.swift` is no description: descriptions are files named `*.widget`"
            #expect(result.errorLines == ["widgetc: error: \(message)"])
            #expect(sandbox.names(".") == ["Model.swift", "x.widget"])
        }
    }

    @Test func pipesAreInputs() throws {
        try withSandbox { sandbox in
            try sandbox.write("x.widget", Description.small)
            let result = try sandbox.shell("mkfifo pipe; cat x.widget >pipe & widgetc build pipe -o out")
            #expect(result.exitCode == 0, "\(result.standardError)")
            #expect(sandbox.names("out").contains("pipe.widget.swift"))
        }
    }

    /// Build systems compile a module at a time; what two of them share is told where one uses the other.
    @Test func namesOfTwoModulesAreComparedInBuildsOfOne() throws {
        try withSandbox { sandbox in
            for (name, head) in [("N", "imports M"), ("M", "access public")] {
                try sandbox.write(
                    "\(name)/\(name).widget",
                    """
                    module \(name) { platforms iOS 17; \(head) }
                    entity Room "Room" { id roomID: String; name: String; title "\\(name)"; source \(name)Catalog }

                    """)
            }
            let start = "N/N.widget:2:8: warning: "
            let both = try sandbox.shell("widgetc check N M")
            let one = try sandbox.shell("widgetc check N --import M")
            for result in [both, one] {
                let told = result.errorLines.filter { $0.contains("[repeated-type]") }
                #expect(told.map { $0.hasPrefix(start) } == [true], "\(result)")
            }
            let other = try sandbox.shell("widgetc check M --import N")
            #expect(!other.standardError.contains("repeated-type"))
        }
    }

    /// A link, or another folder, may stand before the folder, or behind it, as that happens to be called.
    @Test(arguments: ["in", "in ../other", "../other in"])
    func theNameOfTheFolderChangesNothing(_ inputs: String) throws {
        try withSandbox { sandbox in
            try sandbox.write("other/b.widget", "module M\n" + Description.fragment("Other"))
            try sandbox.write("repo/in/a.widget", Description.small)
            try sandbox.write("repo/in/z.widget", "module M\n" + Description.fragment("Last"))
            try sandbox.write("shared/c.widget", "module M\n" + Description.fragment("Middle"))
            let script = """
                ln -s ../../shared/c.widget repo/in/c.widget
                for name in repo zrepo; do
                    [ -d $name ] || mv repo $name
                    (cd $name && widgetc build \(inputs) --list-inputs && widgetc build \(inputs) -o -) >$name.out || exit 9
                done
                cmp repo.out zrepo.out && grep '^in/.*widget$' repo.out
                """
            let result = try sandbox.shell(script)
            #expect(result.standardOutput == "in/a.widget\nin/c.widget\nin/z.widget\n", "\(result.standardError)")
        }
    }

    @Test func aPipeInASearchedFolderIsNoDescription() throws {
        try withSandbox { sandbox in
            try sandbox.write("in/a.widget", Description.small)
            let result = try sandbox.shell("mkfifo in/b.widget; widgetc build in -o out")
            #expect(result.exitCode == 3)
            #expect(result.standardError.contains("cannot read `in/b.widget`: it is a pipe or a device, and no file"))
            // One that is named is waited for.
            let named = try sandbox.shell("cat in/a.widget >in/b.widget & widgetc build in/b.widget -o out")
            #expect(named.exitCode == 0, "\(named.standardError)")
        }
    }
}
