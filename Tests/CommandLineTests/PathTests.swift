// In: builds with paths that tools stumble over. Out: what they read, list and write.
// Invariant: a path comes out as it went in, however it is spelt and from wherever it is read.

import Foundation
import TestSupport
import Testing

@Suite struct PathTests {
    /// Umlauts in both normal forms, in folders and files; and everything at once that a build tool asks for.
    @Test(arguments: [
        "with space", "per%20cent", "ha#sh", "u\u{308}mlaut \u{FC}", "-dash", "quo'te\"", "back\\ slash", "日本 $HOME",
        "n\u{303}\u{301}", String(repeating: "long", count: 50),
    ])
    func oddPathsInEveryOption(_ name: String) throws {
        try withSandbox { sandbox in
            try sandbox.write("\(name)/in/\(name).widget", BuildStepTests.user)
            try sandbox.write("\(name)/in/gone.widget", "module User\n" + Description.fragment("Gone"))
            try sandbox.write("\(name)/kit/\(name) kit.widget", BuildStepTests.kit)
            try sandbox.write("\(name)/in/User.lock", "widgetc-lock 1\n")
            let folders = try FileManager.default.subpathsOfDirectory(atPath: sandbox.root.path)
            // As it is, over a symbolic link, from another folder, and absolute.
            try FileManager.default.createSymbolicLink(atPath: sandbox.url("link").path, withDestinationPath: name)
            try sandbox.write("elsewhere/deep/kept", "")
            let places = [
                ("./\(name)", "."), ("link", "."), ("../../\(name)", "elsewhere/deep"), (sandbox.url(name).path, "."),
            ]
            var outputs: [[String: Data]] = []
            for (index, (place, folder)) in places.enumerated() {
                let (input, output) = ("\(place)/in", "\(place)/out \(index)")
                let common = [input, "--import", "\(place)/kit", "-o", output]
                func widgetc(_ options: [String]) throws -> ProcessResult {
                    try ProcessRunner.run(Widgetc.url.path, ["build"] + common + options, in: sandbox.url(folder))
                }
                let depfile = "\(place)/deps \(index)/\(name).d"
                let built = try widgetc(["--prune", "--depfile", depfile])
                #expect(built.exitCode == 0, "\(built.standardError)")
                let files = ["\(input)/\(name).widget", "\(input)/gone.widget"].sorted {
                    $0.utf8.lexicographicallyPrecedes($1.utf8)
                }
                let read = files + ["\(place)/kit/\(name) kit.widget", "\(input)/User.lock"]
                #expect(try widgetc(["--list-inputs"]).standardOutput == read.map { $0 + "\n" }.joined())
                let made = files.map { output + $0.dropFirst(input.count) + ".swift" } + ["\(output)/UserSupport.swift"]
                #expect(try widgetc(["--list-outputs"]).standardOutput == made.map { $0 + "\n" }.joined())
                let dependencies = try sandbox.text("\(name)/deps \(index)/\(name).d")
                // Behind the rule each input has an empty one, where that would not be one for other files.
                let named = read + [input, "\(place)/kit"]
                let ruled = named.filter { !$0.contains("%") }
                #expect(Self.paths(inDepfile: dependencies) == made + named + ruled)
                try FileManager.default.removeItem(at: sandbox.url("\(name)/in/gone.widget"))
                let pruned = try widgetc(["--prune"])
                #expect(pruned.standardError.contains("1 removed"), "\(pruned.standardError)")
                try sandbox.write("\(name)/in/gone.widget", "module User\n" + Description.fragment("Gone"))
                outputs.append(try sandbox.contents("\(name)/out \(index)"))
                #expect(outputs[index].count == 3)
                #expect(outputs[index] == outputs[0])
            }
            // Nothing else came into being.
            let made = try FileManager.default.subpathsOfDirectory(atPath: sandbox.url(name).path)
            let others = made.filter { !$0.hasPrefix("out ") && !$0.hasPrefix("deps ") }
            #expect(Set(others.map { "\(name)/\($0)" } + [name]) == Set(folders))
        }
    }

    /// The paths of a dependency file, as Make and Ninja read them.
    private static func paths(inDepfile text: String) -> [String] {
        var paths = [""]
        var characters = Array(text.replacing("\\\n", with: "").unicodeScalars)[...]
        while let character = characters.popFirst() {
            var backslashes = 0
            if character == "\\" {
                backslashes = 1
                while characters.first == "\\" {
                    characters.removeFirst()
                    backslashes += 1
                }
            }
            switch (character, characters.first) {
            case ("\\", let next?) where " #:".unicodeScalars.contains(next):
                paths[paths.count - 1] += String(repeating: "\\", count: backslashes / 2) + String(next)
                characters.removeFirst()
            case ("\\", _): paths[paths.count - 1] += String(repeating: "\\", count: backslashes)
            case ("$", "$"?):
                paths[paths.count - 1] += "$"
                characters.removeFirst()
            case (":", _), (" ", _), ("\n", _): paths.append("")
            default: paths[paths.count - 1].unicodeScalars.append(character)
            }
        }
        return paths.filter { !$0.isEmpty }
    }

    /// A list has a path on each line, so that no path may have a line break.
    @Test func pathsOfSeveralLines() throws {
        try withSandbox { sandbox in
            try sandbox.write("x.widget", Description.small)
            for option in ["--list-outputs", "--list-inputs", "--depfile=x.d"] {
                let result = try sandbox.run("build", "x.widget", "-o", "out\nput", option)
                #expect(result.exitCode == 3)
                let message = #"widgetc: error: cannot list `out\nput`: its path holds a control character"#
                #expect(result.errorLines == [message])
            }
            #expect(sandbox.names(".") == ["x.widget"])
            #expect(try sandbox.run("build", "x.widget", "-o", "out\nput").exitCode == 0)
            #expect(sandbox.names("out\nput").count == 2)
        }
    }

    /// Inputs that collide are found before anything is written, listed or removed, whatever else is asked for.
    @Test(arguments: [
        ("x", "X"), ("\u{FC}", "u\u{308}"), ("\u{DC}", "u\u{308}"), ("\u{3C2}", "\u{3A3}"), ("\u{DF}", "SS"),
        ("\u{17F}", "s"),
    ])
    func collidingInputsStopEverything(_ first: String, _ second: String) throws {
        try withSandbox { sandbox in
            try sandbox.write("in/a/\(first).widget", Description.small)
            _ = try sandbox.run("build", "in", "-o", "out", "--prune", "--depfile", "x.d")
            let before = try sandbox.contents("out")
            try sandbox.write("in/b/\(second).widget", "module M\n" + Description.fragment("Second"))
            for options in ["--prune --depfile y.d", "--dry-run", "--check"] {
                let result = try sandbox.shell("widgetc build in -o out \(options)")
                #expect(result.exitCode == 1)
                #expect(result.errorLines.first?.hasSuffix("[colliding-outputs]") == true, "\(result.standardError)")
            }
            #expect(try sandbox.contents("out") == before)
            #expect(sandbox.names(".") == ["in", "out", "x.d"])
        }
    }
}
