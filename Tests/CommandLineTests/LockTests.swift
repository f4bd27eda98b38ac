// In: descriptions and lock files. Out: what `lock` writes, and what `check` and `build` do where one is there.
// Invariant: nothing that was released is given up without `--accept`.

import Foundation
import TestSupport
import Testing

@Suite struct LockTests {
    private static let clock = """
        module Clock { platforms iOS 17; access public }
        intent ClockIntent "Clock" { param city "City": String?; param zone "Zone": String? }
        widget ClockWidget "Clock" { configuration ClockIntent; families systemSmall; refresh never; view ClockView }
        bundle ClockBundle { ClockWidget }

        """

    /// A sandbox with `app/clock.widget` as it was released, and then changed.
    private func withRelease(_ edits: (String, String)..., body: (Sandbox) throws -> Void) throws {
        try withSandbox { sandbox in
            try sandbox.write("app/clock.widget", Self.clock)
            let result = try sandbox.run("lock", "app")
            #expect(result.exitCode == 0)
            #expect(result.standardError == "wrote app/Clock.lock\n")
            #expect(result.standardOutput.isEmpty)
            let text = edits.reduce(Self.clock) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
            try sandbox.write("app/clock.widget", text)
            try body(sandbox)
        }
    }

    @Test func factsAreSortedLines() throws {
        try withRelease { sandbox in
            let facts = try sandbox.text("app/Clock.lock").split(separator: "\n").filter { !$0.hasPrefix("#") }
            #expect(
                facts == [
                    "widgetc-lock 1", "bundle widget ClockWidget", "intent ClockIntent param city: String?",
                    "intent ClockIntent param zone: String?", "widget ClockWidget",
                    "widget ClockWidget configuration: ClockIntent", "widget ClockWidget family systemSmall: iOS",
                    "widget ClockWidget since: iOS 17",
                ])
            let date = try sandbox.modificationDate("app/Clock.lock")
            #expect(try sandbox.run("lock", "app").standardError == "unchanged app/Clock.lock\n")
            #expect(try sandbox.modificationDate("app/Clock.lock") == date)
            #expect(try sandbox.run("lock", "--check", "app").exitCode == 0)
            #expect(try sandbox.run("check", "app").standardError == "checked 1 file: no findings\n")
            #expect(sandbox.names("app") == ["Clock.lock", "clock.widget"])
        }
    }

    @Test func aLossStopsCheckBuildAndLock() throws {
        try withRelease(("param city", "param town")) { sandbox in
            let before = try sandbox.contents("app")
            for command in ["check app", "build app -o out", "lock app", "lock --check app"] {
                let result = try sandbox.shell("widgetc \(command)")
                #expect(result.exitCode == 1, "\(command)")
                #expect(result.standardError.contains("app/clock.widget:2:36: error: "), "\(result.standardError)")
                #expect(result.standardError.contains("app/Clock.lock:5:1: note: "), "\(result.standardError)")
                #expect(result.standardError.contains("[changed-choice]"))
            }
            #expect(!sandbox.exists("out"))
            #expect(try sandbox.contents("app") == before)
        }
    }

    @Test func aLossThatIsMeantIsAccepted() throws {
        try withRelease(("param city", "param town"), ("ClockWidget", "TimeWidget")) { sandbox in
            let one = try sandbox.run("lock", "app", "--accept", "widget ClockWidget")
            #expect(one.exitCode == 1)
            #expect(one.standardError.contains("[changed-choice]") && !one.standardError.contains("[changed-kind]"))
            let fact = "intent ClockIntent param city"
            let both = try sandbox.run("lock", "app", "--accept", "widget ClockWidget", "--accept=\(fact)")
            #expect(both.exitCode == 0, "\(both.standardError)")
            let text = try sandbox.text("app/Clock.lock")
            #expect(text.contains("param town") && !text.contains("ClockWidget") && !text.contains("param city"))
            #expect(try sandbox.run("check", "app").exitCode == 0)
        }
    }

    /// A `help:` line adds the setting that keeps the former name, in a block of one line and in one of several.
    @Test(arguments: [("ClockWidget", "TimeWidget", "kind"), ("ClockIntent", "TimeIntent", "persistentIdentifier")])
    func formerNamesAreOffered(_ former: String, _ name: String, _ setting: String) throws {
        try withRelease((former, name)) { sandbox in
            let title = "add `\(setting) \"\(former)\"`"
            #expect(try sandbox.run("check", "app").standardError.contains("help: \(title)"))
            for breaksLine in [false, true] {
                if breaksLine {
                    let text = try sandbox.text("app/clock.widget").replacingOccurrences(of: "{ ", with: "{\n  ")
                    try sandbox.write("app/clock.widget", text)
                }
                let before = try sandbox.text("app/clock.widget")
                let output = try sandbox.run("check", "app", "--error-format", "json").standardOutput
                let line = try #require(output.split(separator: "\n").first { $0.contains("\"add `\(setting)") })
                let finding = try #require(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
                let fix = try #require((finding["fixes"] as? [[String: Any]])?.first)
                #expect(fix["safe"] as? Bool == false)
                let edit = try #require((fix["edits"] as? [[String: Any]])?.first)
                let start = ((edit["range"] as? [String: Any])?["start"] as? [String: Any])?["offset"] as? Int ?? 0
                let bytes = Array(before.utf8)
                let text = try #require(edit["text"] as? String)
                let mended = bytes[..<start] + Array(text.utf8) + bytes[start...]
                try sandbox.write("app/clock.widget", Data(mended))
                let after = try sandbox.run("check", "app")
                #expect(after.exitCode == 0, "\(after.standardError)\n\(String(decoding: mended, as: UTF8.self))")
                try sandbox.write("app/clock.widget", before)
            }
        }
    }

    @Test func anUnknownFactIsNamed() throws {
        try withRelease { sandbox in
            // A kind of facts stands for none: a slip would give up all of them.
            #expect(try sandbox.run("lock", "app", "--accept", "widget").exitCode == 2)
            let result = try sandbox.run("lock", "app", "--accept", "widget ClokWidget")
            #expect(result.exitCode == 2)
            #expect(
                result.standardError.contains("did you mean `--accept 'widget ClockWidget'`?"),
                "\(result.standardError)")
        }
    }

    /// Beside a fact that would be lost, too; and what is said to be run then runs.
    @Test func anUnknownFactIsNamedBesideALoss() throws {
        try withRelease(("ClockWidget", "TimeWidget")) { sandbox in
            let result = try sandbox.run("lock", "app", "--accept", "widget ClokWidget")
            #expect(result.exitCode == 1)
            let text = result.standardOutput + result.standardError
            #expect(text.contains("did you mean `--accept 'widget ClockWidget'`?"), "\(text)")
            #expect(
                text.contains("if the change is meant: `widgetc lock app --accept 'widget ClockWidget'`"), "\(text)")
            #expect(try sandbox.run("lock", "app", "--accept", "widget ClockWidget").exitCode == 0)
        }
    }

    /// Between releases a lock file is behind, which is no finding.
    @Test func whatIsNewIsNoted() throws {
        try withRelease(("param zone", "param more \"More\": Bool = true; param zone")) { sandbox in
            let note = "note: `app/Clock.lock` does not hold 1 fact yet; run `widgetc lock app` for a release\n"
            let check = try sandbox.run("check", "app")
            #expect(check.exitCode == 0)
            #expect(check.standardError.hasPrefix(note), "\(check.standardError)")
            #expect(try sandbox.run("check", "app", "--quiet").standardError.isEmpty)
            #expect(try sandbox.run("check", "app", "--strict").exitCode == 0)
            let stale = try sandbox.run("lock", "app", "--check")
            #expect(stale.exitCode == 1)
            #expect(stale.standardError.contains("`app/Clock.lock` is out of date; `widgetc lock app` brings"))
            #expect(try sandbox.run("lock", "app").exitCode == 0)
            #expect(try sandbox.run("lock", "app", "--check").exitCode == 0)
        }
    }

    /// Commands that findings name run as they are printed.
    @Test func namedCommandsHaveTheInputsOfTheCall() throws {
        try withSandbox { sandbox in
            try sandbox.write("my app/clock.widget", Self.clock)
            #expect(try sandbox.run("lock", "my app").exitCode == 0)
            let changed = Self.clock.replacingOccurrences(of: "param zone", with: "param place")
            #expect(changed != Self.clock)
            try sandbox.write("my app/clock.widget", changed)
            let check = try sandbox.run("check", "my app", "--role", "extension")
            #expect(check.exitCode == 1)
            let start = "if the change is meant: `widgetc lock 'my app' --role extension --accept '"
            let label = try #require(check.standardError.range(of: start), "\(check.standardError)")
            let rest = check.standardError[check.standardError.index(label.lowerBound, offsetBy: 25)...]
            let command = String(rest.prefix { $0 != "`" })
            #expect(try sandbox.shell(command).exitCode == 0, "\(command)")
            #expect(try sandbox.run("check", "my app").exitCode == 0)
        }
    }

    @Test func anAbsentFileIsNone() throws {
        try withSandbox { sandbox in
            try sandbox.write("clock.widget", Self.clock)
            #expect(try sandbox.run("check", "clock.widget").exitCode == 0)
            let stale = try sandbox.run("lock", "--check", "clock.widget")
            #expect(stale.exitCode == 1)
            #expect(stale.standardError.contains("there is no `Clock.lock`"))
            #expect(sandbox.names(".") == ["clock.widget"])
            // One that is named is expected.
            #expect(try sandbox.run("check", "clock.widget", "--lock", "other.lock").exitCode == 3)
            #expect(try sandbox.run("check", "clock.widget", "--against", "other.lock").exitCode == 3)
            #expect(try sandbox.run("lock", "clock.widget", "--lock", "locks/other.lock").exitCode == 0)
            #expect(sandbox.names("locks") == ["other.lock"])
            #expect(try sandbox.run("check", "clock.widget", "--lock", "locks/other.lock").exitCode == 0)
        }
    }

    /// What was released stands where the link should lead: nothing that is compared without it holds.
    @Test(arguments: ["", " --lock app/Clock.lock"])
    func aLinkThatLeadsNowhereIsNoAbsentFile(_ options: String) throws {
        try withRelease { sandbox in
            _ = try sandbox.shell(
                "mv app/Clock.lock released && ln -s ../locks/Clock.lock app/Clock.lock && mkdir locks")
            let calls = [
                "check app", "build app -o out", "build app -o out --check", "build app --list-inputs", "lock app",
            ]
            for call in calls {
                let result = try sandbox.shell("widgetc \(call)\(options)")
                #expect(result.exitCode == 3, "\(call)")
                #expect(
                    result.standardError.contains("cannot read `app/Clock.lock`: it is a link that leads nowhere"),
                    "\(result.standardError)")
            }
            #expect(sandbox.names("locks") == [] && !sandbox.exists("out"))
            // A link stays one.
            let written = try sandbox.shell("mv released locks/Clock.lock && widgetc lock app\(options)")
            #expect(written.exitCode == 0 && sandbox.names("locks") == ["Clock.lock"])
            #expect(try sandbox.shell("test -L app/Clock.lock").exitCode == 0)
        }
    }

    /// Without a block the lock file stands in the folder that holds all files, however these are spelt.
    @Test func theFolderOfTheCallFindsTheSameLockFile() throws {
        try withSandbox { sandbox in
            try sandbox.write("r/W/clock.widget", String(Self.clock.drop { $0 != "\n" }))
            try sandbox.write("r/x/hue.widget", "enum Hue \"Hue\" { case red \"Red\" }\n")
            let options = "--module Clock --platforms 'iOS 17'"
            let first = try sandbox.shell("cd r; widgetc lock W x \(options)")
            #expect(first.standardError.hasSuffix("wrote Clock.lock\n"))
            try sandbox.write("r/W/clock.widget", "enum Sky \"Sky\" { case blue \"Blue\" }\n")
            let calls = [
                "cd r; widgetc check W x", "cd r/W; widgetc check . ../x", "cd r/x; widgetc check ../W .",
                "cd r; widgetc check $PWD/W x", "cd r; widgetc check W $PWD/x", "widgetc check r/W r/x",
                "cd r/W; widgetc check ../../r/x ../../r/W", "cd r; widgetc build W x -o out",
                "ln -s r l; widgetc check l/W r/x", "cd l; widgetc check W \"$PWD/x\"",
                "cd l; widgetc check \"$PWD/W\" x",
            ]
            for call in calls {
                let result = try sandbox.shell("\(call) \(options)")
                #expect(
                    result.exitCode == 1 && result.standardError.contains("Clock.lock:"),
                    "\(call) \(result.standardError)")
            }
        }
    }

    /// Another run writes the file while this one waits for the folder.
    @Test func whatIsReleasedMeanwhileIsKept() throws {
        try withRelease(("; param zone \"Zone\": String?", "")) { sandbox in
            let script = """
                exec 9<app; flock 9
                widgetc lock app --accept 'intent ClockIntent param zone' 2>log & run=$!
                sleep 1; echo 'widget Other' >>app/Clock.lock; flock -u 9; wait $run
                """
            let result = try sandbox.shell(script)
            #expect(result.exitCode == 1)
            let log = try sandbox.text("log")
            #expect(log.contains("error: no widget has the kind `Other` any more"), "\(log)")
            #expect(try sandbox.text("app/Clock.lock").hasSuffix("widget Other\n"))
        }
    }

    @Test func anOlderReleaseIsComparedToo() throws {
        try withRelease(("; param zone \"Zone\": String?", "")) { sandbox in
            try sandbox.write("old.lock", try sandbox.text("app/Clock.lock"))
            let accepted = try sandbox.run("lock", "app", "--accept", "intent ClockIntent param zone")
            #expect(accepted.exitCode == 0, "\(accepted.standardError)")
            #expect(try sandbox.run("check", "app").exitCode == 0)
            let older = try sandbox.run("check", "app", "--against", "old.lock")
            #expect(older.exitCode == 1)
            #expect(older.standardError.contains("old.lock:6:1: note: "), "\(older.standardError)")
            // What only an older release holds cannot be given up by writing the lock file.
            #expect(!older.standardError.contains("--accept"))
            #expect(older.standardError.contains("leave out `--against` when nobody uses it any more"))
        }
    }

    @Test func severalLockFilesAreWrittenOrNone() throws {
        try withSandbox { sandbox in
            try sandbox.write("in/p/a.widget", "module P { platforms iOS 17 }\nenum E \"E\" { case e \"e\" }\n")
            try sandbox.write("in/q/b.widget", "module Q { platforms iOS 17 }\nenum E \"E\" { case e \"e\" }\n")
            _ = try sandbox.shell("chmod 555 in/q")
            let failed = try sandbox.shellWithoutPrivileges("widgetc lock in")
            #expect(failed.exitCode == 3 && sandbox.names("in/p") == ["a.widget"], "\(failed.standardError)")
            _ = try sandbox.shell("chmod 755 in/q")
            #expect(try sandbox.run("lock", "in/q").exitCode == 0)
            #expect(sandbox.names("in/q") == ["Q.lock", "b.widget"])
        }
    }

    @Test func aLockFileIsAnInput() throws {
        try withRelease { sandbox in
            let listed = try sandbox.run("build", "app", "--list-inputs")
            #expect(listed.standardOutput == "app/clock.widget\napp/Clock.lock\n", "\(listed.standardError)")
            #expect(try sandbox.run("build", "app", "-o", "out", "--depfile", "out.d").exitCode == 0)
            #expect(try sandbox.text("out.d").contains("app/Clock.lock"))
            #expect(sandbox.names("out") == ["ClockSupport.swift", "clock.widget.swift"])
        }
    }

    /// Modules have a file each, beside their blocks; one whose files say nothing has it in their folder.
    @Test func eachModuleHasItsFile() throws {
        try withSandbox { sandbox in
            try sandbox.write("a/clock.widget", Self.clock)
            try sandbox.write("b/x/one.widget", "module Town { platforms iOS 17 }\nenum One \"One\" { case a \"A\" }\n")
            #expect(try sandbox.run("lock", "a", "b").exitCode == 0)
            #expect(sandbox.names("a") == ["Clock.lock", "clock.widget"])
            #expect(sandbox.names("b/x") == ["Town.lock", "one.widget"])
            let both = try sandbox.run("check", "a", "b", "--lock", "a/Clock.lock")
            #expect(both.exitCode == 3)
            #expect(both.standardError.contains("`--lock` names the lock file of one"))

            try sandbox.write("c/x/one.widget", Description.fragment("One"))
            try sandbox.write("c/y/z/two.widget", Description.fragment("Two"))
            #expect(try sandbox.run("lock", "c", "--module", "M", "--platforms", "iOS 17").exitCode == 0)
            #expect(sandbox.names("c") == ["M.lock", "x", "y"])
        }
    }

    @Test func standardInputNeedsAPlace() throws {
        try withSandbox { sandbox in
            #expect(try sandbox.run("check", "-", standardInput: Self.clock).exitCode == 0)
            let result = try sandbox.run("lock", "-", standardInput: Self.clock)
            #expect(result.exitCode == 3)
            #expect(result.standardError.contains("name it by `--lock FILE`"))
            #expect(try sandbox.run("lock", "-", "--lock", "c.lock", standardInput: Self.clock).exitCode == 0)
            #expect(sandbox.names(".") == ["c.lock"])
        }
    }

    @Test(arguments: [
        ("check app --accept x", "`check` has no option `--accept`; `lock` has it"),
        ("lock app --check --accept x", "`--check` writes nothing"),
        ("lock", "no input"),
    ])
    func wrongUsage(_ arguments: String, _ message: String) throws {
        try withRelease { sandbox in
            let result = try sandbox.shell("widgetc \(arguments)")
            #expect(result.exitCode == 2)
            #expect(result.standardError.contains(message), "\(result.standardError)")
        }
    }

    /// A file of other bytes is never repaired in silence.
    @Test func aDamagedFileStays() throws {
        try withRelease { sandbox in
            try sandbox.write("app/Clock.lock", Data([0x77, 0x00, 0xFF, 0x0A]))
            for command in ["check", "build", "lock"] {
                let result = try sandbox.run(command, "app")
                #expect(result.exitCode == 1)
                #expect(result.standardError.contains("[damaged-lock]"), "\(result.standardError)")
            }
            #expect(try sandbox.contents("app")["Clock.lock"] == Data([0x77, 0x00, 0xFF, 0x0A]))
        }
    }
}
