// In: lock files that stand where no module looks for its own, and other things in a build's way. Out: refusals.
// Invariant: nothing that guards a release is passed over in silence.

import TestSupport
import Testing

@Suite struct StrayLockTests {
    private static let clock = """
        module Clock { platforms iOS 17 }
        widget ClockWidget "Clock" {
          families systemSmall
          entry { isOn: Bool = true }
          refresh never
          view ClockView
        }
        bundle ClockBundle { ClockWidget }

        """

    /// Commands that move what is released, and what is said then.
    @Test(arguments: [
        (
            "mkdir W/x; mv W/clock.widget W/x",
            "`W/Clock.lock` is the lock file of `Clock`, which is looked for at `W/x/Clock.lock` now"
        ),
        (
            "sed -i 's/module Clock/module Watch/' W/clock.widget",
            "`W/Clock.lock` is a lock file, and no module here is called `Clock`"
        ),
        (
            "mkdir W/old W/new; mv W/Clock.lock W/old; mv W/clock.widget W/new",
            "`W/old/Clock.lock` is the lock file of `Clock`, which is looked for at `W/new/Clock.lock` now"
        ),
    ])
    func locksComeAlong(_ move: String, _ message: String) throws {
        try withSandbox { sandbox in
            try sandbox.write("W/clock.widget", Self.clock)
            #expect(try sandbox.shell("widgetc lock W").exitCode == 0)
            _ = try sandbox.shell(move)
            for command in ["check W", "build W -o out", "lock W"] {
                let result = try sandbox.shell("widgetc \(command)")
                #expect(result.exitCode == 1, "\(command)")
                #expect(result.standardError.contains(message), "\(result.standardError)")
            }
        }
    }

    /// Files that are given one by one, as plugins and build tools do, come with the lock files beside them.
    @Test func locksBesideSingleFilesAreSeen() throws {
        try withSandbox { sandbox in
            try sandbox.write("W/clock.widget", Self.clock)
            _ = try sandbox.shell("widgetc lock W; sed -i 's/module Clock/module Watch/' W/clock.widget")
            let renamed = try sandbox.shell("widgetc check W/clock.widget")
            #expect(renamed.exitCode == 1)
            #expect(
                renamed.standardError.contains("`W/Clock.lock` is a lock file, and no module here is called `Clock`"))
            #expect(try sandbox.shell("widgetc lock W/clock.widget").exitCode == 1)
            // A build may be confined to its inputs.
            #expect(try sandbox.shell("widgetc build W/clock.widget -o out").exitCode == 0)
            // It may be the lock file of what is not given.
            try sandbox.write(
                "W/more/other.widget", "module Other { platforms iOS 17 }\nenum E \"E\" { case a \"A\" }\n")
            #expect(try sandbox.shell("widgetc check W/clock.widget").exitCode == 0)
            #expect(try sandbox.shell("widgetc check W/clock.widget W/more/other.widget").exitCode == 1)
        }
    }

    /// Beside the one that is read, a copy of an older release is in nobody's way.
    @Test func copiesOfOlderReleasesAreLeftAlone() throws {
        try withSandbox { sandbox in
            try sandbox.write("W/clock.widget", Self.clock)
            let call = "widgetc lock W; mkdir W/released; cp W/Clock.lock W/released; widgetc check W"
            #expect(try sandbox.shell(call).exitCode == 0)
        }
    }

    /// Without a block the file is looked for in the folder that holds all descriptions, which grows.
    @Test func aFolderMoreMovesTheLock() throws {
        try withSandbox { sandbox in
            let text = Self.clock.split(separator: "\n").dropFirst().joined(separator: "\n")
            try sandbox.write("W/count/clock.widget", text)
            let options = "--module Clock --platforms 'iOS 17'"
            #expect(try sandbox.shell("widgetc lock W \(options) && widgetc check W \(options)").exitCode == 0)
            try sandbox.write("W/hue.widget", "enum Hue \"Hue\" { case red \"Red\" }\n")
            let result = try sandbox.shell("widgetc check W \(options)")
            #expect(result.exitCode == 1)
            #expect(result.standardError.contains("is looked for at `W/Clock.lock` now: move it there"))
            #expect(try sandbox.shell("mv W/count/Clock.lock W && widgetc check W \(options)").exitCode == 0)
        }
    }

    /// A build reads nothing outside what it was given and the current folder.
    @Test(arguments: ["x/clock.widget", "./x/clock.widget", "\"$PWD/x/clock.widget\""])
    func onlyWhatIsBelowTheCurrentFolderIsLookedAt(_ description: String) throws {
        try withSandbox { sandbox in
            try sandbox.write("W/clock.widget", Self.clock)
            _ = try sandbox.shell("widgetc lock W; mkdir -p W/x/y; mv W/clock.widget W/x")
            let within = try sandbox.shell("cd W && widgetc check \(description)")
            #expect(within.exitCode == 1)
            #expect(within.standardError.contains("Clock.lock` is the lock file of `Clock`, which is looked for at"))
            #expect(try sandbox.shell("cd W/x && widgetc check clock.widget").exitCode == 0)
            #expect(
                try sandbox.shell("cd W/x/y && widgetc check ../clock.widget \"$PWD/../clock.widget\"").exitCode == 0)
        }
    }

    /// A lock that is read by `--import`, or that `--lock` names, is in nobody's way.
    @Test func othersLocksAreLeftAlone() throws {
        try withSandbox { sandbox in
            try sandbox.write("W/clock.widget", Self.clock)
            let other = "module Other { platforms iOS 17 }\nenum Hue \"Hue\" { case red \"Red\" }\n"
            try sandbox.write("V/other.widget", other)
            try sandbox.write("V/Package.lock", "not ours\n")
            #expect(try sandbox.shell("widgetc lock W && widgetc check V --import W").exitCode == 0)
            let named = try sandbox.shell("mv W/Clock.lock released.lock && widgetc check W --lock released.lock")
            #expect(named.exitCode == 0)
        }
    }

    @Test func aProgramThatWroteNothingIsNoticed() throws {
        try withSandbox { sandbox in
            try sandbox.write("W/clock.widget", Self.clock)
            let result = try sandbox.shell("true | widgetc build - W -o out")
            #expect(result.exitCode == 1)
            #expect(result.standardError.contains("standard input is empty"))
            #expect(!sandbox.exists("out"))
        }
    }

    @Test func depfilesReplaceNoLink() throws {
        try withSandbox { sandbox in
            try sandbox.write("W/clock.widget", Self.clock)
            let result = try sandbox.shell("echo kept >real; ln -s real link; widgetc build W -o out --depfile link")
            #expect(result.exitCode == 3)
            #expect(result.standardError.contains("`link` is a link or a device; `--depfile` takes the path of a file"))
            #expect(try sandbox.shell("test -L link && test \"$(cat real)\" = kept && test ! -e out").exitCode == 0)
            #expect(try sandbox.shell("widgetc build W -o out --prune --depfile out/.widgetc-manifest").exitCode == 2)
        }
    }

    /// The manifest does not list it, so that `--prune` leaves it where it is.
    @Test func outputsOfOthersFailACheckThatPrunes() throws {
        try withSandbox { sandbox in
            try sandbox.write("W/clock.widget", Self.clock)
            try sandbox.write("W/x.widget", "enum Hue \"Hue\" { case red \"Red\" }\n")
            let build = "widgetc build W -o out"
            #expect(try sandbox.shell("\(build) && rm W/x.widget && \(build) --prune").exitCode == 0)
            let result = try sandbox.shell("widgetc build W -o out --prune --check")
            #expect(result.exitCode == 1)
            #expect(result.standardError.contains("`out` holds 1 output of other builds"))
            #expect(try sandbox.shell("rm out/x.widget.swift; widgetc build W -o out --prune --check").exitCode == 0)
        }
    }
}
