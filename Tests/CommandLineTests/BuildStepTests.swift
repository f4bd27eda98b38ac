// In: builds as steps of other tools. Out: what they list, write, remove and answer.
// Invariant: every option is tried with paths that tools stumble over.

import Foundation
import TestSupport
import Testing

@Suite struct BuildStepTests {
    static let kit = """
        module Kit { platforms iOS 17; access public; role framework; linkage dynamic }
        enum Tone "Tone" { case low "Low"; case high "High" }

        """
    static let user = """
        module User { platforms iOS 17; imports Kit }
        style ToneStyle by Tone { tint: Color; case .low: (tint: .red); case .high: (tint: .blue) }

        """

    @Test func listsWhatIsReadAndWritten() throws {
        try withSandbox { sandbox in
            try sandbox.write("in put/a b.widget", Description.small)
            try sandbox.write("in put/ü.widget", "module M\n" + Description.fragment("Second"))
            let outputs = try sandbox.run("build", "in put", "-o", "out put", "--list-outputs")
            #expect(outputs.exitCode == 0)
            let names = ["out put/a b.widget.swift", "out put/ü.widget.swift", "out put/MSupport.swift"]
            #expect(outputs.standardOutput == names.map { $0 + "\n" }.joined())
            #expect(!sandbox.exists("out put"))
            let inputs = try sandbox.run("build", "in put", "-o", "out put", "--list-inputs")
            #expect(inputs.standardOutput == "in put/a b.widget\nin put/ü.widget\n")
            // What is wrong within a description changes no name.
            try sandbox.write("in put/a b.widget", Description.broken)
            let again = try sandbox.run("build", "in put", "-o", "out put", "--list-outputs")
            #expect(again.standardOutput == outputs.standardOutput)
        }
    }

    @Test func readsImportsForTheirNames() throws {
        try withSandbox { sandbox in
            try sandbox.write("kit.widget", Self.kit)
            try sandbox.write("user.widget", Self.user)
            let without = try sandbox.run("build", "user.widget", "-o", "out")
            #expect(without.exitCode == 1)
            #expect(without.standardError.contains("--import"))
            #expect(without.standardError.contains("1 error\n"))
            let arguments = ["build", "user.widget", "--import", "kit.widget", "-o", "out", "--role", "extension"]
            let with = try sandbox.shell("widgetc \(arguments.joined(separator: " "))")
            #expect(with.exitCode == 0, "\(with.standardError)")
            #expect(sandbox.names("out") == ["UserSupport.swift", "user.widget.swift"])
            let listed = try sandbox.run("build", "user.widget", "--import", "kit.widget", "--list-inputs")
            #expect(listed.standardOutput == "user.widget\nkit.widget\n")
            // What is both is an input.
            let both = try sandbox.run("build", "user.widget", "kit.widget", "--import", "./kit.widget", "-o", "both")
            #expect(both.exitCode == 0)
            #expect(sandbox.names("both") == ["Kit", "User"])
            try sandbox.write("more.widget", "module User\n" + Description.fragment("More"))
            let mixed = try sandbox.shell(
                "widgetc check user.widget more.widget --import kit.widget --import more.widget")
            #expect(mixed.exitCode == 0)
            let torn = try sandbox.run("check", "user.widget", "--import", "kit.widget", "--import", "more.widget")
            #expect(torn.exitCode == 1 && torn.standardError.contains("[conflicting-option]"))
        }
    }

    @Test func keepsToOneModule() throws {
        try withSandbox { sandbox in
            try sandbox.write("kit.widget", Self.kit)
            let other = try sandbox.run("build", "kit.widget", "--module", "Other", "-o", "out")
            #expect(other.exitCode == 1 && other.standardError.contains("kit.widget:1:8: error"))
            #expect(!sandbox.exists("out"))
            #expect(try sandbox.run("build", "kit.widget", "--module", "Kit", "-o", "out").exitCode == 0)
        }
    }

    @Test func writesDependencies() throws {
        try withSandbox { sandbox in
            try sandbox.write("in/a b#$.widget", Description.small)
            let result = try sandbox.run("build", "in", "-o", "out dir", "--depfile", "deps/x.d")
            #expect(result.exitCode == 0, "\(result.standardError)")
            let expected = """
                out\\ dir/a\\ b\\#$$.widget.swift \\
                out\\ dir/MSupport.swift: \\
                  in/a\\ b\\#$$.widget \\
                  in
                in/a\\ b\\#$$.widget:
                in:

                """
            #expect(try sandbox.text("deps/x.d") == expected)
            #expect(sandbox.names("deps") == ["x.d"])
        }
    }

    /// A description that comes is seen by the date of the folder. Where the build itself writes, that says nothing.
    @Test func searchedFoldersAreDependencies() throws {
        try withSandbox { sandbox in
            try sandbox.write(
                "in/a.widget", "module User { platforms iOS 17; imports Kit }\n" + Description.fragment("A"))
            try sandbox.write("in/deep/.hidden/kept", "")
            try sandbox.write("in/a\nb/kept", "")
            try sandbox.write("kit/sub/kit.widget", Self.kit)
            let arguments = ["build", "in/", "--import", "kit", "-o", "in/out", "--depfile", "in/deps/x.d"]
            // The second build finds the folders that the first has made.
            for _ in 0..<2 {
                let result = try ProcessRunner.run(Widgetc.url.path, arguments, in: sandbox.root)
                #expect(result.exitCode == 0, "\(result.standardError)")
                let rule = try sandbox.text("in/deps/x.d").split(separator: "\n").filter { $0.hasPrefix("  ") }
                let names = rule.map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " \\")) }
                #expect(names == ["in/a.widget", "kit/sub/kit.widget", "in", "in/deep", "kit", "kit/sub"])
                #expect(result.standardError.contains("Make and Ninja will not find `in/a"), "\(result.standardError)")
            }
            // A file that is named brings its folder as long as no lock file is there; a list of files holds none.
            for isLocked in [false, true] {
                if isLocked { #expect(try sandbox.run("lock", "kit/sub/kit.widget").exitCode == 0) }
                let named = try sandbox.run("build", "kit/sub/kit.widget", "-o", "kit/out", "--depfile", "x.d")
                let rule = try sandbox.text("x.d")
                #expect(named.exitCode == 0 && rule.contains("  kit/sub/kit.widget"))
                #expect(rule.contains("  kit/sub\n") == !isLocked)
                #expect(rule.contains("  kit/sub/Kit.lock\n") == isLocked)
            }
            _ = try sandbox.shell("rm kit/sub/Kit.lock")
            let listed = try sandbox.run("build", "in", "--import", "kit", "--list-inputs")
            #expect(listed.standardOutput == "in/a.widget\nkit/sub/kit.widget\n")
        }
    }

    /// Whatever it is called: by that name it may be read.
    @Test func aDepfileReplacesNothingElse() throws {
        try withSandbox { sandbox in
            try sandbox.write("in/a.widget", Description.small)
            try sandbox.write("plain", Description.fragment("Second"))
            try sandbox.write("notes.txt", "mine\n")
            #expect(try sandbox.run("lock", "in", "plain", "--lock", "released").exitCode == 0)
            for path in ["plain", "./plain", "released", "notes.txt"] {
                let before = try ["plain", "released", "notes.txt"].map(sandbox.text)
                let result = try sandbox.run(
                    "build", "in", "plain", "-o", "out", "--lock", "released", "--depfile", path)
                #expect(result.exitCode == 2 && result.standardError.contains("`\(path)`"), "\(result.standardError)")
                #expect(try ["plain", "released", "notes.txt"].map(sandbox.text) == before)
                #expect(!sandbox.exists("out"))
            }
            #expect(try sandbox.run("build", "in", "-o", "out", "--depfile", "x.d").exitCode == 0)
            #expect(try sandbox.run("build", "in", "plain", "-o", "out", "--depfile", "x.d").exitCode == 0)
        }
    }

    /// What is called like a lock file is looked into lest it is one that nobody reads, and so decides the build.
    @Test func filesLikeLockFilesAreInputs() throws {
        try withSandbox { sandbox in
            try sandbox.write("in/a.widget", Description.small)
            try sandbox.write("in/Old.lock", "x\n")
            let listed = try sandbox.run("build", "in", "--list-inputs")
            #expect(listed.standardOutput == "in/a.widget\nin/Old.lock\n")
            #expect(try sandbox.run("build", "in", "-o", "out", "--depfile", "x.d").exitCode == 0)
            #expect(try sandbox.text("x.d").contains("  in/Old.lock"))
            _ = try sandbox.shell("chmod 000 in/Old.lock")
            let unread = try sandbox.shellWithoutPrivileges("widgetc build in -o out")
            #expect(unread.exitCode == 1 && unread.standardError.contains("`in/Old.lock`"), "\(unread.standardError)")
        }
    }

    /// On most file systems the two forms of a letter are two names, and `String` takes them for one.
    @Test func aRenameOfFormAloneIsOne() throws {
        try withSandbox { sandbox in
            try sandbox.write("in/a.widget", Description.small)
            try sandbox.write("in/u\u{FC}.widget", Description.fragment("Second"))
            #expect(try sandbox.run("build", "in", "-o", "out", "--prune").exitCode == 0)
            _ = try sandbox.shell("mv 'in/u\u{FC}.widget' 'in/uu\u{308}.widget'")
            #expect(try sandbox.run("build", "in", "-o", "out", "--prune", "--check").exitCode == 1)
            #expect(try sandbox.run("build", "in", "-o", "out", "--prune").exitCode == 0)
            #expect(sandbox.names("out").count == 4, "\(sandbox.names("out"))")
            #expect(try sandbox.run("build", "in", "-o", "out", "--prune", "--check").exitCode == 0)
        }
    }

    /// A file system that does not tell names apart has one file for both; here, two names of one file stand for that.
    @Test func anOutputIsNotPrunedByItsOtherName() throws {
        try withSandbox { sandbox in
            try sandbox.write("in/Clock.widget", Description.small)
            #expect(try sandbox.run("build", "in", "-o", "out", "--prune").exitCode == 0)
            _ = try sandbox.shell(
                "mv in/Clock.widget in/clock.widget; ln out/Clock.widget.swift out/clock.widget.swift")
            let result = try sandbox.run("build", "in", "-o", "out", "--prune")
            #expect(result.exitCode == 0 && !result.standardError.contains("removed"), "\(result.standardError)")
            #expect(sandbox.exists("out/Clock.widget.swift") && sandbox.exists("out/clock.widget.swift"))
            // Two files, of which one is stale.
            try sandbox.write("in/Watch.widget", Description.fragment("Second"))
            #expect(try sandbox.run("build", "in", "-o", "out", "--prune").exitCode == 0)
            _ = try sandbox.shell("mv in/Watch.widget in/watch.widget")
            #expect(try sandbox.run("build", "in", "-o", "out", "--prune").exitCode == 0)
            #expect(!sandbox.exists("out/Watch.widget.swift") && sandbox.exists("out/watch.widget.swift"))
        }
    }

    /// For Make `a(b)` is the member of an archive, and a backslash escapes what follows.
    @Test(arguments: ["Widgets (2)", "Widgets\\", "Widgets ", "Widgets&"])
    func foldersThatMakeWouldMisread(_ folder: String) throws {
        try withSandbox { sandbox in
            try sandbox.write("\(folder)/x.widget", Description.small)
            #expect(try sandbox.run("build", folder, "-o", "out", "--depfile", "x.d", "--quiet").exitCode == 0)
            let make = try sandbox.shell("printf 'out/x.widget.swift:\\n\\t@echo made\\n' >>x.d && make -f x.d -q")
            #expect(make.exitCode == 0, "\(make.standardError)\(make.standardOutput)")
        }
    }

    /// What Make and Ninja read is tried on the gate; here, that a path which one of them misreads is named.
    @Test(
        arguments: [
            ("a;b", "Make and Ninja", ";"), ("a|b", "Make and Ninja", "|"), ("a=b", "Make", "="), ("a'b", "Ninja", "'"),
            ("a*b", "Ninja", "*"), ("a?b", "Ninja", "?"), ("a&b", "Ninja", "&"), ("a<b", "Ninja", "<"),
            ("a^b", "Ninja", "^"),
            ("a`b", "Ninja", "`"), ("a\\#b", "Ninja", "#"), ("a\\:b", "Ninja", ":"), ("a\\$b", "Ninja", "$"),
            ("a[b]c", "Make", "["), ("~a", "Make", "~"), ("a b\\ c#d$e:f]~,@!{}()+%", nil, ""),
        ] as [(String, String?, String)])
    func pathsThatAToolMisreads(_ name: String, _ tool: String?, _ character: String) throws {
        try withSandbox { sandbox in
            try sandbox.write("\(name)/x.widget", Description.small)
            let result = try sandbox.run("build", name, "-o", "out", "--depfile", "x.d", "--quiet")
            #expect(result.exitCode == 0)
            let warning = tool.map { tool in
                "widgetc: warning: \(tool) will not find `\(name)/x.widget` in `x.d`, for the `\(character)` in it; rename "
                    + "it if you build with that"
            }
            #expect(result.errorLines == (warning.map { [$0] } ?? []))
            // An output's `%` is the stem of a pattern.
            let output = try sandbox.run("build", name, "-o", "o%t", "--depfile", "y.d", "--quiet")
            #expect(output.errorLines.contains { $0.contains("Make will not find `o%t/MSupport.swift`") })
        }
    }

    @Test func saysWhetherOutputIsOutOfDate() throws {
        try withSandbox { sandbox in
            try sandbox.write("a.widget", Description.small)
            for option in ["--check", "--dry-run"] {
                let absent = try sandbox.run("build", "a.widget", "-o", "out", option)
                #expect(absent.exitCode == (option == "--check" ? 1 : 0))
                #expect(absent.standardError.contains("would write out/a.widget.swift"))
                #expect(!sandbox.exists("out"))
            }
            _ = try sandbox.run("build", "a.widget", "-o", "out")
            for option in ["--check", "--dry-run"] {
                #expect(try sandbox.run("build", "a.widget", "-o", "out", option).exitCode == 0)
            }
            try sandbox.write("out/a.widget.swift", Description.generated)
            let changed = try sandbox.run("build", "a.widget", "-o", "out", "--check", "--quiet")
            #expect(changed.exitCode == 1 && changed.standardError.contains("1 file of `out` is out of date"))
            #expect(try sandbox.text("out/a.widget.swift") == Description.generated)
        }
    }

    /// What version control makes of outputs that are kept there: other line ends, and merges.
    @Test func outputsUnderVersionControl() throws {
        try withSandbox { sandbox in
            try sandbox.write("in/a.widget", Description.small)
            try sandbox.write("in/b.widget", "module M\n" + Description.fragment("Second"))
            func build(_ options: String...) throws -> ProcessResult {
                try ProcessRunner.run(
                    Widgetc.url.path, ["build", "in", "-o", "out", "--prune"] + options, in: sandbox.root)
            }
            #expect(try build().exitCode == 0)
            let made = try sandbox.contents("out")
            let converted = made.mapValues {
                Data(String(decoding: $0, as: UTF8.self).replacing("\n", with: "\r\n").utf8)
            }
            for (name, data) in converted { try sandbox.write("out/\(name)", data) }
            // Then version control decides on the line ends.
            #expect(try build("--check").exitCode == 0)
            #expect(try build().standardError == "nothing to write to out (3 unchanged)\n")
            #expect(try sandbox.contents("out") == converted)
            // What really differs is written anew, with the others as they are; and the manifest is understood.
            try sandbox.write("out/MSupport.swift", Description.generated.replacing("\n", with: "\r\n"))
            #expect(try build("--check").exitCode == 1)
            #expect(try build().standardError == "wrote 1 file to out (2 unchanged)\n")
            try FileManager.default.removeItem(at: sandbox.url("in/b.widget"))
            #expect(try build().standardError.contains("1 removed"))
            #expect(!sandbox.exists("out/b.widget.swift"))

            let marks = ["<<<<<<< HEAD\n", "=======\n", ">>>>>>> topic\n"]
            // In the manifest, within an output, and among the comments at its head, where versions differ.
            let manifest = String(decoding: made[".widgetc-manifest"] ?? Data(), as: UTF8.self)
            try sandbox.write("out/.widgetc-manifest", manifest + marks.joined())
            #expect(try build("--check").standardError.contains("would write out/.widgetc-manifest\n"))
            #expect(try build().exitCode == 0)
            #expect(try build("--check").exitCode == 0)
            let output = String(decoding: made["a.widget.swift"] ?? Data(), as: UTF8.self)
            let lines = output.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) + "\n" }
            for place in [0, 2, 3, 5] {
                var merged = lines
                merged.insert(contentsOf: [marks[1], "// Generated by another\n", marks[2]], at: place + 1)
                merged.insert(marks[0], at: place)
                try sandbox.write("out/a.widget.swift", merged.joined())
                #expect(try build("--check").exitCode == 1)
                #expect(try build().standardError == "wrote 1 file to out (1 unchanged)\n", "\(place)")
                #expect(try sandbox.text("out/a.widget.swift") == output)
            }
        }
    }

    @Test func removesOnlyWhatItMade() throws {
        try withSandbox { sandbox in
            try sandbox.write("in/a.widget", Description.small)
            try sandbox.write("in/b.widget", "module M\n" + Description.fragment("Second"))
            _ = try sandbox.run("build", "in", "-o", "out", "--prune")
            try sandbox.write("out/Hand.swift", "// mine\n")
            try sandbox.write("elsewhere.swift", try sandbox.text("out/b.widget.swift"))
            try FileManager.default.removeItem(at: sandbox.url("in/b.widget"))
            let dry = try sandbox.run("build", "in", "-o", "out", "--prune", "--dry-run")
            #expect(dry.standardError.contains("would remove out/b.widget.swift"))
            #expect(sandbox.exists("out/b.widget.swift"))
            // A manifest that was tampered with leads nowhere else.
            let manifest = try sandbox.text("out/.widgetc-manifest")
            try sandbox.write("out/.widgetc-manifest", manifest + "../elsewhere.swift\n/etc/passwd\nHand.swift\n")
            let pruned = try sandbox.run("build", "in", "-o", "out", "--prune")
            #expect(pruned.errorLines.dropLast().last == "nothing to write to out (2 unchanged, 1 removed)")
            #expect(pruned.errorLines.last?.contains("`../elsewhere.swift` is no path of an output") ?? false)
            #expect(pruned.exitCode == 0 && !pruned.standardError.contains("from another build"))
            #expect(sandbox.names("out") == [".widgetc-manifest", "Hand.swift", "MSupport.swift", "a.widget.swift"])
            #expect(sandbox.exists("elsewhere.swift"))
            #expect(try sandbox.text("out/.widgetc-manifest").hasSuffix("MSupport.swift\na.widget.swift\n"))
        }
    }

    @Test(arguments: [
        ["--check", "--dry-run"], ["--list-inputs", "--list-outputs"], ["--watch", "--check"],
        ["--depfile", "x", "--check"], ["--list-outputs", "--error-format", "json"],
        ["--list-inputs", "--error-format", "sarif"], ["--prune", "--emit", "ir"], ["-o", "-", "--depfile", "x"],
    ])
    func whatExcludesEachOtherIsRefused(_ options: [String]) throws {
        try withSandbox { sandbox in
            try sandbox.write("a.widget", Description.small)
            let result = try sandbox.shell("widgetc build a.widget \(options.joined(separator: " "))")
            #expect(result.exitCode == 2, "\(result.standardError)")
            #expect(!sandbox.exists(".build"))
        }
    }

    /// The names of outputs do not hang on floors, nor on the role.
    @Test func outputsAreListedWhateverTheFloorsAre() throws {
        try withSandbox { sandbox in
            try sandbox.write("a.widget", Description.small)
            let plain = try sandbox.run("build", "a.widget", "-o", "out", "--list-outputs")
            #expect(plain.exitCode == 0 && !plain.standardOutput.isEmpty)
            let other = try sandbox.run(
                "build", "a.widget", "-o", "out", "--list-outputs", "--platforms", "iOS 26", "--role", "app")
            #expect(other.exitCode == 0 && other.standardOutput == plain.standardOutput, "\(other.standardError)")
        }
    }

    @Test(arguments: ["WIDGETC_LOCK_TIMEOUT", "WIDGETC_PROGRESS_DELAY"])
    func timesOfTheEnvironmentAreNumbers(_ variable: String) throws {
        try withSandbox { sandbox in
            try sandbox.write("a.widget", Description.small)
            for text in ["abc", "-1", "1s", "nan"] {
                let result = try sandbox.run("build", "a.widget", "-o", "out", environment: [variable: text])
                #expect(result.exitCode == 2)
                #expect(
                    result.errorLines.first
                        == "widgetc: error: the variable `\(variable)` is `\(text)`; it takes a number of seconds, such as "
                        + "`1.5`")
                #expect(!sandbox.exists("out"))
            }
            #expect(try sandbox.run("build", "a.widget", "-o", "out", environment: [variable: ""]).exitCode == 0)
        }
    }

    /// What is written while a run waits for another is built, and not what it read before.
    @Test func theLastChangeIsBuilt() throws {
        try withSandbox { sandbox in
            try sandbox.write("in/a.widget", Description.small)
            for change in ["echo 'enum B \"B\" { case a \"A\" }' >>in/a.widget", "cp new.widget in/b.widget"] {
                try sandbox.write("new.widget", "module M\n" + Description.fragment("New"))
                let script = """
                    mkdir -p out; exec 9<out; flock 9
                    widgetc build in -o out --prune 2>log & run=$!
                    sleep 1; \(change); flock -u 9; wait $run && widgetc build in -o out --prune --check
                    """
                #expect(try sandbox.shell(script).exitCode == 0, "\(change)")
            }
        }
    }

    @Test func settingsThatChangeMeanwhileAreReadAgain() throws {
        try withSandbox { sandbox in
            try sandbox.write("in/a.widget", Description.small)
            try sandbox.write("more/b.widget", "module M\n" + Description.fragment("New"))
            try sandbox.write("widgetc.json", #"{ "descriptions": ["in"] }"#)
            let script = """
                mkdir out; exec 9<out; flock 9
                widgetc build --settings widgetc.json -o out 2>log & run=$!
                sleep 1; echo '{ "descriptions": ["in", "more"] }' >widgetc.json; flock -u 9; wait $run
                """
            #expect(try sandbox.shell(script).exitCode == 0)
            #expect(sandbox.names("out") == ["MSupport.swift", "a.widget.swift", "b.widget.swift"])
        }
    }

    /// The run that made the folder has failed and taken it back.
    @Test func aFolderThatIsGoneMeanwhileIsMadeAnew() throws {
        try withSandbox { sandbox in
            try sandbox.write("in/a.widget", Description.small)
            let script = """
                mkdir out; exec 9<out; flock 9
                widgetc build in -o out 2>log & run=$!
                sleep 1; rmdir out; flock -u 9; wait $run
                """
            #expect(try sandbox.shell(script).exitCode == 0)
            #expect(sandbox.names("out") == ["MSupport.swift", "a.widget.swift"])
        }
    }

    @Test(arguments: [
        "a.widget.swift: b\n\tcp b $@\n", "out/a.widget.swift\n", "all: a.widget.swift\n", "SRC = a.widget.swift \\\n",
        "a.widget.swift: \\\n  b\nc: d\n",
    ])
    func aDepfileReplacesNoOtherList(_ contents: String) throws {
        try withSandbox { sandbox in
            try sandbox.write("in/a.widget", Description.small)
            try sandbox.write("Makefile", contents)
            let result = try sandbox.run("build", "in", "-o", "out", "--depfile", "Makefile")
            #expect(result.exitCode == 2 && result.standardError.contains("is no list of dependencies"))
            #expect(try sandbox.text("Makefile") == contents)
        }
    }
}
